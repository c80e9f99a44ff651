import type { Database } from '../platform/database/database.ts';
import { isTooSlow } from '../platform/database/database-error.ts';
import { findCandidates, type RegisterCandidate } from './register-candidates.query.ts';
import { type Entry, findNamesakes, type RequestRow } from './request-record.query.ts';

type Meant = {
  namesakes: Entry[];
  candidates: RegisterCandidate[];
  /** Whether all names could be read in time. */
  isNameSearched: boolean;
};

const ifInTime = <Found>(search: Promise<Found>): Promise<Found | undefined> =>
  search.catch((error: unknown) => {
    if (isTooSlow(error)) return undefined;
    throw error;
  });

/**
 * Whom a request may mean, for the operator. Among many millions of names the search may take longer than a statement may:
 * the request can be decided without it, so only those are missing who are found by their name alone.
 */
export const findMeant = async (db: Database, request: RequestRow): Promise<Meant> => {
  const [namesakes, candidates] = await Promise.all([
    ifInTime(findNamesakes(db, request.name)),
    ifInTime(findCandidates(db, request)),
  ]);
  return {
    namesakes: namesakes ?? [],
    candidates: candidates ?? (await findCandidates(db, { ...request, name: '' })),
    isNameSearched: namesakes !== undefined && candidates !== undefined,
  };
};

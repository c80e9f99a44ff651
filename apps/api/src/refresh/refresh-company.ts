import { setTimeout as pause } from 'node:timers/promises';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { RefreshSettings } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError, refusedField, type Text } from '../platform/http/app-error.ts';
import { whyNotAsk } from './choose-connector.ts';
import { FAILURES, type Failure, type KnownCompany, type Outcome } from './connector.ts';
import { findKnownCompany, findResult, type RunResult, startOrJoinRun } from './refresh-run.query.ts';
import { FOREIGN_LINK, failureText, successText, WRONG_SOURCE } from './refresh-texts.ts';

export type RefreshCallDeps = {
  db: Database;
  clock: Clock;
  settings: RefreshSettings;
  /** How long a caller is kept waiting. */
  patienceMs?: number;
};

type Wish = { companyId: number; sourceId: number; sourceLink: string | null };

export type Refreshed = { outcome: Outcome; text: Text; changedFields: string[] };

const PATIENCE_MS = 20_000;
/** The first checks come quickly, since most sources answer quickly; then less often. */
const FIRST_LOOK_MS = 60;
const SLOWEST_LOOK_MS = 500;

/** Has a job ask a company's source, and waits for the result. */
export const refreshCompany = async (deps: RefreshCallDeps, wish: Wish): Promise<Refreshed> => {
  const { db, clock, settings, patienceMs = PATIENCE_MS } = deps;
  const { sourceId } = wish;
  const company = await findKnownCompany(db, wish.companyId);
  if (!company) throw new AppError('not_found');
  assertMayAsk(company, wish);
  const reason = whyNotAsk(company, sourceId, settings);
  if (reason) return failure(reason, sourceId);
  const runId = await startOrJoinRun(db, clock.now(), { companyId: company.id, sourceId });
  const result = await waitForResult(db, runId, patienceMs);
  return result ? present(result, sourceId) : failure('late', sourceId);
};

/**
 * Callers do not choose what the server asks: the source is the company's own, and the link only proves that it was
 * read here.
 */
const assertMayAsk = (company: KnownCompany, { sourceId, sourceLink }: Wish): void => {
  if (sourceId !== company.sourceId && sourceId !== SOURCE_IDS.website) throw refusedField('scraper_id', WRONG_SOURCE);
  if (sourceLink !== company.sourceLink) throw new AppError('forbidden', { text: FOREIGN_LINK });
};

const waitForResult = async (db: Database, runId: number, patienceMs: number): Promise<RunResult | undefined> => {
  const endsAt = performance.now() + patienceMs;
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 1.5, SLOWEST_LOOK_MS)) {
    const result = await findResult(db, runId);
    if (result || performance.now() >= endsAt) return result;
    await pause(Math.min(wait, Math.max(1, endsAt - performance.now())));
  }
};

const failure = (reason: Failure, sourceId: number): Refreshed => ({
  outcome: FAILURES[reason],
  text: failureText(reason, sourceId),
  changedFields: [],
});

const present = ({ outcome, reason, changedFields }: RunResult, sourceId: number): Refreshed => {
  if (reason !== null && Object.hasOwn(FAILURES, reason)) return failure(reason as Failure, sourceId);
  if (outcome === 'updated' || outcome === 'unchanged') {
    return { outcome, changedFields, text: successText(sourceId, changedFields.length) };
  }
  if (outcome === 'abandoned') return failure('no_answer', sourceId);
  throw new AppError('internal');
};

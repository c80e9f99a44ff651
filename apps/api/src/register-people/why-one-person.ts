import type { MatchReason } from '@firmament/api-contract/calls/register-record';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import { Union } from '@firmament/identity/clusters/union';
import { weigh } from '@firmament/identity/evidence/evidence';
import type { Reason } from '@firmament/identity/evidence/reason';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { readProfiles, readStatisticsOf } from './evidence.query.ts';
import { presentReasons } from './match-presenter.ts';

type Mandate = { id: number; company_id: number };
type Edge = { a: number; b: number };

/** Six pairs explain enough, and weighing one means reading everybody at two companies. */
const MAX_PAIRS = 6;
const MAX_EDGES = 2_000;

/** Why the mentions of a person are one, for certain: what the strongest pairs that hold them together say. */
export const whyOnePerson = async (
  deps: { db: Database; gazetteer: Gazetteer },
  own: readonly Mandate[],
): Promise<MatchReason[]> => {
  if (own.length < 2) return [];
  const ids = own.map(({ id }) => id);
  const [edges, isDecided] = await Promise.all([findCertainEdges(deps.db, ids), hasDecision(deps.db, ids)]);
  const pairs = spanning(ids, edges).slice(0, MAX_PAIRS);
  const reasons = pairs.length === 0 ? [] : await reasonsOf(deps, own, pairs);
  const decided: MatchReason = { kind: 'decided', speaks: 'for', persons: null, km: null, year: null, name: null };
  return isDecided ? [decided, ...reasons] : reasons;
};

/** Each reason once, where it is strongest. */
const reasonsOf = async (
  deps: { db: Database; gazetteer: Gazetteer },
  own: readonly Mandate[],
  pairs: readonly Edge[],
): Promise<MatchReason[]> => {
  const companyOf = new Map(own.map(({ id, company_id }) => [id, company_id]));
  const companies = new Set(pairs.flatMap(({ a, b }) => [companyOf.get(a) ?? 0, companyOf.get(b) ?? 0]));
  const ids = pairs.flatMap(({ a, b }) => [a, b]);
  const profiles = await readProfiles(deps, [...companies], ids);
  const statistics = await readStatisticsOf(deps.db, profiles);
  const profileOf = new Map(profiles.map((profile) => [profile.mention.id, profile]));
  const strongest = new Map<string, Reason>();
  for (const { a, b } of pairs) {
    const [one, other] = [profileOf.get(a), profileOf.get(b)];
    const evidence = one && other && weigh(one, other, statistics);
    if (evidence === undefined || evidence.isForbidden) continue;
    for (const reason of evidence.reasons) {
      const known = strongest.get(reason.kind);
      if (known === undefined || Math.abs(reason.bits) > Math.abs(known.bits)) strongest.set(reason.kind, reason);
    }
  }
  return presentReasons([...strongest.values()]);
};

/** The strongest pairs that together connect all mentions: any further pair would add nothing. */
const spanning = (ids: readonly number[], edges: readonly Edge[]): Edge[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const union = new Union(ids.length);
  return edges.filter(({ a, b }) => {
    const [one, other] = [places.get(a) ?? 0, places.get(b) ?? 0];
    if (union.find(one) === union.find(other)) return false;
    union.join(one, other);
    return true;
  });
};

const list = (ids: readonly number[]) => sql`any(${`{${ids.join()}}`}::integer[])`;

const findCertainEdges = async (db: Database, ids: readonly number[]): Promise<Edge[]> => {
  const { rows } = await sql<Edge>`select a, b from mention_edge
    where a = ${list(ids)} and b = ${list(ids)} and grade = 'certain'
    order by bits desc, a, b limit ${MAX_EDGES}`.execute(db);
  return rows;
};

/** Whether an operator said so. */
const hasDecision = async (db: Database, ids: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`select from identity_decision
    where mention_a = ${list(ids)} and mention_b = ${list(ids)} and verdict = 'one' limit 1`.execute(db);
  return rows.length > 0;
};

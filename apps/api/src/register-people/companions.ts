import type { Companion } from '@firmament/api-contract/calls/register-record';
import { DAYS_PER_YEAR, type Day, daysBetween, earlierOf, laterOf, yearOf } from '@firmament/calendar/day';
import { groupBy } from '../platform/group-by.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import { officeOn } from '../records/terms/office-on.ts';
import type { BesideRow } from './register-person.query.ts';

const MAX_COMPANIONS = 10;
/** A stretch of time in one company; without days where they are not known. */
type Stay = { companyId: number; from: Day | null; until: Day | null; isCurrent: boolean };

/** Until when somebody is known to have been there: until today only if a source said so recently. */
const stayOf = (row: BesideRow, today: Day): Stay | undefined => {
  const { state, is_old, ended_on, missed_on } = officeOn(row, today);
  if (is_old) return undefined;
  const until = { current: today, unconfirmed: row.as_of, past: ended_on ?? missed_on }[state];
  return {
    companyId: row.company_id,
    from: row.started_on ?? row.seen_from,
    until,
    isCurrent: state === 'current',
  };
};

type Shared = { days: number | null; until: Day | null; isCurrent: boolean };

/** Undefined if the two stays do not overlap. */
const sharedBy = (one: Stay, other: Stay): Shared | undefined => {
  const isCurrent = one.isCurrent && other.isCurrent;
  if (one.from === null || other.from === null || one.until === null || other.until === null) {
    return isCurrent ? { days: null, until: null, isCurrent } : undefined;
  }
  const until = earlierOf(one.until, other.until);
  const days = daysBetween(laterOf(one.from, other.from), until);
  return days > 0 ? { days, until, isCurrent } : undefined;
};

const longerOf = (one: Shared | undefined, other: Shared): Shared =>
  one !== undefined && (one.days ?? -1) >= (other.days ?? -1) ? one : other;

type Met = { name: string; companies: Map<number, Shared> };

const present = (id: number, { name, companies }: Met): Companion => {
  const shared = [...companies.values()];
  const known = shared.flatMap(({ days }) => days ?? []);
  const last = shared
    .flatMap(({ until }) => until ?? [])
    .sort()
    .at(-1);
  return {
    employee_id: toRegisterId(id),
    name,
    companies: companies.size,
    years: known.length === 0 ? null : Math.round((known.reduce((sum, days) => sum + days) / DAYS_PER_YEAR) * 10) / 10,
    is_current: shared.some(({ isCurrent }) => isCurrent),
    until_year: last === undefined ? null : yearOf(last),
  };
};

/** Who was registered together with somebody, and for how long; two offices at once in one company count once. */
export const companionsOf = (own: readonly BesideRow[], beside: readonly BesideRow[], today: Day): Companion[] => {
  const stays = groupBy(
    own.flatMap((row) => stayOf(row, today) ?? []),
    ({ companyId }) => companyId,
  );
  const met = new Map<number, Met>();
  for (const row of beside) {
    const other = stayOf(row, today);
    if (other === undefined) continue;
    for (const stay of stays.get(other.companyId) ?? []) {
      const shared = sharedBy(stay, other);
      if (shared === undefined) continue;
      const known = met.get(row.person_id) ?? { name: row.name, companies: new Map() };
      met.set(row.person_id, known);
      known.companies.set(stay.companyId, longerOf(known.companies.get(stay.companyId), shared));
    }
  }
  return [...met]
    .map(([id, known]) => present(id, known))
    .sort((a, b) => (b.years ?? 0) - (a.years ?? 0) || b.companies - a.companies || a.name.localeCompare(b.name))
    .slice(0, MAX_COMPANIONS);
};

import { addMonths, type Day } from '@firmament/calendar/day';
import type { Basis } from '../../records/terms/in-force.ts';

/** What sources say of a company on a day, and whom to believe. The database decides the present by the same rules. */

export type Value = string | number;
export type StatedValues = Readonly<Record<string, Value>>;

/** What a source says now, and between which days we know what it said. */
export type Statement = {
  sourceId: number;
  authority: number;
  asOf: Day | null;
  firstAsOf: Day | null;
  /** When we read it: if it has no day of its own, it was said by then at the latest. */
  readOn: Day;
  values: StatedValues;
};

/** A value that its source stated from one day to another, and no longer since a third. Null: it stated none. */
export type Replaced = {
  sourceId: number;
  field: string;
  value: Value | null;
  seenFrom: Day | null;
  seenUntil: Day | null;
  replacedOn: Day | null;
};

export type Known = { value: Value; sourceId: number; asOf: Day | null; since: Day | null; basis: Basis };

/** A stretch of statements of one source that say the same of a field. */
type Stretch = { value: Value | null; from: Day | null; until: Day | null };

/** The stretches of a field, oldest first; the last is what the source says now. */
const stretchesOf = (statement: Statement, field: string, replaced: readonly Replaced[]): Stretch[] => {
  const past = replaced.filter((row) => row.sourceId === statement.sourceId && row.field === field);
  const since = past.length > 0 ? past.at(-1)?.replacedOn : statement.firstAsOf;
  return [
    ...past.map(({ value, seenFrom, seenUntil }) => ({ value, from: seenFrom ?? seenUntil, until: seenUntil })),
    { value: statement.values[field] ?? null, from: since ?? statement.asOf, until: statement.asOf },
  ];
};

type Stated = Stretch & { basis: Basis };

/** What a source says of a field on a day: what it had last said by then, else what comes closest to it. */
const statedOn = (stretches: readonly Stretch[], day: Day): Stated | undefined => {
  const last = stretches.findLast(({ from }) => from !== null && from <= day);
  if (last) return { ...last, basis: last.until !== null && day <= last.until ? 'held' : 'last_stated' };
  const firstDated = stretches.findIndex(({ from }) => from !== null);
  const closest = firstDated === 0 ? stretches[0] : stretches.at(firstDated === -1 ? -1 : firstDated - 1);
  return closest && { ...closest, basis: 'undated' };
};

/** Registers and GLEIF: among them, one that is years behind the newest yields to it, whatever its authority. */
const LEAST_OF_REGISTERS = 2;
const MONTHS_BEHIND = 36;

const OTHERS = 2;

/** Believed first: registers that are not long outdated, outdated ones, others; of more authority; newer. */
const inOrderOfBelief = (statements: readonly Statement[]): Statement[] => {
  const days = statements.flatMap(({ authority, asOf }) => (authority >= LEAST_OF_REGISTERS && asOf ? [asOf] : []));
  const newest = days.sort().at(-1);
  const rankOf = ({ authority, asOf }: Statement): number => {
    if (authority < LEAST_OF_REGISTERS) return OTHERS;
    return Number(!!newest && !!asOf && asOf < addMonths(newest, -MONTHS_BEHIND));
  };
  return [...statements].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.authority - a.authority ||
      (b.asOf ?? '').localeCompare(a.asOf ?? '') ||
      a.sourceId - b.sourceId,
  );
};

/**
 * Values of all fields on a day, as far as we know today. What was said by that day comes before what is known from
 * later.
 */
export const valuesOn = (
  statements: readonly Statement[],
  replaced: readonly Replaced[],
  fields: readonly string[],
  day: Day,
): Map<string, Known> => {
  const order = inOrderOfBelief(statements);
  const values = new Map<string, Known>();
  for (const field of fields) {
    const stated = order.flatMap((statement) => {
      const one = statedOn(stretchesOf(statement, field, replaced), day);
      if (!one || one.value === null) return [];
      return [
        {
          ...one,
          value: one.value,
          sourceId: statement.sourceId,
          isStatedByThen: one.basis !== 'undated' || day >= statement.readOn,
        },
      ];
    });
    const best = stated.find(({ isStatedByThen }) => isStatedByThen) ?? stated[0];
    if (best) {
      const { value, sourceId, from, until, basis } = best;
      values.set(field, { value, sourceId, asOf: until, since: from, basis });
    }
  }
  return values;
};

import type { Day } from '@firmament/calendar/day';
import { isLongOver } from '../../records/terms/office-on.ts';
import { longAgo, type Term } from '../../records/terms/term.ts';
import type { CompanyRow } from '../company.query.ts';
import { isLine } from './objected-people.ts';

/** Leaves out those whose terms ended long ago. */
export const notOld = <T extends Term>(mandates: readonly T[], today: Day): T[] =>
  mandates.filter((mandate) => !isLongOver(mandate, today));

/**
 * The row without people whose mandates ended long ago, whatever day is asked for: what is too old to be told is not
 * told of an earlier day either. Lines that named people then are left out with them.
 */
export const withoutOld = (row: CompanyRow, today: Day): CompanyRow => {
  const oldest = longAgo(today);
  const isOldLine = ({ field, seen_until, replaced_on }: CompanyRow['replaced'][number]): boolean => {
    const until = replaced_on ?? seen_until;
    return isLine(field) && (until === null || until < oldest);
  };
  return {
    ...row,
    mandates: notOld(row.mandates, today),
    withheld: notOld(row.withheld, today),
    replaced: row.replaced.map((old) => (isOldLine(old) ? { ...old, value: null } : old)),
  };
};

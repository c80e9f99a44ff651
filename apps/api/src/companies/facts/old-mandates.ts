import type { Day } from '@firmament/calendar/day';
import { officeOn } from '../../platform/office-on.ts';
import { longAgo, type Term } from '../../platform/term.ts';
import type { CompanyRow } from '../company.query.ts';
import { isLine } from './objected-people.ts';

/**
 * The row without people whose mandates ended long ago, whatever day is asked for: what is too old to be told is not
 * told of an earlier day either. Lines that named people then are left out with them.
 */
export const withoutOld = (row: CompanyRow, today: Day): CompanyRow => {
  const oldest = longAgo(today);
  const isOld = (mandate: Term): boolean => officeOn({ ...mandate, as_of: null }, today).is_old;
  const isOldLine = ({ field, seen_until, replaced_on }: CompanyRow['replaced'][number]): boolean => {
    const until = replaced_on ?? seen_until;
    return isLine(field) && (until === null || until < oldest);
  };
  return {
    ...row,
    mandates: row.mandates.filter((mandate) => !isOld(mandate)),
    withheld: row.withheld.filter((mandate) => !isOld(mandate)),
    replaced: row.replaced.map((old) => (isOldLine(old) ? { ...old, value: null } : old)),
  };
};

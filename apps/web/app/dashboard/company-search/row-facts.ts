import { COUNTRIES, type CompanyResult, type CountryCode } from '@firmament/api-contract/calls/search';
import type { Day } from '@firmament/calendar/day';
import { isOld } from '../../lib/format/age.ts';

/** Small readings of a result row. */

/** The year of the newest statement, if that is long ago. Unknown is not old. */
export const oldYear = ({ stated_on }: Pick<CompanyResult, 'stated_on'>, now?: Day): string | undefined =>
  isOld(stated_on, now) ? stated_on?.slice(0, 4) : undefined;

export const countryCode = ({ address_country }: Pick<CompanyResult, 'address_country'>): CountryCode | undefined =>
  (Object.keys(COUNTRIES) as CountryCode[]).find((code) => COUNTRIES[code] === address_country);

/** The status in words, unless a mark says the same. */
export const statusBesideMarks = ({
  status,
  marks,
}: Pick<CompanyResult, 'status' | 'marks'>): CompanyResult['status'] | undefined =>
  status === 'in_liquidation' && marks.includes('liquidation') ? undefined : status;

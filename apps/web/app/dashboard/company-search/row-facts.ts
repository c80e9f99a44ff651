import { COUNTRIES, type CompanyResult, type CountryCode } from '@firmament/api-contract/calls/search';

/** Small readings of a result row. */

/** What sources said longer ago than this is shown as old. */
const OLD_AFTER_YEARS = 2;

/** The year of the newest statement, if that is long ago. Unknown is not old. */
export const oldYear = ({ stated_on }: Pick<CompanyResult, 'stated_on'>, today: Date): string | undefined => {
  if (stated_on === null) return undefined;
  const limit = new Date(today);
  limit.setUTCFullYear(limit.getUTCFullYear() - OLD_AFTER_YEARS);
  return stated_on < limit.toISOString().slice(0, 10) ? stated_on.slice(0, 4) : undefined;
};

export const countryCode = ({ address_country }: Pick<CompanyResult, 'address_country'>): CountryCode | undefined =>
  (Object.keys(COUNTRIES) as CountryCode[]).find((code) => COUNTRIES[code] === address_country);

/** The status in words, unless a mark says the same. */
export const statusBesideMarks = ({
  status,
  marks,
}: Pick<CompanyResult, 'status' | 'marks'>): CompanyResult['status'] | undefined =>
  status === 'in_liquidation' && marks.includes('liquidation') ? undefined : status;

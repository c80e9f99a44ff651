import {
  COUNTRIES,
  type KnownThing,
  type Mark,
  type PerformanceIndicator,
  RANGE_INDICATORS,
} from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { ColumnsOfKind, Condition, Indicator, Query } from '@firmament/search/schema';
import { readCompanyWords } from './company-words.ts';
import type { CompanyColumns, Figure } from './engine/schemas.ts';
import {
  days,
  FIGURE_OF_INDICATOR,
  keywords,
  label,
  oneOf,
  type Reading,
  type Readings,
  range,
  readIndicators,
  takeKeyword,
  takeSurroundings,
  words,
} from './indicators.ts';
import { type Place, readPlace } from './read-place.ts';

type CompanyCondition = Condition<CompanyColumns>;

const ranges = Object.fromEntries(
  RANGE_INDICATORS.map((name) => [
    name,
    range<CompanyColumns>((min, max) => ({ number: FIGURE_OF_INDICATOR[name] as Figure, min, max })),
  ]),
);

type NumberColumn = Figure | 'founded';

/** The column of each indicator that filters by a range. */
export const COLUMN_OF_RANGE = { ...FIGURE_OF_INDICATOR, founded: 'founded' } as Record<string, NumberColumn>;

export type Flag = ColumnsOfKind<CompanyColumns, 'flag'>;

export const FLAG_OF_MARK: Record<Mark, Flag> = {
  insolvency: 'isInsolvent',
  deletion_notice: 'isToBeDeleted',
  liquidation: 'isInLiquidation',
};
export const FLAG_OF_KNOWN: Record<KnownThing, Flag> = {
  website: 'hasWebsite',
  email: 'hasEmail',
  phone: 'hasPhone',
  accounts: 'hasAccounts',
  officers: 'hasOfficers',
};

const flags = (flagOf: Record<string, Flag>): Reading<CompanyColumns> =>
  oneOf(Object.fromEntries(Object.entries(flagOf).map(([name, flag]) => [name, { flag, is: true }])));

const READINGS: Readings<CompanyColumns> = {
  keyword: keywords((text) => readCompanyWords(text).keyword),
  industry: words((contains) => ({ text: 'industry', contains })),
  industry_name: label((is) => ({ choice: 'industry', is })),
  employee_title: words((contains) => ({ text: 'titles', contains })),
  country: oneOf(
    Object.fromEntries(
      Object.entries(COUNTRIES).map(([code, name]) => [name, { choice: 'country', is: code } as CompanyCondition]),
    ),
  ),
  legal_status: oneOf({ Active: { flag: 'isActive', is: true }, Inactive: { flag: 'isActive', is: false } }),
  status: label((is) => ({ choice: 'status', is })),
  legal_form: label((is) => ({ choice: 'legalForm', is })),
  size_class: label((is) => ({ choice: 'sizeClass', is })),
  region: label((is) => ({ choice: 'region', is })),
  founded: days((min, max) => ({ number: 'founded', min, max })),
  mark: flags(FLAG_OF_MARK),
  has: flags(FLAG_OF_KNOWN),
  ...ranges,
};

/** Every word of the keyword taken for a part of the name; `understandSearch` asks what else it may mean. */
export const toCompanyQuery = (
  gazetteer: Gazetteer,
  indicators: readonly PerformanceIndicator[],
  language: Language,
): { query: Query<CompanyColumns> & { where: Indicator<CompanyColumns>[] }; place: Place | null } => {
  const { address, radiusKm, rest: withoutPlace } = takeSurroundings(indicators);
  const { typed, rest } = takeKeyword(withoutPlace, ['keyword']);
  const { place, where: inPlace } = readPlace(gazetteer, address, radiusKm, language);
  const where = [...readIndicators(READINGS, rest), ...inPlace];
  return { query: { ...(typed !== undefined && readCompanyWords(typed)), where }, place };
};

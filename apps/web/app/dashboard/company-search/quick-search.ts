import { MIN_QUERY_LENGTH, type PerformanceIndicator } from '@firmament/api-contract/calls/search';
import { isChosen, textOf } from '../search/criteria/indicators.ts';
import { placeIndicators } from '../search/criteria/place.ts';
import type { Indicators } from '../search/criteria/search-definition.ts';

/** The fields of the quick search, as they stand on the screen. */
export type QuickFields = { name: string; isActiveOnly: boolean; address: string; radius: string };

export const quickFieldsOf = (indicators: Indicators): QuickFields => ({
  name: textOf(indicators, 'keyword'),
  isActiveOnly: isChosen(indicators, 'legal_status', 'Active') && !isChosen(indicators, 'legal_status', 'Inactive'),
  address: textOf(indicators, 'address'),
  radius: textOf(indicators, 'radius'),
});

export const isNameLongEnough = ({ name }: Pick<QuickFields, 'name'>): boolean =>
  name.trim().length >= MIN_QUERY_LENGTH;

export const indicatorsOf = ({ name, isActiveOnly, address, radius }: QuickFields): PerformanceIndicator[] => [
  { indicator: 'keyword', operator: 'must', values: [name.trim()] },
  ...(isActiveOnly ? [{ indicator: 'legal_status', operator: 'must' as const, values: ['Active'] }] : []),
  ...placeIndicators(address, radius),
];

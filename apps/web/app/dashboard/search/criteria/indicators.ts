import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { FilterDefinition, Indicators } from './search-definition.ts';

/** Small changes to a search; each returns a new one and leaves the old one as it was. */

type Value = PerformanceIndicator['values'][number];

export const valuesOf = (indicators: Indicators, id: string): Value[] =>
  indicators.filter(({ indicator }) => indicator === id).flatMap(({ values }) => values);

/** The first value of an indicator, as text for a field. */
export const textOf = (indicators: Indicators, id: string): string => {
  const [value] = valuesOf(indicators, id);
  return value === undefined || value === null ? '' : String(value);
};

export const without = (indicators: Indicators, ...ids: string[]): PerformanceIndicator[] =>
  indicators.filter(({ indicator }) => !ids.includes(indicator));

export const isChosen = (indicators: Indicators, id: string, value: string): boolean =>
  valuesOf(indicators, id).includes(value);

/** Adds a value to a filter or removes it; a filter without values is removed. */
export const toggleValue = (
  indicators: Indicators,
  { id, isEachWanted = false }: Pick<FilterDefinition, 'id' | 'isEachWanted'>,
  value: string,
): PerformanceIndicator[] => {
  if (isChosen(indicators, id, value)) {
    return indicators.flatMap((filter) => {
      if (filter.indicator !== id) return [filter];
      const values = filter.values.filter((other) => other !== value);
      return values.length === 0 ? [] : [{ ...filter, values }];
    });
  }
  const at = indicators.findIndex(({ indicator }) => indicator === id);
  const filter = indicators[at];
  const usual = isEachWanted ? 'must' : 'atleast';
  if (filter === undefined) return [...indicators, { indicator: id, operator: usual, values: [value] }];
  // A company has one country, so "all of these" can never be meant there.
  const operator = filter.operator === 'must' ? usual : filter.operator;
  return indicators.with(at, { ...filter, operator, values: [...filter.values, value] });
};

/** The same search with another text in one indicator. */
export const withText = (indicators: Indicators, id: string, text: string): PerformanceIndicator[] =>
  indicators.map((filter) => (filter.indicator === id ? { ...filter, values: [text] } : filter));

import { type PerformanceIndicator, performanceIndicator, searchRequest } from '@firmament/api-contract/calls/search';
import { BY_RELEVANCE, type Order, orderParameters } from './order.ts';
import { type FilterList, type Indicators, isKnownIndicator } from './search-definition.ts';

/** Name of the specification's parameter; it holds the whole search, so that an address can be shared. */
export const FILTERS_PARAMETER = 'filters';

export type SearchInAddress =
  | { status: 'none' }
  | { status: 'read'; indicators: PerformanceIndicator[] }
  /** `unknownFilter`: the one filter that could not be read. */
  | { status: 'unreadable'; unknownFilter?: string };

export const encodeSearch = (indicators: Indicators): string =>
  JSON.stringify(indicators.map(({ indicator, operator, values }) => ({ indicator, operator, values })));

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Trusts nothing: the address may have been typed, cut off or made up. */
export const decodeSearch = (text: string | null, definition: FilterList): SearchInAddress => {
  if (text === null) return { status: 'none' };
  const read = searchRequest.shape.performanceIndicators.safeParse(parseJson(text));
  if (!read.success) return { status: 'unreadable' };
  const unknown = read.data.find(({ indicator }) => !isKnownIndicator(definition, indicator));
  if (unknown !== undefined) return { status: 'unreadable', unknownFilter: unknown.indicator };
  return { status: 'read', indicators: read.data };
};

/** Reads what this browser has stored; undefined if it cannot be read. */
export const readIndicators = (value: unknown): PerformanceIndicator[] | undefined =>
  performanceIndicator.array().safeParse(value).data;

/** The address of a search; the usual order needs no words in it. */
export const searchParameters = (indicators: Indicators, order: Order = BY_RELEVANCE): string =>
  `?${new URLSearchParams({ [FILTERS_PARAMETER]: encodeSearch(indicators), ...orderParameters(order) })}`;

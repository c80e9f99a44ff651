import { COMPANY_INDICATORS, type PerformanceIndicator, searchCriteria } from '@firmament/api-contract/calls/search';
import { DIRECTION_PARAMETER, type Order, readOrder, SORT_PARAMETER } from './order.ts';
import { FILTERS_PARAMETER, parseJson } from './search.url.ts';

/** Where a result stood in its list; in the address of its page, so that the page can lead on to the next one. */
const POSITION_PARAMETER = 'at';

/** The parameters of a list, with the place of one of its results. The first is at 0, as `offset` counts. */
export const resultParameters = (listParameters: string, position: number): string =>
  `${listParameters}&${POSITION_PARAMETER}=${position}`;

export type ResultAddress = Order & {
  criteria: PerformanceIndicator[];
  /** Counts from 0; undefined if the address does not say. */
  position: number | undefined;
};

const isKnown = ({ indicator }: PerformanceIndicator): boolean =>
  COMPANY_INDICATORS.some((known) => known === indicator);

const readPosition = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;

/**
 * Reads the search that led to a company from the query string of its page. Undefined if there is none, or none that can
 * be read.
 */
export const readResultAddress = (queryString: string): ResultAddress | undefined => {
  const parameters = new URLSearchParams(queryString);
  const criteria = searchCriteria.safeParse(parseJson(parameters.get(FILTERS_PARAMETER) ?? '')).data;
  if (criteria === undefined || !criteria.every(isKnown)) return undefined;
  return {
    criteria,
    ...readOrder(parameters.get(SORT_PARAMETER), parameters.get(DIRECTION_PARAMETER)),
    position: readPosition(parameters.get(POSITION_PARAMETER)),
  };
};

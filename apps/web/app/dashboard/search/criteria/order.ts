import { COMPANY_SORTS, type CompanySort, DIRECTIONS, type Direction } from '@firmament/api-contract/calls/search';

/** In which order the results come. */
export type Order = { sort: CompanySort; direction: Direction };

export const SORT_PARAMETER = 'sort';
export const DIRECTION_PARAMETER = 'direction';

export const BY_RELEVANCE: Order = { sort: 'relevance', direction: 'desc' };

/** What somebody who sorts by it wants to see first: names from A, figures from the largest, years from the latest. */
const usualDirection = (sort: CompanySort): Direction => (sort === 'name' ? 'asc' : 'desc');

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** The order after a click on the head of a column. */
export const orderAfterClick = (current: Order, sort: CompanySort): Order => ({
  sort,
  direction: current.sort === sort ? opposite(current.direction) : usualDirection(sort),
});

/** Both directions of every sort, the usual one first; relevance has only one. */
export const ordersOf = (sorts: readonly CompanySort[]): Order[] =>
  sorts.flatMap((sort) => {
    if (sort === 'relevance') return [BY_RELEVANCE];
    const usual = usualDirection(sort);
    return [usual, opposite(usual)].map((direction) => ({ sort, direction }));
  });

export const orderOf = ({ sort, direction }: Order): Order => ({ sort, direction });

export const isSameOrder = (one: Order, other: Order): boolean =>
  one.sort === other.sort && (one.sort === 'relevance' || one.direction === other.direction);

export const orderParameters = ({ sort, direction }: Order): Record<string, string> =>
  sort === 'relevance' ? {} : { [SORT_PARAMETER]: sort, [DIRECTION_PARAMETER]: direction };

/** Anything made up is the usual order: a list in another order is better than none. */
export const readOrder = (sort: string | null, direction: string | null): Order => {
  const known = COMPANY_SORTS.find((one) => one === sort);
  if (known === undefined || known === 'relevance') return BY_RELEVANCE;
  return { sort: known, direction: DIRECTIONS.find((one) => one === direction) ?? usualDirection(known) };
};

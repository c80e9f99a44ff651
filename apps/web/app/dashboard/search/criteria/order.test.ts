import { COMPANY_SORTS, DIRECTIONS } from '@firmament/api-contract/calls/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BY_RELEVANCE, isSameOrder, orderAfterClick, orderParameters, ordersOf, readOrder } from './order.ts';

const read = (parameters: Record<string, string>) => readOrder(parameters.sort ?? null, parameters.direction ?? null);

describe('the order of the results', () => {
  it('is read from the address as it was written', () => {
    for (const order of ordersOf(COMPANY_SORTS)) expect(read(orderParameters(order))).toEqual(order);
    expect(orderParameters(BY_RELEVANCE)).toEqual({});
  });

  it('can be any sort in either direction, and relevance once', () => {
    expect(ordersOf(['relevance', 'name', 'revenue'])).toEqual([
      BY_RELEVANCE,
      { sort: 'name', direction: 'asc' },
      { sort: 'name', direction: 'desc' },
      { sort: 'revenue', direction: 'desc' },
      { sort: 'revenue', direction: 'asc' },
    ]);
  });

  it('is the usual one if the address is made up', () => {
    expect(readOrder('shoe_size', 'asc')).toEqual(BY_RELEVANCE);
    expect(readOrder('constructor', null)).toEqual(BY_RELEVANCE);
    expect(readOrder('revenue', 'sideways')).toEqual({ sort: 'revenue', direction: 'desc' });
    expect(readOrder('relevance', 'asc')).toEqual(BY_RELEVANCE);
  });

  it('begins with the usual direction and turns around with every further click', () => {
    const first = orderAfterClick(BY_RELEVANCE, 'revenue');
    const second = orderAfterClick(first, 'revenue');
    expect([first.direction, second.direction]).toEqual(['desc', 'asc']);
    expect(orderAfterClick(second, 'revenue')).toEqual(first);
    expect(orderAfterClick(first, 'name')).toEqual({ sort: 'name', direction: 'asc' });
  });

  it('is the same by relevance in whatever direction', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DIRECTIONS), (direction) => {
        expect(isSameOrder(BY_RELEVANCE, { sort: 'relevance', direction })).toBe(true);
        expect(isSameOrder({ sort: 'name', direction: 'asc' }, { sort: 'name', direction })).toBe(direction === 'asc');
      }),
    );
  });
});

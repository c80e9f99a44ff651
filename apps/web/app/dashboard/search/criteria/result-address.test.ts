import { COMPANY_SORTS } from '@firmament/api-contract/calls/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchArbitrary } from './arbitraries.ts';
import { ordersOf } from './order.ts';
import { readResultAddress, resultParameters } from './result-address.ts';
import { searchParameters } from './search.url.ts';
import type { FilterDefinition } from './search-definition.ts';

const filters: FilterDefinition[] = [
  { id: 'keyword', kind: 'name' },
  { id: 'address', kind: 'place' },
  { id: 'revenue', kind: 'range', unit: 'euro' },
  { id: 'founded', kind: 'days' },
  { id: 'region', kind: 'label' },
];

describe('the address of a result', () => {
  it('names its search, order and position', () => {
    fc.assert(
      fc.property(
        searchArbitrary(filters),
        fc.constantFrom(...ordersOf(COMPANY_SORTS)),
        fc.nat(100_000),
        (criteria, order, position) => {
          const address = resultParameters(searchParameters(criteria, order), position);
          expect(readResultAddress(address)).toEqual({ criteria, ...order, position });
        },
      ),
    );
  });

  it('may lack the position, and then has none', () => {
    const [, , latest] = ordersOf(['name', 'founded']);
    expect(readResultAddress(searchParameters([], latest))).toEqual({ criteria: [], ...latest, position: undefined });
    for (const made of ['', '-1', '1.5', '12345678', 'x']) {
      expect(readResultAddress(`${searchParameters([])}&at=${made}`)?.position, made).toBeUndefined();
    }
  });

  it('leads nowhere without a search that can be read', () => {
    const unknown = searchParameters([{ indicator: 'shoe_size', operator: 'must', values: [44] }]);
    for (const address of ['', '?at=3&sort=name', '?filters=%5B', '?filters=%7B%7D', unknown]) {
      expect(readResultAddress(address), address).toBeUndefined();
    }
  });
});

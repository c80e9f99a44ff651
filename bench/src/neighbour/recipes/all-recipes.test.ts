import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { expect, it } from 'vitest';
import { ALL } from './all-recipes.ts';

it('every call of the contract is tried beside a neighbour, or is named with the reason why not', () => {
  const named = ALL.map(({ endpoint }) => endpoint.id);
  expect(named.toSorted()).toEqual(ENDPOINTS.map(({ id }) => id).toSorted());
  const untried = ALL.flatMap((one) => ('reason' in one ? [one.endpoint.id] : []));
  // A call joins these only if trying it would reach outside of this machine.
  expect(untried).toEqual(['readSource']);
});

import { expect, it } from 'vitest';
import { isPointId, pointKind } from './network.ts';

it('tells by its id what stands at a point', () => {
  expect(['123', 'reg.45', 'named.6'].map(pointKind)).toEqual(['company', 'person', 'named_company']);
  expect(['123', 'reg.45', 'named.6'].every(isPointId)).toBe(true);
  expect(['', '0', 'reg.', 'reg.0', 'other.1', '1234567890', '1 2'].filter(isPointId)).toEqual([]);
});

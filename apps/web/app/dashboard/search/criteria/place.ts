import { MIN_ADDRESS_LENGTH, type PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Operator } from './search-definition.ts';

/** The digits of a typed radius, at most four. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

/** Address and radius as indicators; ignores an address of three characters or fewer, and its radius. */
export const placeIndicators = (
  address: string,
  radius: string,
  operator: Operator = 'must',
): PerformanceIndicator[] => {
  const place = address.trim();
  if (place.length <= MIN_ADDRESS_LENGTH) return [];
  const km = digitsOf(radius);
  return [
    { indicator: 'address', operator, values: [place] },
    ...(km === '' ? [] : [{ indicator: 'radius', operator, values: [Number(km)] }]),
  ];
};

import { MIN_ADDRESS_LENGTH, type PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Operator } from './search-definition.ts';

/** Of a text in the field for a radius, only the digits. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 4);

/** Address and radius as indicators; an address of three characters or fewer is not used, nor its radius. */
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

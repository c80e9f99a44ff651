import { expect, it } from 'vitest';
import { formatMoney, formatPrice } from './money.ts';

it.each([
  [25_000, 'en', 'EUR 250.00'],
  [25_000, 'de', '250,00 EUR'],
  [-1_234_550, 'de', '−12.345,50 EUR'],
  [0, 'en', 'EUR 0.00'],
] as const)('writes %i cents in %s as %s', (cents, language, text) => {
  expect(formatMoney(cents, language)).toBe(text.replace(' ', '\u00a0'));
});

it.each([
  [30_000, 'en', 'EUR 300'],
  [360_000, 'de', '3.600 EUR'],
  [29_750, 'en', 'EUR 297.50'],
] as const)('writes a price of %i cents in %s as %s', (cents, language, text) => {
  expect(formatPrice(cents, language)).toBe(text.replace(' ', '\u00a0'));
});

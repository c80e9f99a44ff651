import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [25_000, 'en', 'EUR 250.00'],
  [25_000, 'de', '250,00 EUR'],
  [-1_234_550, 'de', '−12.345,50 EUR'],
  [0, 'en', 'EUR 0.00'],
] as const)('writes %i cents in %s as %s', (cents, language, text) => {
  expect(formatMoney(cents, language)).toBe(text.replace(' ', '\u00a0'));
});

import { expect, it } from 'vitest';
import { formatCount, formatMoney } from './format.ts';

it('writes numbers as each language does', () => {
  expect([formatCount(2_155_000, 'en'), formatCount(2_155_000, 'de')]).toEqual(['2,155,000', '2.155.000']);
});

it('writes euros without decimals', () => {
  expect([formatMoney(250.4, 'EUR', 'en'), formatMoney(14_386_250, 'CHF', 'de')]).toEqual([
    'EUR\u00a0250',
    '14.386.250\u00a0CHF',
  ]);
});

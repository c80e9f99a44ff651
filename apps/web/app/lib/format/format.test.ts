import { expect, it } from 'vitest';
import { formatCount, formatEuro } from './format.ts';

it('writes numbers as each language does', () => {
  expect([formatCount(2_155_000, 'en'), formatCount(2_155_000, 'de')]).toEqual(['2,155,000', '2.155.000']);
});

it('writes euros without decimals', () => {
  expect([formatEuro(250, 'en'), formatEuro(14_386_250, 'de')]).toEqual(['EUR 250', '14.386.250 EUR']);
});

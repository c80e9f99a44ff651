import { expect, test } from 'vitest';
import { formatChange, formatFigure } from './use-figure-format.ts';

test.each([
  [4_817_240.4, 'eur', 'en', '4,817,240'],
  [4_817_240.4, 'eur', 'de', '4.817.240'],
  [-1_234, 'eur', 'en', '−1,234'],
  [-0.2, 'eur', 'en', '0'],
  [5.14, 'percent', 'en', '5.1%'],
  [5.14, 'percent', 'de', '5,1\u00a0%'],
  [26, 'heads', 'en', '26'],
  [null, 'eur', 'en', '–'],
] as const)('%d %s in %s is %s', (value, unit, language, text) => {
  expect(formatFigure(value, unit, language)).toBe(text);
});

test.each([
  [7.868, 'en', '+7.87%'],
  [-1.12, 'de', '−1,12\u00a0%'],
  [0, 'en', '0.00%'],
  [-0.001, 'en', '0.00%'],
] as const)('a change of %d in %s is %s', (percent, language, text) => {
  expect(formatChange(percent, language)).toBe(text);
});

import { expect, test } from 'vitest';
import { formatChange, formatFigure, formatPoints } from './use-figure-format.ts';

test.each([
  [4_817_240.4, 'money', 'en', '4,817,240'],
  [4_817_240.4, 'money', 'de', '4.817.240'],
  [-1_234, 'money', 'en', '−1,234'],
  [-0.2, 'money', 'en', '0'],
  [5.14, 'percent', 'en', '5.1%'],
  [5.14, 'percent', 'de', '5,1\u00a0%'],
  [26.45, 'percent', 'en', '26.5%'],
  [-26.45, 'percent', 'de', '−26,5\u00a0%'],
  [1e-7, 'percent', 'en', '0.0%'],
  [1.5e21, 'percent', 'en', '1,500,000,000,000,000,000,000.0%'],
  [26, 'heads', 'en', '26'],
  [null, 'money', 'en', '–'],
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

test('a difference of percentages is told in percentage points', () => {
  expect([formatPoints(-0.2, 'en'), formatPoints(1.005, 'de')]).toEqual(['−0.20\u00a0pp', '+1,01\u00a0PP']);
});

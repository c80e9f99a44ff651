import { expect, it } from 'vitest';
import { withoutDegrees } from './without-degrees.ts';

it.each([
  ['Dipl.-Ing. (FH) Katharina Resch', 'Katharina Resch'],
  ['DI Dr. Hedwig Wacholder', 'Hedwig Wacholder'],
  ['Mag. (FH) Malte Moser', 'Malte Moser'],
  ['Diana Prof', 'Diana Prof'],
  ['J. Muster', 'Muster'],
  ['Dr.', 'Dr.'],
])('%s is %s', (name, plain) => {
  expect(withoutDegrees(name)).toBe(plain);
});

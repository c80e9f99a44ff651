import type { EmployeeResult } from '@firmament/api-contract/calls/search';
import { expect, it } from 'vitest';
import { shareOut } from './palette.queries.ts';

const people = (...names: string[]) => names.map((fullName) => ({ fullName }) as EmployeeResult);
const shown = (...args: Parameters<typeof shareOut>) => shareOut(...args).map(({ fullName }) => fullName);

const FIVE = people('Anna 1', 'Anna 2', 'Anna 3', 'Anna 4', 'Anna 5');

it('profiles come first, and leave places for people of the registers', () => {
  expect(shown('anna', FIVE, people('Anna R', 'Anna S', 'Anna T'))).toEqual([
    'Anna 1',
    'Anna 2',
    'Anna 3',
    'Anna R',
    'Anna S',
  ]);
  expect(shown('anna', FIVE, people('Anna R'))).toEqual(['Anna 1', 'Anna 2', 'Anna 3', 'Anna 4', 'Anna R']);
  expect(shown('anna', FIVE, [])).toHaveLength(5);
  expect(shown('anna', people('Anna 1'), people('Anna R', 'Anna S', 'Anna T', 'Anna U', 'Anna V'))).toEqual([
    'Anna 1',
    'Anna R',
    'Anna S',
    'Anna T',
    'Anna U',
  ]);
});

it('who bears the name comes before who is found by function or company', () => {
  expect(shown('huber', people(), people('Rosa Register', 'Eva Huber'))).toEqual(['Eva Huber', 'Rosa Register']);
});

import { expect, it } from 'vitest';
import { formerNamesOf } from './former-names.ts';

it('lists each former name once, and not the present one in other letters', () => {
  const names = ['Spatz GmbH', 'ADLER GmbH', undefined, 'Spatz G.m.b.H.', 'SPATZ GmbH', '', 'Star GmbH'];
  expect(formerNamesOf(names, 'Adler GmbH')).toEqual(['Spatz GmbH', 'Spatz G.m.b.H.', 'Star GmbH']);
});

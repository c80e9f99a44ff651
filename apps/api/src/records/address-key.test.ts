import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { addressKeyOf, isDoor } from './address-key.ts';

type Address = readonly [street: string, postcode: string, country: string];

const ONE: Address = ['Hauptstraße 1', '8750', 'AT'];

/** Whether each is at the door of the first, for who is who and for the neighbours of a company. */
const EXAMPLES: [other: Address, isSame: boolean, isSameInSql?: boolean][] = [
  [['HAUPTSTRASSE 1', '8750', 'AT'], true],
  [['Hauptstrasse 1', '8750', 'AT'], true],
  [['Hauptstr. 1', '8750', 'AT'], true],
  [['Haupt-Straße 1', '8750', 'AT'], true],
  [["Haupt'straße  1", '8750', 'AT'], true],
  [['Hauptstraße 1, 2. Stock', '8750', 'AT'], true],
  [['Hauptstraße (1)', '8750', 'AT'], true],
  [['Hauptstraße 1a', '8750', 'AT'], false],
  [['Hauptstraße 12', '8750', 'AT'], false],
  [['Hauptplatz 1', '8750', 'AT'], false],
  [['Hauptstraße 1', '8751', 'AT'], false],
  // Who is who compares people of one country or near each other anyway.
  [['Hauptstraße 1', '8750', 'CH'], true, false],
  // The index of neighbours keeps signs that hardly any register writes.
  [['Hauptstraße "1"', '8750', 'AT'], true, false],
];

it.each(EXAMPLES)(
  '%j is told from the door of the first alike in both languages',
  async (...[other, isSame, isSameInSql]) => {
    const { pool } = await useTestDatabase();
    const { rows } = await pool.query<{ is_same: boolean }>(
      'select address_key($1, $2, $3) = address_key($4, $5, $6) as is_same',
      [...ONE, ...other],
    );
    expect(addressKeyOf(other[0], other[1]) === addressKeyOf(ONE[0], ONE[1])).toBe(isSame);
    expect(rows[0]?.is_same).toBe(isSameInSql ?? isSame);
  },
);

it('is only a door with a number before the comma, and a postcode', () => {
  expect(isDoor('Hauptstraße 1', '8750')).toBe(true);
  for (const [street, postcode] of [
    ['Hauptstraße', '8750'],
    ['Schloss, 2. Stock', '8750'],
    ['Hauptstraße 1', ''],
  ] as const) {
    expect([isDoor(street, postcode), addressKeyOf(street, postcode)]).toEqual([false, undefined]);
  }
});

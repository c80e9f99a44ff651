import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGermanAddress, readSeat } from './german-address.ts';

describe('readGermanAddress', () => {
  it.each([
    ['Am Horst 5, 99990 Musterstadt.', 'Am Horst 5', '99990', 'Musterstadt'],
    ['Q 4, 5, 99990 Musterheim.', 'Q 4, 5', '99990', 'Musterheim'],
    ['Burgweg 16, Oberdorf, 99991 Unterdorf.', 'Burgweg 16, Oberdorf', '99991', 'Unterdorf'],
    ['Am Horst 5, 03096 Burg (Musterwald)', 'Am Horst 5', '03096', 'Burg (Musterwald)'],
    ['Am Horst 5, 99990 Musterstadt OT Nest', 'Am Horst 5', '99990', 'Musterstadt OT Nest'],
    ['99990 Musterstadt.', undefined, '99990', 'Musterstadt'],
    [
      'Am Horst 5, 99990 Musterstadt Nicht mehr Geschäftsführer:2) Beispiel, Bruno',
      'Am Horst 5',
      '99990',
      'Musterstadt',
    ],
    ['Am Horst 5, 99990 Musterstadt.Die Gesellschaft ist aufgelöst.', 'Am Horst 5', '99990', 'Musterstadt'],
    [
      'Am Horst 5, 99990 Musterstadt , Persönlich haftender Gesellschafter: X GmbH (HRB 12345 P)',
      'Am Horst 5',
      '99990',
      'Musterstadt',
    ],
    ['Carl-Muster-Str.', 'Carl-Muster-Str.', undefined, undefined],
    ['Am Horst 5.', 'Am Horst 5', undefined, undefined],
    ['', undefined, undefined, undefined],
  ])('reads "%s"', (text, street, postcode, city) => {
    const address = readGermanAddress(text);
    expect([address.street, address.postcode, address.city]).toEqual([street, postcode, city]);
  });

  it('finds the parts that an address was made of', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeßüö'), minLength: 2, maxLength: 12 });
    const postcode = fc.integer({ min: 1000, max: 99999 }).map((number) => String(number).padStart(5, '0'));
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 999 }), postcode, word, (street, house, code, city) => {
        expect(readGermanAddress(`${street} ${house}, ${code} ${city}.`)).toEqual({
          street: `${street} ${house}`,
          postcode: code,
          city,
        });
      }),
    );
  });
});

describe('readSeat', () => {
  it.each([
    ['Musterstadt (Amtsgericht Musterstadt HRB 12)', 'Musterstadt'],
    ['Burg (Musterwald)', 'Burg (Musterwald)'],
    [undefined, undefined],
  ])('reads %s', (text, seat) => expect(readSeat(text)).toBe(seat));
});

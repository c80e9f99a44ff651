import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGermanAddress, readHeadOffice, readSeat } from './german-address.ts';

describe('readGermanAddress', () => {
  it.each([
    ['Am Horst 5, 99990 Musterstadt.', 'Am Horst 5', '99990', 'Musterstadt'],
    ['Q 4, 5, 99990 Musterheim.', 'Q 4, 5', '99990', 'Musterheim'],
    ['Burgweg 16, Oberdorf, 99991 Unterdorf.', 'Burgweg 16, Oberdorf', '99991', 'Unterdorf'],
    ['Am Horst 5, 03096 Burg (Musterwald)', 'Am Horst 5', '03096', 'Burg (Musterwald)'],
    ['Am Horst 5, 99990 Musterstadt OT Nest', 'Am Horst 5, OT Nest', '99990', 'Musterstadt'],
    ['Am Horst 5, 99990 Musterstadt Kapital:26)000 EUR', 'Am Horst 5', '99990', 'Musterstadt'],
    ['Am Horst 5, 99990 Weiden i.d.OPf.', 'Am Horst 5', '99990', 'Weiden i.d.OPf.'],
    ['Am Horst 5, 99990 St. Goar.', 'Am Horst 5', '99990', 'St. Goar'],
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
    ['Musterstadt OT Nest (Amtsgericht Horst HRA 12 NP)', 'Musterstadt'],
    ['Musterstadt und Nest (Doppelsitz)', 'Musterstadt und Nest'],
    ['Burg (Musterwald)', 'Burg (Musterwald)'],
    [undefined, undefined],
    ['Nest, Zweigniederlassung der Firma Adler GmbH mit dem Sitz in Horst', 'Nest'],
    ['Nest, Zweigniederlassung', 'Nest'],
  ])('reads %s', (text, city) => expect(readSeat(text)).toBe(city));
});

describe('readHeadOffice', () => {
  it.each([
    ['Nest, Zweigniederlassung der Firma Adler GmbH mit dem Sitz in Horst', 'Adler GmbH', 'Horst'],
    ['Nest Zweigniederlassung der Adler GmbH & Co. KG, mit Sitz in Horst', 'Adler GmbH & Co. KG', 'Horst'],
    ['Nest, Zweigniederlassung der Adler AG', 'Adler AG', undefined],
  ])('reads %s', (text, name, place) => expect(readHeadOffice(text)).toEqual({ name, place }));

  it.each(['Nest', 'Nest, Zweigniederlassung', 'Nest, Zweigniederlassung der oben genannten', undefined])(
    'finds no clear name in %s',
    (text) => expect(readHeadOffice(text)).toBeUndefined(),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCompanyOfficer, readOfficers } from './officers.ts';

const officer = (name: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name,
  position: 'Geschäftsführer',
  type: 'person',
  ...changes,
});
const appointed = (name: string, on: string, changes: Record<string, unknown> = {}) =>
  officer(name, { start_date: on, ...changes });
const dismissed = (name: string, on?: string, changes: Record<string, unknown> = {}) =>
  officer(name, { ...(on && { end_date: on }), other_attributes: { dismissed: true }, ...changes });

const inOffice = (officers: unknown[]): (string | undefined)[][] =>
  readOfficers(officers).representatives.map((person) => [person.title, person.name, person.startedOn]);

describe('readOfficers', () => {
  it('follows one person through all announcements', () => {
    const story = [dismissed('Bruno Beispiel', '2012-05-01'), appointed('Bruno Beispiel', '2009-01-05')];
    expect(inOffice(story)).toEqual([]);
    expect(inOffice([...story, appointed('Bruno Beispiel', '2015-02-03')])).toEqual([
      ['Geschäftsführer', 'Bruno Beispiel', '2015-02-03'],
    ]);
  });

  it('keeps the first day of someone whose entry was only rewritten', () => {
    const rewritten = [
      appointed('Bruno Beispiel', '2009-01-05', { other_attributes: { city: 'Altstadt' } }),
      dismissed('Bruno Beispiel', '2012-05-01'),
      appointed('Bruno Beispiel', '2012-05-01', {
        other_attributes: { city: 'Neustadt', flag: 'sole representation' },
      }),
    ];
    expect(readOfficers(rewritten).representatives).toEqual([
      {
        title: 'Geschäftsführer',
        name: 'Bruno Beispiel',
        representation: 'einzelvertretungsberechtigt',
        location: 'Neustadt',
        startedOn: '2009-01-05',
      },
    ]);
  });

  it('keeps positions of one person apart', () => {
    const both = [
      appointed('Carla Chiffre', '2009-01-05', { position: 'Prokurist' }),
      appointed('Carla Chiffre', '2012-01-01'),
    ];
    expect(inOffice(both)).toEqual([
      ['Prokurist', 'Carla Chiffre', '2009-01-05'],
      ['Geschäftsführer', 'Carla Chiffre', '2012-01-01'],
    ]);
  });

  it('ends the term of managers who become liquidators', () => {
    const story = [
      appointed('Carla Chiffre', '2009-01-05'),
      appointed('Carla Chiffre', '2014-07-01', { position: 'Liquidator' }),
    ];
    expect(inOffice(story)).toEqual([['Liquidator', 'Carla Chiffre', '2014-07-01']]);
  });

  it('counts officers without dates as in office, and those dismissed without a date as gone', () => {
    expect(inOffice([officer('Bruno Beispiel')])).toEqual([['Geschäftsführer', 'Bruno Beispiel', undefined]]);
    expect(inOffice([appointed('Bruno Beispiel', '2009-01-05'), dismissed('Bruno Beispiel')])).toEqual([]);
  });

  it('puts a degree before the name, but not a profession', () => {
    const [doctor, trader] = readOfficers([
      appointed('Carla Chiffre', '2009-01-05', { other_attributes: { title: 'Dr.' } }),
      appointed('Bruno Beispiel', '2009-01-05', { other_attributes: { title: 'Kaufmann' } }),
    ]).representatives;
    expect([doctor?.name, trader?.name]).toEqual(['Dr. Carla Chiffre', 'Bruno Beispiel']);
  });

  it('turns companies into links, one each, however they are worded', () => {
    const company = { type: 'company', position: 'Persönlich haftender Gesellschafter' };
    const words = [
      appointed('Adler Holding GmbH, Nest (Amtsgericht Nest HRB 12).', '2009-01-01', company),
      appointed('Adler Holding GmbH, Nest (AG Nest, HRB 12), einzelvertretungsberechtigt', '2011-01-01', company),
      appointed('Spatz GmbH, Nest', '2011-01-01', { ...company, position: 'Geschäftsführer' }),
    ];
    expect(readOfficers(words).links).toEqual([
      { kind: 'shareholder', name: 'Adler Holding GmbH', registerNumber: 'Nest HRB 12' },
      { kind: 'representative', name: 'Spatz GmbH' },
    ]);
    const gone = dismissed('Adler Holding GmbH, Nest (Amtsgericht Nest HRB 12).', '2012-01-01', company);
    expect(readOfficers([...words, gone]).links.map((link) => link.name)).toEqual(['Spatz GmbH']);
  });

  it('does not depend on the order of the announcements', () => {
    const entries = [
      appointed('Bruno Beispiel', '2009-01-05'),
      dismissed('Bruno Beispiel', '2010-01-05'),
      appointed('Bruno Beispiel', '2011-01-05'),
      appointed('Carla Chiffre', '2010-02-02'),
      dismissed('Carla Chiffre', '2012-02-02'),
    ];
    const shuffled = fc.shuffledSubarray(entries, { minLength: entries.length });
    fc.assert(
      fc.property(shuffled, (order) => {
        expect(inOffice(order).sort()).toEqual(inOffice(entries).sort());
      }),
    );
  });
});

describe('readCompanyOfficer', () => {
  it.each([
    [
      'Adler UG (haftungsbeschränkt), Nest (Amtsgericht Nest HRB 12), mit der Befugnis …',
      'Adler UG (haftungsbeschränkt)',
      'Nest HRB 12',
    ],
    [
      'Adler GmbH mit Sitz in 99990 Nest, (Amtsgericht Nest HRB 12).',
      'Adler GmbH mit Sitz in 99990 Nest',
      'Nest HRB 12',
    ],
    ['Adler GmbH, Nest (Amtsgericht Nest, HRB 12 P)', 'Adler GmbH', 'Nest HRB 12 P'],
    ['Adler GmbH & Co.', 'Adler GmbH & Co.', undefined],
    ['Adler GmbH, Nest.', 'Adler GmbH', undefined],
  ])('reads %s', (text, name, registerNumber) => {
    expect(readCompanyOfficer(text)).toEqual({ name, registerNumber });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOfficers } from './officers.ts';

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

/** Title, name, start and end; "gone" for an end without a date. */
const termsOf = (officers: unknown[]): (string | undefined)[][] =>
  readOfficers(officers).representatives.map((person) => [
    person.title,
    person.name,
    person.startedOn,
    person.hasEnded ? 'gone' : person.endedOn,
  ]);

describe('readOfficers', () => {
  it('makes a term of each appointment and its end, those in office first', () => {
    const story = [dismissed('Bruno Beispiel', '2012-05-01'), appointed('Bruno Beispiel', '2009-01-05')];
    const first = ['Geschäftsführer', 'Bruno Beispiel', '2009-01-05', '2012-05-01'];
    expect(termsOf(story)).toEqual([first]);
    expect(termsOf([...story, appointed('Bruno Beispiel', '2015-02-03')])).toEqual([
      ['Geschäftsführer', 'Bruno Beispiel', '2015-02-03', undefined],
      first,
    ]);
  });

  it('lists former officers from the last to leave to the first', () => {
    const story = [
      dismissed('Carla Chiffre', '2011-01-01'),
      dismissed('Bruno Beispiel', '2013-01-01'),
      dismissed('Doris Dummy'),
      appointed('Emil Exempel', '2009-01-01'),
    ];
    expect(termsOf(story).map(([, name]) => name)).toEqual([
      'Emil Exempel',
      'Bruno Beispiel',
      'Carla Chiffre',
      'Doris Dummy',
    ]);
  });

  it('takes a second announcement of one end for the same', () => {
    const twice = [dismissed('Bruno Beispiel', '2012-05-01'), dismissed('Bruno Beispiel', '2012-05-01')];
    expect(termsOf([...twice, dismissed('Bruno Beispiel')])).toHaveLength(1);
    expect(termsOf([...twice, dismissed('Bruno Beispiel', '2014-05-01')])).toHaveLength(2);
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
    expect(termsOf(both)).toEqual([
      ['Prokurist', 'Carla Chiffre', '2009-01-05', undefined],
      ['Geschäftsführer', 'Carla Chiffre', '2012-01-01', undefined],
    ]);
  });

  it('ends the term of managers who become liquidators', () => {
    const story = [
      appointed('Carla Chiffre', '2009-01-05'),
      appointed('Carla Chiffre', '2014-07-01', { position: 'Liquidator' }),
    ];
    expect(termsOf(story)).toEqual([
      ['Liquidator', 'Carla Chiffre', '2014-07-01', undefined],
      ['Geschäftsführer', 'Carla Chiffre', '2009-01-05', '2014-07-01'],
    ]);
    expect(readOfficers(story).isInLiquidation).toBe(true);
    expect(readOfficers([dismissed('Carla Chiffre', '2014-07-01', { position: 'Liquidator' })]).isInLiquidation).toBe(
      false,
    );
  });

  it('counts officers without dates as in office, and those dismissed without a date as gone', () => {
    expect(termsOf([officer('Bruno Beispiel')])).toEqual([['Geschäftsführer', 'Bruno Beispiel', undefined, undefined]]);
    expect(termsOf([appointed('Bruno Beispiel', '2009-01-05'), dismissed('Bruno Beispiel')])).toEqual([
      ['Geschäftsführer', 'Bruno Beispiel', '2009-01-05', 'gone'],
    ]);
  });

  it('puts a degree before the name, but not a profession', () => {
    const [doctor, trader] = readOfficers([
      appointed('Carla Chiffre', '2009-01-05', { other_attributes: { title: 'Dr.' } }),
      appointed('Bruno Beispiel', '2009-01-05', { other_attributes: { title: 'Kaufmann' } }),
    ]).representatives;
    expect([doctor?.name, trader?.name]).toEqual(['Dr. Carla Chiffre', 'Bruno Beispiel']);
  });

  it('knows a person by any spelling of the name, with a degree or without', () => {
    const story = [appointed('Jörg Doctor Beispiel', '2009-01-05'), dismissed('Joerg Beispiel', '2012-01-01')];
    expect(termsOf(story)).toEqual([['Geschäftsführer', 'Dr. Jörg Beispiel', '2009-01-05', '2012-01-01']]);
  });

  it('reads powers and birth dates that stand where the town belongs', () => {
    const [person, other] = readOfficers([
      appointed('Carla Chiffre', '2009-01-05', { other_attributes: { city: 'einzelvertretungsberechtigt' } }),
      appointed('Bruno Beispiel', '2009-01-05', { other_attributes: { city: '27.04.1950' } }),
    ]).representatives;
    expect(person).toMatchObject({ representation: 'einzelvertretungsberechtigt', location: undefined });
    expect(other).toMatchObject({ bornOn: '1950-04-27', location: undefined });
  });

  it('turns companies into links, one each, however they are worded', () => {
    const company = { type: 'company', position: 'Persönlich haftender Gesellschafter' };
    const words = [
      appointed('Adler Holding GmbH, Nest (Amtsgericht Nest HRB 12).', '2009-01-01', company),
      appointed('Adler Holding GmbH, Nest (AG Nest, HRB 12), einzelvertretungsberechtigt', '2011-01-01', company),
      appointed('Spatz GmbH, Nest', '2011-01-01', { ...company, position: 'Geschäftsführer' }),
    ];
    const holding = {
      kind: 'shareholder',
      title: 'Persönlich haftender Gesellschafter',
      name: 'Adler Holding GmbH',
      place: 'Nest',
      registerNumber: 'Nest HRB 12',
      startedOn: '2009-01-01',
    };
    const manager = {
      kind: 'representative',
      title: 'Geschäftsführer',
      name: 'Spatz GmbH',
      place: 'Nest',
      startedOn: '2011-01-01',
    };
    expect(readOfficers(words).links).toEqual([holding, manager]);
    // The dismissal names the company without its number.
    const gone = dismissed('Adler Holding GmbH', '2012-01-01', company);
    expect(readOfficers([...words, gone]).links).toEqual([manager, { ...holding, endedOn: '2012-01-01' }]);
  });

  it('keeps companies of one name and two numbers apart', () => {
    const company = { type: 'company', position: 'Persönlich haftender Gesellschafter' };
    const two = [
      appointed('Adler GmbH, Nest (Amtsgericht Nest HRB 12)', '2009-01-01', company),
      appointed('Adler GmbH, Horst (Amtsgericht Horst HRB 7)', '2009-01-01', company),
    ];
    expect(readOfficers(two).links).toHaveLength(2);
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
        expect(termsOf(order).sort()).toEqual(termsOf(entries).sort());
      }),
    );
  });
});

import { checkIdentifier, REGISTER_NUMBER_KIND } from '@firmament/identifiers/identifier';
import { describe, expect, it } from 'vitest';
import { companies, companyAt } from '../../companies.ts';
import type { Country } from '../../places/towns.ts';
import { createWorld, DEMO_WORLD } from '../../world.ts';
import { CAST_COMPANIES } from '../companies.ts';
import { CAST_COMPANY_COUNT, FAMILY_COUNTS, FIRST_DRAWN } from '../counts.ts';
import { TIE_STATEMENTS } from '../statements.ts';
import { FAMILY_COMPANIES } from './companies.ts';

const records = FAMILY_COMPANIES.map(({ record }) => record);

const recordOf = (name: string) => {
  const found = CAST_COMPANIES.find(({ record }) => record.name === name)?.record;
  if (found === undefined) throw new RangeError(name);
  return found;
};

type Term = { startedOn?: string | undefined; endedOn?: string | undefined };
const holdsOn =
  (day: string) =>
  ({ startedOn = '', endedOn = '9999' }: Term): boolean =>
    startedOn <= day && day < endedOn;

/** Owners of a company on a day with their shares, companies first. */
const ownersOn = (name: string, day: string): string[] => {
  const { links, representatives } = recordOf(name);
  const held = [
    ...links.filter(({ kind }) => kind === 'shareholder'),
    ...representatives.filter(({ share }) => share !== undefined),
  ];
  return held.filter(holdsOn(day)).map((owner) => `${owner.name} ${owner.share}`);
};

const TODAY = '2025-09-01';

/** The cast and some of those around it in the demo. */
const world = [...companies(DEMO_WORLD, 0, 2_000)];

/** The companies in which somebody of this name is or was in office, by position from 1. */
const companiesOf = (name: string): number[] =>
  CAST_COMPANIES.flatMap(({ record }, place) =>
    record.representatives.some((officer) => officer.name.endsWith(name)) ? [place + 1] : [],
  );

describe('the families', () => {
  it('have the counts that the world relies on, at positions 20 to 40', () => {
    expect({
      companies: records.length,
      reports: records.reduce((sum, { reports }) => sum + reports.length, 0),
      representatives: records.reduce((sum, { representatives }) => sum + representatives.length, 0),
    }).toEqual(FAMILY_COUNTS);
    expect(CAST_COMPANIES.slice(FIRST_DRAWN, FIRST_DRAWN + FAMILY_COUNTS.companies)).toEqual(FAMILY_COMPANIES);
    expect([20, 22, 28, 40].map((id) => CAST_COMPANIES[id - 1]?.record.name)).toEqual([
      'Leitner Privatstiftung',
      'Murtal Netzbau GmbH',
      'Speicherwerk Fohnsdorf GmbH in Liqu.',
      'Dreiflüsse Terminal GmbH',
    ]);
  });

  it('left the companies around them as they were drawn before', () => {
    const world = createWorld(DEMO_WORLD);
    const ends = [CAST_COMPANY_COUNT, DEMO_WORLD.companies - 1].map((place) => companyAt(world, place).record);
    expect(ends.map(({ name, sourceKey }) => `${name} ${sourceKey}`)).toEqual([
      'Opcupro Industriemontage AG 988982k',
      'Schwarz Backstube GmbH 938944a',
    ]);
  });

  it('have valid numbers of their own, also in a world around them', () => {
    for (const { identifiers, address } of records) {
      const kind = REGISTER_NUMBER_KIND[address.country as Country];
      expect(checkIdentifier(kind, identifiers.registerNumber ?? '').verdict).not.toBe('invalid');
    }
    const numbers = world.map(({ record }) => record.identifiers.registerNumber);
    const stated = numbers.filter((number) => number !== undefined);
    expect(new Set(stated).size).toBe(stated.length);
  });

  it('begin no office and no ownership before the founding, and end none before it began', () => {
    for (const { name, foundedOn = '', asOf = '', representatives, links } of records) {
      for (const { startedOn = '', endedOn } of [...representatives, ...links]) {
        expect(startedOn >= foundedOn && startedOn < (endedOn ?? asOf), `${name} ${startedOn}`).toBe(true);
        expect((endedOn ?? '') < asOf, name).toBe(true);
      }
    }
  });

  it('never have owners of more than the whole, on any day on which one comes', () => {
    for (const { name, representatives, links } of records) {
      const days = [...representatives, ...links].map(({ startedOn = '' }) => startedOn);
      for (const day of [...days, TODAY]) {
        const shares = ownersOn(name, day).map((owner) => Number(owner.split(' ').at(-1)));
        const sum = shares.reduce((all, share) => all + (Number.isNaN(share) ? 0 : share), 0);
        expect(sum, `${name} on ${day}`).toBeLessThanOrEqual(100);
      }
    }
  });

  it('own companies by their number within the country, and by name and seat across borders', () => {
    for (const { address, links } of records) {
      for (const { name = '', registerNumber, place, endedOn } of links) {
        const other = CAST_COMPANIES.find(({ record }) => record.name === name)?.record;
        if (other === undefined) expect([place !== undefined, endedOn !== undefined], name).toEqual([true, true]);
        else if (other.address.country === address.country) {
          expect(registerNumber, name).toBe(other.identifiers.registerNumber);
        } else expect([registerNumber, place], name).toEqual([undefined, other.address.city]);
      }
    }
  });

  it('handed what they own on, so that a day in the past shows something else', () => {
    const holding = 'Leitner Familienholding GmbH';
    expect(ownersOn(holding, '2009-06-01')).toEqual(['Josef Leitner 100']);
    expect(ownersOn(holding, TODAY)).toEqual([
      'Leitner Privatstiftung 60',
      'Dipl.-Ing. Katharina Leitner 20',
      'Mag. Andreas Leitner 20',
    ]);
    const speicherwerk = 'Speicherwerk Fohnsdorf GmbH in Liqu.';
    expect(ownersOn(speicherwerk, '2015-06-01')).toEqual([`${holding} 40`, 'Robert Stollhuber 60']);
    expect(ownersOn(speicherwerk, TODAY)).toEqual(['Robert Stollhuber 100']);
    expect(ownersOn('Pölstal Biowärme GmbH', '2009-03-31')[0]).toBe('Pölstaler Waldbauern eGen 51');
    expect(ownersOn('Zirbenland Windkraft GmbH', '2015-06-01')).toEqual([`${holding} 100`]);
  });

  it('share their people', () => {
    expect(companiesOf('Andreas Leitner')).toEqual([21, 22, 23, 24]);
    expect(companiesOf('Katharina Leitner')).toEqual([1, 21]);
    expect(companiesOf('Josef Leitner')).toEqual([20, 21, 24, 26, 29]);
    expect(companiesOf('Robert Stollhuber')).toEqual([28, 41]);
    expect(companiesOf('Birgit Trattnerberger')).toEqual([21, 28]);
    expect(companiesOf('Thomas Gruber')).toEqual([22, 25, 37, 39]);
    expect(companiesOf('Quirin Caduff-Nägeli')).toEqual([33, 34]);
    const stollhuber = recordOf('Speicherwerk Fohnsdorf GmbH in Liqu.').representatives.filter(({ name }) =>
      name.endsWith('Stollhuber'),
    );
    expect(stollhuber.map(({ title, endedOn }) => [title, endedOn])).toEqual([
      ['Gesellschafter/in', undefined],
      ['Geschäftsführer/in', '2023-06-30'],
      ['Gesellschafter/in', '2023-12-18'],
    ]);
  });

  it('have a loop, and a pyramid in which one share is not known', () => {
    expect(ownersOn('Hausruck Fördertechnik GmbH', TODAY)[0]).toBe('Mattigtal Antriebe GmbH 10');
    expect(ownersOn('Mattigtal Antriebe GmbH', TODAY)[0]).toBe('Hausruck Fördertechnik GmbH 10');
    const pyramid = ['Donaukontor Beteiligungs GmbH', 'Donaukontor Schweiz AG', 'Dreiflüsse Terminal GmbH'];
    expect(pyramid.map((name) => ownersOn(name, TODAY)[0])).toEqual([
      'Donaukontor Holding AG 80',
      'Donaukontor Beteiligungs GmbH undefined',
      'Donaukontor Schweiz AG 55',
    ]);
  });

  it('lead from Andreas Leitner to a company abroad in four steps', () => {
    expect(ownersOn('Holzwärme Mur GmbH', TODAY)).toEqual([
      'Leitner Familienholding GmbH 50',
      'Alpenholz Systembau GmbH 50',
    ]);
    const { identifiers } = recordOf('Alpenholz Systembau GmbH');
    const stated = TIE_STATEMENTS.find(({ registerNumber }) => registerNumber === identifiers.registerNumber);
    expect(stated?.link).toMatchObject({ kind: 'subsidiary', name: 'Karnholz d.o.o.', share: 51 });
  });

  it('know somebody who administers insolvencies in many companies', () => {
    const hers = world.filter(({ record }) =>
      record.representatives.some(({ name }) => name === 'Dr. Hedwig Zwettler-Haas'),
    );
    expect(hers.length).toBeGreaterThan(5);
    for (const { record, history } of hers.slice(1)) {
      const own = record.representatives.find(({ title }) => title === 'Masseverwalter/in');
      const [day = ''] = /\d\d\.\d\d\.\d{4}/.exec(record.insolvency ?? '') ?? [];
      expect(own?.startedOn).toBe(day.split('.').reverse().join('-'));
      expect(history.events.filter(({ subject }) => subject.includes('Zwettler-Haas'))).toHaveLength(1);
    }
  });
});

import { checkIdentifier, REGISTER_NUMBER_KIND } from '@firmament/identifiers/identifier';
import { parseRegisterExtract } from '@firmament/registers/xjustiz/extract';
import { describe, expect, it } from 'vitest';
import { chiemgauExtract } from '../chiemgau-extract.ts';
import { CASE, CAST_COMPANIES, WATCHLIST } from '../companies.ts';
import { AICHFELD_COUNTS } from '../counts.ts';
import { CASE_DAYS, CASE_NAMES } from './case.ts';
import { AICHFELD_COMPANIES } from './companies.ts';
import { ADVISERS_DOOR } from './doors.ts';

const records = AICHFELD_COMPANIES.map(({ record }) => record);
const rest = CAST_COMPANIES.map(({ record }) => record).filter((record) => !records.includes(record));
const [debtor] = AICHFELD_COMPANIES;
if (debtor === undefined) throw new RangeError('The Aichfeld is empty.');

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const bare = (name: string): string => name.replace(/^(?:(?:Mag|Dr|Ing|Dipl\.-Ing)\.(?: \(FH\))? )+/, '');
const namesIn = (some: typeof records): Set<string> =>
  new Set(some.flatMap(({ representatives }) => representatives.map(({ name }) => bare(name))));

type Term = { startedOn?: string | undefined; endedOn?: string | undefined };
const holdsOn =
  (day: string) =>
  ({ startedOn = '', endedOn = '9999' }: Term): boolean =>
    startedOn <= day && day < endedOn;

describe('the Aichfeld', () => {
  it('has about forty companies and people, and the counts that the world relies on', () => {
    expect(records.length + namesIn(records).size).toBe(43);
    expect({
      companies: records.length,
      reports: records.flatMap(({ reports }) => reports).length,
      representatives: records.flatMap(({ representatives }) => representatives).length,
    }).toEqual(AICHFELD_COUNTS);
  });

  it('has valid numbers, and days in order', () => {
    for (const { name, identifiers, foundedOn = '', asOf = '', representatives, links } of records) {
      expect(checkIdentifier(REGISTER_NUMBER_KIND.AT, identifiers.registerNumber ?? '').verdict, name).toBe('verified');
      for (const { startedOn = '', endedOn = asOf } of [...representatives, ...links]) {
        expect(foundedOn <= startedOn && startedOn < endedOn && endedOn <= asOf, `${name} ${startedOn}`).toBe(true);
      }
      // Everybody is of age when they begin.
      for (const { bornOn = '1971', startedOn = '' } of representatives) {
        expect(Number(startedOn.slice(0, 4)) - Number(bornOn.slice(0, 4)), name).toBeGreaterThan(18);
      }
    }
  });

  it('is owned to the whole, from the founding on', () => {
    for (const { name, legalForm, foundedOn = '', asOf = '', representatives, links } of records) {
      if (legalForm === 'e.U.') continue;
      const held = [...representatives, ...links].filter(({ share }) => share !== undefined);
      const days = [foundedOn, ...held.flatMap(({ startedOn, endedOn }) => [startedOn ?? '', endedOn ?? asOf])];
      for (const day of days) {
        const sum = held.filter(holdsOn(day)).reduce((all, { share = 0 }) => all + share, 0);
        expect([name, day, sum]).toEqual([name, day, 100]);
      }
    }
  });

  it('shares a door with its tax adviser', () => {
    const there = records.filter(({ address }) => address.street === ADVISERS_DOOR.street);
    expect(there.map(({ name }) => name.split(' ')[0])).toEqual([
      'Eisenbacher',
      'Bärnthaler-Moik',
      'Ingering',
      'Ingering',
    ]);
  });

  it('has nothing in common with the rest of the cast but one name', () => {
    const others = namesIn(rest);
    expect([...namesIn(records)].filter((name) => others.has(name))).toEqual([CASE_NAMES.director]);
    const linked = (some: typeof records) => some.flatMap(({ links }) => links.map(({ name }) => name));
    const names = new Set(records.map(({ name }) => name));
    expect(linked(records).filter((name) => !names.has(name ?? ''))).toEqual([]);
    expect(linked(rest).filter((name) => names.has(name ?? ''))).toEqual([]);
    const doors = new Set(rest.map(({ address }) => `${address.street} ${address.postcode}`));
    expect(records.filter(({ address }) => doors.has(`${address.street} ${address.postcode}`))).toEqual([]);
  });
});

describe('the company of the case', () => {
  const { record, history } = debtor;

  it('has accounts that balance, and whose equity moves by the result', () => {
    const figures = record.reports.map(({ figures }) => figures);
    expect(figures.map(({ revenue }) => revenue)).toEqual([3_120_000, 4_060_000, 6_210_000, 8_940_000, 9_870_000]);
    expect(figures.map(({ equity = 0 }) => equity / 1_000)).toEqual([412, 286, 64, -118, -203]);
    expect(figures.at(-1)).toMatchObject({
      employeesNumber: 44,
      revenuePerEmployee: 224_318,
      averageSalaryPerEmployee: 49_120,
      revenueCagr: 33.36,
      equityRatio: -3.6,
      returnOnSales: -0.86,
      registeredCapital: record.registeredCapital?.amount,
    });
    figures.forEach((year, i) => {
      const { equity = 0, liabilities = 0, totalAssets, cashOnHand = 0, receivables = 0, earnings = 0 } = year;
      expect(equity + liabilities).toBe(totalAssets);
      expect(cashOnHand + receivables).toBeLessThan(totalAssets ?? 0);
      expect((year.costOfMaterials ?? 0) + (year.wagesAndSalaries ?? 0) + earnings).toBeLessThan(year.revenue ?? 0);
      if (i > 0) expect(equity).toBe((figures[i - 1]?.equity ?? 0) + earnings);
    });
  });

  it('filed its accounts 121 days late, and 12 the year before', () => {
    const filed = history.events.filter(({ kind }) => kind === 'accounts_filed');
    const late = filed.map(({ subject, announcedOn = '' }) =>
      daysBetween(`${Number(subject.slice(0, 4)) + 1}-09-30`, announcedOn),
    );
    expect(late.slice(-2)).toEqual([12, 121]);
    expect(late.slice(0, -2).every((days) => days < 0)).toBe(true);
    expect(filed.at(-1)?.announcedOn).toBe(CASE_DAYS.accountsFiled);
  });

  it('lost three managing directors within a year, and found three', () => {
    const managers = record.representatives.filter(({ title }) => title === 'Geschäftsführer/in');
    const { firstChange, lastChange, before } = CASE_DAYS;
    const isWithin = (day = '') => day >= firstChange && day <= lastChange;
    expect(managers.filter(({ endedOn }) => isWithin(endedOn))).toHaveLength(3);
    const entered = managers.filter(({ startedOn }) => isWithin(startedOn));
    expect(entered.map(({ name }) => bare(name))).toEqual([
      'Jörg Puschenjak',
      'Doris Wallner-Seidl',
      CASE_NAMES.director,
    ]);
    expect(managers.filter(holdsOn(before)).map(({ name }) => bare(name))).toEqual([
      'Jörg Puschenjak',
      'Doris Wallner-Seidl',
      'Claudia Steinwender',
    ]);
    expect(record.foundedOn).toBe(CASE_DAYS.foundedOn);
  });

  it('has its newest director from a company that is wound up, and is tied to a watched one over its former owner', () => {
    const [wreck, watched] = [CASE_NAMES.wreck, CASE_NAMES.watched].map((name) =>
      rest.find((one) => one.name === name),
    );
    expect(wreck?.status).toBe('in_liquidation');
    const terms = wreck?.representatives.filter(({ name }) => name === CASE_NAMES.director) ?? [];
    expect(terms.find(({ title }) => title === 'Geschäftsführer/in')?.endedOn).toBe('2023-06-30');
    expect(wreck?.links).toMatchObject([{ name: CASE_NAMES.formerOwner, share: 40, endedOn: '2023-12-18' }]);
    expect(watched?.links.at(-1)).toMatchObject({ name: CASE_NAMES.formerOwner, share: 100 });
    expect(WATCHLIST).toContainEqual(CASE.watched);
  });
});

it('the extract of the old copy is one that we can read', () => {
  const extract = parseRegisterExtract(new TextEncoder().encode(chiemgauExtract('2026-11-18')));
  const oldCopy = rest.find(({ name }) => name === CASE_NAMES.oldCopy);
  expect(extract).toMatchObject({ retrievedOn: '2026-11-18', courtCode: oldCopy?.identifiers.courtCode });
  expect(extract.record.identifiers.registerNumber).toContain(oldCopy?.identifiers.registerNumber?.split(' ').at(-1));
});

import { checkIdentifier } from '@firmament/identifiers/identifier';
import { describe, expect, it } from 'vitest';
import { officesOf } from '../offices.ts';
import { CAST_COMPANIES, SHOWCASE_COMPANY, WATCHLIST } from './companies.ts';
import * as counts from './counts.ts';
import { CAST_PEOPLE, DEMO_MEMBER_PROFILE_ID } from './people.ts';
import { CAST_PLANS } from './plans.ts';
import { CAST_STATEMENTS, TIE_STATEMENTS } from './statements.ts';

/** The families and the Aichfeld have tests of their own. */
const OLDER = CAST_COMPANIES.slice(0, counts.FIRST_DRAWN);

const recordOf = (sourceKey: string) => CAST_COMPANIES.find(({ record }) => record.sourceKey === sourceKey)?.record;

describe('the cast', () => {
  it('has the counts that the world relies on', () => {
    expect(CAST_COMPANIES).toHaveLength(counts.CAST_COMPANY_COUNT);
    expect(CAST_PEOPLE).toHaveLength(counts.CAST_PEOPLE_COUNT);
    expect(CAST_COMPANIES.flatMap(({ record }) => record.reports)).toHaveLength(counts.CAST_REPORT_COUNT);
    const officers = CAST_PLANS.flatMap((plan) => officesOf(plan));
    expect(officers).toHaveLength(counts.CAST_REPRESENTATIVE_COUNT - counts.ADDED_COUNTS.representatives);
    const digits = OLDER.filter(({ source }) => source === 'firmenbuch').map(({ record }) =>
      Number.parseInt(record.sourceKey, 10),
    );
    expect([...digits].sort((a, b) => a - b)).toEqual(counts.CAST_FIRMENBUCH_DIGITS);
  });

  it('has a showcase company of which its register, GLEIF and the demo tell', () => {
    const record = recordOf(SHOWCASE_COMPANY.sourceKey);
    const others = CAST_STATEMENTS.filter((statement) => statement.record.name === SHOWCASE_COMPANY.name);
    expect([SHOWCASE_COMPANY.source, ...others.map(({ source }) => source)]).toEqual(['firmenbuch', 'demo', 'gleif']);
    expect(record?.contact).toEqual({});
    expect(others[0]?.record.contact.website).toBe('www.murtal-solar.example');
    expect(record?.representatives.slice(3, 5).map(({ representation }) => representation)).toEqual([
      'Stammeinlage EUR 74.000, geleistet EUR 74.000',
      'Stammeinlage EUR 26.000, geleistet EUR 26.000',
    ]);
    expect(record?.name).toBe('Murtal Solartechnik GmbH');
    expect(record?.identifiers.registerNumber).toBe('941873h');
    expect(record?.reports.map(({ figures }) => figures.revenue)).toEqual([
      6_412_300, 7_905_120, 11_230_480, 12_874_900, 14_386_250,
    ]);
    expect(record?.reports.at(-1)?.figures).toMatchObject({
      equityRatio: 42.81,
      returnOnSales: 6.5,
      employeesNumber: 61,
    });
    const { vatId = '', lei = '', gln = '' } = others[0]?.record.identifiers ?? {};
    expect(checkIdentifier('vat', vatId).verdict).toBe('verified');
    expect(checkIdentifier('lei', lei).verdict).toBe('verified');
    expect(checkIdentifier('gln', gln).verdict).toBe('verified');
  });

  it('has an example of each way in which a company is known', () => {
    const examples = OLDER.slice(12).map(({ source, record, history }) => ({
      name: record.name,
      source,
      status: record.status,
      asOf: record.asOf?.slice(0, 4),
      reports: record.reports.length,
      officers: record.representatives.length > 0,
      isInsolvent: record.insolvency !== undefined,
      last: history.events.at(-1)?.kind,
    }));
    expect(examples).toMatchObject([
      { name: 'Chiemgau Dachstrom GmbH', source: 'offeneregister', asOf: '2018', reports: 0, officers: true },
      { name: 'Leithagrund Gerätebau GmbH', source: 'firmenbuch', reports: 6, officers: false },
      { name: 'Innkreis Kartonagen GmbH', status: 'terminated', last: 'deleted' },
      { name: 'Weserstein Fliesen GmbH', status: 'active', isInsolvent: true },
      {
        name: 'Saalegrund Werbetechnik UG (haftungsbeschränkt) i. L.',
        status: 'in_liquidation',
        last: 'deletion_announced',
      },
      { name: 'Kulturverein Zirbenklang', source: 'demo', officers: true },
      { name: 'Friederike Anzinger', source: 'gisa', officers: true },
    ]);
    const swiss = CAST_STATEMENTS.find(({ record }) => record.name === 'Gotthard Kabelwerke AG')?.record;
    expect(swiss?.reports.map(({ currency }) => currency)).toEqual(Array(6).fill('CHF'));
  });

  it('knows of a company by its old register copy, and by its owner’s accounts of 60 %', () => {
    const company = recordOf('D2910V_HRB899903');
    expect(company).toMatchObject({ contact: {}, reports: [], owners: undefined, links: [] });
    const stated = TIE_STATEMENTS.find(({ registerNumber }) => registerNumber === company?.identifiers.registerNumber);
    expect(stated).toMatchObject({ source: 'firmenbuch', asOf: '2024-12-31', link: { share: 60 } });
  });

  it('has four companies on the watchlist', () => {
    expect(WATCHLIST).toHaveLength(4);
    for (const { sourceKey, name } of WATCHLIST) expect(recordOf(sourceKey)?.name).toBe(name);
  });

  it('gives the demo member acquaintances from earlier jobs and schools', () => {
    const member = CAST_PEOPLE.find(({ profileId }) => profileId === DEMO_MEMBER_PROFILE_ID);
    expect(member?.companySourceKey).toBe(SHOWCASE_COMPANY.sourceKey);
    const places = new Set(
      [...(member?.experience ?? []), ...(member?.education ?? [])].map((entry) => entry.organisation),
    );
    const acquainted = CAST_PEOPLE.filter(
      (person) =>
        person.companySourceKey !== SHOWCASE_COMPANY.sourceKey &&
        [...person.experience, ...person.education].some((entry) => places.has(entry.organisation)),
    );
    expect(acquainted.length).toBeGreaterThan(7);
    expect(CAST_PEOPLE.filter((person) => person.companySourceKey === SHOWCASE_COMPANY.sourceKey).length).toBe(12);
  });

  it('lists its managers as representatives of their companies', () => {
    for (const person of CAST_PEOPLE.filter(({ title = '' }) => /^Geschäftsführer/.test(title))) {
      const names = recordOf(person.companySourceKey ?? '')?.representatives.map(({ name }) => name) ?? [];
      expect(
        names.some((name) => name.endsWith(person.fullName)),
        person.fullName,
      ).toBe(true);
    }
  });
});

import { checkIdentifier } from '@firmament/identifiers/identifier';
import { describe, expect, it } from 'vitest';
import { officesOf } from '../offices.ts';
import { CAST_COMPANIES, SHOWCASE_COMPANY, WATCHLIST } from './companies.ts';
import * as counts from './counts.ts';
import { CAST_PEOPLE, DEMO_MEMBER_PROFILE_ID } from './people.ts';
import { CAST_PLANS } from './plans.ts';

const recordOf = (sourceKey: string) => CAST_COMPANIES.find(({ record }) => record.sourceKey === sourceKey)?.record;

describe('the cast', () => {
  it('has the counts that the world relies on', () => {
    expect(CAST_COMPANIES).toHaveLength(counts.CAST_COMPANY_COUNT);
    expect(CAST_PEOPLE).toHaveLength(counts.CAST_PEOPLE_COUNT);
    expect(CAST_COMPANIES.flatMap(({ record }) => record.reports)).toHaveLength(counts.CAST_REPORT_COUNT);
    const officers = CAST_PLANS.flatMap((plan) => officesOf(plan));
    expect(officers).toHaveLength(counts.CAST_REPRESENTATIVE_COUNT);
    const digits = CAST_COMPANIES.filter(({ source }) => source === 'firmenbuch').map(({ record }) =>
      Number.parseInt(record.sourceKey, 10),
    );
    expect([...digits].sort((a, b) => a - b)).toEqual(counts.CAST_FIRMENBUCH_DIGITS);
  });

  it('has a showcase company with full data', () => {
    const record = recordOf(SHOWCASE_COMPANY.sourceKey);
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
    const { vatId = '', lei = '', gln = '' } = record?.identifiers ?? {};
    expect(checkIdentifier('vat', vatId).verdict).toBe('verified');
    expect(checkIdentifier('lei', lei).verdict).toBe('verified');
    expect(checkIdentifier('gln', gln).verdict).toBe('verified');
  });

  it('has three companies on the watchlist', () => {
    expect(WATCHLIST).toHaveLength(3);
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

import type { CompanyRecord } from '@firmament/record/record';
import { describe, expect, it } from 'vitest';
import { companies } from '../companies.ts';
import type { DemoCompany } from '../history/company-history.ts';
import { nextStatement } from './next-statement.ts';

const TODAY = '2026-11-17';
const world = [...companies({ seed: 4, companies: 3_000, reports: 5_400, representatives: 6_900, people: 0 })];

const ask = ({ source, record }: DemoCompany, turn: number): CompanyRecord =>
  nextStatement(record, { source, turn, today: TODAY });

const changedFields = (before: CompanyRecord, after: CompanyRecord): string =>
  Object.keys(before)
    .filter((key) => {
      const field = key as keyof CompanyRecord;
      return JSON.stringify(before[field]) !== JSON.stringify(after[field]) && field !== 'position';
    })
    .sort()
    .join();

describe('the next statement of a fictional source', () => {
  const standing = world.filter(({ record }) => record.status !== 'terminated');

  it('brings a change the first time, and about every third time after', () => {
    expect(standing.filter((company) => changedFields(company.record, ask(company, 0)) === '')).toEqual([]);
    const later = standing.filter((company) => changedFields(company.record, ask(company, 3)) !== '');
    expect(later.length / standing.length).toBeGreaterThan(0.25);
    expect(later.length / standing.length).toBeLessThan(0.42);
  });

  it('brings the same if asked the same', () => {
    for (const company of world.slice(0, 300)) expect(ask(company, 0)).toEqual(ask(company, 0));
  });

  it('says nothing new of a company that is gone', () => {
    const gone = world.filter(({ record }) => record.status === 'terminated');
    expect(gone.length).toBeGreaterThan(100);
    for (const company of gone) expect(ask(company, 0)).toEqual(company.record);
  });

  it('brings one change of many kinds', () => {
    const kinds = new Map<string, number>();
    for (const company of standing) {
      const kind = changedFields(company.record, ask(company, 0));
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect([...kinds.keys()].sort()).toEqual([
      'address',
      'contact',
      'registeredCapital',
      'registeredCapital,representatives',
      'reports',
      'representatives',
    ]);
    for (const count of kinds.values()) expect(count).toBeGreaterThan(20);
  });

  it('tells nothing that a source of its kind would not', () => {
    for (const company of standing) {
      const { source, record } = company;
      const kind = changedFields(record, ask(company, 0));
      if (source === 'gisa') expect(kind, record.name).toBe('address');
      if (kind === 'contact') expect(source).toBe('demo');
      if (kind === 'reports') expect(['demo', 'firmenbuch']).toContain(source);
      if (record.status === 'in_liquidation') expect(kind).toMatch(/^(?:address|contact|representatives)$/);
    }
  });

  it('keeps the shares when the capital is raised', () => {
    const stakes = ({ representatives }: CompanyRecord) =>
      representatives.flatMap(({ endedOn, representation = '' }) =>
        endedOn === undefined ? (/Stammeinlage EUR ([\d.]+)/.exec(representation)?.[1]?.replaceAll('.', '') ?? []) : [],
      );
    const raised = standing.filter((company) => changedFields(company.record, ask(company, 0)).includes(',rep'));
    for (const company of raised) {
      const after = ask(company, 0);
      expect(stakes(after).map(Number)).toEqual(stakes(company.record).map((stake) => Number(stake) * 2));
      expect(after.registeredCapital?.amount).toBe((company.record.registeredCapital?.amount ?? 0) * 2);
    }
  });

  it('brings accounts that balance, of the year after the last', () => {
    const filed = standing.flatMap((company) => {
      const after = ask(company, 0);
      return after.reports.length > company.record.reports.length ? [after.reports] : [];
    });
    for (const reports of filed) {
      const [before, now] = reports.slice(-2);
      expect(Number(now?.periodEnd.slice(0, 4))).toBe(Number(before?.periodEnd.slice(0, 4)) + 1);
      const { totalAssets = 0, equity = 0, liabilities = 0, revenue } = now?.figures ?? {};
      expect(totalAssets).toBe(equity + liabilities);
      expect(revenue === undefined).toBe(before?.figures.revenue === undefined);
      expect(totalAssets / (before?.figures.totalAssets ?? 0)).toBeGreaterThan(0.7);
      expect(totalAssets / (before?.figures.totalAssets ?? 0)).toBeLessThan(1.4);
    }
  });
});

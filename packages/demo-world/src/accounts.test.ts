import type { ReportRecord } from '@firmament/record/record';
import { describe, expect, it } from 'vitest';
import { companies } from './companies.ts';

const filed = [...companies({ seed: 3, companies: 4_000, reports: 7_200, representatives: 0, people: 0 })].filter(
  ({ record }) => record.reports.length > 0,
);
const reports = filed.flatMap(({ record }) => record.reports);

const share = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;

const eachWithIncome = (check: (report: ReportRecord, revenue: number) => void): void => {
  let seen = 0;
  for (const report of reports) {
    const { revenue } = report.figures;
    if (revenue === undefined) continue;
    seen += 1;
    check(report, revenue);
  }
  expect(seen).toBeGreaterThan(300);
};

describe('accounts', () => {
  it('balance: total assets equal equity plus liabilities', () => {
    for (const { figures } of reports) {
      expect(figures.totalAssets).toBe((figures.equity ?? 0) + (figures.liabilities ?? 0));
      expect(figures.liabilities).toBeGreaterThanOrEqual(0);
      expect(figures.equityRatio).toBe(share(figures.equity ?? 0, figures.totalAssets ?? 0));
      const inside = (figures.cashOnHand ?? 0) + (figures.receivables ?? 0) + (figures.realEstate ?? 0);
      expect(inside).toBeLessThanOrEqual((figures.totalAssets ?? 0) * 1.9);
    }
  });

  it('derive ratios from the figures of the same report', () => {
    eachWithIncome(({ figures }, revenue) => {
      const earnings = figures.earnings ?? 0;
      const staff = figures.employeesNumber ?? 0;
      expect(figures.returnOnSales).toBe(share(earnings, revenue));
      expect(figures.revenuePerEmployee).toBe(Math.round(revenue / staff));
      expect(figures.averageSalaryPerEmployee).toBe(Math.round((figures.wagesAndSalaries ?? 0) / staff));
      if ((figures.equity ?? 0) > 0) expect(figures.returnOnEquity).toBe(share(earnings, figures.equity ?? 0));
      else expect(figures.returnOnEquity).toBeUndefined();
      if (figures.taxRatio !== undefined) expect(figures.taxRatio).toBeLessThan(40);
      const costs = (figures.costOfMaterials ?? 0) + (figures.wagesAndSalaries ?? 0);
      expect(costs + earnings).toBeLessThanOrEqual(revenue * 1.001);
    });
  });

  it('grow by the rate they state, in the currency in which they were filed', () => {
    const filedRevenue = (report: ReportRecord | undefined) =>
      (report?.figures.revenue ?? 0) / (report?.exchangeRate ?? 1);
    for (const { record } of filed) {
      const published = record.reports.filter(({ figures }) => figures.revenue !== undefined);
      const [first] = published;
      for (const report of published) {
        const years = Number(report.periodEnd.slice(0, 4)) - Number(first?.periodEnd.slice(0, 4));
        const rate = report.figures.revenueCagr;
        if (years === 0) expect(rate).toBeUndefined();
        else {
          const expected = filedRevenue(first) * (1 + (rate ?? 0) / 100) ** years;
          expect(expected / filedRevenue(report)).toBeCloseTo(1, 2);
        }
      }
    }
  });

  it('come in consecutive years, starting after the founding', () => {
    for (const { record } of filed) {
      const years = record.reports.map(({ periodEnd }) => Number(periodEnd.slice(0, 4)));
      expect(years).toEqual(years.map((_, i) => (years[0] ?? 0) + i));
      expect(years[0]).toBeGreaterThan(Number(record.foundedOn?.slice(0, 4) ?? 0));
      expect(years.at(-1)).toBeLessThan(2025);
    }
  });

  it('publish no more than the law requires: no income statement if small, nothing if Swiss and unlisted', () => {
    const small = filed.filter(({ record }) => (record.reports.at(-1)?.figures.totalAssets ?? 0) < 3_000_000);
    const silent = small.filter(({ record }) => record.reports.every(({ figures }) => figures.revenue === undefined));
    expect(silent.length / small.length).toBeGreaterThan(0.7);
    const swiss = filed.filter(({ record }) => record.address.country === 'CH');
    expect(swiss.length).toBeGreaterThan(0);
    for (const { record } of swiss) {
      expect(record.identifiers.stockSymbol).toBeDefined();
      for (const report of record.reports) {
        expect(report.currency).toBe('CHF');
        expect(report.exchangeRate).toBeGreaterThan(0.8);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { hgbAccounts, jabAccounts } from '../fixtures/firmenbuch.ts';
import { type AnnualAccountsOptions, parseAnnualAccounts } from './annual-accounts.ts';

const read = (xml: string, options?: AnnualAccountsOptions) => {
  const parsed = parseAnnualAccounts(xml, options);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.record;
};

describe('accounts of the older family', () => {
  it('are read with their ratios, and the result from the balance sheet', () => {
    expect(read(hgbAccounts())).toEqual({
      registerNumber: '900001g',
      companyName: 'Adler Waren- und Handels GmbH',
      report: {
        periodEnd: '2020-03-31',
        currency: 'EUR',
        exchangeRate: 1,
        figures: {
          totalAssets: 200_000,
          equity: 80_000,
          liabilities: 110_000,
          receivables: 60_000,
          cashOnHand: 25_000,
          registeredCapital: 35_000,
          employeesNumber: 4,
          earnings: 30_000,
          equityRatio: 40,
          returnOnEquity: 37.5,
        },
      },
      previousReport: {
        periodEnd: '2019-03-31',
        currency: 'EUR',
        exchangeRate: 1,
        figures: {
          totalAssets: 160_000,
          equity: 50_000,
          liabilities: 100_000,
          receivables: 0,
          cashOnHand: 0,
          registeredCapital: 35_000,
          equityRatio: 31.25,
        },
      },
    });
  });

  it('say nothing about the result when reserves were moved', () => {
    expect(read(hgbAccounts({ capitalReserves: 5000 })).report.figures.earnings).toBeUndefined();
  });

  it('may give the year before in thousands', () => {
    expect(read(hgbAccounts({ inThousands: true })).previousReport).toEqual(read(hgbAccounts()).previousReport);
  });

  it('use the profit and loss account where there is one, whatever sign costs have', () => {
    const post = (code: string, amount: number) =>
      `<HGB_231_2_${code}><POSTENZEILE><BETRAG>${amount}</BETRAG></POSTENZEILE></HGB_231_2_${code}>`;
    const result =
      post('1', 500_000) +
      post('5', -120_000) +
      post('6_a', -150_000) +
      post('17', 50_000) +
      post('18', -12_500) +
      post('19', 37_500) +
      post('21', 37_500);
    expect(read(hgbAccounts({ result })).report.figures).toMatchObject({
      revenue: 500_000,
      costOfMaterials: 120_000,
      wagesAndSalaries: 150_000,
      earnings: 37_500,
      returnOnSales: 7.5,
      taxRatio: 25,
      revenuePerEmployee: 125_000,
      averageSalaryPerEmployee: 37_500,
    });
  });

  it('need an exchange rate if they are in another currency', () => {
    const schilling = read(hgbAccounts({ currency: 'ATS' })).report;
    expect(schilling.exchangeRateOn).toBe('1998-12-31');
    expect([schilling.currency, schilling.figures.totalAssets, schilling.figures.employeesNumber]).toEqual([
      'ATS',
      14_534.57,
      4,
    ]);
    expect(parseAnnualAccounts(hgbAccounts({ currency: 'USD' }))).toMatchObject({
      ok: false,
      reason: 'no exchange rate for USD on 2020-03-31',
    });
    const dollars = read(hgbAccounts({ currency: 'USD' }), { rateToEur: () => 0.5 }).report;
    expect(dollars.exchangeRateOn).toBe('2020-03-31');
    expect([dollars.exchangeRate, dollars.figures.equity, dollars.figures.equityRatio]).toEqual([0.5, 40_000, 40]);
  });
});

describe('accounts of the newer family', () => {
  it('are read with their ratios', () => {
    expect(read(jabAccounts()).report).toEqual({
      periodEnd: '2025-12-31',
      currency: 'EUR',
      exchangeRate: 1,
      figures: {
        totalAssets: 400_000,
        equity: 100_000,
        liabilities: 250_000,
        realEstate: 90_000,
        pensionProvisions: 20_000,
        registeredCapital: 35_000,
        revenue: 600_000,
        wagesAndSalaries: 150_000,
        earnings: 30_000,
        employeesNumber: 5,
        equityRatio: 25,
        returnOnSales: 5,
        returnOnEquity: 30,
        taxRatio: 25,
        revenuePerEmployee: 120_000,
        averageSalaryPerEmployee: 30_000,
      },
    });
  });

  it('give the same figures in any unit', () => {
    expect(read(jabAccounts('TE', 1000))).toEqual(read(jabAccounts()));
  });
});

describe('parseAnnualAccounts', () => {
  it('rejects accounts without a balance sheet or a date', () => {
    expect(parseAnnualAccounts(hgbAccounts().replaceAll('HGB_224_2>', 'OTHER>'))).toMatchObject({ ok: false });
    expect(parseAnnualAccounts(hgbAccounts().replace('2020-03-31', 'soon'))).toMatchObject({ ok: false });
  });

  it('refuses another document', () => {
    expect(() => parseAnnualAccounts('<RECHNUNG/>')).toThrow(expect.objectContaining({ code: 'wrong-root' }));
  });
});

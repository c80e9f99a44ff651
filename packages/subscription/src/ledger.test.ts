import { describe, expect, it } from 'vitest';
import {
  bookPayment,
  type CustomerFile,
  changeLife,
  changePlan,
  costUntilEnd,
  type Fact,
  passNight,
} from './customer-file.ts';
import { openAmount } from './ledger.ts';
import { accept, giveNotice, order, revokeNotice, withdraw } from './lifecycle.ts';
import type { Agreement } from './owed.ts';
import { rateOn } from './rates.ts';

/** A consumer in Austria who began on 10 March 2026, paid, at 310.00 a month: 10.00 a day in a month of 31 days. */
const begin = (): CustomerFile => {
  const agreed = { customer: 'consumer', country: 'AT', minimumMonths: 12, startsAtOnce: true } as const;
  const life = accept(order(agreed, '2026-03-10'), '2026-03-10');
  const agreement: Agreement = {
    life,
    rates: [{ from: '2026-03-10', level: 1, monthlyCents: 31_000, reason: 'order' }],
  };
  const { file } = passNight({ agreement, documents: [], tax: { kind: 'standard', percent: 20 } }, {}, '2026-03-10');
  return bookPayment(file, 0, '2026-03-10', '2026-03-10').file;
};

const nights = (file: CustomerFile, ...days: string[]): CustomerFile =>
  days.reduce((current, day) => passNight(current, {}, day).file, file);

/** Net, with the days each document is about. */
const summary = ({ documents }: CustomerFile) =>
  documents.flatMap(({ lines }) =>
    lines.map(({ days, netCents }) => `${days ? `${days.from}..${days.until}` : 'first'} ${netCents}`),
  );

describe('documents', () => {
  it('follow each month before it begins, and all of them after mornings were missed', () => {
    const file = nights(begin(), '2026-03-26', '2026-03-27', '2026-03-27');
    expect(summary(file)).toEqual(['first 31000', '2026-04-10..2026-05-10 31000']);
    expect(summary(nights(begin(), '2026-05-28'))).toEqual([
      'first 31000',
      '2026-04-10..2026-05-10 31000',
      '2026-05-10..2026-06-10 31000',
      '2026-06-10..2026-07-10 31000',
    ]);
  });

  it('charge the difference to a larger plan from the day on, for what is invoiced already', () => {
    const file = nights(begin(), '2026-03-27');
    const { file: larger } = changePlan(file, { level: 2, monthlyCents: 62_000 }, '2026-04-05');
    expect(summary(larger).slice(2)).toEqual(['2026-04-05..2026-04-10 5000', '2026-04-10..2026-05-10 31000']);
    expect(larger.documents).toHaveLength(3);
  });

  it('keep the larger plan’s price if a smaller one is taken back after the next month was invoiced', () => {
    const life = { ...begin().agreement.life, minimumMonths: 1 };
    const started = { ...begin(), agreement: { ...begin().agreement, life } };
    const large = changePlan(started, { level: 2, monthlyCents: 62_000 }, '2026-03-10').file;
    const planned = changePlan(nights(large, '2026-04-20'), { level: 1, monthlyCents: 31_000 }, '2026-04-20').file;
    const invoiced = nights(planned, '2026-04-26');
    expect(summary(invoiced).at(-1)).toBe('2026-05-10..2026-06-10 31000');
    const back = changePlan(invoiced, { level: 2, monthlyCents: 0 }, '2026-04-27').file;
    expect(summary(back).at(-1)).toBe('2026-05-10..2026-06-10 31000');
    expect(summary(back).filter((line) => line.startsWith('2026-05-10'))).toHaveLength(2);
    expect(rateOn(back.agreement.rates, '2026-05-11').monthlyCents).toBe(62_000);
  });

  it('charge the rest of a month that was cut to an end which is taken back', () => {
    const life = { ...begin().agreement.life, minimumMonths: 1 };
    const started = { ...begin(), agreement: { ...begin().agreement, life } };
    const noticed = changeLife(started, '2026-03-20', (one) => giveNotice(one, '2026-03-20')).file;
    const cut = nights(noticed, '2026-03-27');
    expect(summary(cut).at(-1)).toBe('2026-04-10..2026-04-19 9300');
    const kept = changeLife(cut, '2026-04-01', (one) => revokeNotice(one, '2026-04-01')).file;
    expect(summary(kept).at(-1)).toBe('2026-04-19..2026-05-10 21700');
  });

  it('credit what is not used, and nothing before the end has come', () => {
    const withdrawn = changeLife(begin(), '2026-03-19', (one) => withdraw(one, '2026-03-19')).file;
    expect(withdrawn.documents[1]).toMatchObject({
      kind: 'credit_note',
      credits: 0,
      refundCents: 25_200,
      amount: { netCents: -21_000, taxCents: -4_200, grossCents: -25_200 },
      lines: [{ month: 0, days: { from: '2026-03-10', until: '2026-04-10' } }],
    });
    const life = { ...begin().agreement.life, minimumMonths: 1 };
    const whole = nights({ ...begin(), agreement: { ...begin().agreement, life } }, '2026-03-27');
    const noticed = changeLife(whole, '2026-03-28', (one) => giveNotice(one, '2026-03-28')).file;
    expect(noticed.documents).toHaveLength(2);
    const ended = nights(noticed, '2026-04-27');
    expect(ended.documents[2]).toMatchObject({ kind: 'credit_note', credits: 1, refundCents: 0 });
    // 17 of 30 days are used, and one reminder went out.
    expect(openAmount(ended.documents, 1).openCents).toBe(21_079 + 500);
  });

  it('apply an announced price from its day on, and none after another plan was chosen', () => {
    const percents = { 2027: 10 };
    const announced = passNight(begin(), percents, '2026-03-27');
    expect(announced.facts.filter(({ what }) => what === 'price')).toEqual([
      { what: 'price', rate: { from: '2027-02-01', level: 1, monthlyCents: 34_100, reason: 'indexation' } },
    ]);
    const file = nights(announced.file, '2026-12-27');
    expect(summary(file).at(-1)).toBe('2027-01-10..2027-02-10 31900');
    const larger = changePlan(nights(file, '2027-03-01'), { level: 2, monthlyCents: 62_000 }, '2027-03-01').file;
    expect(rateOn(passNight(larger, percents, '2027-03-02').file.agreement.rates, '2027-03-03').monthlyCents).toBe(
      62_000,
    );
  });

  it('announce a price once, though the same smaller plan is chosen again', () => {
    const life = { ...begin().agreement.life, minimumMonths: 1 };
    const monthly = { ...begin(), agreement: { ...begin().agreement, life } };
    const large = changePlan(monthly, { level: 2, monthlyCents: 62_000 }, '2026-03-10').file;
    const smaller = { level: 1, monthlyCents: 31_000 };
    const planned = changePlan(nights(large, '2026-04-20'), smaller, '2026-04-20').file;
    const percents = { 2027: 10 };
    const isPrice = ({ what }: Fact) => what === 'price';
    const announced = passNight(planned, percents, '2026-04-21');
    expect(announced.facts.filter(isPrice)).toHaveLength(1);
    const again = changePlan(announced.file, smaller, '2026-04-21').file;
    expect(again.agreement.rates).toEqual(announced.file.agreement.rates);
    expect(passNight(again, percents, '2026-04-22').facts.filter(isPrice)).toEqual([]);
    // Another price is another agreement.
    const cheaper = changePlan(again, { level: 1, monthlyCents: 30_000 }, '2026-04-22').file;
    expect(passNight(cheaper, percents, '2026-04-23').facts.filter(isPrice)).toHaveLength(1);
  });

  it('say what a contract still costs until its end', () => {
    expect(costUntilEnd(begin(), '2026-03-10')).toEqual({ endsOn: '2027-03-10', costCents: 11 * 37_200 });
    expect(costUntilEnd(nights(begin(), '2026-03-27'), '2026-03-27')).toEqual({
      endsOn: '2027-03-10',
      costCents: 11 * 37_200,
    });
    const life = { ...begin().agreement.life, startsAtOnce: false, startedOn: null };
    const paid = { ...begin(), agreement: { ...begin().agreement, life } };
    expect(costUntilEnd(paid, '2026-03-12')).toEqual({ endsOn: '2027-03-25', costCents: 11 * 37_200 });
    const unpaid = { ...paid, agreement: { ...paid.agreement, life: { ...life, paidOn: null } } };
    expect(costUntilEnd(unpaid, '2026-03-12')).toBeUndefined();
  });
});

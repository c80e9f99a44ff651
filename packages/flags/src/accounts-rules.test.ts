import { describe, expect, it } from 'vitest';
import { ACCOUNTS_LATE } from './accounts-late.ts';
import { EQUITY_HALVED, EQUITY_NEGATIVE, REVENUE_GROWN } from './figure-rules.ts';
import type { Knowledge, Outcome, Rule } from './rule.ts';
import { filed, sampleEvent, sampleKnowledge, sampleReport } from './sample-knowledge.ts';

/** Amounts and percentages do not break; here that would only be hard to read. */
const withPlainSpaces = (outcome: Outcome): Outcome => JSON.parse(JSON.stringify(outcome).replaceAll('\u00a0', ' '));

const yearsOf = (figure: 'equity' | 'revenue', values: readonly (number | null)[], lastYear = 2024) =>
  values.map((value, place) => sampleReport(`${lastYear - values.length + 1 + place}-12-31`, { [figure]: value }));

describe('accounts filed late', () => {
  const reports = [sampleReport('2023-12-31'), sampleReport('2024-12-31')];
  const check = (events: Knowledge['events'], about: Partial<Knowledge> = {}) =>
    withPlainSpaces(ACCOUNTS_LATE.check(sampleKnowledge({ reports, events, ...about })));

  it('tells the deadline, its law, how late they were, and the year before', () => {
    expect(check([filed('2023-12-31', '2024-10-12'), filed('2024-12-31', '2026-01-29')])).toMatchObject({
      state: 'applies',
      title: { en: 'Accounts 4 months late', de: 'Jahresabschluss 4 Monate verspätet' },
      sentence: {
        en: 'Accounts as of 31 December 2024 were due on 30 September 2025 (nine months, § 277 UGB) and filed on 29 January 2026: 121 days late. The year before: 12 days.',
        de: 'Der Abschluss zum 31. Dezember 2024 war am 30. September 2025 fällig (neun Monate, § 277 UGB) und wurde am 29. Januar 2026 eingereicht: 121 Tage zu spät. Im Jahr davor: 12 Tage.',
      },
      day: '2026-01-29',
      evidence: [{ kind: 'event' }, { kind: 'report', id: '2024' }, { kind: 'report', id: '2023' }],
    });
  });

  it.each([
    ['AT', '2025-10-30', 'does_not_apply'],
    ['AT', '2025-10-31', 'applies'],
    ['DE', '2026-01-30', 'does_not_apply'],
    ['DE', '2026-01-31', 'applies'],
  ])('counts in %s what was filed on %s as %s', (country, day, state) => {
    expect(check([filed('2024-12-31', day)], { country }).state).toBe(state);
  });

  it('says when they were filed in time, if only by when they were seen', () => {
    expect(check([filed('2024-12-31', '2025-06-22')])).toMatchObject({
      sentence: {
        en: 'Accounts as of 31 December 2024: due on 30 September 2025, filed on 22 June 2025.',
        de: 'Abschluss zum 31. Dezember 2024: fällig am 30. September 2025, eingereicht am 22. Juni 2025.',
      },
    });
    const seen = (day: string) =>
      sampleEvent('accounts_filed', day, { subject: '2024-12-31', happened_on: null, certainty: 'compared' });
    expect(check([seen('2025-08-01')])).toMatchObject({ state: 'does_not_apply', day: '2025-08-01' });
    expect(check([seen('2026-08-01')])).toMatchObject({
      state: 'not_checkable',
      sentence: { de: 'Keine Quelle nennt, wann der Abschluss zum 31. Dezember 2024 eingereicht wurde.' },
    });
  });

  it.each<[string, Partial<Knowledge>, string]>([
    ['in Switzerland', { country: 'CH' }, 'In Switzerland annual accounts are not filed with the register.'],
    ['of a form without the duty', { legalForm: 'e.U.' }, 'We know of no duty to file accounts for this legal form.'],
    ['without accounts', { reports: [] }, 'We have no annual accounts of this company.'],
    [
      'with old accounts',
      { reports: [sampleReport('2022-12-31')], day: '2026-01-01' },
      'The last accounts we have are of 31 December 2022.',
    ],
    [
      'with accounts of the pandemic',
      { reports: [sampleReport('2020-12-31')], day: '2022-06-01' },
      'For accounts before 31 December 2021 deadlines were extended (pandemic).',
    ],
  ])('cannot be checked %s', (_, about, en) => {
    expect(check([filed('2024-12-31', '2026-01-29')], about)).toMatchObject({
      state: 'not_checkable',
      sentence: { en },
    });
  });
});

describe('figures', () => {
  const check = (rule: Rule, reports: Knowledge['reports'], about: Partial<Knowledge> = {}) =>
    withPlainSpaces(rule.check(sampleKnowledge({ reports, ...about })));

  it('tells of negative equity, for how many years, and draws it', () => {
    const reports = yearsOf('equity', [412_000, 286_000, 64_000, -118_000, -203_000]);
    expect(check(EQUITY_NEGATIVE, reports)).toMatchObject({
      state: 'applies',
      title: { en: 'Equity negative 2 years in a row', de: 'Eigenkapital 2 Jahre in Folge negativ' },
      sentence: {
        en: 'Equity at 31 December 2024: EUR −203,000. Negative equity is not insolvency. The notes must explain it (§ 225 UGB).',
        de: 'Eigenkapital zum 31. Dezember 2024: −203.000 EUR. Negatives Eigenkapital ist keine Insolvenz. Der Anhang muss es erläutern (§ 225 UGB).',
      },
      day: '2024-12-31',
      evidence: [{ id: '2024' }, { id: '2023' }],
      drawing: { kind: 'amounts', currency: 'EUR', values: { length: 5 } },
    });
    expect(check(EQUITY_HALVED, reports).state).toBe('does_not_apply');
    expect(check(EQUITY_NEGATIVE, yearsOf('equity', [5, -1]))).toMatchObject({ title: { de: 'Eigenkapital negativ' } });
  });

  it('does not call nothing negative, and counts no year beyond a gap', () => {
    expect(check(EQUITY_NEGATIVE, yearsOf('equity', [-5, 0]))).toMatchObject({
      state: 'does_not_apply',
      sentence: { en: 'Equity at 31 December 2024: EUR 0.' },
    });
    const gap = [sampleReport('2021-12-31', { equity: -3 }), ...yearsOf('equity', [-1, -2])];
    expect(check(EQUITY_NEGATIVE, gap)).toMatchObject({ title: { en: 'Equity negative 2 years in a row' } });
  });

  it('tells of equity that fell by more than half, in the currency of the accounts', () => {
    const francs = [100, 49].map((equity, place) =>
      sampleReport(`${2023 + place}-12-31`, { currency: 'CHF', equity: equity * 0.9, filed: { equity } }),
    );
    expect(check(EQUITY_HALVED, francs, { country: 'CH' })).toMatchObject({
      state: 'applies',
      title: { en: 'Equity fell by 51.0%', de: 'Eigenkapital um 51,0 % gesunken' },
      sentence: {
        en: 'From CHF 100 (31 December 2023) to CHF 49 (31 December 2024).',
        de: 'Von 100 CHF (31. Dezember 2023) auf 49 CHF (31. Dezember 2024).',
      },
    });
    expect(check(EQUITY_HALVED, yearsOf('equity', [100, 50])).state).toBe('does_not_apply');
    expect(check(EQUITY_HALVED, yearsOf('equity', [100, null, 20]))).toMatchObject({
      state: 'not_checkable',
      sentence: { de: 'Der Abschluss des Jahres davor fehlt.' },
    });
  });

  it('tells of revenue that has grown for three years or more', () => {
    expect(
      check(REVENUE_GROWN, yearsOf('revenue', [3_120_000, 4_100_000, 6_200_000, 8_940_000, 9_870_000])),
    ).toMatchObject({
      state: 'applies',
      title: { en: 'Revenue has grown 4 years in a row', de: 'Umsatz 4 Jahre in Folge gewachsen' },
      sentence: {
        en: 'From EUR 3,120,000 (2020) to EUR 9,870,000 (2024), 33.4% a year.',
        de: 'Von 3.120.000 EUR (2020) auf 9.870.000 EUR (2024), 33,4 % pro Jahr.',
      },
      day: '2024-12-31',
    });
    expect(check(REVENUE_GROWN, yearsOf('revenue', [1, 2, 3, 4])).state).toBe('applies');
    expect(check(REVENUE_GROWN, yearsOf('revenue', [1, 2, 3]))).toMatchObject({
      state: 'not_checkable',
      sentence: { en: 'Only 3 years in a row with revenue; four are needed.' },
    });
    expect(check(REVENUE_GROWN, yearsOf('revenue', [5, 1, 2, 3]))).toMatchObject({
      state: 'does_not_apply',
      sentence: {
        en: 'Revenue did not grow in 2022: EUR 1 after EUR 5.',
        de: '2022 ist der Umsatz nicht gewachsen: 1 EUR nach 5 EUR.',
      },
    });
    expect(check(REVENUE_GROWN, yearsOf('revenue', [2, 2]))).toMatchObject({ state: 'does_not_apply' });
  });

  it.each([EQUITY_NEGATIVE, EQUITY_HALVED, REVENUE_GROWN])('cannot be checked without figures: $name', (rule) => {
    const unstated = rule === REVENUE_GROWN ? 'kein Umsatz' : 'kein Eigenkapital';
    expect(check(rule, [])).toMatchObject({ state: 'not_checkable' });
    expect(check(rule, [sampleReport('2024-12-31')])).toMatchObject({
      state: 'not_checkable',
      sentence: { de: expect.stringContaining(unstated) },
    });
    const figures = { equity: -1, revenue: 1 };
    const old = [sampleReport('2022-12-31', figures), sampleReport('2023-11-18', figures)];
    expect(check(rule, old)).toMatchObject({ sentence: { en: 'The last accounts we have are of 18 November 2023.' } });
  });
});

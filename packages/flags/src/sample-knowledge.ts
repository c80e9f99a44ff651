import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import type { Check, CompanyEvent, PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import type { Day } from '@firmament/calendar/day';
import type { Knowledge } from './rule.ts';

/** Invented, for tests: an Austrian company whose register has been read for years and reports nothing unusual. */

export const TODAY = '2026-11-18';

let next = 0;

export const sampleEvent = (kind: CompanyEvent['kind'], day: Day, about: Partial<CompanyEvent> = {}): CompanyEvent => {
  next += 1;
  return {
    event_id: `00000000-0000-4000-8000-${String(next).padStart(12, '0')}`,
    kind,
    subject: '',
    happened_on: day,
    announced_on: null,
    seen_at: null,
    from: null,
    to: null,
    certainty: 'stated',
    supersedes: null,
    sources: [{ source_label: 'Firmenbuch', as_of: day }],
    ...about,
  };
};

export const entered = (name: string, day: Day, title = 'Geschäftsführer'): CompanyEvent =>
  sampleEvent('officer_entered', day, { subject: `${title}: ${name}` });

export const left = (name: string, day: Day, title = 'Geschäftsführer'): CompanyEvent =>
  sampleEvent('officer_left', day, { subject: `${title}: ${name}` });

export const filed = (periodEnd: Day, day: Day): CompanyEvent =>
  sampleEvent('accounts_filed', day, { subject: periodEnd, happened_on: null, announced_on: day });

export const sampleReport = (periodEnd: Day, figures: Partial<FinancialReport> = {}): FinancialReport =>
  ({
    report_id: Number(periodEnd.slice(0, 4)),
    report_date: periodEnd.split('-').reverse().join('/'),
    currency: 'EUR',
    filed: null,
    source_label: 'Firmenbuch',
    equity: null,
    revenue: null,
    ...figures,
  }) as FinancialReport;

export const samplePerson = (name: string, about: Partial<PersonInCharge> = {}): PersonInCharge => ({
  mandate_id: 1,
  name,
  title: 'Geschäftsführerin',
  representation: null,
  location: null,
  birth_year: 1979,
  started_on: '2015-01-01',
  ended_on: null,
  is_in_charge: true,
  basis: 'held',
  source_label: 'Firmenbuch',
  as_of: '2026-11-01',
  employee_id: 'reg.1',
  other_mandates: { certain: 0, likely: 0 },
  ...about,
});

export const sampleCheck = (check: Check['check'], about: Partial<Check> = {}): Check => ({
  check,
  state: 'not_asked',
  value: null,
  source_label: null,
  as_of: null,
  reason: 'no_open_source',
  look_up: null,
  ...about,
});

export const sampleKnowledge = (about: Partial<Knowledge> = {}): Knowledge => ({
  day: TODAY,
  isToday: true,
  country: 'AT',
  legalForm: 'GmbH',
  foundedOn: '2014-06-06',
  status: { value: 'active', sourceLabel: 'Firmenbuch', asOf: '2026-11-01' },
  events: [],
  reports: [],
  people: [samplePerson('Lena Hartwig')],
  withheldPeople: 0,
  signing: { ways: [], quoted: [], not_stated: [] },
  checks: [sampleCheck('insolvency'), sampleCheck('deletion_notice', { reason: 'not_read' })],
  readings: [
    { sourceLabel: 'Firmenbuch', since: '2015-09-01', asOf: '2026-11-01', isRegister: true, namesPeople: true },
  ],
  elsewhere: [],
  ...about,
});

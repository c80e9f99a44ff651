import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { MatchReason, RegisterMandate, RegisterRecord } from '@firmament/api-contract/calls/register-record';

/** Invented, for tests: a person as the registers tell. */

export const sampleMandate = (id: number, about: Partial<RegisterMandate> = {}): RegisterMandate => ({
  mandate_id: id,
  employee_id: 'reg.1',
  grade: 'certain',
  company_id: id,
  company_name: `Werk ${id} GmbH`,
  company_city: 'Linz',
  company_status: 'active',
  legal_form: 'GmbH',
  title: 'Geschäftsführer',
  share: null,
  started_on: '2018-04-01',
  ended_on: null,
  missed_on: null,
  state: 'current',
  is_old: false,
  sources: [{ source_label: 'Firmenbuch', as_of: '2026-02-01' }],
  ...about,
});

export const sampleReason = (kind: MatchReason['kind'], about: Partial<MatchReason> = {}): MatchReason => ({
  kind,
  speaks: 'for',
  persons: null,
  km: null,
  year: null,
  name: null,
  ...about,
});

const FACE = { name: 'Rosa Muster', place: 'Linz', title: 'Geschäftsführer', company_name: 'Werk 1 GmbH' };

export const sampleRecord = (about: Partial<RegisterRecord> = {}): RegisterRecord => {
  const mandates = about.mandates ?? [sampleMandate(1)];
  return {
    other_names: [],
    birth_year: 1979,
    country: 'AT',
    mandates,
    mandates_total: mandates.length,
    old_mandates: 0,
    since_year: 2018,
    companions: [],
    counts: {
      certain: { current: 1, unconfirmed: 0, past: 0, companies: 1 },
      likely: { current: 0, unconfirmed: 0, past: 0, companies: 0 },
    },
    match: {
      persons: [{ ...FACE, employee_id: 'reg.1', birth_year: 1979, mandates: 1, sources: [] }],
      links: [],
      questions: [],
      entries: 1,
      reasons: [],
    },
    sources: [{ source_label: 'Firmenbuch', as_of: '2026-02-01', licence: 'CC BY 4.0', attribution: 'Firmenbuch' }],
    ...about,
  };
};

/** Somebody who is likely the same as the person of `sampleRecord`. */
export const sampleMatch = (): RegisterRecord['match'] => {
  const { match } = sampleRecord();
  const other = { ...FACE, employee_id: 'reg.9', birth_year: null, place: 'Freilassing' };
  return {
    ...match,
    persons: [...match.persons, { ...other, mandates: 2, sources: [] }],
    links: [
      {
        employee_ids: ['reg.1', 'reg.9'],
        reasons: [
          sampleReason('name', { persons: 3 }),
          sampleReason('far_place', { speaks: 'against', km: 160 }),
          sampleReason('birth_year_not_stated', { speaks: 'silent' }),
        ],
      },
    ],
  };
};

export const samplePerson = (record: RegisterRecord): EmployeeDetail => ({
  employee_id: 'reg.1',
  fullName: 'Rosa Muster',
  company_id: 1,
  company_name: 'Werk 1 GmbH',
  title: 'Geschäftsführer',
  headline: null,
  industry: null,
  locality: 'Linz',
  email: null,
  phone: null,
  linkedin: null,
  twitter: null,
  github: null,
  experience: null,
  education: null,
  skills: null,
  experience_entries: [],
  education_entries: [],
  skill_list: [],
  is_management: false,
  colleagues: [],
  provenance: { label: 'Firmenbuch', licence: '', attribution: '', fetched_at: '2026-03-01T00:00:00.000Z' },
  linked_employee_id: null,
  register: record,
});

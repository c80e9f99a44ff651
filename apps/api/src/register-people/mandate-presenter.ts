import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';
import { type Day, yearOf } from '@firmament/calendar/day';
import { toRegisterId } from '../records/register-person-id.ts';
import { officeOn } from '../records/terms/office-on.ts';
import { listedUntil } from '../records/terms/term.ts';
import type { MandateRow } from './register-person.query.ts';

const presentMandate = (row: MandateRow, personId: number, today: Day): RegisterMandate => {
  const { state, is_old, started_on, ended_on, missed_on } = officeOn(row, today);
  return {
    mandate_id: row.id,
    employee_id: toRegisterId(row.person_id),
    company_id: row.company_id,
    grade: row.person_id === personId ? 'certain' : 'likely',
    company_name: row.company_name,
    company_city: row.city,
    legal_form: row.legal_form,
    title: row.title,
    share: row.share === null ? null : Number(row.share),
    company_status: row.status as RegisterMandate['company_status'],
    started_on,
    ended_on,
    missed_on,
    state,
    is_old,
    sources: [{ source_label: row.label, as_of: listedUntil(row, { asOf: row.as_of }) }],
  };
};

/** The most recent statement first, those without a day last. */
const byNewestWord = ({ sources: [a] }: RegisterMandate, { sources: [b] }: RegisterMandate): number =>
  (b?.as_of ?? '').localeCompare(a?.as_of ?? '');

/** Whether two sources mean the same term: they do not disagree about its beginning. */
const isSameTerm = (one: RegisterMandate, other: RegisterMandate): boolean =>
  (one.started_on === null || other.started_on === null || one.started_on === other.started_on) &&
  !one.sources.some(({ source_label }) => source_label === other.sources[0]?.source_label);

/** Each office once, as the newest of its sources states it. */
const mergeSources = (mandates: readonly RegisterMandate[]): RegisterMandate[] => {
  const offices = new Map<string, RegisterMandate[]>();
  for (const mandate of mandates.toSorted(byNewestWord)) {
    const key = `${mandate.employee_id} ${mandate.company_id} ${mandate.title.toLowerCase()}`;
    const terms = offices.get(key) ?? [];
    offices.set(key, terms);
    const known = terms.find((term) => isSameTerm(term, mandate));
    if (known === undefined) terms.push(mandate);
    else {
      known.started_on ??= mandate.started_on;
      known.sources.push(...mandate.sources);
    }
  }
  return [...offices.values()].flat();
};

const STATES: readonly RegisterMandate['state'][] = ['current', 'unconfirmed', 'past'];

/** It was over by then; empty if no day is known. */
const endOf = ({ ended_on, missed_on }: RegisterMandate): string => ended_on ?? missed_on ?? '';

/** Those that go on, the oldest first; then those that ended, the newest first. What is only likely comes after. */
const inOrder = (a: RegisterMandate, b: RegisterMandate): number =>
  Number(a.state === 'past') - Number(b.state === 'past') ||
  a.grade.localeCompare(b.grade) ||
  STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
  endOf(b).localeCompare(endOf(a)) ||
  (a.started_on ?? '9').localeCompare(b.started_on ?? '9') ||
  a.mandate_id - b.mandate_id;

export const presentMandates = (rows: readonly MandateRow[], personId: number, today: Day): RegisterMandate[] =>
  mergeSources(rows.map((row) => presentMandate(row, personId, today))).sort(inOrder);

export const countMandates = (mandates: readonly RegisterMandate[], grade: RegisterMandate['grade']) => {
  const counted = mandates.filter((mandate) => mandate.grade === grade && !mandate.is_old);
  const inState = (state: RegisterMandate['state']) => counted.filter((mandate) => mandate.state === state).length;
  return {
    current: inState('current'),
    unconfirmed: inState('unconfirmed'),
    past: inState('past'),
    companies: new Set(counted.map(({ company_id }) => company_id)).size,
  };
};

export const firstYearOf = (mandates: readonly RegisterMandate[]): number | null => {
  const starts = mandates.flatMap(({ started_on }) => started_on ?? []).sort();
  return starts[0] === undefined ? null : yearOf(starts[0]);
};

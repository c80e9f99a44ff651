import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import {
  type Companion,
  MAX_MANDATES_LISTED,
  type MatchReason,
  type RegisterRecord,
} from '@firmament/api-contract/calls/register-record';
import type { Day } from '@firmament/calendar/day';
import { toRegisterId } from '../records/register-person-id.ts';
import { officeOn } from '../records/terms/office-on.ts';
import { countMandates, firstYearOf, presentMandates } from './mandate-presenter.ts';
import { presentMatch, sourcesOf } from './match-presenter.ts';
import type { FaceRow, findQuestions, LinkRow, MandateRow, PersonRow } from './register-person.query.ts';

export type RegisterPersonRows = {
  person: PersonRow;
  faces: FaceRow[];
  mandates: MandateRow[];
  links: LinkRow[];
  questions: Awaited<ReturnType<typeof findQuestions>>;
  shownNames: ReadonlySet<string>;
  companions: Companion[];
  why: MatchReason[];
};

type Asked = { today: Day; isAllPast: boolean };

/** What only a profile can tell. */
const NO_PROFILE = {
  headline: null,
  industry: null,
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
};

export const presentRegisterPerson = (rows: RegisterPersonRows, asked: Asked): EmployeeDetail => {
  const { person } = rows;
  return {
    employee_id: toRegisterId(person.id),
    fullName: person.name,
    company_id: person.company_id,
    company_name: person.company_name,
    title: person.title,
    locality: person.place,
    ...NO_PROFILE,
    provenance: provenanceOf(rows),
    linked_employee_id: person.profile_id,
    register: presentRecord(rows, asked),
  };
};

const ownOf = ({ person, mandates }: RegisterPersonRows): MandateRow[] =>
  mandates.filter(({ person_id }) => person_id === person.id);

/** Who tells of the main office. */
const provenanceOf = (rows: RegisterPersonRows): EmployeeDetail['provenance'] => {
  const own = ownOf(rows);
  const main = own.find(
    ({ company_id, title }) => company_id === rows.person.company_id && title === rows.person.title,
  );
  const { label = '', licence, attribution = '', fetched_at } = main ?? own[0] ?? {};
  return { label, licence: licence ?? '', attribution, fetched_at: (fetched_at ?? new Date(0)).toISOString() };
};

const presentRecord = (rows: RegisterPersonRows, { today, isAllPast }: Asked): RegisterRecord => {
  const { person, mandates, companions, why } = rows;
  const all = presentMandates(mandates, person.id, today);
  const asked = isAllPast ? all : all.filter(({ is_old }) => !is_old);
  const countOf = (id: number): number =>
    all.filter(({ employee_id, is_old }) => employee_id === toRegisterId(id) && !is_old).length;
  const own = ownOf(rows);
  return {
    other_names: otherNames(person.name, isAllPast ? own : own.filter((row) => !officeOn(row, today).is_old)),
    birth_year: person.birth_year,
    country: person.country,
    mandates: asked.slice(0, MAX_MANDATES_LISTED),
    mandates_total: asked.length,
    old_mandates: all.filter(({ is_old }) => is_old).length,
    since_year: firstYearOf(asked),
    counts: { certain: countMandates(all, 'certain'), likely: countMandates(all, 'likely') },
    match: { ...presentMatch(rows, countOf), entries: own.length, reasons: why },
    companions,
    sources: sourcesOf(mandates).map(({ source_label, as_of, row }) => ({
      source_label,
      as_of,
      licence: row.licence ?? '',
      attribution: row.attribution,
    })),
  };
};

const otherNames = (name: string, own: readonly MandateRow[]): string[] => {
  const spellings = new Map(own.map((row) => [row.name.toLowerCase(), row.name]));
  spellings.delete(name.toLowerCase());
  return [...spellings.values()].sort();
};

import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { toRegisterId } from '../records/register-person-id.ts';
import type { PersonRow } from './person.query.ts';

type Station = {
  title: string | null;
  organisation: string | null;
  from_year: number | null;
  to_year: number | null;
};

/** Separates the entries of a list that the wire has as one text. */
const SEPARATOR = ' / ';

/** An entry must not contain the separator. */
const withoutSeparator = (text: string): string => text.replace(/(?<!\s)\s+\/\s+/g, '/');

const joined = (texts: string[]): string | null =>
  texts.length === 0 ? null : texts.map(withoutSeparator).join(SEPARATOR);

/** `2015 - 2019`, `2015 - Present`; empty if no year is known. */
const yearsOf = ({ from_year, to_year }: Station): string =>
  from_year === null && to_year === null ? '' : ` in ${from_year ?? '?'} - ${to_year ?? 'Present'}`;

const withYears = (station: Station, ...names: (string | null)[]): string[] => {
  const name = names.filter((part) => part !== null && part !== '').join(' at ');
  return name === '' ? [] : [name + yearsOf(station)];
};

/** `title at company in 2015 - 2019`, as far as each is known. */
export const experienceText = (stations: readonly Station[]): string | null =>
  joined(stations.flatMap((station) => withYears(station, station.title, station.organisation)));

/** `title in 2010 - 2014`; the school where the title is not known. */
export const educationText = (stations: readonly Station[]): string | null =>
  joined(stations.flatMap((station) => withYears(station, station.title ?? station.organisation)));

export const skillsText = (skills: readonly string[]): string | null => joined([...skills]);

export const presentPerson = (row: PersonRow): EmployeeDetail => {
  const skills = row.skills.map(({ name }) => name);
  return {
    employee_id: row.profile_id,
    fullName: row.full_name,
    company_id: row.company_id,
    company_name: row.company_name,
    title: row.title,
    headline: row.headline,
    industry: row.industry,
    locality: row.locality,
    email: row.email,
    phone: row.phone,
    linkedin: row.linkedin,
    twitter: row.twitter,
    github: row.github,
    experience: experienceText(row.experience),
    education: educationText(row.education),
    skills: skillsText(skills),
    experience_entries: row.experience,
    education_entries: row.education,
    skill_list: skills,
    is_management: row.is_management,
    colleagues: row.colleagues.map(({ profile_id, full_name, title }) => ({
      employee_id: profile_id,
      fullName: full_name,
      title,
    })),
    provenance: {
      label: row.label,
      licence: row.licence,
      attribution: row.attribution,
      fetched_at: row.fetched_at.toISOString(),
    },
    linked_employee_id: row.register_person_id === null ? null : toRegisterId(row.register_person_id),
    register: null,
  };
};

import { industryName } from '@firmament/api-contract/words/industry-name';
import { countryName, localityName } from '@firmament/api-contract/words/place-name';
import type { Text } from '../../platform/http/app-error.ts';
import type { Column } from '../formats/table.ts';
import type { PersonRow } from '../person-rows.query.ts';
import { wireCountry } from './company-columns.ts';
import { creditOf, inCredits, sayCredits } from './credits.ts';

type TextField = {
  [Field in keyof PersonRow]: PersonRow[Field] extends string | null ? Field : never;
}[keyof PersonRow];

const text = (name: string, field: TextField, en: string, de: string): Column<PersonRow> => ({
  name,
  heading: { en, de },
  kind: 'text',
  read: (row) => row[field],
});

const number = (
  name: string,
  field: 'birth_year' | 'current_count' | 'company_count',
  en: string,
  de: string,
): Column<PersonRow> => ({ name, heading: { en, de }, kind: 'number', read: (row) => row[field] });

const KIND_NAMES: Record<string, Text> = {
  profile: { en: 'Profile', de: 'Profil' },
  register: { en: 'Register', de: 'Register' },
};

export const PERSON_COLUMNS: readonly Column<PersonRow>[] = [
  text('employee_id', 'profile_id', 'Profile ID', 'Profil-ID'),
  text('fullName', 'full_name', 'Name', 'Name'),
  text('title', 'title', 'Title', 'Position'),
  text('headline', 'headline', 'Headline', 'Kurzprofil'),
  {
    name: 'company_id',
    heading: { en: 'Company ID', de: 'Unternehmens-ID' },
    kind: 'number',
    read: ({ company_id }) => company_id,
  },
  text('company_name', 'company_name', 'Company', 'Unternehmen'),
  { ...text('industry', 'industry', 'Industry', 'Branche'), say: industryName },
  { ...text('locality', 'locality', 'Place', 'Ort'), say: localityName },
  {
    name: 'country',
    heading: { en: 'Country', de: 'Land' },
    kind: 'text',
    say: countryName,
    read: ({ country }) => wireCountry(country),
  },
  {
    name: 'is_management',
    heading: { en: 'Management', de: 'Leitungsfunktion' },
    kind: 'yes_no',
    read: ({ is_management }) => is_management,
  },
  text('email', 'email', 'Email', 'E-Mail'),
  text('phone', 'phone', 'Phone', 'Telefon'),
  text('linkedin', 'linkedin', 'LinkedIn', 'LinkedIn'),
  text('twitter', 'twitter', 'X (Twitter)', 'X (Twitter)'),
  text('github', 'github', 'GitHub', 'GitHub'),
  text('skills', 'skills', 'Skills', 'Kenntnisse'),
  {
    name: 'kind',
    heading: { en: 'From', de: 'Herkunft' },
    kind: 'text',
    words: KIND_NAMES,
    read: ({ current_count }) => (current_count === null ? 'profile' : 'register'),
  },
  number('birth_year', 'birth_year', 'Year of birth', 'Geburtsjahr'),
  number('current_mandates', 'current_count', 'Current mandates', 'Aktuelle Mandate'),
  number('company_count', 'company_count', 'Companies', 'Unternehmen'),
  {
    name: 'sources',
    heading: { en: 'Sources', de: 'Quellen' },
    kind: 'text',
    say: sayCredits,
    read: ({ sources }) => inCredits((sources ?? []).map(creditOf)),
  },
];

/** What a list of results shows of a person to anybody who searches. */
const ROW_COLUMNS = new Set([
  'employee_id',
  'fullName',
  'title',
  'headline',
  'company_id',
  'company_name',
  'industry',
  'locality',
  'kind',
  'birth_year',
  'current_mandates',
  'company_count',
  'sources',
]);

export const PERSON_ROW_COLUMNS = PERSON_COLUMNS.filter(({ name }) => ROW_COLUMNS.has(name));

/** A person as a list of results shows them, for formats without columns. */
export const withoutContactData = (person: PersonRow): PersonRow => ({
  ...person,
  email: null,
  phone: null,
  linkedin: null,
  twitter: null,
  github: null,
  skills: null,
});

/** The member's notes and tags belong to the contact list alone. */
const OWN_COLUMNS: readonly Column<PersonRow>[] = [
  text('note', 'note', 'Note', 'Notiz'),
  {
    name: 'tags',
    heading: { en: 'Tags', de: 'Schlagwörter' },
    kind: 'text',
    read: ({ tags }) => tags?.join(', ') ?? null,
  },
  {
    name: 'added_at',
    heading: { en: 'Added', de: 'Hinzugefügt' },
    kind: 'day',
    read: ({ added_at }) => added_at?.toISOString().slice(0, 10) ?? null,
  },
];

export const CONTACT_COLUMNS = [...PERSON_COLUMNS, ...OWN_COLUMNS];
export const CONTACT_ROW_COLUMNS = [...PERSON_ROW_COLUMNS, ...OWN_COLUMNS];

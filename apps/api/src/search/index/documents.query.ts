import type { Document } from '@firmament/search/schema';
import type pg from 'pg';
import { copyRows } from './copy-rows.ts';
import { legalFormWords } from './legal-form-words.ts';
import { type CompanyColumns, type Entity, FIGURES, type PersonColumns } from './schemas.ts';
import { sizeClassOf } from './size-class.ts';
import { tenthsOf } from './tenths.ts';

/** To be raised whenever a document holds something else than before: snapshots of older ones are then built again. */
export const DOCUMENTS_VERSION = 2;

/** Between the items of a list in one cell; no text holds this character. */
const SEPARATOR = '\u001f';
const SQL_SEPARATOR = 'chr(31)';

/** All of them, or those with these ids. Ids are whole numbers of ours, so that they can stand in the text. */
type Scope = readonly number[] | 'all';

const within = (column: string, scope: Scope): string =>
  scope === 'all' ? '' : `where ${column} in (${scope.length > 0 ? scope.join(',') : 'null'})`;

const CODES = [
  ...['register_number', 'euid', 'lei', 'siren', 'stock_symbol', 'ut_number', 'vat_id', 'gln', 'eori', 'gisa_number'],
  ...['zvr_number', 'che_uid'],
];

const companyQuery = (scope: Scope): string => `
  select c.id, c.prominence, c.name, former.names, concat_ws(${SQL_SEPARATOR}, ${CODES.map((code) => `c.${code}`).join(', ')}),
    c.street, concat_ws(' ', c.postcode, c.city), titles.titles, c.country, c.status, c.legal_form, industry.name,
    c.region, c.latitude, c.longitude, ${FIGURES.map((figure) => `latest.${figure}`).join(', ')}
  from company c
  left join industry on industry.id = c.industry_id
  left join (
    select company_id, string_agg(name, ${SQL_SEPARATOR}) as names
    from company_former_name ${within('company_id', scope)} group by company_id
  ) former on former.company_id = c.id
  left join (
    select company_id, string_agg(distinct title, ${SQL_SEPARATOR}) as titles
    from person ${within('company_id', scope)} group by company_id
  ) titles on titles.company_id = c.id
  left join (
    select distinct on (company_id) company_id, ${FIGURES.join(', ')}
    from financial_report ${within('company_id', scope)} order by company_id, period_end desc
  ) latest on latest.company_id = c.id
  ${within('c.id', scope)}`;

const personQuery = (scope: Scope): string => `
  select p.id, p.prominence, p.full_name, p.profile_id, concat_ws(${SQL_SEPARATOR}, p.title, p.headline),
    education.names, concat_ws(${SQL_SEPARATOR}, c.name, p.company_name, experience.current), experience.former,
    skill.names, experience.titles, p.industry, p.locality, coalesce(c.name, p.company_name), p.gender, p.is_management,
    p.born_on - date '1970-01-01'
  from person p
  left join company c on c.id = p.company_id
  left join (
    select person_id, string_agg(organisation, ${SQL_SEPARATOR}) filter (where to_year is null) as current,
      string_agg(organisation, ${SQL_SEPARATOR}) filter (where to_year is not null) as former,
      string_agg(title, ${SQL_SEPARATOR}) as titles
    from person_experience ${within('person_id', scope)} group by person_id
  ) experience on experience.person_id = p.id
  left join (
    select person_id, string_agg(concat_ws(' ', title, organisation), ${SQL_SEPARATOR}) as names
    from person_education ${within('person_id', scope)} group by person_id
  ) education on education.person_id = p.id
  left join (
    select person_id, string_agg(name, ${SQL_SEPARATOR}) as names
    from person_skill ${within('person_id', scope)} group by person_id
  ) skill on skill.person_id = p.id
  ${within('p.id', scope)}`;

/** What is missing is an empty text. */
type Row = string[];

const list = (cell = ''): string[] => (cell === '' ? [] : cell.split(SEPARATOR));
const optional = (cell = ''): string | undefined => (cell === '' ? undefined : cell);
const number = (cell = ''): number | undefined => (cell === '' ? undefined : Number(cell));

const FIRST_FIGURE = 15;

/** Written out field by field: over millions of rows, spreading objects or taking arrays apart cost more than the rest. */
const toCompany = (row: Row): Document<CompanyColumns> => {
  const legalForm = optional(row[10]);
  const country = optional(row[8]);
  const isPlaced = row[13] !== '' && row[14] !== '';
  const latitude = Number(row[13]);
  const longitude = Number(row[14]);
  const company: Record<string, unknown> & { id: number; prominence: number; name: string } = {
    id: Number(row[0]),
    prominence: Number(row[1]),
    name: row[2] ?? '',
    aliases: list(row[3]),
    codes: [...list(row[4]), ...legalFormWords(legalForm)],
    address: [row[5] ?? '', row[6] ?? ''],
    titles: list(row[7]),
    country,
    status: row[9],
    legalForm,
    industry: optional(row[11]),
    region: optional(row[12]),
    isActive: row[9] === 'active',
    sizeClass: undefined,
    position: isPlaced ? { latitude, longitude } : undefined,
    cell: isPlaced ? `${tenthsOf(latitude)},${tenthsOf(longitude)}` : undefined,
  };
  for (let i = 0; i < FIGURES.length; i++) {
    const cell = row[FIRST_FIGURE + i] ?? '';
    const figure = FIGURES[i];
    if (cell !== '' && figure !== undefined) company[figure] = Number(cell);
  }
  company.sizeClass = sizeClassOf(
    {
      totalAssets: company.total_assets as number | undefined,
      revenue: company.revenue as number | undefined,
      staff: company.employees_number as number | undefined,
    },
    country,
  );
  return company as Document<CompanyColumns>;
};

const toPerson = (row: Row): Document<PersonColumns> => {
  const [id, prominence, name = '', profileId = '', position, education, current, former, skills, titles] = row;
  const [, , , , , , , , , , industry, locality, employer, gender, isManagement, bornOn] = row;
  return {
    id: Number(id),
    prominence: Number(prominence),
    name,
    codes: [profileId],
    position: list(position),
    education: list(education),
    skills: list(skills),
    experience: list(titles),
    currentEmployer: list(current),
    formerEmployer: list(former),
    industry: optional(industry),
    locality: optional(locality),
    employer: optional(employer),
    gender: optional(gender),
    management: isManagement === 't' ? 'yes' : 'no',
    bornOn: number(bornOn),
  };
};

const READERS = {
  company: { query: companyQuery, toDocument: toCompany },
  person: { query: personQuery, toDocument: toPerson },
};

/** Streams what the index knows of companies or people, many at a time. */
export async function* readDocuments(client: pg.ClientBase, entity: Entity, scope: Scope): AsyncGenerator<Document[]> {
  const { query, toDocument } = READERS[entity];
  for await (const rows of copyRows(client, query(scope))) yield rows.map((row) => toDocument(row) as Document);
}

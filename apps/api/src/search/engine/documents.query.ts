import { readLocality, townKey, townLabel } from '@firmament/gazetteer/town-keys';
import { remembering } from '@firmament/memory/remembering';
import type { Columns, Document } from '@firmament/search/schema';
import type { Text, Utf8 } from '@firmament/text/utf8';
import type pg from 'pg';
import { cellsOf, versionOf } from '../../platform/database/cells.ts';
import { type CopiedRow, copyRows } from '../../platform/database/copy-rows.ts';
import { IN_OFFICE, SHOWN_TERM } from '../../records/terms/mandate-terms.ts';
import { isShown } from '../../records/withheld/conditions.ts';
import { markConditions } from '../company-marks.ts';
import { contactKeysOf } from '../contact-keys.ts';
import { cellLabel } from './cell-label.ts';
import { shortFormsIn } from './legal-form-spellings.ts';
import { abbreviations } from './legal-form-words.ts';
import {
  type CompanyColumns,
  type Entity,
  FIGURES,
  type PersonColumns,
  type RegisterPersonColumns,
} from './schemas.ts';
import { sizeClassOf } from './size-class.ts';

/** Separates the items of a list in one cell. */
const SQL_SEPARATOR = 'chr(31)';

/** All rows, or those with these ids. Ids are our own integers, so they may stand in the text of the query. */
type Scope = readonly number[] | 'all';

const within = (column: string, scope: Scope, before: 'where' | 'and' = 'where'): string =>
  scope === 'all' ? '' : `${before} ${column} in (${scope.length > 0 ? scope.join(',') : 'null'})`;

const sameNames = <const Name extends string>(names: readonly Name[], sql: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, sql(name)])) as Record<Name, string>;

const CODES = [
  'register_number',
  'euid',
  'lei',
  'siren',
  'stock_symbol',
  'ut_number',
  'vat_id',
  'gln',
  'eori',
  'gisa_number',
  'zvr_number',
  'che_uid',
] as const;

const MARKED = markConditions('c');

/** Only yes is noted: what nobody has stated may still be so. */
const FLAGS = {
  isInsolvent: MARKED.insolvency,
  isToBeDeleted: MARKED.deletion_notice,
  isInLiquidation: MARKED.liquidation,
  hasWebsite: 'c.website is not null',
  hasEmail: 'c.email is not null',
  hasPhone: 'c.phone is not null',
  hasAccounts: 'latest.company_id is not null',
  hasOfficers: 'office.company_id is not null',
} satisfies Partial<Record<keyof CompanyColumns, string>>;

const FLAG_NAMES = Object.keys(FLAGS) as (keyof typeof FLAGS)[];

const COMPANY = cellsOf({
  id: 'c.id',
  prominence: 'c.prominence',
  name: 'c.name',
  formerNames: 'former.names',
  titles: 'titles.titles',
  // From street to city read as one text.
  street: 'c.street',
  postcode: 'c.postcode',
  city: 'c.city',
  country: 'c.country',
  status: 'c.status',
  legalForm: 'c.legal_form',
  industry: 'industry.name',
  region: 'c.region',
  latitude: 'c.latitude',
  longitude: 'c.longitude',
  // All codes read as one text.
  ...sameNames(CODES, (code) => `c.${code}`),
  ...sameNames(FIGURES, (figure) => `latest.${figure}`),
  foundedOn: "c.founded_on - date '1970-01-01'",
  ...FLAGS,
  website: 'c.website',
  email: 'c.email',
  phone: 'c.phone',
});

const companyQuery = (scope: Scope): string => `
  select ${COMPANY.list}
  from company c
  left join industry on industry.id = c.industry_id
  left join (
    select company_id, string_agg(name, ${SQL_SEPARATOR}) as names
    from company_former_name ${within('company_id', scope)} group by company_id
  ) former on former.company_id = c.id
  left join (
    select company_id, string_agg(title, ${SQL_SEPARATOR}) as titles
    from person ${within('company_id', scope)} group by company_id
  ) titles on titles.company_id = c.id
  left join (
    select distinct on (company_id) company_id, ${FIGURES.join(', ')}
    from financial_report ${within('company_id', scope)} order by company_id, period_end desc
  ) latest on latest.company_id = c.id
  left join (
    select company_id from mandate where ${IN_OFFICE} and ${isShown('mandate')} ${within('company_id', scope, 'and')}
    group by company_id
  ) office on office.company_id = c.id
  ${within('c.id', scope)}`;

const PERSON = cellsOf({
  id: 'p.id',
  prominence: 'p.prominence',
  name: 'p.full_name',
  profileId: 'p.profile_id',
  // These two read as one text.
  title: 'p.title',
  headline: 'p.headline',
  education: 'education.names',
  // These three read as one text.
  company: 'c.name',
  writtenCompany: 'nullif(p.company_name, c.name)',
  currentEmployers: 'experience.current',
  formerEmployers: 'experience.former',
  skills: 'skill.names',
  experience: 'experience.titles',
  industry: 'p.industry',
  locality: 'p.locality',
  gender: 'p.gender',
  isManagement: 'p.is_management',
  bornOn: "p.born_on - date '1970-01-01'",
});

const personQuery = (scope: Scope): string => `
  select ${PERSON.list}
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

const REGISTER_PERSON = cellsOf({
  id: 'whose.id',
  prominence: 'whose.prominence',
  name: 'whose.name',
  otherNames: 'offices.other_names',
  // These three read as one text.
  titles: 'coalesce(offices.titles, whose.title)',
  current:
    'case when offices.person_id is not null then offices.current when whose.current_count > 0 then company.name end',
  former:
    'case when offices.person_id is not null then offices.former when whose.current_count = 0 then company.name end',
  place: 'whose.place',
  country: 'whose.country',
  birthYear: 'whose.birth_year',
});

/** Most persons have one office, which their row holds; the offices of the others are sorted once by person. */
const registerPersonQuery = (scope: Scope): string => `
  select ${REGISTER_PERSON.list}
  from register_person whose
  left join company on company.id = whose.company_id
  left join (
    select mention.person_id,
      string_agg(distinct mandate.name, ${SQL_SEPARATOR}) filter (where mandate.name <> named.name) as other_names,
      string_agg(distinct mandate.title, ${SQL_SEPARATOR}) as titles,
      string_agg(distinct company.name, ${SQL_SEPARATOR}) filter (where ${IN_OFFICE}) as current,
      string_agg(distinct company.name, ${SQL_SEPARATOR}) filter (where not (${IN_OFFICE})) as former
    from mention
    join register_person named on named.id = mention.person_id
    join mandate on mandate.company_id = mention.company_id and mandate.id = mention.id
    join company on company.id = mention.company_id
    where named.current_count + named.past_count > 1 and ${SHOWN_TERM} ${within('mention.person_id', scope, 'and')}
    group by mention.person_id
  ) offices on offices.person_id = whose.id
  ${within('whose.id', scope)}`;

const ACTIVE = Buffer.from('active');
const TRUE = Buffer.from('t');

/** Enough for every town of the three countries in several spellings, bounded for odd data. */
const MAX_TOWNS = 100_000;

/** Towns are few and repeat often: folding each once leaves looking it up. */
const townOf = remembering(townKey, MAX_TOWNS);
const localityOf = remembering(readLocality, MAX_TOWNS);

/**
 * Lists and neighbouring cells stay one text: only their words are indexed, and a separator is not a word. Written out
 * field by field: over millions of rows, spreading objects or taking arrays apart cost more than everything else.
 */
const toCompany = (row: CopiedRow): Document<CompanyColumns, Text> => {
  const legalForm = row.optional(COMPANY.at.legalForm);
  const latitude = row.number(COMPANY.at.latitude);
  const longitude = row.number(COMPANY.at.longitude);
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const company: Record<string, unknown> & { id: number; prominence: number; name: Text } = {
    id: Number(row.number(COMPANY.at.id)),
    prominence: Number(row.number(COMPANY.at.prominence)),
    name: row.utf8(COMPANY.at.name),
    aliases: row.isEmpty(COMPANY.at.formerNames) ? undefined : [row.utf8(COMPANY.at.formerNames)],
    codes: codesOf(row, legalForm),
    titles: row.optional(COMPANY.at.titles),
    address: row.utf8Through(COMPANY.at.street, COMPANY.at.city),
    country: row.optional(COMPANY.at.country),
    status: row.utf8(COMPANY.at.status),
    legalForm,
    industry: row.optional(COMPANY.at.industry),
    region: row.optional(COMPANY.at.region),
    town: row.isEmpty(COMPANY.at.city) ? undefined : townOf(row.text(COMPANY.at.city)) || undefined,
    isActive: row.is(COMPANY.at.status, ACTIVE),
    sizeClass: undefined,
    contact: contactOf(row),
    position: isPlaced ? { latitude, longitude } : undefined,
    cell: isPlaced ? cellLabel(latitude, longitude) : undefined,
    founded: row.number(COMPANY.at.foundedOn),
  };
  for (const flag of FLAG_NAMES) if (row.is(COMPANY.at[flag], TRUE)) company[flag] = true;
  for (const figure of FIGURES) {
    const value = row.number(COMPANY.at[figure]);
    if (value !== undefined) company[figure] = value;
  }
  company.sizeClass = sizeClassOf(
    {
      totalAssets: company.total_assets as number | undefined,
      revenue: company.revenue as number | undefined,
      staff: company.employees_number as number | undefined,
    },
    row.isEmpty(COMPANY.at.country) ? undefined : row.text(COMPANY.at.country),
  );
  return company as Document<CompanyColumns, Text>;
};

const codesOf = (row: CopiedRow, legalForm: Utf8 | undefined): Text[] => {
  const codes: Text[] = [row.utf8Through(COMPANY.at.register_number, COMPANY.at.che_uid)];
  if (legalForm !== undefined) codes.push(abbreviations(legalForm));
  const inName = shortFormsIn(row.text(COMPANY.at.name));
  if (inName !== undefined) codes.push(inName);
  const inFormerNames = row.isEmpty(COMPANY.at.formerNames)
    ? undefined
    : shortFormsIn(row.text(COMPANY.at.formerNames));
  if (inFormerNames !== undefined) codes.push(inFormerNames);
  return codes;
};

const contactOf = (row: CopiedRow): string[] | undefined =>
  row.isEmpty(COMPANY.at.website) && row.isEmpty(COMPANY.at.email) && row.isEmpty(COMPANY.at.phone)
    ? undefined
    : contactKeysOf({
        website: row.text(COMPANY.at.website),
        email: row.text(COMPANY.at.email),
        phone: row.text(COMPANY.at.phone),
        country: row.text(COMPANY.at.country),
      });

const NOWHERE = { town: undefined, country: undefined };

const toPerson = (row: CopiedRow): Document<PersonColumns, Text> => {
  const { town, country } = row.isEmpty(PERSON.at.locality) ? NOWHERE : localityOf(row.text(PERSON.at.locality));
  return {
    id: Number(row.number(PERSON.at.id)),
    prominence: Number(row.number(PERSON.at.prominence)),
    name: row.utf8(PERSON.at.name),
    codes: [row.utf8(PERSON.at.profileId)],
    position: row.utf8Through(PERSON.at.title, PERSON.at.headline),
    education: row.utf8(PERSON.at.education),
    currentEmployer: row.utf8Through(PERSON.at.company, PERSON.at.currentEmployers),
    formerEmployer: row.utf8(PERSON.at.formerEmployers),
    skills: row.utf8(PERSON.at.skills),
    experience: row.utf8(PERSON.at.experience),
    industry: row.optional(PERSON.at.industry),
    locality: row.optional(PERSON.at.locality),
    town,
    country,
    employer: row.optional(PERSON.at.company) ?? row.optional(PERSON.at.writtenCompany),
    gender: row.optional(PERSON.at.gender),
    management: row.is(PERSON.at.isManagement, TRUE) ? 'yes' : 'no',
    bornOn: row.number(PERSON.at.bornOn),
  };
};

const toRegisterPerson = (row: CopiedRow): Document<RegisterPersonColumns, Text> => {
  return {
    id: Number(row.number(REGISTER_PERSON.at.id)),
    prominence: Number(row.number(REGISTER_PERSON.at.prominence)),
    name: row.utf8(REGISTER_PERSON.at.name),
    ...(!row.isEmpty(REGISTER_PERSON.at.otherNames) && { aliases: [row.utf8(REGISTER_PERSON.at.otherNames)] }),
    // So that a keyword finds who does what where: people of the registers have no more than that.
    codes: [row.utf8Through(REGISTER_PERSON.at.titles, REGISTER_PERSON.at.former)],
    position: row.utf8(REGISTER_PERSON.at.titles),
    currentEmployer: row.utf8(REGISTER_PERSON.at.current),
    formerEmployer: row.utf8(REGISTER_PERSON.at.former),
    locality: row.optional(REGISTER_PERSON.at.place),
    // Registers name no country: that of the company is the likeliest.
    town: row.isEmpty(REGISTER_PERSON.at.place)
      ? undefined
      : townLabel(row.text(REGISTER_PERSON.at.country), townOf(row.text(REGISTER_PERSON.at.place))),
    country: row.optional(REGISTER_PERSON.at.country),
    birthYear: row.number(REGISTER_PERSON.at.birthYear),
  };
};

const READERS = {
  company: { query: companyQuery, toDocument: toCompany },
  person: { query: personQuery, toDocument: toPerson },
  register_person: { query: registerPersonQuery, toDocument: toRegisterPerson },
};

/** Raise it whenever the same cells are read in another way: snapshots made before are then built again. */
const READING = 7;

export const DOCUMENTS_VERSION = versionOf(
  READING,
  Object.values(READERS).map(({ query }) => query('all')),
);

/** Streams the documents of a collection, many at a time. */
export async function* readDocuments(
  client: pg.ClientBase,
  entity: Entity,
  scope: Scope,
): AsyncGenerator<Document<Columns, Text>[]> {
  const { query, toDocument } = READERS[entity];
  for await (const rows of copyRows(client, query(scope))) {
    yield rows.map((row) => toDocument(row) as Document<Columns, Text>);
  }
}

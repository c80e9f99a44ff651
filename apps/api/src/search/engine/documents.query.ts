import { readLocality, townKey, townLabel } from '@firmament/gazetteer/town-keys';
import { remembering } from '@firmament/identifiers/remembering';
import type { Columns, Document } from '@firmament/search/schema';
import type { Text, Utf8 } from '@firmament/search/text/text';
import type pg from 'pg';
import { type CopiedRow, copyRows } from '../../platform/database/copy-rows.ts';
import { IN_OFFICE, SHOWN_TERM } from '../../platform/database/mandate-terms.ts';
import { isShown } from '../../platform/withheld/conditions.ts';
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

/** Raise it whenever the contents of documents change: older snapshots are then discarded and built again. */
export const DOCUMENTS_VERSION = 6;

/** Separates the items of a list in one cell. */
const SQL_SEPARATOR = 'chr(31)';

/** All rows, or those with these ids. Ids are our own integers, so they may stand in the text of the query. */
type Scope = readonly number[] | 'all';

const within = (column: string, scope: Scope, before: 'where' | 'and' = 'where'): string =>
  scope === 'all' ? '' : `${before} ${column} in (${scope.length > 0 ? scope.join(',') : 'null'})`;

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
];

const MARKED = markConditions('c');

/** Only yes is noted: what nobody has told of may still be so. */
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

const FLAG_NAMES = Object.keys(FLAGS);

const companyQuery = (scope: Scope): string => `
  select c.id, c.prominence, c.name, former.names, titles.titles, c.street, c.postcode, c.city, c.country, c.status,
    c.legal_form, industry.name, c.region, c.latitude, c.longitude, ${CODES.map((code) => `c.${code}`).join(', ')},
    ${FIGURES.map((figure) => `latest.${figure}`).join(', ')}, c.founded_on - date '1970-01-01',
    ${Object.values(FLAGS).join(', ')}, c.website, c.email, c.phone
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

const personQuery = (scope: Scope): string => `
  select p.id, p.prominence, p.full_name, p.profile_id, p.title, p.headline, education.names,
    c.name, nullif(p.company_name, c.name), experience.current, experience.former, skill.names, experience.titles, p.industry,
    p.locality, p.gender, p.is_management, p.born_on - date '1970-01-01'
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

/** Most persons have one office, which their row tells of; what is told of the others is sorted once by person. */
const registerPersonQuery = (scope: Scope): string => `
  select whose.id, whose.prominence, whose.name, told.other_names, coalesce(told.titles, whose.title),
    case when told.person_id is not null then told.current when whose.current_count > 0 then company.name end,
    case when told.person_id is not null then told.former when whose.current_count = 0 then company.name end,
    whose.place, whose.country, whose.birth_year
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
  ) told on told.person_id = whose.id
  ${within('whose.id', scope)}`;

const ACTIVE = Buffer.from('active');
const TRUE = Buffer.from('t');

const FIRST_CODE = 15;
const FIRST_FIGURE = FIRST_CODE + CODES.length;
const FOUNDED = FIRST_FIGURE + FIGURES.length;
const FIRST_FLAG = FOUNDED + 1;
const WEBSITE = FIRST_FLAG + FLAG_NAMES.length;
const [EMAIL, PHONE] = [WEBSITE + 1, WEBSITE + 2];

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
  const legalForm = row.optional(10);
  const latitude = row.number(13);
  const longitude = row.number(14);
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const company: Record<string, unknown> & { id: number; prominence: number; name: Text } = {
    id: Number(row.number(0)),
    prominence: Number(row.number(1)),
    name: row.utf8(2),
    aliases: row.isEmpty(3) ? undefined : [row.utf8(3)],
    codes: codesOf(row, legalForm),
    titles: row.optional(4),
    address: row.utf8Through(5, 7),
    country: row.optional(8),
    status: row.utf8(9),
    legalForm,
    industry: row.optional(11),
    region: row.optional(12),
    town: row.isEmpty(7) ? undefined : townOf(row.text(7)) || undefined,
    isActive: row.is(9, ACTIVE),
    sizeClass: undefined,
    contact: contactOf(row),
    position: isPlaced ? { latitude, longitude } : undefined,
    cell: isPlaced ? cellLabel(latitude, longitude) : undefined,
    founded: row.number(FOUNDED),
  };
  for (let i = 0; i < FLAG_NAMES.length; i++) {
    const flag = FLAG_NAMES[i];
    if (flag !== undefined && row.is(FIRST_FLAG + i, TRUE)) company[flag] = true;
  }
  for (let i = 0; i < FIGURES.length; i++) {
    const figure = FIGURES[i];
    const value = row.number(FIRST_FIGURE + i);
    if (value !== undefined && figure !== undefined) company[figure] = value;
  }
  company.sizeClass = sizeClassOf(
    {
      totalAssets: company.total_assets as number | undefined,
      revenue: company.revenue as number | undefined,
      staff: company.employees_number as number | undefined,
    },
    row.isEmpty(8) ? undefined : row.text(8),
  );
  return company as Document<CompanyColumns, Text>;
};

const codesOf = (row: CopiedRow, legalForm: Utf8 | undefined): Text[] => {
  const codes: Text[] = [row.utf8Through(FIRST_CODE, FIRST_FIGURE - 1)];
  if (legalForm !== undefined) codes.push(abbreviations(legalForm));
  const inName = shortFormsIn(row.text(2));
  if (inName !== undefined) codes.push(inName);
  const inFormerNames = row.isEmpty(3) ? undefined : shortFormsIn(row.text(3));
  if (inFormerNames !== undefined) codes.push(inFormerNames);
  return codes;
};

const contactOf = (row: CopiedRow): string[] | undefined =>
  row.isEmpty(WEBSITE) && row.isEmpty(EMAIL) && row.isEmpty(PHONE)
    ? undefined
    : contactKeysOf({
        website: row.text(WEBSITE),
        email: row.text(EMAIL),
        phone: row.text(PHONE),
        country: row.text(8),
      });

const NOWHERE = { town: undefined, country: undefined };

const toPerson = (row: CopiedRow): Document<PersonColumns, Text> => {
  const { town, country } = row.isEmpty(14) ? NOWHERE : localityOf(row.text(14));
  return {
    id: Number(row.number(0)),
    prominence: Number(row.number(1)),
    name: row.utf8(2),
    codes: [row.utf8(3)],
    position: row.utf8Through(4, 5),
    education: row.utf8(6),
    currentEmployer: row.utf8Through(7, 9),
    formerEmployer: row.utf8(10),
    skills: row.utf8(11),
    experience: row.utf8(12),
    industry: row.optional(13),
    locality: row.optional(14),
    town,
    country,
    employer: row.optional(7) ?? row.optional(8),
    gender: row.optional(15),
    management: row.is(16, TRUE) ? 'yes' : 'no',
    bornOn: row.number(17),
  };
};

const toRegisterPerson = (row: CopiedRow): Document<RegisterPersonColumns, Text> => {
  return {
    id: Number(row.number(0)),
    prominence: Number(row.number(1)),
    name: row.utf8(2),
    ...(!row.isEmpty(3) && { aliases: [row.utf8(3)] }),
    // So that a keyword finds who does what where: people of the registers have no more than that.
    codes: [row.utf8Through(4, 6)],
    position: row.utf8(4),
    currentEmployer: row.utf8(5),
    formerEmployer: row.utf8(6),
    locality: row.optional(7),
    // Registers name no country: that of the company is the likeliest.
    town: row.isEmpty(7) ? undefined : townLabel(row.text(8), townOf(row.text(7))),
    country: row.optional(8),
    birthYear: row.number(9),
  };
};

const READERS = {
  company: { query: companyQuery, toDocument: toCompany },
  person: { query: personQuery, toDocument: toPerson },
  register_person: { query: registerPersonQuery, toDocument: toRegisterPerson },
};

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

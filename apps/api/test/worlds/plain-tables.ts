import { placeKey } from '@firmament/gazetteer/place-key';
import { fold } from '@firmament/text/fold';
import type pg from 'pg';
import { shortFormsIn } from '../../src/search/engine/legal-form-spellings.ts';
import { legalFormWords } from '../../src/search/engine/legal-form-words.ts';

/**
 * What the search knows, in plain tables that are made straight from the base tables: the columns, and every text
 * that is searched by words, folded beforehand because SQL cannot fold.
 */

const CODES = `register_number euid lei siren stock_symbol ut_number vat_id gln eori gisa_number zvr_number che_uid`
  .split(' ')
  .map((code) => `c.${code}`);

const sizeClass = (() => {
  const fits = (assets: number, revenue: number, staff: number) =>
    `(coalesce(total_assets, 0) > ${assets})::int + (coalesce(revenue, 0) > ${revenue})::int
      + (coalesce(employees_number, 0) > ${staff})::int < 2`;
  return `case when total_assets is null and revenue is null and employees_number is null then null
    when ${fits(450_000, 900_000, 10)} then 'micro'
    when country = 'AT' and ${fits(6_250_000, 12_500_000, 50)} then 'small'
    when country is distinct from 'AT' and ${fits(7_500_000, 15_000_000, 50)} then 'small'
    when ${fits(25_000_000, 50_000_000, 250)} then 'medium' else 'large' end`;
})();

/** The last word about a company's deletion is that it is going to happen. */
const IS_TO_BE_DELETED = `(select kind from event where event.company_id = c.id
    and kind in ('deletion_announced', 'continued', 'deleted')
    and id not in (select supersedes from event where supersedes is not null)
  order by coalesce(happened_on, announced_on, seen_at::date) desc, kind = 'deletion_announced' limit 1
) = 'deletion_announced'`;

const MARKS = `case when status = 'terminated' then '{}' else array_remove(array[
  case when insolvency is not null then 'insolvency' end, case when ${IS_TO_BE_DELETED} then 'deletion_notice' end,
  case when status = 'in_liquidation' then 'liquidation' end], null) end`;

const KNOWN = `array_remove(array[case when website is not null then 'website' end,
  case when email is not null then 'email' end, case when phone is not null then 'phone' end,
  case when r.report_id is not null then 'accounts' end,
  case when c.id in (select company_id from representative) then 'officers' end], null)`;

const COMPANIES = `
  create table plain_company as
  select c.id, c.prominence, c.name, c.country, c.status, c.legal_form, c.region, i.name as industry,
    round(c.latitude::numeric, 7)::float8 as latitude, round(c.longitude::numeric, 7)::float8 as longitude,
    ${sizeClass} as size_class, concat_ws(' ', street, postcode, city) as address_text, c.city,
    array(select f.name from company_former_name f where f.company_id = c.id) as former_names,
    array_remove(array[${CODES.join(', ')}], null) as code_list,
    array(select p.title from person p where p.company_id = c.id and p.title is not null) as title_list,
    c.founded_on, ${MARKS} as marks, ${KNOWN} as known, r.*
  from company c left join industry i on i.id = c.industry_id
  left join (select * from financial_report latest where period_end =
    (select max(period_end) from financial_report other where other.company_id = latest.company_id)
  ) r (report_id, report_company_id) on r.report_company_id = c.id`;

const PEOPLE = `
  create table plain_person as
  select p.id, p.prominence, p.full_name as name, p.industry, p.locality, p.gender, p.is_management, p.born_on,
    coalesce(c.name, p.company_name) as employer, '{}'::text[] as former_names, array[p.profile_id] as code_list,
    array_remove(array[p.title, p.headline], null) as position_list,
    array(select concat_ws(' ', title, organisation) from person_education e where e.person_id = p.id) as education_list,
    array_remove(array[c.name, p.company_name] || array(select organisation from person_experience e
      where e.person_id = p.id and to_year is null), null) as current_list,
    array(select organisation from person_experience e
      where e.person_id = p.id and to_year is not null and organisation is not null) as former_list,
    array(select s.name from person_skill s where s.person_id = p.id) as skill_list,
    array(select title from person_experience e where e.person_id = p.id and title is not null) as experience_list
  from person p left join company c on c.id = p.company_id`;

/** Offices that are shown: of nobody who objected, and none that ended long ago or on an unknown day. */
const SHOWN = (wanted: string, condition = 'true') => `array(select distinct ${wanted} from mention
  join mandate m on m.company_id = mention.company_id and m.id = mention.id join company c on c.id = m.company_id
  where mention.person_id = r.id and not m.is_withheld and ${condition} and case
    when m.ended_on is not null then m.ended_on >= data_day() - interval '5 years'
    when m.is_listed then not m.has_ended
    else m.missed_on >= data_day() - interval '5 years' end)`;

const IN_OFFICE = 'm.ended_on is null and m.is_listed and not m.has_ended';

const REGISTER_PEOPLE = `
  create table plain_register_person as
  select r.id, r.prominence, r.name, r.birth_year, r.place as locality, r.country,
    ${SHOWN('m.name')} as former_names, ${SHOWN('m.title')} as position_list,
    ${SHOWN('c.name', IN_OFFICE)} as current_list, ${SHOWN('c.name', `not (${IN_OFFICE})`)} as former_list
  from register_person r`;

type Row = Record<string, string | string[] | null>;

const COUNTRY_OF: Record<string, string> = { Österreich: 'AT', Deutschland: 'DE', Schweiz: 'CH' };

const countryOf = (locality: string): string => COUNTRY_OF[locality.replace(/^.*, /, '')] ?? '';

/** "AT wien" for "Wien, Österreich". */
const townOf = (locality: string): string => `${countryOf(locality)} ${placeKey(locality.replace(/,.*$/, ''))}`;

const folded = (...parts: (string | string[] | null | undefined)[]): string =>
  parts
    .flat()
    .map((part) => fold(part ?? ''))
    .join(' ');

const listOf = (value: Row[string] | undefined): string[] => (Array.isArray(value) ? value : value ? [value] : []);

/** The computed columns of each table, and what they are made of. */
const FOLDED: Record<string, Record<string, (row: Row) => string>> = {
  plain_company: {
    folded_name: (row) => folded(row.name),
    folded_names: (row) => folded(row.name, row.former_names),
    folded_codes: (row) =>
      folded(
        row.code_list,
        legalFormWords(listOf(row.legal_form)[0] ?? ''),
        [row.name, row.former_names].flatMap(listOf).map(shortFormsIn).join(' '),
      ),
    folded_address: (row) => folded(row.address_text),
    folded_titles: (row) => folded(row.title_list),
    folded_industry: (row) => folded(row.industry),
    town: ({ city }) => placeKey(String(city ?? '').replace(/,.*$/, '')),
  },
  plain_person: {
    folded_name: (row) => folded(row.name),
    folded_names: (row) => folded(row.name, row.former_names),
    folded_codes: (row) => folded(row.code_list),
    folded_locality: (row) => folded(row.locality),
    folded_industry: (row) => folded(row.industry),
    folded_position: (row) => folded(row.position_list),
    folded_education: (row) => folded(row.education_list),
    folded_current: (row) => folded(row.current_list),
    folded_former: (row) => folded(row.former_list),
    folded_skills: (row) => folded(row.skill_list),
    town: ({ locality }) => (locality === null ? '' : townOf(String(locality))),
    country: ({ locality }) => countryOf(String(locality ?? '')),
    folded_experience: (row) => folded(row.experience_list),
  },
  plain_register_person: {
    folded_name: (row) => folded(row.name),
    folded_names: (row) => folded(row.name, row.former_names),
    folded_codes: (row) => folded(row.position_list, row.current_list, row.former_list),
    folded_locality: (row) => folded(row.locality),
    folded_position: (row) => folded(row.position_list),
    folded_current: (row) => folded(row.current_list),
    folded_former: (row) => folded(row.former_list),
    town: ({ locality, country }) => (locality === null ? '' : `${country} ${placeKey(String(locality))}`),
  },
};

/** Makes the plain tables from the current data. */
export const makePlainTables = async (pool: pg.Pool): Promise<void> => {
  await pool.query('drop table if exists plain_company, plain_person, plain_register_person');
  await pool.query(COMPANIES);
  await pool.query(PEOPLE);
  await pool.query(REGISTER_PEOPLE);
  for (const [table, columns] of Object.entries(FOLDED)) {
    const { rows } = await pool.query<Row & { id: number }>(`select * from ${table}`);
    const names = Object.keys(columns);
    const texts = names.map((name) => rows.map((row) => columns[name]?.(row) ?? ''));
    await pool.query(`alter table ${table} rename to ${table}_raw`);
    await pool.query(
      `create table ${table} as select raw.*, ${names.map((name) => `folded.${name}`).join(', ')} from ${table}_raw raw
       join unnest($1::int[], ${names.map((_, i) => `$${i + 2}::text[]`).join(', ')})
         as folded (id, ${names.join(', ')}) on folded.id = raw.id`,
      [rows.map(({ id }) => id), ...texts],
    );
    await pool.query(`drop table ${table}_raw`);
    await pool.query(`analyze ${table}`);
  }
};

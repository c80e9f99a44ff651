import { TIME_ZONE } from '@firmament/calendar/day';
import type pg from 'pg';
import { END, IN_OFFICE, LONG_AGO } from '../../records/terms/mandate-terms.ts';
import { YEARS_SHOWN_AFTER } from '../../records/terms/term.ts';
import type { Scope } from './facts.query.ts';

/**
 * The persons that lists, searches and links show, from what was found out. Nobody is among them who objected, or whose
 * last office ended more than five years ago: that is nobody's business any more.
 */

/** Of those that are shown, the office that counts most: one that goes on, at the best-known company, the newest. */
const BY_WEIGHT = 'goes_on desc, company_prominence desc, started_on desc nulls last, id';

/** The newest word on somebody's name and town. */
const BY_AGE = 'goes_on desc, coalesce(started_on, seen_from) desc nulls last, id';

const first = (column: string, order: string, condition = 'true'): string =>
  `(array_agg(${column} order by ${order}) filter (where ${condition}))[1]`;

const renewed = (condition: string): string => `
  create temporary table renewed on commit drop as
  select person_id as id, min(group_id) as group_id, ${first('name', BY_AGE)} as name, max(birth_year) as birth_year,
    ${first('location', BY_AGE, 'location is not null')} as place, ${first('country', BY_WEIGHT)} as country,
    ${first('title', BY_WEIGHT)} as title, ${first('company_id', BY_WEIGHT)} as company_id,
    (count(*) filter (where goes_on))::integer as current_count,
    (count(*) filter (where not goes_on))::integer as past_count,
    count(distinct company_id)::integer as company_count,
    case when not bool_or(goes_on) then (max(end_on) + interval '${YEARS_SHOWN_AFTER} years')::date end as shown_until,
    case when min(lowest_profile) = max(highest_profile) then min(lowest_profile) end as profile_person_id,
    max(company_prominence) as prominence
  from (
    select mention.person_id, mention.group_id, mandate.id, mandate.company_id, mandate.name, mandate.location,
      coalesce(mandate.birth_year, extract(year from mandate.born_on)::integer) as birth_year,
      mandate.title, started_on, seen_from, company.country, company.prominence as company_prominence,
      ${IN_OFFICE} as goes_on, profile.lowest as lowest_profile, profile.highest as highest_profile, ${END} as end_on
    from mention
    join mandate on mandate.company_id = mention.company_id and mandate.id = mention.id
    join company on company.id = mention.company_id
    left join lateral (${PROFILES}) profile on true
    where ${condition} and not mandate.is_withheld
  ) office
  where goes_on or end_on >= ${LONG_AGO}
  group by person_id`;

/** Of the name that a mandate states, unless another year of birth is known. */
const IS_NAMESAKE = `place_key(person.full_name) = place_key(mandate.name)
  and (mandate.birth_year is null or person.born_on is null
    or extract(year from person.born_on) = mandate.birth_year)`;

/** Profiles of that name who work there; the lowest and the highest, to see whether there is only one. */
const PROFILES = `
  select min(person.id) as lowest, max(person.id) as highest from person
  where person.company_id = mandate.company_id and ${IS_NAMESAKE}`;

/**
 * Whoever shares the profile's name and company with somebody else of the registers, such as a father with his son, is
 * not linked for certain. Also with somebody who is not shown: the profile may be theirs.
 */
const UNLINK_NAMESAKES = `
  update renewed set profile_person_id = null from person
  where person.id = renewed.profile_person_id and exists (
    select from mandate join mention on mention.company_id = mandate.company_id and mention.id = mandate.id
    where mandate.company_id = person.company_id and mention.person_id <> renewed.id and ${IS_NAMESAKE})`;

const COLUMNS = [
  'group_id',
  'name',
  'birth_year',
  'place',
  'country',
  'title',
  'company_id',
  'current_count',
  'past_count',
  'company_count',
  'shown_until',
  'profile_person_id',
  'prominence',
];

const of = (table: string): string => COLUMNS.map((column) => `${table}.${column}`).join(', ');

/** Renews these persons, or all; inside the caller's transaction. */
export const renewPersons = async (client: pg.ClientBase, persons: Scope): Promise<void> => {
  if (persons !== 'all' && persons.length === 0) return;
  await readRenewed(client, persons);
  await writeRenewed(client);
};

/**
 * Finds out what has to be written, which takes long for many, and writes those who are new. No other process
 * writes the rows of new people, and none waits for them.
 */
export const readRenewed = async (client: pg.ClientBase, persons: Scope): Promise<void> => {
  const isMeant = (column: string): string => (persons === 'all' ? 'true' : `${column} = any('{${persons.join()}}')`);
  const statements = [
    renewed(isMeant('mention.person_id')),
    'create index on renewed (id)',
    'analyze renewed',
    UNLINK_NAMESAKES,
    `create temporary table renewed_otherwise on commit drop as
     select renewed.* from renewed join register_person using (id)
     where (${of('register_person')}) is distinct from (${of('renewed')})`,
    `create temporary table renewed_gone on commit drop as
     select id from register_person where ${isMeant('id')}
       and not exists (select from renewed where renewed.id = register_person.id)`,
    `insert into register_person (id, ${COLUMNS.join(', ')}) select id, ${COLUMNS.join(', ')} from renewed
     where not exists (select from register_person where register_person.id = renewed.id)`,
    'drop table renewed',
  ];
  for (const statement of statements) await client.query(statement);
};

/** Writes what was found out. Whoever objected meanwhile is not put back. */
export const writeRenewed = async (client: pg.ClientBase): Promise<void> => {
  const statements = [
    'analyze renewed_otherwise, renewed_gone',
    'delete from register_person using renewed_gone where renewed_gone.id = register_person.id',
    `update register_person set ${COLUMNS.map((column) => `${column} = renewed.${column}`).join(', ')},
       updated_at = now() from renewed_otherwise renewed where renewed.id = register_person.id`,
    'drop table renewed_otherwise, renewed_gone',
  ];
  for (const statement of statements) await client.query(statement);
};

/** To whom mandates belong that are withheld. */
export const findWithheld = async (client: pg.ClientBase): Promise<number[]> => {
  const { rows } = await client.query<{ person_id: number }>(
    `select distinct mention.person_id from mandate
     join mention on mention.company_id = mandate.company_id and mention.id = mandate.id where mandate.is_withheld`,
  );
  return rows.map(({ person_id }) => person_id);
};

/**
 * Persons with a mandate that passed the five-year limit since the last run. Only the first run of a day asks, because
 * it reads all mandates.
 */
export const findForgotten = async (client: pg.ClientBase): Promise<number[]> => {
  const { rows: states } = await client.query<{ last_run: string }>(
    `select day::text as last_run from identity_state, cast(run_at at time zone '${TIME_ZONE}' as date) day
     where day < data_day()`,
  );
  const lastRun = states[0]?.last_run;
  if (lastRun === undefined) return [];
  const { rows } = await client.query<{ person_id: number }>(
    `select distinct mention.person_id from mandate
     join mention on mention.company_id = mandate.company_id and mention.id = mandate.id
     where ${END} >= ($1::date - interval '${YEARS_SHOWN_AFTER} years')::date and ${END} < ${LONG_AGO}`,
    [lastRun],
  );
  return rows.map(({ person_id }) => person_id);
};

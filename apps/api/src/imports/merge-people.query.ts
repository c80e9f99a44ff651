import type pg from 'pg';
import type { MergeCounts } from './merge-companies.query.ts';
import { PERSON_COLUMNS } from './person-row.ts';

/**
 * Merges one batch of staged people, inside the caller's transaction. A person is known by the key of the source or by
 * the profile id. Employers are found by the key under which any source knows them.
 */
export const mergePeople = async (
  client: pg.ClientBase,
  runId: number,
  from: number,
  to: number,
): Promise<MergeCounts> => {
  await client.query(READ_BATCH, [runId, from, to]);
  const unchanged = (await client.query('delete from batch where is_unchanged')).rowCount ?? 0;
  await client.query('analyze batch');
  await client.query(NUMBER_NEW);
  const inserted = (await client.query(INSERT_NEW)).rowCount ?? 0;
  await client.query(FIND_CHANGES, [PERSON_COLUMNS]);
  await client.query(RECORD_CHANGES);
  const updated = (await client.query(UPDATE_KNOWN)).rowCount ?? 0;
  for (const statement of CHILDREN) await client.query(statement);
  await client.query('drop table batch, change');
  return { inserted, updated, unchanged };
};

/** The last record counts where a file has the same person twice. */
const READ_BATCH = `
  create temporary table batch as
  select distinct on (s.record -> 'fields' ->> 'profile_id')
    s.ordinal, s.source_id, s.source_key, s.content_hash, s.record, s.record -> 'fields' as fields,
    known.id as person_id, false as is_new,
    known.source_id is not distinct from s.source_id and known.content_hash is not distinct from s.content_hash
      as is_unchanged,
    employer.company_id
  from staged_person s
  left join person known on known.profile_id = s.record -> 'fields' ->> 'profile_id'
  left join lateral (
    select company_id from company_source where source_key = s.record ->> 'company_key' limit 1) employer on true
  where s.run_id = $1 and s.ordinal > $2 and s.ordinal <= $3
  order by s.record -> 'fields' ->> 'profile_id', s.ordinal desc`;

const NUMBER_NEW = `
  update batch set person_id = nextval(pg_get_serial_sequence('person', 'id')), is_new = true where person_id is null`;

/** Who can be reached and has a history is shown before who cannot and has none. */
const PROMINENCE = `least(1000,
  (select count(*) * 40 from jsonb_object_keys(jsonb_strip_nulls(fields)))
  + least(jsonb_array_length(record -> 'experience'), 5) * 20 + least(jsonb_array_length(record -> 'skills'), 10) * 5
  + case when (fields ->> 'is_management')::boolean then 100 else 0 end)::smallint`;

const INSERT_NEW = `
  insert into person
  select filled.* from batch join source on source.id = batch.source_id,
    lateral jsonb_populate_record(null::person, fields || jsonb_build_object(
      'id', person_id, 'company_id', company_id, 'source_id', batch.source_id, 'source_key', source_key,
      'content_hash', content_hash, 'fetched_at', now(), 'licence', source.licence, 'created_at', now(),
      'updated_at', now(), 'revision', current_revision(), 'prominence', ${PROMINENCE})) as filled
  where is_new order by person_id`;

const FIND_CHANGES = `
  create temporary table change as
  select person_id, batch.source_id, field, was.value ->> field as old_value, fields ->> field as new_value
  from batch
  join person on person.id = batch.person_id
  cross join lateral (select to_jsonb(person) as value) was
  cross join unnest($1::text[]) as field
  where not is_new and (was.value ->> field) is distinct from (fields ->> field)
    and (person.source_id = batch.source_id or fields ->> field is not null)`;

const RECORD_CHANGES = `
  insert into change_record (entity, entity_id, field, old_value, new_value, source_id)
  select 'person', person_id, field, old_value, new_value, source_id from change`;

const UPDATE_KNOWN = `
  update person set ${PERSON_COLUMNS.map((column) => `${column} = renewed.${column}`).join(', ')},
    company_id = batch.company_id, source_id = batch.source_id, source_key = batch.source_key,
    content_hash = batch.content_hash, fetched_at = now(), licence = source.licence, updated_at = now(),
    prominence = ${PROMINENCE}
  from batch
  join source on source.id = batch.source_id
  join person old on old.id = batch.person_id
  left join lateral (
    select jsonb_object_agg(field, new_value) as values from change where change.person_id = batch.person_id
  ) fresh on true
  cross join lateral jsonb_populate_record(old, coalesce(fresh.values, '{}')) renewed
  where not is_new and person.id = batch.person_id`;

const stations = (table: string, list: string, company: string, lookup: string): string => `
  insert into ${table} (person_id, position, title, organisation, ${company} from_year, to_year)
  select person_id, least(place, 32767), value ->> 'title', value ->> 'organisation', ${lookup}
    (value ->> 'from_year')::smallint, (value ->> 'to_year')::smallint
  from batch, jsonb_array_elements(record -> '${list}') with ordinality as entry (value, place)`;

const forget = (table: string): string =>
  `delete from ${table} using batch where not is_new and ${table}.person_id = batch.person_id`;

const CHILDREN = [
  forget('person_experience'),
  stations(
    'person_experience',
    'experience',
    'company_id,',
    `(select company_id from company_source where source_key = value ->> 'company_key' limit 1),`,
  ),
  forget('person_education'),
  stations('person_education', 'education', '', ''),
  forget('person_skill'),
  `insert into person_skill (person_id, position, name)
   select person_id, least(place, 32767), value
   from batch, jsonb_array_elements_text(record -> 'skills') with ordinality as entry (value, place)`,
];

import type pg from 'pg';
import { dropBatch, type MergeCounts, NOTHING } from './merge-batch.ts';
import { PERSON_FIELDS } from './staged-record.ts';

/**
 * Merges one batch of staged people, inside the caller's transaction. A person is known by the profile id. Employers are
 * found by the key under which any source knows them.
 */
export const mergePeople = async (
  client: pg.ClientBase,
  runId: number,
  from: number,
  to: number,
): Promise<MergeCounts> => {
  const read = await client.query(READ_BATCH, [runId, from, to]);
  if (read.rowCount === 0) return dropBatch(client, NOTHING);
  const unchanged = (await client.query('delete from batch where is_unchanged')).rowCount ?? 0;
  await client.query(NUMBER_NEW);
  await client.query('analyze batch');
  const inserted = (await client.query(INSERT_NEW)).rowCount ?? 0;
  const known = await client.query('select 1 from batch where not is_new limit 1');
  const updated = known.rowCount === 1 ? await bringUpToDate(client) : 0;
  for (const statement of PARTS) await client.query(statement);
  return dropBatch(client, { inserted, updated, unchanged, unplaced: 0 });
};

/** The last record counts where a file has the same person twice. */
const READ_BATCH = `
  create temporary table batch as
  select distinct on (s.profile_id) s.*, known.id as person_id, false as is_new,
    known.source_id is not distinct from s.source_id and known.content_hash is not distinct from s.content_hash
      as is_unchanged,
    employer.company_id
  from staged_person s
  left join person known using (profile_id)
  left join lateral (
    select company_id from company_source where source_key = s.company_key order by source_id limit 1) employer on true
  where s.run_id = $1 and s.ordinal > $2 and s.ordinal <= $3
  order by s.profile_id, s.ordinal desc`;

const NUMBER_NEW = `
  update batch set person_id = nextval('person_id_seq'), is_new = true where person_id is null`;

/** Who can be reached and has much to tell is shown before who cannot and has not. */
const PROMINENCE = `(filled_count * 50 + case when batch.is_management then 100 else 0 end)::smallint`;

const INSERT_NEW = `
  insert into person (id, ${PERSON_FIELDS.join(', ')}, company_id, source_id, source_key, content_hash, fetched_at,
    licence, prominence)
  select person_id, ${PERSON_FIELDS.map((field) => `batch.${field}`).join(', ')}, company_id, batch.source_id,
    source_key, content_hash, now(), source.licence, ${PROMINENCE}
  from batch join source on source.id = batch.source_id
  where is_new`;

const bringUpToDate = async (client: pg.ClientBase): Promise<number> => {
  await client.query(FIND_CHANGES, [PERSON_FIELDS]);
  await client.query(RECORD_CHANGES);
  const { rowCount } = await client.query(UPDATE_KNOWN);
  await client.query('drop table change');
  return rowCount ?? 0;
};

const FIND_CHANGES = `
  create temporary table change as
  select person_id, batch.source_id, field, was.value ->> field as old_value, is_now.value ->> field as new_value
  from batch
  join person on person.id = batch.person_id
  cross join lateral (select to_jsonb(person) as value) was
  cross join lateral (select to_jsonb(batch) as value) is_now
  cross join unnest($1::text[]) as field
  where not is_new and (was.value ->> field) is distinct from (is_now.value ->> field)
    and (person.source_id = batch.source_id or is_now.value ->> field is not null)`;

const RECORD_CHANGES = `
  insert into change_record (entity, entity_id, field, old_value, new_value, source_id)
  select 'person', person_id, field, old_value, new_value, source_id from change`;

const UPDATE_KNOWN = `
  update person set ${PERSON_FIELDS.map((field) => `${field} = renewed.${field}`).join(', ')},
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

const forget = (table: string): string =>
  `delete from ${table} using batch where not is_new and ${table}.person_id = batch.person_id`;

const PARTS = [
  forget('person_experience'),
  `insert into person_experience (person_id, position, title, organisation, company_id, from_year, to_year)
   select person_id, part.position, part.title, part.organisation, employer.company_id, part.from_year, part.to_year
   from batch join staged_experience part using (run_id, ordinal)
   left join lateral (
     select company_id from company_source where source_key = part.company_key order by source_id limit 1
   ) employer on true`,
  forget('person_education'),
  `insert into person_education (person_id, position, title, organisation, from_year, to_year)
   select person_id, part.position, part.title, part.organisation, part.from_year, part.to_year
   from batch join staged_education part using (run_id, ordinal)`,
  forget('person_skill'),
  `insert into person_skill (person_id, position, name)
   select person_id, part.position, part.name from batch join staged_skill part using (run_id, ordinal)`,
];

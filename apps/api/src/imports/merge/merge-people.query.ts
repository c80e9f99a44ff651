import type pg from 'pg';
import { PERSON_FIELDS } from '../staging/staged-record.ts';
import {
  type BatchRange,
  DROP_BATCH,
  lastRow,
  type MergeCounts,
  NOTHING,
  READY_BATCH,
  runAll,
  waiting,
  within,
} from './merge-batch.ts';

/**
 * Merges one batch of staged people, inside the caller's transaction. A person is identified by the profile id, an
 * employer by the key under which any source knows it.
 */
export const mergePeople = async (client: pg.ClientBase, range: BatchRange): Promise<MergeCounts> => {
  const read = [readBatch(range), LEAVE_OUT_SUPPRESSED, SET_ASIDE, NUMBER_NEW, ...READY_BATCH, LOOK];
  const results = await runAll(client, read);
  const { inserted, updated } = lastRow<{ inserted: number; updated: number }>(results);
  await runAll(client, [INSERT_NEW, ...(updated > 0 ? BRING_UP_TO_DATE : []), ...addParts(range), DROP_BATCH]);
  return { ...NOTHING, inserted, updated, unchanged: results[read.indexOf(SET_ASIDE)]?.rowCount ?? 0 };
};

/** If a file has the same person twice, the last record counts. */
const readBatch = (range: BatchRange): string => `
  create temporary table batch as
  select distinct on (s.profile_id) s.*, known.id as person_id, false as is_new,
    known.source_id is not distinct from s.source_id and known.content_hash is not distinct from s.content_hash
      as is_unchanged,
    employer.company_id
  from staged_person s
  left join person known using (profile_id)
  left join lateral (
    select company_id from company_source where source_key = s.company_key order by source_id limit 1) employer on true
  where ${within('s', range)}
  order by s.profile_id, s.ordinal desc`;

/** Who objected after the record was staged. No objection can come in between: the batch holds them up. */
const LEAVE_OUT_SUPPRESSED = `
  delete from batch where exists (select from suppression)
    and exists (select from suppression where person_hash = suppression_hash(profile_id))`;

const SET_ASIDE = 'delete from batch where is_unchanged';

const NUMBER_NEW = `
  update batch set person_id = nextval('person_id_seq'), is_new = true where person_id is null`;

const LOOK = `
  select (count(*) filter (where is_new))::integer as inserted, (count(*) filter (where not is_new))::integer as updated
  from batch`;

/** People with many filled fields, such as contact data, and managers come first. */
const PROMINENCE = `(filled_count * 50 + case when batch.is_management then 100 else 0 end)::smallint`;

const INSERT_NEW = `
  insert into person (id, ${PERSON_FIELDS.join(', ')}, company_id, source_id, source_key, content_hash, fetched_at,
    licence, prominence)
  select person_id, ${PERSON_FIELDS.map((field) => `batch.${field}`).join(', ')}, company_id, batch.source_id,
    source_key, content_hash, now(), source.licence, ${PROMINENCE}
  from batch join source on source.id = batch.source_id
  where is_new`;

const FIND_CHANGES = `
  create temporary table change as
  with compared as materialized (
    select person_id, batch.source_id, person.source_id as main_source_id, to_jsonb(person) as was,
      to_jsonb(batch) as is_now
    from batch join person on person.id = batch.person_id
    where not is_new
  )
  select person_id, source_id, field, was ->> field as old_value, is_now ->> field as new_value
  from compared cross join unnest(array['${PERSON_FIELDS.join("', '")}']) as field
  where (was ->> field) is distinct from (is_now ->> field)
    and (main_source_id = source_id or is_now ->> field is not null)`;

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

const BRING_UP_TO_DATE = [
  FIND_CHANGES,
  RECORD_CHANGES,
  UPDATE_KNOWN,
  'drop table change',
  ...['person_experience', 'person_education', 'person_skill'].map(forget),
];

const addParts = (range: BatchRange): string[] => [
  `insert into person_experience (person_id, position, title, organisation, company_id, from_year, to_year)
   select person_id, part.position, part.title, part.organisation, employer.company_id, part.from_year, part.to_year
   from ${waiting(range, 'staged_experience')}
   left join lateral (
     select company_id from company_source where source_key = part.company_key order by source_id limit 1
   ) employer on true`,
  `insert into person_education (person_id, position, title, organisation, from_year, to_year)
   select person_id, part.position, part.title, part.organisation, part.from_year, part.to_year
   from ${waiting(range, 'staged_education')}`,
  `insert into person_skill (person_id, position, name)
   select person_id, part.position, part.name from ${waiting(range, 'staged_skill')}`,
];

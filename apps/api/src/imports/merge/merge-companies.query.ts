import { SOURCE_IDS } from '@firmament/registers/sources';
import type pg from 'pg';
import { COMPANY_FIELDS, DOMAIN_FIELDS, LINK_FIELDS, REPRESENTATIVE_FIELDS } from '../staging/staged-record.ts';
import {
  allAtOnce,
  type BatchRange,
  DROP_BATCH,
  lastRow,
  MAY_SKIP_CHECKS,
  type MergeCounts,
  of,
  READY_BATCH,
  runAll,
  waiting,
  within,
  withoutChecks,
} from './merge-batch.ts';
import { GROWTH, insertReports } from './merge-reports.query.ts';

/**
 * Merges one batch of staged companies into the tables, inside the caller's transaction. A company that its source
 * knows already, or that another source brought (by an identifier, else by name, form and postcode), is updated; the
 * rest are new. A value is replaced by its own source or by one of higher authority, an empty one by any source.
 */
export const mergeCompanies = async (client: pg.ClientBase, range: BatchRange): Promise<MergeCounts> => {
  const recognise = range.isAlone ? [] : RECOGNISE;
  const read = [addIndustries(range), readBatch(range), SET_ASIDE, ...recognise, LOOK];
  const results = await runAll(client, read);
  const unchanged = results[read.indexOf(SET_ASIDE)]?.rowCount ?? 0;
  const { inserted, updated, maySkipChecks } = lastRow<Look>(results);
  await runAll(client, [...stepsFor(range, { inserted, updated, maySkipChecks }), DROP_BATCH]);
  return { inserted, updated, unchanged, unplaced: 0 };
};

type Look = { inserted: number; updated: number; maySkipChecks: boolean };

const stepsFor = (range: BatchRange, { inserted, updated, maySkipChecks }: Look): string[] => {
  if (updated === 0) return inserted === 0 ? [] : addNew(range, maySkipChecks);
  if (inserted === 0) return renewKnown(range);
  return [...PUT_KNOWN_BY, ...addNew(range, maySkipChecks), ...TAKE_KNOWN_UP, ...renewKnown(range)];
};

/** Puts known companies aside, so that one among thousands of new ones does not slow them all down. */
const PUT_KNOWN_BY = [
  'create temporary table known as select * from batch where not is_new',
  'delete from batch where not is_new',
];
const TAKE_KNOWN_UP = [DROP_BATCH, 'alter table known rename to batch'];

/** For a batch of only new companies. */
const addNew = (range: BatchRange, maySkipChecks: boolean): string[] => {
  const steps = allAtOnce([insertNew(range), ...insertKeys(), ...addParts(range)]);
  return maySkipChecks ? withoutChecks(steps) : steps;
};

/** For a batch of only known companies. */
const renewKnown = (range: BatchRange): string[] => [
  ...READY_BATCH,
  ...bringUpToDate(range),
  ...addParts(range, 'on conflict do nothing'),
  ...GROWTH,
  RANK_KNOWN,
];

const NEW_ID = `nextval('company_id_seq')::integer`;

const addIndustries = (range: BatchRange): string => `
  insert into industry (name)
  select distinct s.industry from staged_company s
  where ${within('s', range)} and s.industry is not null
    and not exists (select from industry known where known.name = s.industry)
  on conflict (name) do nothing`;

/**
 * Few columns, because the table is rewritten on the way. If a file has the same key twice, the last record counts. A
 * record with a key that is new to its source is taken for a new company at first: nearly all of them are.
 */
const readBatch = (range: BatchRange): string => `
  create temporary table batch as
  select run_id, ordinal, source_id, source_key, content_hash, match_keys, industry_id, is_unchanged,
    coalesce(known_id, ${NEW_ID}) as company_id, known_id is null as is_new
  from (
    select distinct on (s.source_id, s.source_key) s.run_id, s.ordinal, s.source_id, s.source_key, s.content_hash,
      s.match_keys, industry.id as industry_id, known.company_id as known_id,
      known.content_hash is not distinct from s.content_hash as is_unchanged
    from staged_company s
    left join company_source known using (source_id, source_key)
    left join industry on industry.name = s.industry
    where ${within('s', range)}
    order by s.source_id, s.source_key, s.ordinal desc
  ) stated`;

const SET_ASIDE = 'delete from batch where is_unchanged';

const RECOGNISE = [
  // A company that this source already describes under another key is another company, however alike. Each candidate is
  // checked by itself: nearly always there are none, and checking all at once would read every company.
  `with candidate as materialized (
     select own.ordinal, own.source_id, want.strength, k.company_id
     from batch own cross join unnest(own.match_keys) with ordinality as want (key, strength)
     join company_key k on k.key = want.key
     where own.is_new
   )
   update batch set company_id = found.company_id, is_new = false
   from (
     select distinct on (ordinal) ordinal, candidate.company_id
     from candidate left join lateral (
       select true as is_taken from company_source s
       where s.company_id = candidate.company_id and s.source_id = candidate.source_id limit 1
     ) described on true
     where is_taken is null
     order by ordinal, strength, candidate.company_id
   ) found
   where found.ordinal = batch.ordinal`,
  // If two records of one batch match the same company, the first is that company and the other becomes a new one.
  `update batch set company_id = ${NEW_ID}, is_new = true
   from (
     select ordinal, row_number() over (partition by source_id, company_id order by ordinal) as place
     from batch where not is_new
   ) claim
   where claim.ordinal = batch.ordinal and claim.place > 1`,
];

const LOOK = `
  select (count(*) filter (where is_new))::integer as inserted, (count(*) filter (where not is_new))::integer as updated,
    ${MAY_SKIP_CHECKS} as "maySkipChecks"
  from batch`;

const insertNew = (range: BatchRange): string => `
  insert into company (id, ${COMPANY_FIELDS.join(', ')}, industry_id, source_id, source_link, fetched_at, licence, prominence)
  select company_id, ${COMPANY_FIELDS.map((field) => `staged.${field}`).join(', ')}, industry_id, batch.source_id,
    source_link, now(), source.licence,
    company_prominence(filled_count, report_count, representative_count, 0, latest_total_assets, latest_employees_number)
  from ${waiting(range, 'staged_company', 'staged')}
  join source on source.id = batch.source_id`;

/** GLEIF publishes links and securities in separate files: a company record without them says nothing about them. */
const TOLD_APART = SOURCE_IDS.gleif;

/** Converts both sides to JSON once per company, not once per compared field. */
const findChanges = (range: BatchRange): string => `
  create temporary table change as
  with compared as materialized (
    select batch.company_id, batch.source_id, source.authority, company.source_id as main_source_id,
      company.value_sources, to_jsonb(company) as was,
      to_jsonb(staged) || jsonb_build_object('industry_id', batch.industry_id) as is_now
    from ${waiting(range, 'staged_company', 'staged')}
    join company on company.id = batch.company_id
    join source on source.id = batch.source_id
  ), differing as (
    select compared.*, field, was ->> field as old_value, is_now ->> field as new_value
    from compared cross join unnest(array['${[...COMPANY_FIELDS, 'industry_id'].join("', '")}']) as field
    where (was ->> field) is distinct from (is_now ->> field)
  )
  select company_id, differing.source_id, main_source_id, field, old_value, new_value
  from differing join source owner on owner.id = coalesce((value_sources ->> field)::smallint, main_source_id)
  where not (differing.source_id = ${TOLD_APART} and field = 'stock_symbol' and new_value is null)
    and (owner.id = differing.source_id
      or new_value is not null and (old_value is null or differing.authority > owner.authority))`;

const RECORD_CHANGES = `
  insert into change_record (entity, entity_id, field, old_value, new_value, source_id)
  select 'company', company_id, case field when 'industry_id' then 'industry' else field end,
    case field when 'industry_id' then (select name from industry where id = old_value::integer) else old_value end,
    case field when 'industry_id' then (select name from industry where id = new_value::integer) else new_value end,
    source_id
  from change`;

const KEEP_OLD_NAMES = `
  insert into company_former_name (company_id, name)
  select company_id, old_value from change where field = 'name'
  on conflict do nothing`;

const APPLY_CHANGES = `
  update company set ${[...COMPANY_FIELDS, 'industry_id'].map((field) => `${field} = renewed.${field}`).join(', ')},
    value_sources = company.value_sources || fresh.sources, updated_at = now()
  from (
    select company_id, jsonb_object_agg(field, new_value) as values,
      coalesce(jsonb_object_agg(field, source_id) filter (where source_id <> main_source_id), '{}') as sources
    from change group by company_id
  ) fresh
  join company old on old.id = fresh.company_id
  cross join lateral jsonb_populate_record(old, fresh.values) renewed
  where company.id = fresh.company_id`;

/** A company's representatives and links are replaced as a whole, but only those that this source had stated. */
const forget = (table: string, owner: string): string => `
  delete from ${table} using batch
  where ${table}.${owner} = batch.company_id and ${table}.source_id = batch.source_id`;

/** Records representatives who joined or left a known company. */
const noteRepresentatives = (value: 'old_value' | 'new_value', present: string, missing: string): string => `
  insert into change_record (entity, entity_id, field, ${value}, source_id)
  select 'company', company_id, 'representative', title || ': ' || name, source_id
  from (${present} except ${missing}) difference`;

const NAMED = 'select batch.company_id, batch.source_id, title, r.name from';
const KNOWN = `${NAMED} batch join representative r using (company_id, source_id)`;
const stated = (range: BatchRange): string => `${NAMED} ${waiting(range, 'staged_representative', 'r')}`;

/**
 * Inserts the keys of companies and of their sources. New ones cannot collide, and not checking for that is faster.
 * Sorted, because the index is larger than a processor's cache, and neighbours share a page of it.
 */
const insertKeys = (onConflictKey = '', onConflictSource = ''): string[] => [
  `insert into company_key (key, company_id)
   select key, company_id from batch cross join unnest(match_keys) as key order by key ${onConflictKey}`,
  `insert into company_source (source_id, source_key, company_id, content_hash, fetched_at, licence)
   select batch.source_id, source_key, company_id, content_hash, now(), licence
   from batch join source on source.id = batch.source_id ${onConflictSource}`,
];

const KEYS_OF_KNOWN = insertKeys(
  'on conflict do nothing',
  `on conflict (source_key, source_id) do update
   set content_hash = excluded.content_hash, fetched_at = excluded.fetched_at, licence = excluded.licence`,
);

const bringUpToDate = (range: BatchRange): string[] => [
  ...[findChanges(range), RECORD_CHANGES, KEEP_OLD_NAMES, APPLY_CHANGES, ...KEYS_OF_KNOWN, 'drop table change'],
  ...[noteRepresentatives('old_value', KNOWN, stated(range)), noteRepresentatives('new_value', stated(range), KNOWN)],
  forget('representative', 'company_id'),
  `${forget('company_link', 'from_company_id')} and batch.source_id <> ${TOLD_APART}`,
];

const addParts = (range: BatchRange, onKnownName = ''): string[] => [
  `insert into company_former_name (company_id, name)
   select batch.company_id, part.name from ${waiting(range, 'staged_former_name')} ${onKnownName}`,
  `insert into representative (company_id, source_id, ${REPRESENTATIVE_FIELDS.join(', ')})
   select batch.company_id, batch.source_id, ${of(REPRESENTATIVE_FIELDS)} from ${waiting(range, 'staged_representative')}`,
  `insert into company_link (from_company_id, source_id, ${LINK_FIELDS.join(', ')})
   select batch.company_id, batch.source_id, ${of(LINK_FIELDS)} from ${waiting(range, 'staged_link')}`,
  `insert into domain_info (company_id, ${DOMAIN_FIELDS.join(', ')})
   select distinct on (batch.company_id) batch.company_id, ${of(DOMAIN_FIELDS)} from ${waiting(range, 'staged_domain')}
   on conflict (company_id) do nothing`,
  insertReports(range),
];

/** Ranks the known companies of the batch. */
export const RANK_KNOWN = `
  update company set fetched_at = now(), prominence = company_prominence(
    (select count(*)::integer from unnest(array[${COMPANY_FIELDS.map((field) => `company.${field}::text`).join(', ')}]) as value
      where value is not null),
    (select count(*)::integer from financial_report r where r.company_id = company.id),
    (select count(*)::integer from representative r where r.company_id = company.id),
    (select count(*)::integer from person p where p.company_id = company.id),
    latest.total_assets, latest.employees_number)
  from batch left join lateral (
    select total_assets, employees_number from financial_report r
    where r.company_id = batch.company_id order by period_end desc limit 1) latest on true
  where company.id = batch.company_id`;

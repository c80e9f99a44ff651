import { FIELD_COLUMNS } from '@firmament/record/fields/company-fields';
import type pg from 'pg';
import { IN_OFFICE } from '../../records/terms/mandate-terms.ts';
import { withholdArrived } from '../../records/withheld/withhold-objected.ts';
import { DOMAIN_FIELDS } from '../staging/staged-record.ts';
import {
  allAtOnce,
  type BatchRange,
  DROP_BATCH,
  lastRow,
  MAY_SKIP_CHECKS,
  type MergeCounts,
  NOTHING,
  of,
  READY_BATCH,
  REVISION,
  runAll,
  waiting,
  within,
  withoutChecks,
} from './merge-batch.ts';
import { GROWTH, insertReports } from './merge-reports.query.ts';
import { GATHER, NOTE_EVENTS } from './note-events.query.ts';
import { COMPARABLE, KEEP_AND_FORGET, LOCK_KNOWN, renewFacts } from './renew-facts.query.ts';
import { insertMandatesAndTies, renewMandatesAndTies } from './renew-mandates.query.ts';

/**
 * Merges one batch of staged companies into the tables, inside the caller's transaction. A company that its source
 * knows already, or that another source brought (by an identifier, else by name, form and postcode), is renewed; the
 * rest are new. A record that is older than what its source has said since is left out.
 */
export const mergeCompanies = async (client: pg.ClientBase, range: BatchRange): Promise<MergeCounts> => {
  const recognise = range.isAlone ? [] : RECOGNISE;
  const read = [addIndustries(range), readBatch(range), CONFIRM, SET_ASIDE, LEAVE_OUT_OLDER, ...recognise, LOOK];
  const results = await runAll(client, read);
  const countOf = (step: string) => results[read.indexOf(step)]?.rowCount ?? 0;
  const look = lastRow<Look>(results);
  await runAll(client, [...stepsFor(range, look), DROP_BATCH]);
  const { inserted, known, weighed } = look;
  const outdated = countOf(LEAVE_OUT_OLDER);
  return { ...NOTHING, inserted, updated: known - weighed, unchanged: countOf(SET_ASIDE) + weighed, outdated };
};

type Look = { inserted: number; known: number; weighed: number; maySkipChecks: boolean };

const WITHHOLD_ARRIVED = withholdArrived('batch');

const stepsFor = (range: BatchRange, { inserted, known, maySkipChecks }: Look): string[] => {
  if (known === 0) return inserted === 0 ? [] : addNew(range, maySkipChecks);
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
  const steps = allAtOnce([
    insertNew(range),
    ...insertKeys(),
    ...addParts(range),
    ...insertMandatesAndTies(range),
    unsettleTies(range),
    insertReports(range),
  ]);
  return [...(maySkipChecks ? withoutChecks(steps) : steps), ...WITHHOLD_ARRIVED, UNSETTLE_NEW];
};

/** For a batch of only known companies. */
const renewKnown = (range: BatchRange): string[] => [
  ...READY_BATCH,
  LOCK_KNOWN,
  GATHER,
  ...renewFacts(range),
  ...KEYS_OF_KNOWN,
  ...KEEP_AND_FORGET,
  ...addParts(range, 'on conflict do nothing'),
  insertReports(range, { withEvents: COMPARABLE }),
  ...renewMandatesAndTies(range),
  'drop table stated',
  ...WITHHOLD_ARRIVED,
  ...NOTE_EVENTS,
  ...GROWTH,
  RANK_KNOWN,
];

/** Names that ties know, and those that new ties bring. Of known companies, triggers note them. */
const UNSETTLE_NEW = `
  insert into unsettled_name (key)
  select key from batch cross join unnest(name_keys) as key
  cross join lateral (select from tie where tie.name_key = key limit 1) named`;

const unsettleTies = (range: BatchRange): string => `
  insert into unsettled_name (key)
  select distinct part.name_key from ${waiting(range, 'staged_link')} where part.name_key is not null`;

const NEW_ID = `nextval('company_id_seq')::integer`;

const addIndustries = (range: BatchRange): string => `
  insert into industry (name)
  select distinct s.industry from staged_company s
  where ${within('s', range)} and s.industry is not null
    and not exists (select from industry known where known.name = s.industry)
  on conflict (name) do nothing`;

/**
 * Few columns, because the table is rewritten on the way. If a file has the same key twice, the newest record counts. A
 * record with a key that is new to its source is taken for a new company at first: nearly all of them are.
 */
const readBatch = (range: BatchRange): string => `
  create temporary table batch as
  select run_id, ordinal, source_id, source_key, content_hash, as_of, parser_version, match_keys, name_keys,
    industry_id, is_unchanged, is_outdated, is_weighed_anew, coalesce(known_id, ${NEW_ID}) as company_id, known_id is null as is_new
  from (
    select distinct on (s.source_id, s.source_key) s.run_id, s.ordinal, s.source_id, s.source_key, s.content_hash,
      s.as_of, s.parser_version, s.match_keys, s.name_keys, industry.id as industry_id, known.company_id as known_id,
      known.content_hash is not distinct from s.content_hash as is_unchanged,
      coalesce(s.as_of < known.as_of, false) as is_outdated,
      coalesce(known.statement is not null and s.as_of > known.as_of, false) as is_weighed_anew
    from staged_company s
    left join company_source known using (source_id, source_key)
    left join industry on industry.name = s.industry
    where ${within('s', range)}
    order by s.source_id, s.source_key, s.as_of desc nulls last, s.ordinal desc
  ) stated`;

/** The same content again: its source still says so, and nothing else is touched. */
const CONFIRM = `
  update company_source known set as_of = greatest(known.as_of, batch.as_of), fetched_at = now(),
    first_as_of = coalesce(known.first_as_of, batch.as_of), parser_version = batch.parser_version
  from batch
  where batch.is_unchanged and known.source_key = batch.source_key and known.source_id = batch.source_id`;

/** If other sources speak for the company as well, a newer word may count for more, even if it is the same. */
const SET_ASIDE = 'delete from batch where is_unchanged and not is_weighed_anew';
const LEAVE_OUT_OLDER = 'delete from batch where is_outdated';

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
  select (count(*) filter (where is_new))::integer as inserted, (count(*) filter (where not is_new))::integer as known,
    (count(*) filter (where is_weighed_anew and is_unchanged))::integer as weighed,
    ${MAY_SKIP_CHECKS} as "maySkipChecks"
  from batch`;

const insertNew = (range: BatchRange): string => `
  insert into company (id, ${FIELD_COLUMNS.join(', ')}, industry_id, source_id, source_link, fetched_at, licence, revision,
    prominence)
  select company_id, ${FIELD_COLUMNS.map((field) => `staged.${field}`).join(', ')}, industry_id, batch.source_id,
    source_link, now(), source.licence, ${REVISION},
    company_prominence(filled_count, report_count, representative_count, 0, latest_total_assets, latest_employees_number)
  from ${waiting(range, 'staged_company', 'staged')}
  join source on source.id = batch.source_id`;

/**
 * Inserts the keys of companies and of their sources. New ones cannot collide, and not checking for that is faster.
 * Sorted, because the index is larger than a processor's cache, and neighbours share a page of it.
 */
const insertKeys = (onConflictKey = '', onConflictSource = ''): string[] => [
  `insert into company_key (key, company_id)
   select key, company_id from batch cross join unnest(match_keys || name_keys) as key order by key ${onConflictKey}`,
  `insert into company_source (source_id, source_key, company_id, content_hash, as_of, first_as_of, parser_version,
     fetched_at, licence)
   select batch.source_id, source_key, company_id, content_hash, as_of, as_of, parser_version, now(), licence
   from batch join source on source.id = batch.source_id ${onConflictSource}`,
];

const KEYS_OF_KNOWN = insertKeys(
  'on conflict do nothing',
  `on conflict (source_key, source_id) do update
   set content_hash = excluded.content_hash, as_of = excluded.as_of, parser_version = excluded.parser_version,
     first_as_of = coalesce(company_source.first_as_of, excluded.as_of), fetched_at = excluded.fetched_at,
     licence = excluded.licence`,
);

const addParts = (range: BatchRange, onKnownName = ''): string[] => [
  `insert into company_former_name (company_id, name)
   select batch.company_id, part.name from ${waiting(range, 'staged_former_name')} ${onKnownName}`,
  `insert into domain_info (company_id, ${DOMAIN_FIELDS.join(', ')})
   select distinct on (batch.company_id) batch.company_id, ${of(DOMAIN_FIELDS)} from ${waiting(range, 'staged_domain')}
   on conflict (company_id) do nothing`,
];

/** Ranks the known companies of the batch. */
export const RANK_KNOWN = `
  update company set prominence = ranked.prominence
  from (
    select company.id, company_prominence(
      (select count(*)::integer
        from unnest(array[${FIELD_COLUMNS.map((field) => `company.${field}::text`).join(', ')}]) as value
        where value is not null),
      (select count(*)::integer from financial_report r where r.company_id = company.id),
      (select count(*)::integer from mandate r where r.company_id = company.id and ${IN_OFFICE}),
      (select count(*)::integer from person p where p.company_id = company.id),
      latest.total_assets, latest.employees_number) as prominence
    from batch join company on company.id = batch.company_id
    left join lateral (
      select total_assets, employees_number from financial_report r
      where r.company_id = company.id order by period_end desc limit 1) latest on true
  ) ranked
  where company.id = ranked.id and company.prominence <> ranked.prominence`;

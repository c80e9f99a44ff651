import { SOURCE_IDS, sourcesThatAre } from '@firmament/record/sources/sources';
import { type BatchRange, within } from './merge-batch.ts';
import { gather } from './note-events.query.ts';
import { letters } from './renew-facts.query.ts';

/**
 * OffeneRegister and an uploaded extract are copies of one register: who the newer one no longer lists has gone, and who
 * it lists again is the same mandate. Other sources stand beside each other, because none of them says all.
 */
const COPIES = sourcesThatAre('copy').join(', ');

/** Companies of the batch of which there are two copies, of different days. Of an unknown day is older. */
export const FIND_COPIES = `
  create temporary table copy_pair as
  select older.company_id, older.source_id as older_id, older.as_of as older_on, older.statement as older_statement,
    newer.source_id as newer_id, newer.as_of as newer_on
  from batch
  join company_source older on older.company_id = batch.company_id
  join company_source newer on newer.company_id = batch.company_id and newer.source_id <> older.source_id
  where batch.source_id in (${COPIES}) and older.source_id in (${COPIES}) and newer.source_id in (${COPIES})
    and (older.as_of < newer.as_of or older.as_of is null and newer.as_of is not null)`;

export const FORGET_COPIES = 'drop table copy_pair';

/** Of mandates or ties. */
type Copied = {
  table: string;
  staged: string;
  owner: string;
  /** Whether a row `known` of the older copy and a row `part` of the newer one are about the same. */
  isAlike: string;
  /** What the newer copy gives another spelling of, and what tells rows of one source apart. */
  takesOver: readonly string[];
  /** What the newer copy does not say and the older one did. */
  inherits: readonly string[];
};

/** The newer copy speaks in this batch. */
const SPEAKS_NOW = `exists (
  select from stated where stated.company_id = pair.company_id and stated.source_id = pair.newer_id)`;

const partsOf = (range: BatchRange, staged: string): string => `
  batch join (select ctid as staged_at, * from ${staged} staged where ${within('staged', range)} offset 0) part
    on part.ordinal = batch.ordinal`;

/** Rows of the older copy that the newer one goes on with become its own, under their number. */
export const takeOver = (
  range: BatchRange,
  { table, staged, owner, isAlike, takesOver, inherits }: Copied,
): string[] => [
  `create temporary table goes_on as
   select distinct on (part.staged_at) part.staged_at, known.${owner} as about_id, known.id, pair.newer_id,
     ${[...takesOver, ...inherits].map((field) => `part.${field} as ${field}`).join(', ')}
   from ${partsOf(range, staged)}
   join copy_pair pair on pair.company_id = batch.company_id and pair.newer_id = batch.source_id
   join ${table} known on known.${owner} = batch.company_id and known.source_id = pair.older_id
     and known.is_listed and not known.has_ended and known.ended_on is null
   where ${isAlike} and not exists (
     select from ${table} own where own.${owner} = batch.company_id and own.source_id = pair.newer_id and own.is_listed
       and ${isAlike.replaceAll('known.', 'own.')})
   order by part.staged_at, known.id`,
  `update ${table} set source_id = goes_on.newer_id${takesOver.map((field) => `, ${field} = goes_on.${field}`).join('')}
   from goes_on where ${table}.${owner} = goes_on.about_id and ${table}.id = goes_on.id`,
  'drop table goes_on',
  // Extracts give no days: those that an older copy states stay.
  `update ${staged} set ${inherits.map((field) => `${field} = coalesce(${staged}.${field}, heir.${field})`).join(', ')}
   from (
     select distinct on (part.staged_at) part.staged_at, ${inherits.map((field) => `known.${field}`).join(', ')}
     from ${partsOf(range, staged)}
     join ${table} known on known.${owner} = batch.company_id and known.source_id = batch.source_id and known.is_listed
     where batch.source_id = ${SOURCE_IDS['uploaded-extract']} and ${isAlike}
     order by part.staged_at, known.id
   ) heir
   where ${staged}.ctid = heir.staged_at`,
];

type Leaving = { left: (row: string) => string; subject: (row: string) => string; key: (row: string) => string };

/** Whoever is left in the older copy has gone, unless the newer one lists the same anew. */
export const endInOlder = ({ table, owner, isAlike }: Copied, { left, subject, key }: Leaving): string[] => [
  `create temporary table outlived as
   select known.*, pair.older_on, pair.newer_on, pair.newer_id, ${SPEAKS_NOW} as is_news,
     exists (select from ${table} part where part.${owner} = pair.company_id and part.source_id = pair.newer_id
       and part.is_listed and ${isAlike}) as goes_on,
     exists (select from ${table} part where part.${owner} = pair.company_id and part.source_id = pair.older_id
       and not part.is_listed and part.missed_on is not null and ${isAlike}) as is_known
   from copy_pair pair
   join ${table} known on known.${owner} = pair.company_id and known.source_id = pair.older_id
   where known.is_listed and not known.has_ended and known.ended_on is null`,
  gather(`select ${owner}, newer_id, newer_on, older_on, ${left('outlived')}, ${subject('outlived')}, ${key('outlived')},
     null::date, ${subject('outlived')}, null
   from outlived where is_news and not goes_on and not is_known`),
  // Without a day since which it is missed, a row is not shown: another one tells the same.
  `update ${table} set is_listed = false, seen_until = outlived.older_on,
     missed_on = case when goes_on or is_known then null else outlived.newer_on end
   from outlived where ${table}.${owner} = outlived.${owner} and ${table}.id = outlived.id`,
  'drop table outlived',
];

/** What the first extract shows to have changed since the older copy, as far as two spellings cannot be to blame. */
export const NOTE_RENEWED = [
  gather(`select pair.company_id, newer_id, newer_on, older_on, 'renamed', '', '', null::date,
     older_statement ->> 'name', now ->> 'name'
   from copy_pair pair join stated on stated.company_id = pair.company_id and stated.source_id = pair.newer_id
   where not has_before and ${letters(`older_statement ->> 'name'`)} <> ${letters(`now ->> 'name'`)}`),
  gather(`select pair.company_id, newer_id, newer_on, older_on,
     case now ->> 'status' when 'terminated' then 'deleted' when 'in_liquidation' then 'liquidation' else 'continued' end,
     '', '', null::date, older_statement ->> 'status', now ->> 'status'
   from copy_pair pair join stated on stated.company_id = pair.company_id and stated.source_id = pair.newer_id
   where not has_before and older_statement ->> 'status' <> now ->> 'status'`),
  `insert into company_former_name (company_id, name)
   select pair.company_id, older_statement ->> 'name'
   from copy_pair pair join stated on stated.company_id = pair.company_id and stated.source_id = pair.newer_id
   where not has_before and ${letters(`older_statement ->> 'name'`)} <> ${letters(`now ->> 'name'`)}
   on conflict do nothing`,
];

/** By office and name; a year of birth that only one of them tells does not part them. */
export const COPIED_MANDATES: Copied = {
  table: 'mandate',
  staged: 'staged_representative',
  owner: 'company_id',
  isAlike: `known.title = part.title and known.folded_name = part.folded_name
    and (known.birth_year = part.birth_year or known.birth_year is null or part.birth_year is null)`,
  takesOver: ['birth_year', 'term'],
  inherits: ['started_on'],
};

export const COPIED_TIES: Copied = {
  table: 'tie',
  staged: 'staged_link',
  owner: 'from_company_id',
  isAlike: `known.kind = part.kind and known.title is not distinct from part.title and known.name_key = part.name_key`,
  takesOver: ['term'],
  inherits: ['started_on', 'to_match_key', 'place'],
};

import { SOURCE_IDS } from '@firmament/registers/source-id';
import type pg from 'pg';
import { dropBatch, type MergeCounts, NOTHING, withoutChecks } from './merge-batch.ts';
import { COMPANY_FIELDS, DOMAIN_FIELDS, LINK_FIELDS, REPORT_FIELDS, REPRESENTATIVE_FIELDS } from './staged-record.ts';

/**
 * Merges one batch of staged companies into the tables, inside the caller's transaction. A company that its source
 * knows already, or that another source brought (by an identifier, else by name, form and postcode), is brought up to
 * date; the rest are new. A value is replaced by its own source or by one of more authority; an empty one by anybody.
 */
export const mergeCompanies = async (
  client: pg.ClientBase,
  runId: number,
  from: number,
  to: number,
): Promise<MergeCounts> => {
  await client.query(ADD_INDUSTRIES, [runId, from, to]);
  const read = await client.query(READ_BATCH, [runId, from, to]);
  if (read.rowCount === 0) return dropBatch(client, NOTHING);
  const unchanged = (await client.query('delete from batch where is_unchanged')).rowCount ?? 0;
  for (const statement of [...RECOGNISE, NUMBER_NEW, 'analyze batch (ordinal, company_id)']) {
    await client.query(statement);
  }
  const known = await client.query('select 1 from batch where not is_new limit 1');
  const hasKnown = known.rowCount === 1;
  const inserted = await (hasKnown ? applyBatch(client, true) : withoutChecks(client, () => applyBatch(client, false)));
  const updated = hasKnown ? ((await client.query(RANK_KNOWN)).rowCount ?? 0) : 0;
  return dropBatch(client, { inserted, updated, unchanged, unplaced: 0 });
};

const applyBatch = async (client: pg.ClientBase, hasKnown: boolean): Promise<number> => {
  const inserted = (await client.query(INSERT_NEW)).rowCount ?? 0;
  if (hasKnown) await bringUpToDate(client);
  for (const statement of PARTS) await client.query(statement);
  await mergeReports(client);
  return inserted;
};

const ADD_INDUSTRIES = `
  insert into industry (name)
  select distinct staged.industry from staged_company staged
  where run_id = $1 and ordinal > $2 and ordinal <= $3 and staged.industry is not null
    and not exists (select from industry known where known.name = staged.industry)
  on conflict (name) do nothing`;

/** Narrow, because it is rewritten on the way. The last record counts where a file has the same key twice. */
const READ_BATCH = `
  create temporary table batch as
  select distinct on (s.source_id, s.source_key) s.run_id, s.ordinal, s.source_id, s.source_key, s.content_hash,
    s.match_keys, industry.id as industry_id, known.company_id, false as is_new,
    known.content_hash is not distinct from s.content_hash as is_unchanged
  from staged_company s
  left join company_source known using (source_id, source_key)
  left join industry on industry.name = s.industry
  where run_id = $1 and ordinal > $2 and ordinal <= $3
  order by s.source_id, s.source_key, s.ordinal desc`;

const RECOGNISE = [
  // A company that this source already describes under another key is another company, however alike.
  `update batch set company_id = found.company_id
   from (
     select distinct on (own.ordinal) own.ordinal, k.company_id
     from batch own cross join unnest(own.match_keys) with ordinality as want (key, strength)
     join company_key k on k.key = want.key
     where own.company_id is null and not exists (
       select from company_source s where s.company_id = k.company_id and s.source_id = own.source_id)
     order by own.ordinal, want.strength, k.company_id
   ) found
   where found.ordinal = batch.ordinal`,
  // Two records of one batch that recognise the same company: the first is it, the other is a company of its own.
  `update batch set company_id = null
   from (
     select ordinal, row_number() over (partition by source_id, company_id order by ordinal) as place
     from batch where company_id is not null
   ) claim
   where claim.ordinal = batch.ordinal and claim.place > 1`,
];

const NUMBER_NEW = `
  update batch set company_id = nextval('company_id_seq'), is_new = true where company_id is null`;

/** The parts of the batch that wait in another staging table. */
const waiting = (table: string, alias = 'part'): string => `batch join ${table} ${alias} using (run_id, ordinal)`;

const INSERT_NEW = `
  insert into company (id, ${COMPANY_FIELDS.join(', ')}, industry_id, source_id, source_link, fetched_at, licence, prominence)
  select company_id, ${COMPANY_FIELDS.map((field) => `staged.${field}`).join(', ')}, industry_id, batch.source_id,
    source_link, now(), source.licence,
    company_prominence(filled_count, coalesce(report.count, 0), coalesce(representative.count, 0), 0,
      report.total_assets, report.employees_number)
  from ${waiting('staged_company', 'staged')}
  join source on source.id = batch.source_id
  left join (
    select ordinal, count(*)::integer as count, (array_agg(total_assets order by period_end desc))[1] as total_assets,
      (array_agg(employees_number order by period_end desc))[1] as employees_number
    from ${waiting('staged_report')} group by ordinal
  ) report using (ordinal)
  left join (
    select ordinal, count(*)::integer as count from ${waiting('staged_representative')} group by ordinal
  ) representative using (ordinal)
  where is_new`;

const bringUpToDate = async (client: pg.ClientBase): Promise<void> => {
  await client.query(FIND_CHANGES, [[...COMPANY_FIELDS, 'industry_id']]);
  for (const statement of [RECORD_CHANGES, KEEP_OLD_NAMES, APPLY_CHANGES, ...KEYS_OF_KNOWN, 'drop table change']) {
    await client.query(statement);
  }
};

/** GLEIF tells ties and securities in files of their own: a record of a company without them says nothing about them. */
const TOLD_APART = SOURCE_IDS.gleif;

const FIND_CHANGES = `
  create temporary table change as
  select batch.company_id, batch.source_id, company.source_id as main_source_id, field,
    was.value ->> field as old_value, is_now.value ->> field as new_value
  from ${waiting('staged_company', 'staged')}
  join company on company.id = batch.company_id
  join source on source.id = batch.source_id
  cross join lateral (select to_jsonb(company) as value) was
  cross join lateral (
    select to_jsonb(staged) || jsonb_build_object('industry_id', batch.industry_id) as value) is_now
  cross join unnest($1::text[]) as field
  join source owner on owner.id = coalesce((company.value_sources ->> field)::smallint, company.source_id)
  where not is_new
    and (was.value ->> field) is distinct from (is_now.value ->> field)
    and not (batch.source_id = ${TOLD_APART} and field = 'stock_symbol' and is_now.value ->> field is null)
    and (owner.id = batch.source_id
      or is_now.value ->> field is not null and (was.value ->> field is null or source.authority > owner.authority))`;

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

/** A company's representatives and ties are replaced as a whole, but only those that this source had stated. */
const forget = (table: string, owner: string): string => `
  delete from ${table} using batch
  where not is_new and ${table}.${owner} = batch.company_id and ${table}.source_id = batch.source_id`;

const of = (fields: string[]): string => fields.map((field) => `part.${field}`).join(', ');

/**
 * Puts reports in, or in the place of what the same source had reported for that day, and notes the new ones of companies
 * that were there before. Gives how many were new or changed.
 */
const INSERT_REPORTS = `
  with fresh as (
    insert into financial_report (company_id, source_id, ${REPORT_FIELDS.join(', ')})
    select distinct on (batch.company_id, part.period_end) batch.company_id, batch.source_id, ${of(REPORT_FIELDS)}
    from ${waiting('staged_report')}
    where batch.company_id is not null
    on conflict (company_id, period_end) do update
    set ${REPORT_FIELDS.map((field) => `${field} = excluded.${field}`).join(', ')}
    where financial_report.source_id = excluded.source_id
      and (${REPORT_FIELDS.map((field) => `financial_report.${field}`).join(', ')})
        is distinct from (${REPORT_FIELDS.map((field) => `excluded.${field}`).join(', ')})
    returning company_id, period_end, source_id
  ), noted as (
    insert into change_record (entity, entity_id, field, new_value, source_id)
    select 'company', company_id, 'financial_report', period_end, source_id
    from fresh where company_id in (select company_id from batch where not is_new)
  )
  select count(*)::integer as count from fresh`;

/** Growth since the first year, for accounts that arrive one by one: a source that states many knows it itself. */
const growth = (figure: string): string => `
  update financial_report set ${figure}_cagr = round(((power(financial_report.${figure} / first.${figure},
    365.25 / (financial_report.period_end - first.period_end)) - 1) * 100)::numeric, 2)
  from (
    select distinct on (company_id) company_id, period_end, ${figure} from financial_report
    where ${figure} is not null and company_id in (select company_id from batch where not is_new)
    order by company_id, period_end
  ) first
  where financial_report.company_id = first.company_id and financial_report.period_end > first.period_end
    and financial_report.${figure}_cagr is null and financial_report.${figure} > 0 and first.${figure} > 0`;

export const mergeReports = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(INSERT_REPORTS);
  const count = rows[0]?.count ?? 0;
  if (count > 0) for (const figure of ['revenue', 'earnings']) await client.query(growth(figure));
  return count;
};

/** A representative who came or went at a company that was there before. */
const noteRepresentatives = (value: 'old_value' | 'new_value', present: string, missing: string): string => `
  insert into change_record (entity, entity_id, field, ${value}, source_id)
  select 'company', company_id, 'representative', title || ': ' || name, source_id
  from (${present} except ${missing}) difference`;

const NAMED = 'select batch.company_id, batch.source_id, title, r.name from batch join';
const STATED = `${NAMED} staged_representative r using (run_id, ordinal) where not is_new`;
const KNOWN = `${NAMED} representative r using (company_id, source_id) where not is_new`;

/** The keys of a company and of its sources. What is new cannot collide, and not looking for it is quicker. */
const insertKeys = (who: string, onConflictKey = '', onConflictSource = ''): string[] => [
  `insert into company_key (key, company_id)
   select key, company_id from batch cross join unnest(match_keys) as key where ${who} ${onConflictKey}`,
  `insert into company_source (source_id, source_key, company_id, content_hash, fetched_at, licence)
   select batch.source_id, source_key, company_id, content_hash, now(), licence
   from batch join source on source.id = batch.source_id where ${who} ${onConflictSource}`,
];

const KEYS_OF_NEW = insertKeys('is_new');

const KEYS_OF_KNOWN = insertKeys(
  'not is_new',
  'on conflict do nothing',
  `on conflict (source_key, source_id) do update
   set content_hash = excluded.content_hash, fetched_at = excluded.fetched_at, licence = excluded.licence`,
);

const PARTS = [
  ...KEYS_OF_NEW,
  `insert into company_former_name (company_id, name)
   select batch.company_id, part.name from ${waiting('staged_former_name')}
   on conflict do nothing`,
  noteRepresentatives('old_value', KNOWN, STATED),
  noteRepresentatives('new_value', STATED, KNOWN),
  forget('representative', 'company_id'),
  `insert into representative (company_id, source_id, ${REPRESENTATIVE_FIELDS.join(', ')})
   select batch.company_id, batch.source_id, ${of(REPRESENTATIVE_FIELDS)} from ${waiting('staged_representative')}`,
  `${forget('company_link', 'from_company_id')} and batch.source_id <> ${TOLD_APART}`,
  `insert into company_link (from_company_id, source_id, ${LINK_FIELDS.join(', ')})
   select batch.company_id, batch.source_id, ${of(LINK_FIELDS)} from ${waiting('staged_link')}`,
  `insert into domain_info (company_id, ${DOMAIN_FIELDS.join(', ')})
   select distinct on (batch.company_id) batch.company_id, ${of(DOMAIN_FIELDS)} from ${waiting('staged_domain')}
   on conflict (company_id) do nothing`,
];

/** Ranks the companies of the batch that were there before. */
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
  where not is_new and company.id = batch.company_id`;

import type pg from 'pg';
import { COMPANY_COLUMNS, FIGURE_COLUMN_NAMES } from './company-row.ts';

export type MergeCounts = { inserted: number; updated: number; unchanged: number };

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
  await client.query(READ_BATCH, [runId, from, to]);
  const unchanged = (await client.query('delete from batch where is_unchanged')).rowCount ?? 0;
  const { rows } = await client.query('select count(*) as count from batch');
  if (Number(rows[0].count) === 0) {
    await client.query('drop table batch');
    return { inserted: 0, updated: 0, unchanged };
  }
  await client.query('analyze batch');
  for (const statement of [ADD_INDUSTRIES, NAME_INDUSTRIES, RECOGNISE, KEEP_FIRST_CLAIM, NUMBER_NEW]) {
    await client.query(statement);
  }
  const inserted = (await client.query(INSERT_NEW)).rowCount ?? 0;
  await client.query(FIND_CHANGES, [COMPANY_COLUMNS]);
  await client.query(RECORD_CHANGES);
  await client.query(KEEP_OLD_NAMES);
  await client.query(APPLY_CHANGES);
  for (const statement of CHILDREN) await client.query(statement);
  const updated = await client.query(RANK_KNOWN);
  await client.query('drop table batch, change');
  return { inserted, updated: updated.rowCount ?? 0, unchanged };
};

/** The last record counts where a file has the same key twice. */
const READ_BATCH = `
  create temporary table batch as
  select distinct on (s.source_id, s.source_key)
    s.ordinal, s.source_id, s.source_key, s.content_hash, s.match_keys, s.filled_count, s.record,
    s.record -> 'fields' as fields, known.company_id, false as is_new,
    known.content_hash is not distinct from s.content_hash as is_unchanged
  from staged_company s left join company_source known using (source_id, source_key)
  where s.run_id = $1 and s.ordinal > $2 and s.ordinal <= $3
  order by s.source_id, s.source_key, s.ordinal desc`;

const ADD_INDUSTRIES = `
  insert into industry (name)
  select distinct record ->> 'industry' from batch where record ->> 'industry' is not null
  on conflict (name) do nothing`;

const NAME_INDUSTRIES = `
  update batch set fields = fields || jsonb_build_object('industry_id', industry.id)
  from industry where industry.name = record ->> 'industry'`;

/** A company that this source already describes under another key is another company, however alike. */
const RECOGNISE = `
  update batch set company_id = (
    select k.company_id
    from unnest(batch.match_keys) with ordinality as own (key, strength)
    join company_key k on k.key = own.key
    where not exists (
      select from company_source s where s.company_id = k.company_id and s.source_id = batch.source_id)
    order by own.strength, k.company_id limit 1)
  where company_id is null`;

/** Two records of one batch that both recognise the same company: the first is it, the other is a company of its own. */
const KEEP_FIRST_CLAIM = `
  update batch set company_id = null
  from (
    select ordinal, row_number() over (partition by source_id, company_id order by ordinal) as place
    from batch where company_id is not null
  ) claim
  where claim.ordinal = batch.ordinal and claim.place > 1`;

const NUMBER_NEW = `
  update batch set company_id = nextval(pg_get_serial_sequence('company', 'id')), is_new = true where company_id is null`;

const INSERT_NEW = `
  insert into company
  select filled.* from batch join source on source.id = batch.source_id,
    lateral jsonb_populate_record(null::company, fields || jsonb_build_object(
      'id', company_id, 'source_id', batch.source_id, 'source_link', record ->> 'source_link', 'fetched_at', now(),
      'licence', source.licence, 'value_sources', '{}'::jsonb, 'created_at', now(), 'updated_at', now(),
      'revision', current_revision(),
      'prominence', company_prominence(filled_count, jsonb_array_length(record -> 'reports'),
        jsonb_array_length(record -> 'representatives'), 0,
        (record -> 'reports' -> -1 ->> 'total_assets')::numeric,
        (record -> 'reports' -> -1 ->> 'employees_number')::numeric))) as filled
  where is_new order by company_id`;

const FIND_CHANGES = `
  create temporary table change as
  select batch.company_id, batch.source_id, company.source_id as main_source_id, field,
    was.value ->> field as old_value, fields ->> field as new_value
  from batch
  join company on company.id = batch.company_id
  join source on source.id = batch.source_id
  cross join lateral (select to_jsonb(company) as value) was
  cross join unnest($1::text[]) as field
  join source owner on owner.id = coalesce((company.value_sources ->> field)::smallint, company.source_id)
  where not is_new
    and (was.value ->> field) is distinct from (fields ->> field)
    and (owner.id = batch.source_id
      or fields ->> field is not null and (was.value ->> field is null or source.authority > owner.authority))`;

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
  update company set ${COMPANY_COLUMNS.map((column) => `${column} = renewed.${column}`).join(', ')},
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

const REPORT_COLUMNS = ['period_end', 'auditor_name', 'currency', 'exchange_rate', ...FIGURE_COLUMN_NAMES];

/** Puts reports in, or in the place of what the same source had reported for that day. `from` yields batch and value. */
export const insertReports = (from: string): string => `
  insert into financial_report (company_id, source_id, ${REPORT_COLUMNS.join(', ')})
  select distinct on (batch.company_id, r.period_end)
    batch.company_id, batch.source_id, ${REPORT_COLUMNS.map((column) => `r.${column}`).join(', ')}
  from ${from}, lateral jsonb_populate_record(null::financial_report, value) r
  where batch.company_id is not null and r.period_end is not null
  on conflict (company_id, period_end) do update
  set ${REPORT_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
  where financial_report.source_id = excluded.source_id
    and (${REPORT_COLUMNS.map((column) => `financial_report.${column}`).join(', ')})
      is distinct from (${REPORT_COLUMNS.map((column) => `excluded.${column}`).join(', ')})`;

const CHILDREN = [
  `insert into company_key (key, company_id)
   select distinct key, company_id from batch, unnest(match_keys) as key
   on conflict do nothing`,
  `insert into company_former_name (company_id, name)
   select distinct company_id, name from batch, jsonb_array_elements_text(record -> 'former_names') as name
   on conflict do nothing`,
  forget('representative', 'company_id'),
  `insert into representative
     (company_id, position, title, name, representation, location, born_on, started_on, ended_on, source_id)
   select batch.company_id, least(place, 32767), r.title, r.name, r.representation, r.location, r.born_on,
     r.started_on, r.ended_on, batch.source_id
   from batch, jsonb_array_elements(record -> 'representatives') with ordinality as entry (value, place),
     lateral jsonb_populate_record(null::representative, value) r`,
  forget('company_link', 'from_company_id'),
  `insert into company_link (from_company_id, kind, to_name, to_source_key, to_match_key, source_id)
   select batch.company_id, l.kind, l.to_name, l.to_source_key, l.to_match_key, batch.source_id
   from batch, jsonb_array_elements(record -> 'links') as value, lateral jsonb_populate_record(null::company_link, value) l`,
  insertReports(`batch, jsonb_array_elements(record -> 'reports') as value`),
  `insert into domain_info
   select filled.* from batch,
     lateral jsonb_populate_record(null::domain_info,
       '{"emails":[],"nameservers":[],"ip_addresses":[],"txt":[],"mx":[]}'::jsonb || (record -> 'domain')
       || jsonb_build_object('company_id', company_id)) filled
   where jsonb_typeof(record -> 'domain') = 'object'
   on conflict (company_id) do nothing`,
  `insert into company_source (source_id, source_key, company_id, content_hash, fetched_at, licence)
   select batch.source_id, source_key, company_id, content_hash, now(), licence
   from batch join source on source.id = batch.source_id
   on conflict (source_key, source_id) do update
   set content_hash = excluded.content_hash, fetched_at = excluded.fetched_at, licence = excluded.licence`,
];

/** Ranks the companies of the batch that were there before. */
export const RANK_KNOWN = `
  update company set fetched_at = now(), prominence = company_prominence(
    (select count(*)::integer from jsonb_object_keys(jsonb_strip_nulls(to_jsonb(company)))),
    (select count(*)::integer from financial_report r where r.company_id = company.id),
    (select count(*)::integer from representative r where r.company_id = company.id),
    (select count(*)::integer from person p where p.company_id = company.id),
    latest.total_assets, latest.employees_number)
  from batch left join lateral (
    select total_assets, employees_number from financial_report r
    where r.company_id = batch.company_id order by period_end desc limit 1) latest on true
  where not is_new and company.id = batch.company_id`;

import { columnsThatChangeWith, FIELD_COLUMNS } from '@firmament/record/fields/company-fields';
import type { Trait } from '@firmament/record/sources/shape';
import { sourcesThatAre } from '@firmament/record/sources/sources';
import { type BatchRange, waiting } from './merge-batch.ts';
import { gather } from './note-events.query.ts';

/**
 * Renews the facts of known companies. Each source's statement is kept apart where there is more than one, and what
 * holds follows from all of them, so it does not matter in which order they were read.
 */

const FIELDS = [...FIELD_COLUMNS, 'industry_id', 'source_link'];

const list = (fields: readonly string[]): string => fields.map((field) => `'${field}'`).join(', ');

const listOf = (trait: Trait): string => `(${sourcesThatAre(trait).join(', ')})`;

export const TIES_APART = listOf('ties-apart');

export const BY_ENTRY = listOf('by-entry');

const fieldsOf = (columns: readonly string[]): string => `(select to_jsonb(f) from (select ${columns.join(', ')}) f)`;

const ROW = `jsonb_strip_nulls(${fieldsOf(FIELDS.map((field) => `company.${field}`))})`;

/** What a source says according to the company's row: the values that are its own. */
const ownedBy = (source: string): string => `
  case when company.value_sources = '{}' and company.source_id = ${source} then ${ROW}
  else (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${ROW})
    where coalesce((company.value_sources ->> key)::smallint, company.source_id) = ${source}) end`;

/** What the batch says of each company, and what the same source had said before. */
const readStatements = (range: BatchRange): string => `
  create temporary table stated as
  select batch.company_id, batch.source_id, batch.source_key, batch.content_hash, batch.as_of, batch.parser_version,
    known.as_of as since, known.first_as_of, known.source_id is not null as has_before,
    known.source_id is not null and known.parser_version = batch.parser_version as is_comparable,
    case when batch.source_id in ${BY_ENTRY} then staged.last_entry_on end as happened_on,
    case when known.source_id is not null then coalesce(known.statement, ${ownedBy('batch.source_id')}) end as before,
    jsonb_strip_nulls(${fieldsOf([...FIELD_COLUMNS.map((f) => `staged.${f}`), 'batch.industry_id', 'staged.source_link'])}) as now
  from ${waiting(range, 'staged_company', 'staged')}
  join company on company.id = batch.company_id
  left join company_source known on known.source_key = batch.source_key and known.source_id = batch.source_id`;

const KEEP_TIES_APART = `
  update stated set now = now || jsonb_build_object('stock_symbol', before -> 'stock_symbol')
  where source_id in ${TIES_APART} and before ? 'stock_symbol' and not now ? 'stock_symbol'`;

/** An address is stated as a whole. Who is active again is no longer bankrupt. */
const KEEP_UNREPEATED = `
  update stated set now = (
    (case when now ? 'city' then before - array['street', 'postcode', 'city', 'region', 'latitude', 'longitude'] else before end)
    || now) - (case when now ->> 'status' = 'active' then 'insolvency' else '' end)
  where source_id in ${BY_ENTRY} and before is not null`;

const FIND_CHANGES = `
  create temporary table change as
  select company_id, source_id, as_of, since, first_as_of, is_comparable, happened_on,
    case field when 'industry_id' then 'industry' else field end as field,
    ${['before', 'now']
      .map(
        (side) => `case field when 'industry_id'
          then (select name from industry where id = (${side} ->> field)::integer) else ${side} ->> field end as ${side}`,
      )
      .join(', ')}
  from stated cross join unnest(array[${list(FIELDS)}]) as field
  where has_before and (before -> field) is distinct from (now -> field)`;

/** Found by us, not stated by the source. */
const OUR_OWN = ['latitude', 'longitude', 'source_link'];

/** Changes with every entry, which has its own event. */
const OF_OTHER_EVENTS = ['last_entry_on'];

const KEEP_HISTORY = `
  insert into company_history (company_id, source_id, field, value, seen_from, seen_until, replaced_on)
  select company_id, source_id, field, before, coalesce((
      select max(h.replaced_on) from company_history h
      where h.company_id = change.company_id and h.source_id = change.source_id and h.field = change.field
    ), first_as_of), since, as_of
  from change where field not in (${list(OUR_OWN)})`;

const KEEP_OLD_NAMES = `
  insert into company_former_name (company_id, name)
  select company_id, before from change where field = 'name' and is_comparable
  on conflict do nothing`;

/** Letters alone: a name or address that is only set differently has not changed. */
export const letters = (text: string): string => `lower(translate(${text}, ' .,-–&/+''"()', ''))`;

const ADDRESS = columnsThatChangeWith('address');
const REGISTER = columnsThatChangeWith('register');
const CAPITAL = columnsThatChangeWith('capital');

const FIELD_KIND = `case
  when field = 'name' and ${letters('before')} <> ${letters('now')} then 'renamed'
  when field = 'legal_form' and before is not null and now is not null then 'form_changed'
  when field = 'status' and now = 'in_liquidation' then 'liquidation'
  when field = 'status' and now = 'terminated' then 'deleted'
  when field = 'status' then 'continued'
  when field = 'insolvency' and before is null then 'insolvency_opened'
  when field = 'insolvency' and now is null then 'insolvency_closed'
  when field = 'insolvency' then 'insolvency_changed'
  else 'other' end`;

const FIELD_EVENTS = `
  select company_id, source_id, as_of, since, kind, case kind when 'other' then field else '' end,
    case kind when 'other' then field else '' end, happened_on, before, now
  from (select *, ${FIELD_KIND} as kind from change
    where is_comparable and not (source_id in ${TIES_APART} and field = 'stock_symbol') and field not in (${list([...OUR_OWN, ...OF_OTHER_EVENTS, ...ADDRESS, ...REGISTER, ...CAPITAL])})) single`;

const address = (side: string): string => `nullif(concat_ws(', ', ${side} ->> 'street',
  nullif(concat_ws(' ', ${side} ->> 'postcode', ${side} ->> 'city'), ''), ${side} ->> 'country'), '')`;

/** Both sides have it, and it is another one. */
const differs = (field: string): string => `${letters(`before ->> '${field}'`)} <> ${letters(`now ->> '${field}'`)}`;

/** One event for several fields that change together. */
const groupEvents = (
  fields: readonly string[],
  kind: string,
  isChange: string,
  text: (side: string) => string,
): string => `
  select company_id, source_id, as_of, since, kind, subject, subject, happened_on, ${text('before')}, ${text('now')}
  from (
    select *, case when ${isChange} then '${kind}' else 'other' end as kind,
      case when ${isChange} then '' else '${fields[0]}' end as subject
    from stated where is_comparable and exists (
      select from change where change.company_id = stated.company_id and change.source_id = stated.source_id
        and field in (${list(fields)}))
  ) grouped
  where ${text('before')} is distinct from ${text('now')}`;

const capital = (side: string): string =>
  `nullif(concat_ws(' ', ${side} ->> 'registered_capital', ${side} ->> 'capital_currency'), '')`;

const EVENTS = [
  FIELD_EVENTS,
  groupEvents(
    ['address', ...ADDRESS],
    'moved',
    ['street', 'postcode', 'city', 'country'].map(differs).join(' or '),
    address,
  ),
  groupEvents(
    REGISTER,
    'register_changed',
    `${differs('register_number')} or ${differs('court_code')}`,
    (side) => `${side} ->> 'register_number'`,
  ),
  groupEvents(CAPITAL, 'capital_changed', differs('registered_capital'), capital),
].map(gather);

/**
 * What every source says of the companies of the batch. A value may also belong to a source that has no record of the
 * company, but has stated something of it.
 */
const COLLECT_STATEMENTS = [
  `create temporary table source_statement as
   select company_id, source_id, as_of, now as statement from stated`,
  `insert into source_statement
   select known.company_id, known.source_id, known.as_of, coalesce(known.statement, ${ownedBy('known.source_id')})
   from company_source known join company on company.id = known.company_id
   where known.company_id in (select company_id from stated)
     and not exists (select from stated
       where stated.company_id = known.company_id and stated.source_id = known.source_id)`,
  `insert into source_statement
   select company.id, owner.source_id, null, ${ownedBy('owner.source_id')}
   from company cross join lateral (
     select distinct value::smallint as source_id from jsonb_each_text(company.value_sources)
   ) owner
   where company.id in (select company_id from stated) and company.value_sources <> '{}'
     and not exists (select from source_statement own where own.company_id = company.id and own.source_id = owner.source_id)`,
];

/** Registers and GLEIF: among them, one that is years behind the newest yields to it, whatever its authority. */
const LEAST_OF_REGISTERS = 2;
const YEARS_BEHIND = 3;

/** Sources in the order in which they are believed; the first that says something of a field decides it. */
const RANK_STATEMENTS = `
  create temporary table believed as
  select stated.company_id, stated.source_id, stated.statement, source.licence, row_number() over (
      partition by stated.company_id
      order by case when source.authority < ${LEAST_OF_REGISTERS} then 2
        when stated.as_of < newest.as_of - interval '${YEARS_BEHIND} years' then 1 else 0 end, source.authority desc, stated.as_of desc nulls last, stated.source_id) as place
  from source_statement stated join source on source.id = stated.source_id
  left join (
    select company_id, max(as_of) as as_of from source_statement join source on source.id = source_id
    where authority >= ${LEAST_OF_REGISTERS} group by company_id
  ) newest on newest.company_id = stated.company_id`;

/** A company's only source says what is in its row. */
const KEEP_STATEMENTS = `
  update company_source set statement = believed.statement
  from believed
  where company_source.company_id = believed.company_id and company_source.source_id = believed.source_id
    and company_source.statement is distinct from believed.statement
    and exists (select from believed other where other.company_id = believed.company_id and other.place > 1)`;

const DECIDE = `
  create temporary table decided as
  select company_id, jsonb_object_agg(field, value) as values, min(main_id) as main_id,
    coalesce(jsonb_object_agg(field, source_id) filter (where source_id <> main_id), '{}') as sources
  from (
    select distinct on (believed.company_id, said.field) believed.company_id, said.field, said.value,
      believed.source_id, main.source_id as main_id
    from believed join believed main on main.company_id = believed.company_id and main.place = 1
    cross join lateral jsonb_each(believed.statement) as said (field, value)
    -- The link leads to the record of the source that speaks for the company.
    where said.field <> 'source_link' or believed.place = 1
    order by believed.company_id, said.field, believed.place
  ) winner
  group by company_id`;

const STATED = [...FIELD_COLUMNS, 'industry_id'];

/** Not every answer of a source says where it can be read. */
const LINK = `case when company.source_id = decided.main_id
  then coalesce(renewed.source_link, company.source_link) else renewed.source_link end`;

const APPLY = `
  update company set ${STATED.map((field) => `${field} = renewed.${field}`).join(', ')},
    source_link = ${LINK},
    source_id = decided.main_id, value_sources = decided.sources, licence = source.licence, updated_at = now()
  from decided
  join source on source.id = decided.main_id
  cross join lateral jsonb_populate_record(null::company, decided.values) renewed
  where company.id = decided.company_id
    and (${STATED.map((field) => `company.${field}`).join(', ')}, company.source_id, company.value_sources, company.source_link)
      is distinct from (${STATED.map((field) => `renewed.${field}`).join(', ')}, decided.main_id, decided.sources, ${LINK})`;

/** Other writers to these companies wait; in the order of their ids, so that two of them never wait for each other. */
export const LOCK_KNOWN = 'select from company where id in (select company_id from batch) order by id for update';

/** The statements of which an event can follow. */
export const COMPARABLE = 'select company_id, source_id, as_of, since from stated where is_comparable';

export const renewFacts = (range: BatchRange): string[] => [
  readStatements(range),
  KEEP_TIES_APART,
  KEEP_UNREPEATED,
  FIND_CHANGES,
  KEEP_HISTORY,
  KEEP_OLD_NAMES,
  ...EVENTS,
  ...COLLECT_STATEMENTS,
  RANK_STATEMENTS,
  DECIDE,
  APPLY,
];

/** After the sources' own rows are written. */
export const KEEP_AND_FORGET = [KEEP_STATEMENTS, 'drop table change, source_statement, believed, decided'];

import type pg from 'pg';
import { HOLD_UP_MERGES } from '../../records/suppression-lock.ts';
import { withholdArrived, withholdObjected } from '../../records/withheld/withhold-objected.ts';
import { placeAgain } from '../import-notices.ts';
import { resolveByNumber, resolveTiesOf } from '../ties/resolve-ties.ts';
import { type Extract, PARTS, type Part, STAGED } from './before-extract.query.ts';
import { DROP_BATCH, READ_BY_PLACE, runAll } from './merge-batch.ts';
import { mergeCompanies, RANK_KNOWN } from './merge-companies.query.ts';
import { inCompany, mergeExtract } from './merge-record.ts';
import { mergeStatements } from './merge-statements.query.ts';

/** The newest extract with a text that holds now. */
export type LeftExtract = Pick<Extract, 'id' | 'document'>;

/**
 * Takes an extract back: sets its company to what it was before its first extract and merges again what was stated
 * since, without that extract, all in one transaction. So the company is as if it had never been applied, and whatever
 * is the same again stays the same row. Done again, it changes nothing.
 */
export const createTakeBack =
  (pool: pg.Pool) =>
  (companyId: number, extractId: number): Promise<LeftExtract | undefined> =>
    inCompany(pool, companyId, HOLD_UP_MERGES, async (client) => {
      const taken = await client.query('delete from statement_since_extract where extract_id = $1', [extractId]);
      if (taken.rowCount === 0) return findLeft(client, companyId);
      await runAll(client, [READ_BY_PLACE, ...remember(companyId)]);
      await restore(client, companyId);
      await stateAgain(client, companyId);
      await runAll(client, [
        ...keepNumbers(companyId),
        ...keepTimes(companyId),
        `create temporary table batch as
         select company_id, source_key, source_id from company_source where company_id = ${companyId}`,
        ...withholdArrived('batch'),
        RANK_KNOWN,
        DROP_BATCH,
        // Whatever is made of events or keys alone is made anew.
        `update company set updated_at = now() where id = ${companyId}`,
      ]);
      await settleTies(client, companyId);
      await withholdObjected((statement) => client.query(statement));
      await client.query(
        `delete from company_before_extract where company_id = $1 and not exists (
           select from statement_since_extract since where since.company_id = $1 and extract_id is not null)`,
        [companyId],
      );
      return findLeft(client, companyId);
    });

const findLeft = async (client: pg.ClientBase, companyId: number): Promise<LeftExtract | undefined> => {
  const { rows } = await client.query<LeftExtract>(
    `select extract_id as id, content ->> 'document' as document from statement_since_extract
     where company_id = $1 and extract_id is not null and content ->> 'document' is not null order by id desc limit 1`,
    [companyId],
  );
  return rows[0];
};

const was = (table: string): string => `was_${table}`;

const remember = (companyId: number): string[] => [
  ...PARTS.map(
    ({ table, isOf }) =>
      `create temporary table ${was(table)} on commit drop as select * from ${table} was where ${isOf('was', companyId)}`,
  ),
  `create temporary table was_document on commit drop as
   select report_document.* from report_document join was_financial_report report on report.id = report_id`,
];

const equal = (columns: readonly string[], one: string, other: string): string =>
  columns.map((column) => `${one}.${column} is not distinct from ${other}.${column}`).join(' and ');

/** Sets the rows of one table to what they were. Columns that came with a later version stay empty. */
const restoreRows = ({ table, isOf, key, apart = [] }: Part, all: readonly string[], companyId: number): string[] => {
  const columns = all.filter((column) => !apart.includes(column));
  const isSame = equal(key ?? columns, 'now', 'before');
  const listed = columns.map((column) => `before.${column}`).join(', ');
  // Where a tie leads is found by what is set anew.
  const loosened = table === 'tie' ? ', to_company_id = null, resolved_by = null, named_key = null' : '';
  return [
    `create temporary table before as
     select given.* from company_before_extract kept
     cross join jsonb_populate_recordset(null::${table}, kept.content -> '${table}') given
     where kept.company_id = ${companyId}`,
    `delete from ${table} now where ${isOf('now', companyId)} and not exists (select from before where ${isSame})`,
    `update ${table} now set ${columns.map((column) => `${column} = before.${column}`).join(', ')}${loosened}
     from before where ${isSame} and (${columns.map((column) => `now.${column}`).join(', ')}) is distinct from (${listed})`,
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${listed} from before where not exists (select from ${table} now where ${isSame})`,
    'drop table before',
  ];
};

const restore = async (client: pg.ClientBase, companyId: number): Promise<void> => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select given.key as table, array(
       select attname::text from pg_attribute
       where attrelid = to_regclass('public.' || given.key) and attnum > 0 and not attisdropped and attgenerated = ''
         and given.value -> 0 ? attname order by attnum) as columns
     from company_before_extract kept cross join jsonb_each(kept.content) given where kept.company_id = $1`,
    [companyId],
  );
  const columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
  for (const part of PARTS) {
    const columns = columnsOf.get(part.table) ?? [];
    // Without rows nothing says which columns there were, and there is nothing to bring back.
    const empty = `delete from ${part.table} now where ${part.isOf('now', companyId)}`;
    await runAll(client, columns.length === 0 ? [empty] : restoreRows(part, columns, companyId));
  }
};

type Since = { extract_id: number | null; content: Record<string, unknown>; merged_at: Date };

/** Merges what was stated since, in the same order and the same batches. */
const stateAgain = async (client: pg.ClientBase, companyId: number): Promise<void> => {
  const { rows } = await client.query<Since>(
    'select extract_id, content, merged_at from statement_since_extract where company_id = $1 order by id',
    [companyId],
  );
  for (const { extract_id: id, content, merged_at } of rows) {
    if (id !== null) {
      await mergeExtract(client, { id, companyId, ...(content as Pick<Extract, 'sourceId' | 'record' | 'document'>) });
    } else if ('waiting_notice' in content) {
      await placeAgain(client, content.waiting_notice as { key: string }[]);
    } else {
      await mergeBatch(client, -companyId, content);
    }
    // It was read when it came.
    await client.query('update company_source set fetched_at = $2 where company_id = $1 and fetched_at = now()', [
      companyId,
      merged_at,
    ]);
  }
};

const mergeBatch = async (client: pg.ClientBase, runId: number, content: Since['content']): Promise<void> => {
  for (const table of STAGED.filter((name) => name in content)) {
    await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(content[table]),
    ]);
  }
  const heads = [content.staged_company, content.staged_statement].flat() as ({ ordinal: number } | undefined)[];
  const ordinals = heads.flatMap((head) => head?.ordinal ?? []);
  const range = { runId, from: Math.min(...ordinals) - 1, to: Math.max(...ordinals) };
  if ('staged_company' in content) await mergeCompanies(client, range);
  if ('staged_statement' in content) await mergeStatements(client, range);
  for (const table of STAGED) await client.query(`delete from ${table} where run_id = $1`, [runId]);
};

/** Rows that came back get the number under which links, lists and decisions know them. */
const keepNumbers = (companyId: number): string[] => [
  ...PARTS.flatMap(({ table, isOf, isKnownBy }) => {
    if (!isKnownBy) return [];
    const numbered = (row: string, from: string, isMissing: string) => `
      select ${row}.id, known_by, row_number() over (partition by known_by order by ${row}.id) as place
      from ${from} ${row} cross join lateral (
        select jsonb_build_array(${isKnownBy.map((column) => `${row}.${column}`).join(', ')}) as known_by) about
      where ${isMissing}`;
    return [
      `update ${table} set id = gone.id
       from (${numbered('was', was(table), `not exists (select from ${table} now where now.id = was.id and ${isOf('now', companyId)})`)}) gone
       join (${numbered('fresh', table, `${isOf('fresh', companyId)} and not exists (select from ${was(table)} was where was.id = fresh.id)`)}) fresh
         using (known_by, place)
       where ${isOf(table, companyId)} and ${table}.id = fresh.id`,
      // Nobody has seen them go.
      `delete from tombstone where entity = '${table}'
       and entity_id in (select id from ${table} now where ${isOf('now', companyId)})`,
    ];
  }),
  `insert into report_document select was_document.* from was_document
   join financial_report report on report.id = report_id and report.company_id = ${companyId} on conflict do nothing`,
];

/** What readers of feeds have had is not told them again. */
const keepTimes = (companyId: number): string[] => [
  `update event set seq = was.seq, seen_at = was.seen_at from was_event was
   where event.company_id = ${companyId} and event.id = was.id and (event.seq, event.seen_at) is distinct from (was.seq, was.seen_at)`,
  `update event_source stated set seen_at = was.seen_at from was_event_source was
   where stated.event_id = was.event_id and stated.source_id = was.source_id and stated.seen_at <> was.seen_at`,
  `update company_history now set read_at = was.read_at from was_company_history was
   where now.company_id = ${companyId} and now.read_at <> was.read_at and ${equal(['source_id', 'field', 'value', 'seen_from', 'seen_until', 'replaced_on'], 'now', 'was')}`,
];

/** Ties of others that led here by what is gone, and names that this company or those it named have no longer. */
const settleTies = async (client: pg.ClientBase, companyId: number): Promise<void> => {
  await client.query(
    `update tie set to_company_id = null, resolved_by = null
     where to_company_id = ${companyId} and from_company_id <> ${companyId} and resolved_by = 'number'
       and not exists (select from company_key k where k.key = tie.to_match_key and k.company_id = ${companyId})
       and not exists (select from company_source k where k.source_key = tie.to_source_key
         and k.source_id = tie.source_id and k.company_id = ${companyId})`,
  );
  await client.query(
    `insert into unsettled_name (key)
     select name_key from was_tie where name_key is not null
     union select name_key from tie where revision = current_revision() and name_key is not null
     union select known.key from (
       select key from was_company_key union select key from company_key where company_id = $1
     ) known where exists (select from tie where tie.name_key = known.key)`,
    [companyId],
  );
  // A statement that was about this company by what is gone may be about another one now.
  await resolveByNumber(client, 'and tie.revision = current_revision()');
  await resolveTiesOf(client, companyId);
};

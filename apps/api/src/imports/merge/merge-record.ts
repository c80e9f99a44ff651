import { dayOf } from '@firmament/calendar/day';
import { FIELD_COLUMNS, fieldOf } from '@firmament/record/fields/company-fields';
import type { CompanyRecord } from '@firmament/record/record';
import type pg from 'pg';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { HOLD_UP_MERGES, KEEP_SUPPRESSIONS } from '../../records/suppression-lock.ts';
import { hashKey } from '../staging/name-key.ts';
import { stageCompany } from '../staging/stage-company.ts';
import { COLUMNS, type StagedRecord } from '../staging/staged-record.ts';
import { stage } from '../staging/staging.ts';
import { resolveTiesOf } from '../ties/resolve-ties.ts';
import { type Extract, keepExtract, keepStatements } from './before-extract.query.ts';
import { type BatchRange, READ_BY_PLACE } from './merge-batch.ts';
import { mergeCompanies } from './merge-companies.query.ts';
import { SEQUENCE_EVENTS } from './note-events.query.ts';

/**
 * Updates one company from its own source, which was asked just now, as an import of that one record would, in one
 * transaction and at the same time as any running import. Returns the fields that changed.
 */
export const createRecordMerger =
  (pool: pg.Pool, prepare: (record: CompanyRecord) => CompanyRecord, clock: Clock = systemClock) =>
  (companyId: number, sourceId: number, record: CompanyRecord): Promise<string[]> =>
    inCompany(pool, companyId, [KEEP_SUPPRESSIONS], async (client) => {
      const staged = stageCompany(sourceId, { ...prepare(record), asOf: dayOf(clock.now()) });
      await mergeStaged(client, companyId, staged, (range) => keepStatements(client, range));
      await assertSameCompany(client, companyId, sourceId, record.sourceKey);
      await resolveTiesOf(client, companyId);
      return findChanged(client, companyId);
    });

/**
 * The same for a record of another day that somebody brought for this company, whatever it is called by now. It can be
 * taken back, so nothing else is merged meanwhile.
 */
export const createExtractMerger =
  (pool: pg.Pool) =>
  (extract: Extract): Promise<string[]> => {
    const { companyId } = extract;
    return inCompany(pool, companyId, HOLD_UP_MERGES, async (client) => {
      await keepExtract(client, extract);
      const before = await readFields(client, companyId);
      await mergeExtract(client, extract);
      await resolveTiesOf(client, companyId);
      // The first word of a source replaces nothing that it said itself, yet what holds may be new.
      const after = await readFields(client, companyId);
      const renewed = Object.keys(after).filter((field) => after[field] !== before[field]);
      return [...new Set([...renewed, ...(await findChanged(client, companyId))])];
    });
  };

/** Its source knows the company by one key for good. */
export const mergeExtract = async (client: pg.ClientBase, { companyId, sourceId, record }: Extract): Promise<void> => {
  const { rows } = await client.query<{ source_key: string }>(
    'select source_key from company_source where company_id = $1 and source_id = $2 limit 1',
    [companyId, sourceId],
  );
  const sourceKey = rows[0]?.source_key ?? record.sourceKey;
  const ownKey = hashKey(`company ${companyId}`);
  await client.query('insert into company_key (key, company_id) values ($1, $2) on conflict do nothing', [
    ownKey,
    companyId,
  ]);
  await mergeStaged(client, companyId, stageCompany(sourceId, { ...record, sourceKey }, undefined, [ownKey]));
  await assertSameCompany(client, companyId, sourceId, sourceKey);
};

/** What is told of a change: the currency changes with its amount. */
const REPORTED = FIELD_COLUMNS.filter((column) => !fieldOf(column).isFoundByUs && column !== 'capital_currency');

/** What holds of a company, by field. */
const readFields = async (client: pg.ClientBase, companyId: number): Promise<Record<string, unknown>> => {
  const { rows } = await client.query(
    `select ${REPORTED.map((field) => `${field}::text`).join(', ')} from company where id = $1`,
    [companyId],
  );
  return rows[0] ?? {};
};

/** Does all work on a company in one transaction, under the given locks. */
export const inCompany = async <T>(
  pool: pg.Pool,
  companyId: number,
  locks: readonly string[],
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const lock of locks) await client.query(lock);
    // Other writers to this company wait here.
    await client.query('select from company where id = $1 for update', [companyId]);
    const result = await work(client);
    await client.query('commit');
    await client.query(SEQUENCE_EVENTS);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection ends the transaction and drops its temporary tables.
    client.release(true);
    throw error;
  }
};

/** Import runs are numbered from 1; a single record uses a number below, and its rows are deleted before the commit. */
const mergeStaged = async (
  client: pg.ClientBase,
  companyId: number,
  staged: StagedRecord,
  keep: (range: BatchRange) => Promise<void> = async () => {},
): Promise<void> => {
  const range = { runId: -companyId, from: 0, to: 1 };
  await stage(client, { runId: range.runId, records: [staged], skip: 0, onStaged: () => {} });
  await client.query(READ_BY_PLACE);
  await mergeCompanies(client, range);
  await keep(range);
  for (const table of Object.keys(COLUMNS)) await client.query(`delete from ${table} where run_id = $1`, [range.runId]);
};

/** Fails if the record was taken for another company or a new one. */
const assertSameCompany = async (
  client: pg.ClientBase,
  companyId: number,
  sourceId: number,
  sourceKey: string,
): Promise<void> => {
  const { rows } = await client.query<{ company_id: number }>(
    'select company_id from company_source where source_id = $1 and source_key = $2',
    [sourceId, sourceKey],
  );
  if (rows[0]?.company_id !== companyId) throw new Error('the record of a refresh belongs to another company');
};

const findChanged = async (client: pg.ClientBase, companyId: number): Promise<string[]> => {
  const { rows } = await client.query<{ field: string }>(CHANGED_NOW, [companyId]);
  return rows.map(({ field }) => field);
};

/** now() is the start of the transaction, so this finds what changed in it. */
const CHANGED_NOW = `
  select field from company_history where company_id = $1 and read_at = now()
  union
  select 'representative' from mandate where company_id = $1 and revision = current_revision()
  union
  select 'company_link' from tie where from_company_id = $1 and revision = current_revision()
  union
  select 'financial_report' from event where company_id = $1 and seen_at = now() and kind = 'accounts_filed'
  order by field`;

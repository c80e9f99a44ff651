import { dayOf } from '@firmament/calendar/day';
import { FIELD_COLUMNS, fieldOf } from '@firmament/record/fields/company-fields';
import type { CompanyRecord } from '@firmament/record/record';
import type pg from 'pg';
import { type Clock, systemClock } from '../../platform/clock.ts';
import { KEEP_SUPPRESSIONS } from '../../platform/database/suppression-lock.ts';
import { hashKey } from '../staging/name-key.ts';
import { stageCompany } from '../staging/stage-company.ts';
import { COLUMNS, type StagedRecord } from '../staging/staged-record.ts';
import { stage } from '../staging/staging.ts';
import { resolveTiesOf } from '../ties/resolve-ties.ts';
import { READ_BY_PLACE } from './merge-batch.ts';
import { mergeCompanies } from './merge-companies.query.ts';
import { SEQUENCE_EVENTS } from './note-events.query.ts';

/**
 * Updates one company from its own source, which was asked just now, as an import of that one record would, in one
 * transaction and at the same time as any running import. Returns the fields that changed.
 */
export const createRecordMerger =
  (pool: pg.Pool, prepare: (record: CompanyRecord) => CompanyRecord, clock: Clock = systemClock) =>
  (companyId: number, sourceId: number, record: CompanyRecord): Promise<string[]> =>
    mergeOne(pool, companyId, record.sourceKey, sourceId, () =>
      stageCompany(sourceId, { ...prepare(record), asOf: dayOf(clock.now()) }),
    );

/**
 * The same for a record of another day that somebody brought for this company, whatever it is called by now. Its source
 * knows the company by one key for good.
 */
export const createExtractMerger =
  (pool: pg.Pool) =>
  async (companyId: number, sourceId: number, record: CompanyRecord): Promise<string[]> => {
    const { rows } = await pool.query<{ source_key: string }>(
      'select source_key from company_source where company_id = $1 and source_id = $2 limit 1',
      [companyId, sourceId],
    );
    const sourceKey = rows[0]?.source_key ?? record.sourceKey;
    const ownKey = hashKey(`company ${companyId}`);
    let before: Record<string, unknown> = {};
    const changed = await mergeOne(pool, companyId, sourceKey, sourceId, async (client) => {
      before = await readFields(client, companyId);
      await client.query('insert into company_key (key, company_id) values ($1, $2) on conflict do nothing', [
        ownKey,
        companyId,
      ]);
      return stageCompany(sourceId, { ...record, sourceKey }, undefined, [ownKey]);
    });
    // The first word of a source replaces nothing that it said itself, yet what holds may be new.
    const after = await readFields(pool, companyId);
    return [...new Set([...Object.keys(after).filter((field) => after[field] !== before[field]), ...changed])];
  };

/** What is told of a change: the currency changes with its amount. */
const TOLD = FIELD_COLUMNS.filter((column) => !fieldOf(column).isFoundByUs && column !== 'capital_currency');

/** What holds of a company, by field. */
const readFields = async (
  client: Pick<pg.ClientBase, 'query'>,
  companyId: number,
): Promise<Record<string, unknown>> => {
  const { rows } = await client.query(
    `select ${TOLD.map((field) => `${field}::text`).join(', ')} from company where id = $1`,
    [companyId],
  );
  return rows[0] ?? {};
};

const mergeOne = async (
  pool: pg.Pool,
  companyId: number,
  sourceKey: string,
  sourceId: number,
  staged: (client: pg.ClientBase) => StagedRecord | Promise<StagedRecord>,
): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(KEEP_SUPPRESSIONS);
    // Other writers to this company wait here.
    await client.query('select from company where id = $1 for update', [companyId]);
    await mergeStaged(client, -companyId, await staged(client));
    await assertSameCompany(client, companyId, sourceId, sourceKey);
    await resolveTiesOf(client, companyId);
    const changed = await client.query<{ field: string }>(CHANGED_NOW, [companyId]);
    await client.query('commit');
    await client.query(SEQUENCE_EVENTS);
    client.release();
    return changed.rows.map(({ field }) => field);
  } catch (error) {
    // Closing the connection ends the transaction and drops its temporary tables.
    client.release(true);
    throw error;
  }
};

/** Import runs are numbered from 1; a single record uses a number below, and its rows are deleted before the commit. */
const mergeStaged = async (client: pg.ClientBase, runId: number, staged: StagedRecord): Promise<void> => {
  await stage(client, { runId, records: [staged], skip: 0, onStaged: () => {} });
  await client.query(READ_BY_PLACE);
  await mergeCompanies(client, { runId, from: 0, to: 1 });
  for (const table of Object.keys(COLUMNS)) await client.query(`delete from ${table} where run_id = $1`, [runId]);
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

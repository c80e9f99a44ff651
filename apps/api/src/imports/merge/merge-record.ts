import type { CompanyRecord } from '@firmament/registers/company/record';
import type pg from 'pg';
import { stageCompany } from '../staging/stage-company.ts';
import { COLUMNS } from '../staging/staged-record.ts';
import { stage } from '../staging/staging.ts';
import { READ_BY_PLACE } from './merge-batch.ts';
import { mergeCompanies } from './merge-companies.query.ts';
import { resolveLinksOf } from './resolve-links.query.ts';

/**
 * Updates one company from its own source, as an import of that one record would, in one transaction and at the same
 * time as any running import. Returns the fields that changed.
 */
export const createRecordMerger =
  (pool: pg.Pool, locate: (record: CompanyRecord) => CompanyRecord) =>
  async (companyId: number, sourceId: number, record: CompanyRecord): Promise<string[]> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      // Other writers to this company wait here.
      await client.query('select from company where id = $1 for update', [companyId]);
      await client.query(KEEP_TIES, [companyId, sourceId]);
      await mergeStaged(client, -companyId, stageCompany(sourceId, locate(record)));
      await assertSameCompany(client, companyId, sourceId, record.sourceKey);
      await resolveLinksOf(client, companyId);
      for (const noteTies of NOTE_TIES) await client.query(noteTies, [companyId, sourceId]);
      await client.query('update company set fetched_at = now() where id = $1', [companyId]);
      const changed = await client.query<{ field: string }>(CHANGED_NOW, [companyId]);
      await client.query('commit');
      client.release();
      return changed.rows.map(({ field }) => field);
    } catch (error) {
      // Closing the connection ends the transaction and drops its temporary tables.
      client.release(true);
      throw error;
    }
  };

/** Import runs are numbered from 1; a single record uses a number below, and its rows are deleted before the commit. */
const mergeStaged = async (
  client: pg.ClientBase,
  runId: number,
  staged: ReturnType<typeof stageCompany>,
): Promise<void> => {
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

const TIES = `select kind || ': ' || coalesce(to_name, to_source_key, '') as tie
  from company_link where from_company_id = $1 and source_id = $2`;

const KEEP_TIES = `create temporary table tie_before on commit drop as ${TIES}`;

const noteTies = (column: 'old_value' | 'new_value', present: string, missing: string): string => `
  insert into change_record (entity, entity_id, field, ${column}, source_id)
  select 'company', $1, 'company_link', tie, $2 from (${present} except ${missing}) difference`;

const BEFORE = 'select tie from tie_before';
const NOTE_TIES = [noteTies('old_value', BEFORE, TIES), noteTies('new_value', TIES, BEFORE)];

/** now() is the start of the transaction, so this finds the changes made in it. */
const CHANGED_NOW = `select distinct field from change_record
  where entity = 'company' and entity_id = $1 and changed_at = now() order by field`;

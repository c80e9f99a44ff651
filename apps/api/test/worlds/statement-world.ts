import type { CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { importRecords } from '../../src/imports/import-run.ts';
import { stageCompany } from '../../src/imports/staging/stage-company.ts';
import { useTestDatabase } from '../servers/test-database.ts';

type Reading = { sourceId?: number; version?: number };

/** A database into which sources speak, one record after the other. */
export const useStatementWorld = async () => {
  const database = await useTestDatabase();
  const { pool } = database;
  let files = 0;
  const read = (record: CompanyRecord, { sourceId = SOURCE_IDS.firmenbuch, version = 1 }: Reading = {}) => {
    files += 1;
    return importRecords({
      pool,
      sourceId,
      fileName: 'test',
      fingerprint: String(files),
      records: () => [stageCompany(sourceId, record, version)],
    });
  };
  const rows = async (sql: string) => (await pool.query(sql)).rows;
  const events = () =>
    rows(`select kind, subject, happened_on, from_value as "from", to_value as "to",
        array(select source_id from event_source where event_id = event.id order by source_id) as sources
      from event order by seq`);
  return { ...database, read, rows, events };
};

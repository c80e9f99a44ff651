import { companies } from '@firmament/demo-world/companies';
import { people } from '@firmament/demo-world/people';
import { DEMO_WORLD, type WorldOptions } from '@firmament/demo-world/world';
import { SOURCE_IDS } from '@firmament/registers/sources';
import type pg from 'pg';
import { explain, importRecords, takeLock } from '../imports/import-run.ts';
import { MAY_SKIP_CHECKS } from '../imports/merge/merge-batch.ts';
import { stageCompany } from '../imports/staging/stage-company.ts';
import { stagePerson } from '../imports/staging/stage-person.ts';
import type { StagedRecord } from '../imports/staging/staged-record.ts';
import { type LoadTimes, loadNewWorld } from './world/load-new-world.ts';

/** Fills an empty database with the demo world; leaves any other as it is. Returns a note for the operator. */
export const seedDemoWorld = async (pool: pg.Pool, options: WorldOptions = DEMO_WORLD): Promise<string> => {
  const { companies: companyCount, people: personCount } = await count(pool);
  const { isUnfinished, canLoad } = await look(pool);
  if (companyCount > 0 && !isUnfinished) return `${companyCount} companies and ${personCount} people are there`;
  const isEmpty = companyCount === 0 && personCount === 0 && !isUnfinished;
  await (isEmpty && canLoad ? loadWorld(pool, options) : importWorld(pool, options));
  const loaded = await count(pool);
  return `loaded ${loaded.companies} fictional companies and ${loaded.people} people`;
};

const count = async (pool: pg.Pool): Promise<{ companies: number; people: number }> => {
  const { rows } = await pool.query(
    'select (select count(*) from company) as companies, (select count(*) from person) as people',
  );
  return rows[0];
};

/** Whether an import was left unfinished, and whether a world may be loaded without one. */
const look = async (pool: pg.Pool): Promise<{ isUnfinished: boolean; canLoad: boolean }> => {
  const { rows } = await pool.query(
    `select exists (select from import_run where source_id = $1 and state <> 'done') as "isUnfinished",
       ${MAY_SKIP_CHECKS} and not exists (select from suppression) as "canLoad"`,
    [SOURCE_IDS.demo],
  );
  return rows[0];
};

/** Loads all at once, into a database without companies and people. A lost connection undoes all of it. */
export const loadWorld = async (pool: pg.Pool, options: WorldOptions): Promise<LoadTimes | undefined> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await takeLock(client);
    return await loadNewWorld(client, options);
  } catch (error) {
    throw explain(error);
  } finally {
    client.release(true);
  }
};

/** Imports it like any source: slower, but possible beside existing data. */
export const importWorld = async (pool: pg.Pool, options: WorldOptions): Promise<void> => {
  await importRecords({
    pool,
    sourceId: SOURCE_IDS.demo,
    isOfManySources: true,
    fileName: 'demo world',
    fingerprint: JSON.stringify(options),
    records: () => demoRecords(options),
    canMergeWhileReading: true,
  });
};

function* demoRecords(options: WorldOptions): Generator<StagedRecord> {
  for (const { source, record } of companies(options)) yield stageCompany(SOURCE_IDS[source], record);
  for (const person of people(options)) yield stagePerson(SOURCE_IDS.demo, person);
}

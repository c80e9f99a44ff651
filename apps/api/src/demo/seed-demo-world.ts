import { CAST_STATEMENTS, TIE_STATEMENTS } from '@firmament/demo-world/cast/statements';
import { companies } from '@firmament/demo-world/companies';
import { people } from '@firmament/demo-world/people';
import { DEMO_WORLD, type WorldOptions } from '@firmament/demo-world/world';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type pg from 'pg';
import { importAlone } from '../imports/import-alone.ts';
import { importRecords } from '../imports/import-run.ts';
import { MAY_SKIP_CHECKS } from '../imports/merge/merge-batch.ts';
import { stageStatement } from '../imports/merge/merge-statements.query.ts';
import { registerKey, stageCompany } from '../imports/staging/stage-company.ts';
import { stagePerson } from '../imports/staging/stage-person.ts';
import type { StagedRecord } from '../imports/staging/staged-record.ts';
import { type LoadTimes, loadNewWorld } from './world/load-new-world.ts';

/** Fills an empty database with the demo world; leaves any other as it is. Returns a note for the operator. */
export const seedDemoWorld = async (pool: pg.Pool, options: WorldOptions = DEMO_WORLD): Promise<string> => {
  const { companies: companyCount, people: personCount } = await count(pool);
  const { isUnfinished, lacksStatements, canLoad } = await look(pool, options);
  if (companyCount > 0 && !isUnfinished) {
    if (lacksStatements) await importStatements(pool);
    return `${companyCount} companies and ${personCount} people are there`;
  }
  const isEmpty = companyCount === 0 && personCount === 0 && !isUnfinished;
  await (isEmpty && canLoad ? loadWorld(pool, options) : importWorld(pool, options));
  await importStatements(pool);
  const loaded = await count(pool);
  return `loaded ${loaded.companies} fictional companies and ${loaded.people} people`;
};

const count = async (pool: pg.Pool): Promise<{ companies: number; people: number }> => {
  const { rows } = await pool.query(
    'select (select count(*) from company) as companies, (select count(*) from person) as people',
  );
  return rows[0];
};

type Look = { isUnfinished: boolean; lacksStatements: boolean; canLoad: boolean };

/**
 * Whether an import was left unfinished, or ended before the statements of further sources, and whether a world may be
 * loaded without an import.
 */
const look = async (pool: pg.Pool, options: WorldOptions): Promise<Look> => {
  const { rows } = await pool.query(
    `select exists (select from import_run where source_id = $1 and state <> 'done') as "isUnfinished",
       exists (select from import_run where source_id = $1 and file_fingerprint = $2)
         and not exists (select from import_run where source_id = $1 and file_fingerprint = $3) as "lacksStatements",
       ${MAY_SKIP_CHECKS} and not exists (select from suppression) as "canLoad"`,
    [SOURCE_IDS.demo, JSON.stringify(options), STATEMENTS],
  );
  return rows[0];
};

/** Loads all at once, into a database without companies and people. A lost connection undoes all of it. */
export const loadWorld = (pool: pg.Pool, options: WorldOptions): Promise<LoadTimes | undefined> =>
  importAlone(pool, undefined, async (client) => {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return loadNewWorld(client, options);
  });

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

const STATEMENTS = 'demo world, further sources';

/** Imports what further sources say of some companies, as after any register. */
export const importStatements = async (pool: pg.Pool): Promise<void> => {
  await importRecords({
    pool,
    sourceId: SOURCE_IDS.demo,
    isOfManySources: true,
    fileName: STATEMENTS,
    fingerprint: STATEMENTS,
    records: furtherStatements,
  });
};

function* furtherStatements(): Generator<StagedRecord> {
  for (const { source, record } of CAST_STATEMENTS) yield stageCompany(SOURCE_IDS[source], record);
  for (const { source, registerNumber, country, asOf, link } of TIE_STATEMENTS) {
    yield stageStatement(SOURCE_IDS[source], { companyKey: registerKey(registerNumber, country), asOf, link });
  }
}

function* demoRecords(options: WorldOptions): Generator<StagedRecord> {
  for (const { source, record } of companies(options)) yield stageCompany(SOURCE_IDS[source], record);
  for (const person of people(options)) yield stagePerson(SOURCE_IDS.demo, person);
}

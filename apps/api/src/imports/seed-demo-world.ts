import { companies } from '@firmament/demo-world/companies';
import { people } from '@firmament/demo-world/people';
import { DEMO_WORLD, type WorldOptions } from '@firmament/demo-world/world';
import { SOURCE_IDS } from '@firmament/registers/source-id';
import type pg from 'pg';
import { importRecords } from './import-run.ts';
import { stageCompany } from './stage-company.ts';
import { stagePerson } from './stage-person.ts';
import type { StagedRecord } from './staged-record.ts';

/** Fills an empty database with the demo world; leaves any other as it is. Gives a note for the operator. */
export const seedDemoWorld = async (pool: pg.Pool, options: WorldOptions = DEMO_WORLD): Promise<string> => {
  const { rows } = await pool.query(
    `select (select count(*) from company) as companies, (select count(*) from person) as people,
       exists (select from import_run where source_id = $1 and state <> 'done') as is_unfinished`,
    [SOURCE_IDS.demo],
  );
  const [{ companies: companyCount, people: personCount, is_unfinished: isUnfinished }] = rows;
  if (companyCount > 0 && !isUnfinished) return `${companyCount} companies and ${personCount} people are there`;
  const { inserted } = await importRecords({
    pool,
    sourceId: SOURCE_IDS.demo,
    isOfManySources: true,
    fileName: 'demo world',
    fingerprint: JSON.stringify(options),
    records: () => demoRecords(options),
    canMergeWhileReading: true,
  });
  return `loaded ${inserted} fictional companies and people`;
};

function* demoRecords(options: WorldOptions): Generator<StagedRecord> {
  for (const { source, record } of companies(options)) yield stageCompany(SOURCE_IDS[source], record);
  for (const person of people(options)) yield stagePerson(SOURCE_IDS.demo, person);
}

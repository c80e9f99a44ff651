import { companies } from '@firmament/demo-world/companies';
import { people } from '@firmament/demo-world/people';
import { DEMO_WORLD, type WorldOptions } from '@firmament/demo-world/world';
import { SOURCE_IDS } from '@firmament/registers/source-id';
import type pg from 'pg';
import { toCompanyRow } from './company-row.ts';
import { importRows } from './import-run.ts';
import { toPersonRow } from './person-row.ts';
import type { StagedRow } from './staging.ts';

/** Fills an empty database with the demo world; leaves any other as it is. Gives a note for the operator. */
export const seedDemoWorld = async (pool: pg.Pool, options: WorldOptions = DEMO_WORLD): Promise<string> => {
  const { rows } = await pool.query(
    `select (select count(*) from company) as companies, (select count(*) from person) as people,
       exists (select from import_run where source_id = $1 and state <> 'done') as is_unfinished`,
    [SOURCE_IDS.demo],
  );
  const [{ companies: companyCount, people: personCount, is_unfinished: isUnfinished }] = rows;
  if (companyCount > 0 && !isUnfinished) return `${companyCount} companies and ${personCount} people are there`;
  const { inserted } = await importRows({
    pool,
    sourceId: SOURCE_IDS.demo,
    fileName: 'demo world',
    fingerprint: JSON.stringify(options),
    rows: () => demoRows(options),
  });
  return `loaded ${inserted} fictional companies and people`;
};

async function* demoRows(options: WorldOptions): AsyncGenerator<StagedRow> {
  for (const { source, record } of companies(options)) {
    yield { kind: 'company', sourceId: SOURCE_IDS[source], ...toCompanyRow(record) };
  }
  for (const person of people(options)) yield { kind: 'person', sourceId: SOURCE_IDS.demo, ...toPersonRow(person) };
}

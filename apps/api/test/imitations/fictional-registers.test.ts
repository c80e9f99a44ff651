import { dayOf } from '@firmament/calendar/day';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { outcomeSentence } from '../../src/sync/outcome-sentence.ts';
import { useTestDatabase } from '../servers/test-database.ts';
import { createTestClock } from '../tools/test-clock.ts';
import { useSyncWorld } from '../worlds/sync-world.ts';
import { startFictionalRegisters } from './fictional-registers.ts';
import { untilTestEnds } from './imitation-server.ts';

it('every register has an imitation, and together they fill the product', async () => {
  const registers = await untilTestEnds(startFictionalRegisters(dayOf(createTestClock().now())));
  const database = await useTestDatabase();
  const { sync, refresh } = readConfig(registers.environment);
  const { sources, run } = useSyncWorld(database, sync, refresh);
  expect(sync.isOn).toEqual(sources.map(({ id }) => id));
  for (const { id } of sources) expect(outcomeSentence(await run(id))).toMatch(/^took .*: \d+ new, \d+ updated/);
  const { rows } = await database.pool.query(`select
    (select count(*) from company)::int as companies,
    (select count(*) from mandate)::int as mandates,
    (select count(*) from tie where to_company_id is not null)::int as ties,
    (select count(*) from financial_report)::int as reports,
    (select count(*) from event where kind = 'deletion_announced')::int as notices,
    (select count(*) from place where name like 'Adler%')::int as places,
    (select count(*) from (select from company_source group by company_id having count(*) > 1) as known)::int as shared`);
  // Each of 133 relationships is a tie of both. Austrian and Swiss companies are also in the LEI register.
  expect(rows[0]).toEqual({ companies: 400, mandates: 48, ties: 266, reports: 12, notices: 20, places: 3, shared: 87 });
}, 60_000);

import { expect, it } from 'vitest';
import { useZefix, ZEFIX_ACCESS } from '../../../test/imitations/zefix.ts';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { useSyncWorld } from '../../../test/worlds/sync-world.ts';

const useSetting = async () => {
  const [zefix, database] = [await useZefix(), await useTestDatabase()];
  const world = useSyncWorld(database, { firstDays: 3 }, { zefixUrl: zefix.url, ...ZEFIX_ACCESS });
  const rows = async (sql: string) => (await database.pool.query(sql)).rows;
  const companiesAsked = () =>
    zefix.asked.splice(0).flatMap((path) => /^company\/ehraid\/(\d+)$/.exec(path)?.[1] ?? []);
  return { ...world, zefix, rows, companiesAsked };
};

const EVENTS = `select source_key, kind, from_value, to_value from event join company_source s using (company_id)
  order by 1, kind`;

it('brings those the gazette writes of, each once, and tells whom it does not find', async () => {
  const { zefix, run, rows, clock, companiesAsked } = await useSetting();
  zefix.publish('2026-03-01', 1);
  zefix.publish('2026-03-07', 2, { oldNames: null, sogcPub: null, translation: null });
  zefix.publish('2026-03-09', 3);
  zefix.publish('2026-03-10', 3);
  zefix.publishOnly('2026-03-10', 4);
  expect(await run('zefix')).toMatchObject({
    kind: 'done',
    result: {
      counts: { inserted: 2 },
      asked: '2026-03-07 to 2026-03-10, 3 companies',
      leftOut: { count: 1, examples: ['4: HTTP 404'] },
    },
  });
  expect(companiesAsked()).toEqual(['2', '3', '4']);
  expect(await rows('select watermark from sync_state')).toEqual([{ watermark: '2026-03-09' }]);
  expect(await rows('select as_of, source_key from company_source order by 2')).toEqual([
    { as_of: '2026-03-10', source_key: '2' },
    { as_of: '2026-03-10', source_key: '3' },
  ]);
  expect(await rows(EVENTS)).toEqual([]);

  // The index has caught up; the others are known.
  zefix.publish('2026-03-10', 4);
  zefix.misbehave('ehraid/4', { status: 503, headers: { 'retry-after': '5' } });
  expect(await run('zefix')).toMatchObject({ result: { counts: { inserted: 1 }, leftOut: { count: 0 } } });
  expect(companiesAsked()).toEqual(['4', '4']);

  // A gap of weeks. A name that is only set differently is none.
  clock.pass(21 * 24 * 60);
  zefix.publish('2026-03-20', 2, { name: 'SPATZ 2 A.G.', oldNames: [{ name: 'Spatz 2 AG', sequenceNr: 1 }] });
  zefix.publish('2026-03-21', 3, { name: 'Adler AG', oldNames: [{ name: 'Spatz 3 AG', sequenceNr: 1 }] });
  zefix.publish('2026-03-21', 4, { status: 'CANCELLED', deletionDate: '2026-03-18' });
  await run('zefix');
  expect(companiesAsked()).toEqual(['2', '3', '4']);
  const events = await rows(EVENTS);
  expect(events.filter(({ kind }) => kind !== 'other')).toMatchObject([
    { source_key: '3', kind: 'renamed', to_value: 'Adler AG' },
    { source_key: '4', kind: 'deleted' },
  ]);

  await rows('delete from sync_entry');
  await rows(`update sync_state set watermark = '2026-03-20'`);
  expect(await run('zefix')).toMatchObject({ result: { counts: { inserted: 0, updated: 0, unchanged: 3 } } });
  expect(await rows(EVENTS)).toEqual(events);
});

it('is not asked without access, and writes once when it is refused', async () => {
  const { zefix, run, rows } = await useSetting();
  zefix.accept = false;
  for (let times = 0; times < 2; times++) {
    expect(await run('zefix')).toMatchObject({ kind: 'failed', failure: { kind: 'key', detail: 'HTTP 401' } });
  }
  const letters = `select from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = task_id where t.identifier = 'send-letter'`;
  expect(await rows(letters)).toHaveLength(1);

  const without = useSyncWorld(await useTestDatabase(), {}, { zefixUrl: zefix.url, zefixUser: 'eva' });
  const before = zefix.asked.length;
  expect(await without.run('zefix')).toMatchObject({ failure: { kind: 'key', detail: 'ZEFIX_PASSWORD not set' } });
  expect(zefix.asked).toHaveLength(before);
});

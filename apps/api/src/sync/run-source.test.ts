import { DAY_MS, HOUR_MS } from '@firmament/calendar/day';
import { describe, expect, it } from 'vitest';
import { drainJobs } from '../../test/servers/drain-jobs.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { useSyncWorld } from '../../test/worlds/sync-world.ts';
import { daysToAsk } from './days-to-ask.ts';
import { afterFailure, isDue } from './next-run.ts';
import { readRetryAfter } from './polite-http.ts';
import { runSource } from './run-source.ts';
import { syncHandlers } from './sync.handlers.ts';
import { SyncFailure } from './sync-failure.ts';
import { NO_COUNTS, type SyncSource } from './sync-source.ts';

const sourceThat = (run: SyncSource['run']): SyncSource => ({
  id: 'gleif',
  missing: [],
  everyMs: 8 * HOUR_MS,
  staleAfterMs: 3 * DAY_MS,
  overlapDays: 2,
  politeness: { origins: [], pauseMs: 0 },
  run,
});

const failing = (kind: SyncFailure['kind']) =>
  sourceThat(async () => {
    throw new SyncFailure(kind, 'HTTP 999');
  });

const fine = sourceThat(async () => ({ watermark: '2', counts: NO_COUNTS, asked: 'something' }));

const useWorld = async () => {
  const database = await useTestDatabase();
  const world = useSyncWorld(database, {});
  const rows = async (sql: string) => (await database.pool.query(sql)).rows;
  const mails = () =>
    rows(`select payload->>'subject' as subject from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = task_id where t.identifier = 'send-letter' order by j.id`);
  return { ...world, database, rows, mails, state: async () => (await rows('select * from sync_state'))[0] };
};

it('writes to the operator once when a source stays out, and again only after it was read', async () => {
  const { deps, clock, mails, state } = await useWorld();
  await runSource(deps, fine);
  for (let day = 0; day < 6; day++) {
    clock.pass(24 * 60);
    await runSource(deps, failing('no_answer'));
  }
  expect(await mails()).toEqual([{ subject: 'GLEIF, LEI-Register: seit Längerem nichts Neues' }]);
  expect(await state()).toMatchObject({ watermark: '2', failures_in_a_row: 6, failure: 'no_answer' });

  // A refused key is news; that nothing comes because of it is not.
  await runSource(deps, failing('key'));
  await runSource(deps, failing('key'));
  await runSource(deps, failing('no_answer'));
  expect(await mails()).toHaveLength(2);

  await runSource(deps, fine);
  expect(await state()).toMatchObject({ failures_in_a_row: 0, failure: null, alarm: null });
  await runSource(deps, failing('key'));
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'GLEIF, LEI-Register: seit Längerem nichts Neues',
    'GLEIF, LEI-Register: Zugang abgelehnt',
    'GLEIF, LEI-Register: Zugang abgelehnt',
  ]);
});

it('keeps the watermark of a run that failed, but for what a source says is applied', async () => {
  const { deps, state } = await useWorld();
  const halfway = sourceThat(async ({ advance }) => {
    await advance('2026-03-01');
    throw new TypeError('a defect');
  });
  expect(await runSource(deps, halfway)).toMatchObject({ kind: 'failed', failure: { kind: 'defect' } });
  expect(await state()).toMatchObject({ watermark: '2026-03-01', last_success_at: null });
});

it('runs once, however many ask, and when it is due', async () => {
  const { deps, database, clock, state } = await useWorld();
  let runs = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = sourceThat(async () => {
    runs += 1;
    await held;
    return { watermark: '2', counts: NO_COUNTS, asked: 'something' };
  });
  const handlers = syncHandlers({
    db: deps.db,
    clock,
    sources: ['gleif'],
    run: async () => void (await runSource(deps, slow)),
  });
  const plan = () => handlers[0]?.handle({});
  const first = runSource(deps, slow);
  await expect.poll(() => runs).toBe(1);
  expect(await runSource(deps, slow)).toEqual({ kind: 'elsewhere' });
  await plan();
  await drainJobs(database.pool, handlers);
  release();
  await first;
  expect(runs).toBe(1);

  const { next_run_at } = await state();
  expect(next_run_at).toEqual(new Date(clock.now().getTime() + 8 * HOUR_MS));
  await plan();
  await drainJobs(database.pool, handlers);
  expect(runs).toBe(1);
  clock.pass(8 * 60);
  await plan();
  await drainJobs(database.pool, handlers);
  expect(runs).toBe(2);
});

describe('the next run', () => {
  const now = new Date('2026-03-10T09:00:00Z');
  const hoursAfter = (failures: number, failure = new SyncFailure('faulty', '')) =>
    (afterFailure(failure, failures, { now, random: () => 0 }).getTime() - now.getTime()) / HOUR_MS;

  it('is ever later after failures, and never before the source wants it', () => {
    expect([1, 2, 3, 7, 500].map((failures) => hoursAfter(failures))).toEqual([1 / 6, 1 / 3, 2 / 3, 32 / 3, 12]);
    expect(hoursAfter(1, new SyncFailure('key', ''))).toBe(24);
    const retryAt = new Date(now.getTime() + 30 * HOUR_MS);
    expect(hoursAfter(1, new SyncFailure('slow_down', '', { retryAt }))).toBe(30);
  });

  it('comes although a clock that ran ahead had planned it for next year', () => {
    expect(isDue(undefined, now)).toBe(true);
    expect(isDue({ next_run_at: new Date('2026-03-10T10:00:00Z') }, now)).toBe(false);
    expect(isDue({ next_run_at: new Date('2027-03-10T10:00:00Z') }, now)).toBe(true);
  });

  it.each([
    ['120', '2026-03-10T09:02:00Z'],
    ['Tue, 10 Mar 2026 09:30:00 GMT', '2026-03-10T09:30:00Z'],
    ['Tue, 10 Mar 2020 09:30:00 GMT', '2026-03-10T09:00:00Z'],
    ['999999999', '2026-03-17T09:00:00Z'],
  ])('reads Retry-After: %s', (header, moment) => {
    expect(readRetryAfter(header, now)).toEqual(new Date(moment));
  });

  it('asks for the days before again, also when the clock was set back', () => {
    expect(daysToAsk('2026-03-08', '2026-03-10', 1)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10']);
    expect(daysToAsk('2026-03-08', '2026-03-02', 1)).toEqual(['2026-03-01', '2026-03-02']);
  });
});

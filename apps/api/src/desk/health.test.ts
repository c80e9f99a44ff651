import type { Health } from '@firmament/api-contract/calls/desk/health';
import { MINUTE_MS } from '@firmament/calendar/day';
import { describe, expect, it } from 'vitest';
import type { AccountsOptions } from '../../test/servers/accounts-app.ts';
import { type DeskApp, useDeskApp } from '../../test/servers/desk-app.ts';
import { closedSearchIndex } from '../../test/servers/test-app.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { readsFromPrimary } from '../platform/database/reads.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { sequenceEvents } from '../records/events/sequence-events.ts';
import { worst } from './health-parts.ts';

const useHealth = async ({ config, ...options }: AccountsOptions = {}) => {
  const clock = createTestClock();
  const searchIndex = {
    ...closedSearchIndex,
    documents: () => ({ company: 2_155_000, person: 1_000_000, register_person: 0 }),
    caughtUpAt: () => new Date(clock.now().getTime() - 700),
  };
  const desk = await useDeskApp({
    clock,
    searchIndex,
    ...options,
    config: { dataDir: useTemporaryDir('data'), smtpUrl: 'smtp://mail.example', isDemo: false, ...config },
  });
  const health = async (): Promise<Health> => (await desk.look('health')).json().health;
  return { ...desk, clock, health };
};

const queueAgo = async ({ database: { db, pool }, clock }: DeskApp, minutes: number) => {
  await queueMail(db, composeMail({ to: 'eva@kunde.example', language: 'de', subject: 'Wartet', paragraphs: [] }));
  const then = new Date(clock.now().getTime() - minutes * MINUTE_MS);
  await pool.query('update graphile_worker._private_jobs set created_at = $1, run_at = $1', [then]);
  return then;
};

describe('the health of the service', () => {
  it('is told part by part', async () => {
    const { health, database, clock } = await useHealth();
    const finished_at = new Date(clock.now().getTime() - 60_000);
    await database.db.insertInto('backup_run').values({ finished_at, size_bytes: 4_096 }).execute();
    const found = await health();
    expect(found).toMatchObject({
      at: clock.now().toISOString(),
      version: expect.stringMatching(/^\d+\.\d+/),
      readiness: { state: 'ok', failing: [] },
      search: { state: 'ok', p95_ms: null, companies: 2_155_000, people: 1_000_000 },
      index: { state: 'ok', behind_seconds: 0.7 },
      database: { replicas: [], max_connections: expect.any(Number) },
      mail: { state: 'ok', is_sent: true, waiting: 0, given_up: 0, oldest_waiting_at: null },
      jobs: { state: 'ok', running: 0, waiting: 0, given_up: 0 },
      events: { state: 'ok', unnumbered: 0, oldest_unnumbered_at: null },
      backup: { state: 'ok', last_at: finished_at.toISOString(), size_bytes: 4_096 },
    });
    expect(found.database.size_bytes).toBeGreaterThan(1_000_000);
    expect(found.database.connections).toBeGreaterThan(0);
    expect(found.disk.total_bytes).toBeGreaterThan(found.disk.used_bytes ?? 0);
  });

  it('is read once for all who ask within five seconds', async () => {
    const { health, clock } = await useHealth();
    const first = await health();
    expect(await health()).toEqual(first);
    clock.pass(0.1);
    expect((await health()).at).not.toBe(first.at);
  });

  it('warns of mails and jobs that wait or were given up', async () => {
    const desk = await useHealth();
    const then = await queueAgo(desk, 30);
    expect(await desk.health()).toMatchObject({
      mail: { state: 'warn', waiting: 1, oldest_waiting_at: then.toISOString() },
      jobs: { state: 'bad', waiting: 1 },
    });
    await desk.database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    desk.clock.pass(1);
    expect(await desk.health()).toMatchObject({
      mail: { state: 'warn', waiting: 0, given_up: 1, oldest_waiting_at: null },
      jobs: { state: 'warn', given_up: 1 },
    });
  });

  it('alarms when an event has had no number for five minutes', async () => {
    const { health, database, clock } = await useHealth();
    const company = await addCompany(database.db);
    const then = clock.now();
    await database.pool.query(
      `insert into event (id, company_id, kind, certainty, seen_at) values (gen_random_uuid(), $1, 'moved', 'stated', $2)`,
      [company, then],
    );
    const waiting = { unnumbered: 1, oldest_unnumbered_at: then.toISOString() };
    clock.pass(4);
    expect((await health()).events).toEqual({ state: 'ok', ...waiting });
    clock.pass(2);
    expect(await health()).toMatchObject({ state: 'bad', events: { state: 'bad', ...waiting } });
    await sequenceEvents(database.db);
    clock.pass(1);
    expect((await health()).events).toEqual({ state: 'ok', unnumbered: 0, oldest_unnumbered_at: null });
  });

  it('warns without a backup of the last 26 hours, and of an index that falls behind', async () => {
    const index = { ...closedSearchIndex, caughtUpAt: () => new Date('2026-03-10T08:00:00Z') };
    const { health, database, clock } = await useHealth({ searchIndex: index });
    expect(await health()).toMatchObject({
      state: 'bad',
      backup: { state: 'warn', last_at: null },
      index: { state: 'bad' },
    });
    await database.db.insertInto('backup_run').values({ finished_at: clock.now(), size_bytes: 1 }).execute();
    clock.pass(25);
    expect(await health()).toMatchObject({ backup: { state: 'ok' } });
    await database.db
      .updateTable('backup_run')
      .set({ finished_at: new Date('2026-03-09T07:00:00Z') })
      .execute();
    clock.pass(1);
    expect(await health()).toMatchObject({ backup: { state: 'warn', last_at: '2026-03-09T07:00:00.000Z' } });
  });

  it('does not ask for backups and a mail server in the demo, but everywhere else', async () => {
    const without = { smtpUrl: undefined };
    const demo = await (await useHealth({ config: { ...without, isDemo: true } })).health();
    expect(demo).toMatchObject({ mail: { state: 'ok', is_sent: false }, backup: { state: 'ok' } });
    const real = await (await useHealth({ config: without })).health();
    expect(real).toMatchObject({ mail: { state: 'bad', is_sent: false }, backup: { state: 'warn' } });
  });

  it('shows the other parts if some cannot be read', async () => {
    const { health, database } = await useHealth({ config: { dataDir: '/nowhere' } });
    await database.pool.query(
      'drop table backup_run; alter table event rename to away; alter schema graphile_worker rename to away',
    );
    expect(await health()).toMatchObject({
      state: 'bad',
      readiness: { state: 'ok' },
      mail: { state: 'bad', is_sent: true, waiting: null },
      jobs: { state: 'bad', running: null },
      events: { state: 'bad', unnumbered: null, oldest_unnumbered_at: null },
      backup: { state: 'bad', last_at: null },
      disk: { state: 'bad', used_bytes: null },
    });
  });

  it('names the replicas, and warns of one that does not answer', async () => {
    const database = await useTestDatabase();
    const replicas = [
      { name: 'one:5432', lagSeconds: 0.2 },
      { name: 'two:5432', lagSeconds: null },
    ];
    const reads = { ...readsFromPrimary(database.db), hasReplicas: true, replicas: () => replicas };
    const { health } = await useHealth({ database, reads });
    expect((await health()).database).toMatchObject({
      state: 'warn',
      replicas: [
        { name: 'one:5432', lag_seconds: 0.2 },
        { name: 'two:5432', lag_seconds: null },
      ],
    });
  });
});

it('is as bad as its worst part', () => {
  expect(worst('ok', 'warn', 'ok')).toBe('warn');
  expect(worst('bad', 'warn')).toBe('bad');
  expect(worst()).toBe('ok');
});

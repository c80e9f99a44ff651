import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../../test/servers/test-database.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrateJobs } from '../platform/jobs/job-runner.ts';
import { MIGRATIONS_DIR } from '../platform/paths.ts';
import { assertKindIsSaid, settleKind } from './database-kind.ts';
import { limitDataDay } from './demo-day.ts';
import { seedDemoMember } from './demo-member.ts';
import { DEMO_SIGN_IN } from './demo-sign-in.ts';

/** As a start with this setting of DEMO. */
const start = ({ db }: TestDatabase, DEMO?: 'on' | 'off') => settleKind(db, readConfig({ DEMO }));

const kindOf = async ({ db }: TestDatabase): Promise<boolean | undefined> =>
  (await db.selectFrom('database_kind').select('is_demo').executeTakeFirst())?.is_demo;

const IS_DEMO = /this database is a demo/;
const IS_REAL = /this database holds real data/;

describe('a database', () => {
  it('is for good what its first start made it', async () => {
    const demo = await useTestDatabase();
    await start(demo);
    await start(demo, 'on');
    await expect(start(demo, 'off')).rejects.toThrow(IS_DEMO);
    expect(await kindOf(demo)).toBe(true);

    const real = await useTestDatabase();
    await start(real, 'off');
    await start(real, 'off');
    await expect(start(real)).rejects.toThrow(IS_REAL);
    await expect(start(real, 'on')).rejects.toThrow(IS_REAL);
    expect(await kindOf(real)).toBe(false);
  });

  it('is one of both where two processes start as different ones at once', async () => {
    const database = await useTestDatabase();
    const outcomes = await Promise.allSettled([start(database, 'on'), start(database, 'off')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('with imported companies asks what it is before its first start', async () => {
    const database = await useTestDatabase();
    await addCompany(database.db);
    await expect(start(database)).rejects.toThrow(/companies were imported .* not known yet whether it is a demo/);
    expect(await kindOf(database)).toBeUndefined();
    await start(database, 'off');
    await expect(start(database)).rejects.toThrow(IS_REAL);
  });
});

describe('a database of the version before', () => {
  const useOlder = async (fill: (database: TestDatabase) => Promise<void>) => {
    const database = await useTestDatabase({ isEmpty: true });
    const before = useTemporaryDir('migrations');
    for (const name of readdirSync(MIGRATIONS_DIR))
      if (name < '0049') copyFileSync(join(MIGRATIONS_DIR, name), join(before, name));
    await migrate(database.pool, before);
    await migrateJobs(database.pool);
    await fill(database);
    return database;
  };
  const addFictional = async ({ pool }: TestDatabase) => {
    await pool.query(`insert into company (name, status, source_id, fetched_at, licence) values
      ('Alpenglas GmbH', 'active', 9, now(), 'Fictional')`);
  };
  const addMember = ({ pool }: TestDatabase) =>
    pool.query(`insert into account (email, full_name, language, membership_start, created_at) values
      ('eva@kunde.example', 'Eva Muster', 'de', '2026-01-01', now())`);
  const startedAsDemo = async (database: TestDatabase) => {
    await limitDataDay(database.db, true);
    await seedDemoMember(database.db, { now: () => new Date() }, DEMO_SIGN_IN);
    await addFictional(database);
    await addMember(database);
  };

  const CASES: [string, boolean | undefined, (database: TestDatabase) => Promise<void>][] = [
    ['that ran the demo is a demo', true, startedAsDemo],
    [
      'that ran the demo, before the days of its data were limited, is a demo',
      true,
      async (database) => {
        await startedAsDemo(database);
        await limitDataDay(database.db, false);
      },
    ],
    [
      'that began as a demo and serves members since is real',
      false,
      async (database) => {
        await addFictional(database);
        await addMember(database);
      },
    ],
    ['with imported companies is real', false, addFictional],
    ['with nothing in it is undecided', undefined, async () => {}],
  ];

  it.each(CASES)('%s, also where a backup of it is restored', async (_, isDemo, fill) => {
    const older = await useOlder(fill);
    const file = join(useTemporaryDir('backup'), 'older.backup');
    await writeBackup(older.pool, file);
    await migrate(older.pool);
    expect(await kindOf(older)).toBe(isDemo);

    const other = await useTestDatabase();
    await start(other, isDemo ? 'off' : 'on');
    await restoreBackup(other.pool, file);
    expect(await kindOf(other)).toBe(isDemo);
  });
});

it.each([true, false])('a restored database is what the one of the backup was (demo: %s)', async (isDemo) => {
  const original = await useTestDatabase();
  await start(original, isDemo ? 'on' : 'off');
  const file = join(useTemporaryDir('backup'), 'all.backup');
  await writeBackup(original.pool, file);
  const other = await useTestDatabase();
  await start(other, isDemo ? 'off' : 'on');
  await restoreBackup(other.pool, file);
  await expect(start(other, isDemo ? 'off' : 'on')).rejects.toThrow(isDemo ? IS_DEMO : IS_REAL);
  await start(other, isDemo ? 'on' : 'off');
});

describe('a PUBLIC_URL', () => {
  const check = (PUBLIC_URL: string, more: Record<string, string> = {}) =>
    assertKindIsSaid(readConfig({ PUBLIC_URL, ...more }));

  it.each([
    'https://firmament.example',
    'http://192.168.1.7:3000',
    'https://localhost.example',
    'http://127.evil.example',
  ])('that leads outside of this machine needs DEMO to be set (%s)', (url) => {
    expect(() => check(url)).toThrow(/PUBLIC_URL .* DEMO is not set/);
    expect(() => check(url, { DATABASE_URL: 'postgres://a:b@db/x' })).toThrow(/DEMO is not set/);
    check(url, { DEMO: 'off' });
    check(url, { DEMO: 'on' });
  });

  it.each(['http://localhost:3000', 'http://firmament.localhost', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'of this machine does not (%s)',
    (url) => check(url),
  );
});

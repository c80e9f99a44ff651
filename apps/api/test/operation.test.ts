import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DAY_MS } from '@firmament/calendar/day';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAlive } from '../src/platform/database/embedded/server-process.ts';
import { createToken, digestOf } from '../src/platform/secrets.ts';
import { postmasterOf, startProgram } from './servers/program.ts';
import { useTestDatabase } from './servers/test-database.ts';
import { useTemporaryDir } from './tools/use-temporary-dir.ts';

/** Whole programs are started, several in one test; a busy machine takes its time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** The program as an operator meets it: started, stopped, killed, wrongly configured. */

/** Files and folders that other users may look into. */
const openToOthers = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  );

/** Within seconds: calls are turned away while the machine has just stood still. */
const expectToServe = (address: string) =>
  expect.poll(async () => (await fetch(`${address}/api/health/ready`)).status, { interval: 200 }).toBe(200);

/** One data directory throughout: each start costs seconds. */
it('serves, keeps its files to itself, and survives the death of its database and kill -9', async () => {
  const DATA_DIR = useTemporaryDir('operation');
  // An earlier version left them open.
  for (const folder of ['postgres', 'search']) mkdirSync(join(DATA_DIR, folder));
  for (const file of ['postgres/postgres.log', 'search/company.snapshot.1']) writeFileSync(join(DATA_DIR, file), '');
  expect(openToOthers(DATA_DIR)).toHaveLength(4);

  const first = startProgram({ DATA_DIR });
  const address = await first.isReady;
  expect(first.output()).toMatch(/database .*embedded PostgreSQL 18 .*\(\d+\.\d s\)/);
  await expectToServe(address);
  const hasSnapshots = () =>
    ['company', 'person'].every((name) => existsSync(join(DATA_DIR, `search/${name}.snapshot`)));
  await expect.poll(hasSnapshots).toBe(true);
  expect(openToOthers(DATA_DIR)).toEqual([]);

  const postmaster = () => postmasterOf(DATA_DIR);
  const before = postmaster();
  process.kill(before, 'SIGKILL');
  await expect.poll(() => isAlive(before)).toBe(false);
  await expectToServe(address);
  expect(postmaster(), 'a new database server').not.toBe(before);

  const second = startProgram({ DATA_DIR });
  expect(await second.ended, 'a second process on the same database').toBe(1);
  expect(second.output()).toMatch(/already in use by npm start, process \d+/);

  first.child.kill('SIGKILL');
  await first.ended;
  const third = startProgram({ DATA_DIR });
  // After kill -9.
  await expectToServe(await third.isReady);

  third.child.kill('SIGTERM');
  expect(await third.ended, 'on SIGTERM').toBe(0);
});

describe('a start that cannot succeed says why in one sentence and what to do', () => {
  const expectRefusal = async (environment: Record<string, string>, sentence: RegExp) => {
    const program = startProgram(environment);
    expect(await program.ended).toBe(1);
    expect(program.output()).toMatch(sentence);
    expect(program.output()).toMatch(/What to do: \S/);
    expect(program.output()).not.toMatch(/^\s+at /m);
    return program.output();
  };

  it('when the port is taken, before anything else is done', async () => {
    const { url } = await useTestDatabase();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = String(typeof address === 'object' && address?.port);
    const refusal = new RegExp(`port ${port} on 127.0.0.1 is in use`);
    const output = await expectRefusal({ DATABASE_URL: url, PORT: port }, refusal);
    expect(output).not.toMatch(/database|schema/);
  });

  it('when the data directory cannot be written', async () => {
    const file = join(useTemporaryDir('operation'), 'file');
    writeFileSync(file, '');
    await expectRefusal({ DATA_DIR: join(file, 'data') }, /data directory .* cannot be written \(ENOTDIR\)/);
  });

  it('when the database cannot be reached', () =>
    expectRefusal({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, /DATABASE_URL cannot be reached \(ECONNREFUSED\)/));

  it('when the database is newer than the code', async () => {
    const { url, pool } = await useTestDatabase();
    await pool.query(`insert into schema_migration (name, checksum) values ('9999_future.sql', 'x')`);
    await expectRefusal({ DATABASE_URL: url }, /newer than this version of Firmament/);
  });

  it('when the particulars of the operator are wrong', async () => {
    const operatorFile = join(useTemporaryDir('operator'), 'operator.json');
    writeFileSync(operatorFile, '{"operator": {"name": ""}}');
    await expectRefusal({ OPERATOR_FILE: operatorFile }, /operator\.json is not valid: operator\.name is empty; /);
  });

  it('when real data would get a demo, or a demo be served as real', async () => {
    const { url, db } = await useTestDatabase();
    await db.insertInto('database_kind').values({ is_demo: false }).execute();
    await expectRefusal({ DATABASE_URL: url, DEMO: 'on' }, /this database holds real data/);
    for (const table of ['company', 'account', 'offer_version', 'data_day_limit'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    await db.updateTable('database_kind').set({ is_demo: true }).execute();
    await expectRefusal({ DATABASE_URL: url, DEMO: 'off' }, /this database is a demo/);
  });

  it('when the world outside may reach it and nobody said whether it is a demo', async () => {
    const { url } = await useTestDatabase();
    const outside = { PUBLIC_URL: 'https://firmament.example', DEMO: '' };
    await expectRefusal({ ...outside, DATABASE_URL: url }, /PUBLIC_URL .* DEMO is not set/);
    await expectRefusal({ ...outside, DATA_DIR: useTemporaryDir('operation') }, /PUBLIC_URL .* DEMO is not set/);
  });

  it('when a variable is wrong', () => expectRefusal({ PORT: 'eighty' }, /PORT is not valid/));
});

it('without the demo lets no visitor of it in, from the first moment on', async () => {
  const { url, db, pool } = await useTestDatabase();
  const { rows } =
    await pool.query(`insert into account (email, full_name, language, membership_start, created_at, visit_ends_at)
    values ('0123456789abcdef@visitors.firmament.example', 'Nora Amsel', 'en', '2026-01-01', now(), now() + interval '1 day'),
      ('eva@kunde.example', 'Eva Muster', 'en', '2026-01-01', now(), null) returning id`);
  const enter = async (accountId: number): Promise<{ cookie: string }> => {
    const token = createToken();
    await db
      .insertInto('session')
      .values({
        account_id: accountId,
        token_digest: digestOf(token),
        signed_in_with: 'visit',
        created_at: new Date(),
        last_seen_at: new Date(),
        expires_at: new Date(Date.now() + DAY_MS),
      })
      .execute();
    return { cookie: `firmament_session=${token}` };
  };
  const [visitor, member] = [await enter(rows[0].id), await enter(rows[1].id)];
  const address = await startProgram({
    DATABASE_URL: url,
    DEMO: 'off',
    SECRETS_KEY: randomBytes(32).toString('base64'),
  }).isReady;
  const statusOf = async (headers: { cookie: string }) =>
    (await fetch(`${address}/api/getUserDetails`, { headers })).status;
  expect(await statusOf(member)).toBe(200);
  expect(await statusOf(visitor)).toBe(401);
});

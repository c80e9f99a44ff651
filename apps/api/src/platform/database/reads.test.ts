import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServers, HAS_POSTGRES_15, type Server } from '../../../test/servers/debian-postgres.ts';
import { createLogger } from '../logger.ts';
import { createDatabase, createPool, type Database } from './database.ts';
import { openReads, type Reads, readsFromPrimary } from './reads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

if (!HAS_POSTGRES_15) console.warn('Skipped without Debian’s postgresql-15: reading from replicas.');

/** The port tells which server answers. */
const whoAnswers = async (db: Database): Promise<number> =>
  Number((await sql<{ port: string }>`select current_setting('port') as port`.execute(db)).rows[0]?.port);

describe.skipIf(!HAS_POSTGRES_15)('reads', () => {
  let servers: ReturnType<typeof createServers>;
  let primary: Server;
  let replicas: Server[];

  beforeAll(async () => {
    servers = createServers();
    primary = await servers.startPrimary();
    replicas = [await servers.startReplica(primary, 'one'), await servers.startReplica(primary, 'two')];
  });
  afterAll(() => servers.close());

  const useReads = async (urls = replicas.map(({ url }) => url)): Promise<{ reads: Reads; db: Database }> => {
    const pool = createPool({ url: primary.url, size: 3 });
    const reads = await openReads({
      primary: pool,
      primaryUrl: primary.url,
      replicaUrls: urls,
      size: 3,
      logger: createLogger('silent'),
    });
    onTestFinished(async () => {
      await reads.close();
      await pool.end();
    });
    return { reads, db: createDatabase(pool) };
  };
  const ports = () => replicas.map(({ port }) => port);
  /** The ports that several queries in a row reach. */
  const reached = async (db: Database) => {
    const found = new Set<number>();
    for (let i = 0; i < 6; i++) found.add(await whoAnswers(db));
    return [...found].sort();
  };
  const asAdmin = async (server: Server, statement: string) => {
    const pool = createPool({ url: server.adminUrl, size: 1 });
    await pool.query(statement).finally(() => pool.end());
  };
  const soon = { interval: 200 };

  it('go to the replicas in turn if they may lag, otherwise to the primary', async () => {
    const { reads } = await useReads();
    expect(await reached(reads.mayLag)).toEqual(ports().sort());
    expect(await reached(reads.newest)).toEqual([primary.port]);
    expect(reads.replicas().map(({ name }) => name)).toEqual(replicas.map(({ url }) => new URL(url).host));
  });

  it('skip a replica that is down, without a failed read, and use it again once it is back', async () => {
    const { reads } = await useReads();
    const [first, second] = replicas as [Server, Server];
    await first.kill();
    expect(await reached(reads.mayLag)).toEqual([second.port]);
    await second.kill();
    expect(await reached(reads.mayLag)).toEqual([primary.port]);
    await Promise.all([first.start(), second.start()]);
    await expect.poll(() => reached(reads.mayLag), soon).toEqual(ports().sort());
  });

  it('skip a replica that lags, until it has caught up', async () => {
    const { reads } = await useReads();
    const [first, second] = replicas as [Server, Server];
    await asAdmin(first, 'select pg_wal_replay_pause()');
    // A replica falls behind only if something is written.
    await expect
      .poll(async () => {
        await asAdmin(primary, 'select txid_current()');
        return reached(reads.mayLag);
      }, soon)
      .toEqual([second.port]);
    const [late, fit] = reads.replicas();
    expect(late?.lagSeconds ?? Number.POSITIVE_INFINITY).toBeGreaterThan(fit?.lagSeconds ?? Number.POSITIVE_INFINITY);
    await asAdmin(first, 'select pg_wal_replay_resume()');
    await expect.poll(() => reached(reads.mayLag), soon).toEqual(ports().sort());
  });

  it('wait until all replicas show what was just written', async () => {
    const { reads, db } = await useReads();
    await sql`create table if not exists note (text text)`.execute(db);
    for (let i = 0; i < 20; i++) {
      await sql`insert into note values (${`note ${i}`})`.execute(db);
      await reads.caughtUp();
      const { rows } = await sql`select from note where text = ${`note ${i}`}`.execute(reads.mayLag);
      expect(rows).toHaveLength(1);
    }
  });

  it('refuse transactions, and pass on the errors of a statement', async () => {
    const { reads } = await useReads();
    await expect(reads.mayLag.transaction().execute(async () => {})).rejects.toThrow('use the primary');
    await expect(sql`select nonsense from nowhere`.execute(reads.mayLag)).rejects.toThrow('nowhere');
  });

  it('continue on the replicas while the primary is down', async () => {
    const { reads } = await useReads();
    await primary.kill();
    onTestFinished(() => primary.start());
    expect(ports()).toContain(await whoAnswers(reads.newest));
    expect(await reached(reads.mayLag)).toEqual(ports().sort());
  });
});

it('reads use one server if there are no replicas', async () => {
  const db = createDatabase(createPool({ url: 'postgres://nobody@127.0.0.1:1/none', size: 1 }));
  const reads = readsFromPrimary(db);
  expect([reads.mayLag, reads.newest, reads.hasReplicas]).toEqual([db, db, false]);
  await reads.caughtUp();
});

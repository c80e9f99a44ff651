import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../../test/tools/eventually.ts';
import { useTemporaryDir } from '../../../../test/tools/use-temporary-dir.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './server-process.ts';

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, purpose: 'a test' });

const answer = async (url: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select inet_server_port() as port');
  await client.end();
  return rows[0].port;
};

it('the embedded database has a socket for its user alone, and removes the socket of a killed server', async () => {
  const dataDir = useTemporaryDir('socket');
  const server = await start(dataDir);
  expect(await answer(server.url)).toBeNull();
  const home = join(dataDir, 'postgres');
  const sockets = () => readdirSync(home).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name));
  expect(sockets().map((name) => statSync(join(home, name)).mode & 0o777)).toEqual([0o700]);

  const pid = Number(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await eventually(() => expect(isAlive(pid)).toBe(false));
  const next = await start(dataDir);
  onTestFinished(() => next.stop());
  expect(await answer(next.url)).toBeNull();
  expect(sockets()).toHaveLength(1);
});

it('the embedded database is reached by its port if its folder is too long for a socket', async () => {
  const dataDir = join(useTemporaryDir('long'), 'x'.repeat(100));
  mkdirSync(dataDir);
  const server = await start(dataDir);
  onTestFinished(() => server.stop());
  expect(await answer(server.url)).toBeGreaterThan(0);
});

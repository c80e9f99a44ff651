import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { vi } from 'vitest';
import { makeTemporaryDir } from '../tools/temporary-dir.ts';

/** PostgreSQL 15 as Debian packages it: the oldest we support, with the replica tools that the embedded one lacks. */

const BIN = '/usr/lib/postgresql/15/bin';

export const HAS_POSTGRES_15 = existsSync(join(BIN, 'pg_basebackup'));

export type Server = {
  /** For the product's role. */
  url: string;
  adminUrl: string;
  port: number;
  /** Ends it at once, as a crash would; `start` brings it back. */
  kill(): Promise<void>;
  start(): Promise<void>;
};

/** PostgreSQL refuses to be run by root. */
const unprivileged = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
};

const ask = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** The data is thrown away, so nothing needs to reach the disk. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB', 'wal_keep_size=64MB'];

/** Servers for one test file; the caller closes them. */
export const createServers = () => {
  const folder = makeTemporaryDir('postgres-15');
  const user = unprivileged();
  const children = new Set<ChildProcess>();
  const own = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  own(folder);
  const run = (name: string, args: string[]) => promisify(execFile)(join(BIN, name), args, { ...user, cwd: folder });

  const serve = async (dataDir: string, port: number): Promise<Server> => {
    const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
    let child: ChildProcess | undefined;
    const start = async () => {
      const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${folder}`].flatMap((one) => ['-c', one]);
      child = spawn(join(BIN, 'postgres'), ['-D', dataDir, ...settings], { ...user, cwd: folder, stdio: 'ignore' });
      children.add(child);
      await vi.waitFor(() => ask(adminUrl, 'select 1'), { timeout: 60_000, interval: 100 });
    };
    const kill = async () => {
      if (!child || child.exitCode !== null) return;
      child.kill('SIGQUIT');
      await once(child, 'exit');
      children.delete(child);
    };
    await start();
    return {
      adminUrl,
      url: adminUrl.replace('postgres@', 'firmament@').replace(/postgres$/, 'firmament'),
      port,
      kill,
      start,
    };
  };

  const startPrimary = async (): Promise<Server> => {
    const dataDir = own(join(folder, 'primary'));
    await run('initdb', ['--no-sync', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '-D', dataDir]);
    appendFileSync(join(dataDir, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
    const server = await serve(dataDir, await freePort());
    await ask(server.adminUrl, 'create role firmament login');
    await ask(server.adminUrl, 'create database firmament owner firmament');
    return server;
  };

  const startReplica = async (primary: Server, name: string): Promise<Server> => {
    const dataDir = own(join(folder, name));
    const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
    await run('pg_basebackup', [...source, '-D', dataDir, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']);
    return serve(dataDir, await freePort());
  };

  const close = async () => {
    for (const child of children) {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { startPrimary, startReplica, close };
};

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PRIVATE_FILE } from '../../data-folder.ts';
import type { Placement } from './placement.ts';

/** Thin layer over initdb and pg_ctl: each function runs one program as the right user. */

/** Inherits nothing: variables such as PGDATA or PGPORT in a developer's shell must not steer the server. */
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' };

export class ProgramFailure extends Error {
  override readonly name = 'ProgramFailure';
}

export const clusterDir = (placement: Placement): string => join(placement.homeDir, 'cluster');
export const logFile = (placement: Placement): string => join(placement.homeDir, 'postgres.log');

export const runProgram = async (placement: Placement, name: string, args: string[]): Promise<void> => {
  const { user, binaries, homeDir } = placement;
  const program = spawn(join(binaries.nativeDir, 'bin', name), args, {
    cwd: homeDir,
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  let output = '';
  program.stdout.on('data', (chunk) => (output += chunk));
  program.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    program.on('error', reject);
    program.on('close', resolve);
  });
  if (code !== 0) throw new ProgramFailure(`${name} ended with ${code}: ${output.trim()}`);
};

/** A socket's full path must fit into 107 bytes; the server adds `/.s.PGSQL.` and the port to its folder. */
const MAX_SOCKET_DIR_BYTES = 107 - '/.s.PGSQL.65535'.length;

/** Folder of the server's socket, or '' if there can be none: the setting is a list, so no spaces, commas or quotes. */
export const socketDir = ({ homeDir }: Placement): string =>
  /^\/[^\s,"]*$/.test(homeDir) && Buffer.byteLength(homeDir) <= MAX_SOCKET_DIR_BYTES ? homeDir : '';

/** Removes what killed servers left behind; the server itself only removes a socket with its own port. */
const removeDeadSockets = async (folder: string): Promise<void> => {
  const locks = (await readdir(folder)).filter((name) => /^\.s\.PGSQL\.\d+\.lock$/.test(name));
  for (const lock of locks.map((name) => join(folder, name))) {
    const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
    if (pid > 0 && !isAlive(pid))
      await Promise.all([lock, lock.replace(/\.lock$/, '')].map((file) => rm(file, { force: true })));
  }
};

/** Durable, local only, and sized so that it leaves the machine to the application. */
const settings = (placement: Placement, port: number, extra: Record<string, string>): string[] => {
  const sharedBuffersMb = Math.round(Math.min(1024, Math.max(64, totalmem() / 2 ** 20 / 16)));
  const all: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketDir(placement),
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${sharedBuffersMb}MB`,
    effective_cache_size: `${sharedBuffersMb * 4}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_wal_size: '2GB',
    // No replica follows this server: data that goes into new files need not go into the log as well.
    wal_level: 'minimal',
    max_wal_senders: '0',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_timezone: 'UTC',
    ...extra,
  };
  return Object.entries(all).map(([name, value]) => `${name}=${value}`);
};

/** A crash may leave a long log to replay, which is no reason to give up. */
const START_TIMEOUT_MS = 300_000;

/**
 * Starts the server in a session of its own, so that Ctrl-C does not reach it. It is our child, not pg_ctl's: we learn
 * when it dies, and no dead process keeps the data directory locked where nothing collects orphans (containers).
 */
export const startServer = async (
  placement: Placement,
  port: number,
  extra: Record<string, string>,
  isUp: () => Promise<boolean>,
): Promise<void> => {
  const { user, binaries, homeDir } = placement;
  await removeDeadSockets(homeDir);
  const log = await open(logFile(placement), 'a', PRIVATE_FILE);
  await log.chmod(PRIVATE_FILE);
  const server = spawn(
    join(binaries.nativeDir, 'bin', 'postgres'),
    ['-D', clusterDir(placement), ...settings(placement, port, extra).flatMap((setting) => ['-c', setting])],
    {
      cwd: homeDir,
      env: ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  );
  let ended: string | undefined;
  server.on('error', (error) => (ended = error.message));
  server.on('exit', (code, signal) => (ended = `postgres ended with ${code ?? signal}`));
  server.unref();
  await log.close();
  for (const startedAt = Date.now(); !(await isUp()); await sleep(50)) {
    if (ended) throw new ProgramFailure(ended);
    if (Date.now() - startedAt > START_TIMEOUT_MS) throw new ProgramFailure('postgres does not answer');
  }
};

export const stopServer = (placement: Placement): Promise<void> =>
  runProgram(placement, 'pg_ctl', [
    'stop',
    '--wait',
    '--mode=fast',
    '--timeout=60',
    `--pgdata=${clusterDir(placement)}`,
  ]);

/** The server that holds the data directory, running or crashed. */
export type ServerState = { pid: number; port: number; socketDir: string };

export const readServerState = async (placement: Placement): Promise<ServerState | undefined> => {
  const file = join(clusterDir(placement), 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, socketDir: lines[4] ?? '' } : undefined;
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** The end of the server's log, for the message when it does not start. */
export const readLogTail = async (placement: Placement): Promise<string> => {
  const path = logFile(placement);
  if (!existsSync(path)) return '';
  const { size } = await stat(path);
  const file = await open(path);
  const start = Math.max(0, size - 2000);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2000), 0, 2000, start);
  await file.close();
  const lines = buffer.toString('utf8', 0, bytesRead).trim().split('\n');
  return lines.filter((line) => /FATAL|PANIC|ERROR/.test(line)).at(-1) ?? lines.at(-1) ?? '';
};

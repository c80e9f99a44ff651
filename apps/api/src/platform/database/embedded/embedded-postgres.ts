import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PRIVATE_FILE } from '../../data-folder.ts';
import { OperatorError } from '../../operator-error.ts';
import { LOCKS } from '../locks.ts';
import { choosePlacement, type Placement } from './placement.ts';
import {
  clusterDir,
  findFreePort,
  isAlive,
  logFile,
  readLogTail,
  readServerState,
  runProgram,
  socketDir,
  startServer,
  stopServer,
} from './server-process.ts';

/**
 * A PostgreSQL of our own in the data directory. It runs detached: Ctrl-C reaches only us, and we stop it when our last
 * request is answered. If we are killed it keeps running, and the next start takes it over. The owner holds an advisory
 * lock on the server; the lock ends with its connection, so it is never stale.
 */
export type EmbeddedPostgres = {
  /** Ordinary role that owns the database `firmament`. */
  url: string;
  /** Superuser, for tests and backups. */
  adminUrl: string;
  remark: string | undefined;
  /** Starts the server again if it no longer runs. */
  ensureRunning(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** Our name, for the message to a second process that starts. */
  purpose: string;
  /** Extra server settings, for tests. */
  settings?: Record<string, string>;
};

const ADMIN = 'firmament_admin';
const APPLICATION = 'firmament';

export const startEmbeddedPostgres = async ({
  dataDir,
  purpose,
  settings = {},
}: Options): Promise<EmbeddedPostgres> => {
  const placement = await choosePlacement(dataDir);
  const password = await readOrMakePassword(placement);
  if (!existsSync(clusterDir(placement))) await initialise(placement, password);

  let address = await ensureServer(placement, password, settings);
  const urlFor = (user: string, database: string) => urlAt(address, user, password, database);
  let owner = await takeOwnership(urlFor(ADMIN, 'postgres'), dataDir, purpose);
  await ensureApplicationDatabase(owner, password);

  const ensureRunning = async () => {
    const state = await readServerState(placement);
    if (state && isAlive(state.pid)) return;
    await owner.end().catch(() => {});
    address = await ensureServer(placement, password, settings, address.port);
    owner = await takeOwnership(urlFor(ADMIN, 'postgres'), dataDir, purpose);
  };
  const stop = async () => {
    await owner.end().catch(() => {});
    await stopServer(placement);
  };
  return {
    url: urlFor(APPLICATION, APPLICATION),
    adminUrl: urlFor(ADMIN, 'postgres'),
    remark: placement.remark,
    ensureRunning,
    stop,
  };
};

/** The connection string of a server that another process of ours runs in this data directory, if one does. */
export const findRunningEmbeddedPostgres = async (dataDir: string): Promise<string | undefined> => {
  const placement = await choosePlacement(dataDir);
  const state = await readServerState(placement);
  if (!state || !isAlive(state.pid)) return undefined;
  const password = await readOrMakePassword(placement);
  const url = urlAt(state, APPLICATION, password, APPLICATION);
  return (await canConnect(url)) ? url : undefined;
};

const readOrMakePassword = async ({ homeDir }: Placement): Promise<string> => {
  const file = join(homeDir, 'password');
  if (!existsSync(file))
    await writeFile(file, randomBytes(24).toString('base64url'), { mode: PRIVATE_FILE, flag: 'wx' });
  return readFile(file, 'utf8');
};

/** Made beside its final place and then renamed, so that a half-made cluster never passes for a whole one. */
const initialise = async (placement: Placement, password: string): Promise<void> => {
  const unfinished = join(placement.homeDir, `cluster.${process.pid}`);
  const passwordFile = join(placement.homeDir, `password.${process.pid}`);
  try {
    await writeFile(passwordFile, password, { mode: PRIVATE_FILE });
    if (placement.user) await chown(passwordFile, placement.user.uid, placement.user.gid);
    await runProgram(placement, 'initdb', [
      `--pgdata=${unfinished}`,
      `--username=${ADMIN}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
    ]);
    await rename(unfinished, clusterDir(placement));
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    if (existsSync(clusterDir(placement))) return;
    throw new OperatorError(
      `the embedded database could not be created in ${placement.homeDir}: ${reasonIn(cause)}`,
      'Check free disk space and permissions there, or set DATA_DIR to another folder.',
      { cause },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
};

type Address = { port: number; socketDir: string };

/** Uses the socket if there is one: it costs both sides less than TCP. */
const urlAt = ({ port, socketDir }: Address, user: string, password: string, database: string): string =>
  `postgres://${user}:${password}@${socketDir === '' ? '127.0.0.1' : encodeURIComponent(socketDir)}:${port}/${database}`;

/** Uses a running server, or starts one. */
const ensureServer = async (
  placement: Placement,
  password: string,
  settings: Record<string, string>,
  wantedPort?: number,
): Promise<Address> => {
  const canReach = (address: Address) => canConnect(urlAt(address, ADMIN, password, 'postgres'));
  const answers = async () => {
    const state = await readServerState(placement);
    return state && (await canReach(state)) ? state : undefined;
  };
  let failure: unknown;
  // Another program can take the port between the check and the start; another starter can be half a second ahead.
  for (let attempt = 0; attempt < 4; attempt++) {
    const running = await answers();
    if (running) return running;
    const address = { port: wantedPort ?? (await findFreePort()), socketDir: socketDir(placement) };
    try {
      await startServer(placement, address.port, settings, () => canReach(address));
      return address;
    } catch (error) {
      failure = error;
      await sleep(300 * (attempt + 1));
    }
  }
  throw new OperatorError(
    `the embedded database does not start: ${(await readLogTail(placement)) || lastLine(failure)}`,
    `Read ${logFile(placement)}; if the disk is full, make room; a backup can be restored with "npm run restore".`,
    { cause: failure },
  );
};

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const takeOwnership = async (adminUrl: string, dataDir: string, purpose: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: `${purpose}, process ${process.pid}`,
    keepAlive: true,
  });
  // The connection breaks when the server dies; ensureRunning then makes a new one.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [LOCKS.embeddedOwner]);
  if (rows[0].is_ours) return client;
  const holders = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [LOCKS.embeddedOwner],
  );
  await client.end();
  throw new OperatorError(
    `the data directory ${dataDir} is already in use by ${holders.rows[0]?.application_name ?? 'another process'}`,
    'Stop that process first, or set DATA_DIR to another folder.',
  );
};

/** The application never works as superuser: its role owns its database and nothing else. */
const ensureApplicationDatabase = async (admin: pg.Client, password: string): Promise<void> => {
  const role = await admin.query('select 1 from pg_roles where rolname = $1', [APPLICATION]);
  if (role.rowCount === 0) {
    await admin.query(`create role ${APPLICATION} login nosuperuser nocreatedb nocreaterole password '${password}'`);
  }
  // Lets imports of new companies skip the foreign key checks against rows they have just written.
  await admin.query(`grant set on parameter session_replication_role to ${APPLICATION}`);
  const database = await admin.query('select 1 from pg_database where datname = $1', [APPLICATION]);
  if (database.rowCount === 0) await admin.query(`create database ${APPLICATION} owner ${APPLICATION}`);
};

const linesOf = (error: unknown): string[] => String((error as Error)?.message ?? error).split('\n');

const lastLine = (error: unknown): string => linesOf(error).at(-1) ?? '';

/** After the reason initdb goes on about how it cleans up. */
const reasonIn = (error: unknown): string =>
  linesOf(error).find((line) => /\b(error|FATAL|PANIC):/.test(line)) ?? lastLine(error);

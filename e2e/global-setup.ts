import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeTemporaryDir } from '../apps/api/test/tools/temporary-dir.ts';

/** A first start builds the application and loads the demo data. */
const READY_WITHIN_MS = 300_000;
const STOP_WITHIN_MS = 40_000;

const REPOSITORY = join(import.meta.dirname, '..');
const LOG_FILE = join(import.meta.dirname, 'test-results', 'server.log');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
};

const isReady = async (baseUrl: string): Promise<boolean> =>
  fetch(`${baseUrl}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

const waitUntilReady = async (server: ChildProcess, baseUrl: string): Promise<void> => {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(baseUrl))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      const log = await readFile(LOG_FILE, 'utf8').catch(() => '');
      throw new Error(`The server did not become ready. The end of its log:\n${log.slice(-4000)}`);
    }
    await sleep(250);
  }
};

const stop = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS);
  await exited;
  clearTimeout(timer);
};

/** Starts the whole application on an empty data directory, as a user would. Returns a function that removes both. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // The tests run against a server that is already up.
  if (process.env.E2E_BASE_URL !== undefined) return undefined;

  const port = await freePort();
  const dataDir = makeTemporaryDir('e2e');
  await mkdir(join(LOG_FILE, '..'), { recursive: true });
  const log = createWriteStream(LOG_FILE);
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: REPOSITORY,
    // Tests come from one address; as a proxy they may name others, because sign-ups are limited for each.
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.pipe(log);
  server.stderr.pipe(log);

  const tearDown = async () => {
    await stop(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  process.env.E2E_BASE_URL = `http://127.0.0.1:${port}`;
  // For tests that also run an operator's commands.
  process.env.E2E_DATA_DIR = dataDir;
  await waitUntilReady(server, process.env.E2E_BASE_URL).catch(async (error: unknown) => {
    await tearDown();
    throw error;
  });
  return tearDown;
}

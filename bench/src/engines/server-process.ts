import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The real server as its container runs it, on its own data directory. */

const ROOT = join(import.meta.dirname, '..', '..', '..');
const START_TIMEOUT_MS = 15 * 60_000;

export type RunningServer = {
  port: number;
  /** From the start of the process until the address answers, and until searches do. */
  secondsToListen: number;
  secondsToReady: number;
  /** What the server told of each step of its start, and how long it took. */
  notes: Record<string, string>;
  stepSeconds: Record<string, number>;
  residentBytes(): Promise<number>;
  peakBytes(): Promise<number>;
  stop(): Promise<void>;
};

/** `settings` are variables that the benchmark needs beside the usual ones. */
export const startServer = async (dataDir: string, settings: Record<string, string> = {}): Promise<RunningServer> => {
  const startedAt = performance.now();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const server = spawn(process.execPath, [join(ROOT, 'apps/api/dist/main.js')], {
    cwd: ROOT,
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // The worlds are fictional, and a database with companies in it has to be told so.
      DEMO: 'on',
      // As in deploy/Dockerfile: memory from building the index goes back to the system, and the index has large pages.
      MALLOC_MMAP_THRESHOLD_: '131072',
      GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
      // Clients of the workload have their own addresses, as behind a proxy, because some limits count per address.
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (chunk) => (output += chunk));
  const secondsSinceStart = () => (performance.now() - startedAt) / 1000;
  const port = await until(server, () => Number(/listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]));
  const secondsToListen = secondsSinceStart();
  await until(server, () => (output.includes('Firmament is ready') ? 1 : 0));
  const steps = stepsIn(output);
  const memory = (field: string) => readMemory(server.pid ?? 0, field);
  return {
    port,
    secondsToListen,
    secondsToReady: secondsSinceStart(),
    notes: Object.fromEntries(steps.map(({ name, note }) => [name, note])),
    stepSeconds: Object.fromEntries(steps.map(({ name, seconds }) => [name, seconds])),
    residentBytes: () => memory('VmRSS'),
    peakBytes: () => memory('VmHWM'),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
};

const stepsIn = (output: string): { name: string; note: string; seconds: number }[] =>
  [...output.matchAll(/^ {2}(\S+) +(.+) \(([\d.]+) s\)$/gm)].map(([, name = '', note = '', seconds]) => ({
    name,
    note,
    seconds: Number(seconds),
  }));

const until = async (server: ChildProcess, look: () => number): Promise<number> => {
  for (const startedAt = Date.now(); ; await sleep(10)) {
    const found = look();
    if (found > 0) return found;
    if (server.exitCode !== null) throw new Error('the server ended while starting');
    if (Date.now() - startedAt > START_TIMEOUT_MS) throw new Error('the server does not become ready');
  }
};

/** From Linux's /proc; 0 on other systems. */
const readMemory = async (pid: number, field: string): Promise<number> => {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
};

const snapshotDir = (dataDir: string): string => join(dataDir, 'search');

const PARTS = ['company', 'person', 'register_person', 'network'];

const snapshotFile = (dataDir: string, part: string): string => join(snapshotDir(dataDir), `${part}.snapshot`);

/** Of one part, or of all. */
export const removeSnapshot = (dataDir: string, part?: string): Promise<void> =>
  rm(part === undefined ? snapshotDir(dataDir) : snapshotFile(dataDir, part), { recursive: true, force: true });

/**
 * Returns the sizes of the parts of the snapshot, which are those of the index in memory. They are written after the first
 * answers; a server that is stopped before builds what is missing at its next start.
 */
export const waitForSnapshot = async (dataDir: string): Promise<Record<string, number>> => {
  const sizes: Record<string, number> = {};
  for (const entity of PARTS) {
    for (let tries = 0; tries < 600 && !sizes[entity]; tries++) {
      const size = await stat(snapshotFile(dataDir, entity)).then(
        (file) => file.size,
        () => 0,
      );
      if (size > 0) sizes[entity] = size;
      else await sleep(100);
    }
  }
  return sizes;
};

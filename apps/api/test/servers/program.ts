import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const apiDir = join(import.meta.dirname, '../..');

export type Program = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
  /** The address once it serves, or its output if it ended instead. */
  isReady: Promise<string>;
};

/** As operators run it; test/built-server.mjs makes sure that it is built. */
const BUILT = 'dist/main.js';

/** Runs the product as a separate program, without anything from the test's environment. */
export const spawnProgram = (environment: Record<string, string>, nodeOptions: string[] = []): Program => {
  const child = spawn(process.execPath, [...nodeOptions, BUILT], {
    cwd: apiDir,
    env: { PATH: process.env.PATH, DEMO: 'off', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isReady = new Promise<string>((resolve) => {
    const look = () => {
      const address = output.match(/ready: (http\S+)/)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', look);
    void ended.then(() => resolve(`ended: ${output}`));
  });
  return { child, output: () => output, ended, isReady };
};

/** For use inside a test, which ends it. */
export const startProgram = (environment: Record<string, string>, nodeOptions?: string[]): Program => {
  const program = spawnProgram(environment, nodeOptions);
  onTestFinished(async () => {
    program.child.kill('SIGTERM');
    await program.ended;
  });
  return program;
};

/** The process of the embedded database. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

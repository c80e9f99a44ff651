import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

const apiDir = join(import.meta.dirname, '..');

export type Started = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
  /** The address, once it is announced; or why there will be none. */
  isReady: Promise<string>;
};

/** The program as an operator starts it; ended with the test. */
export const startProgram = (environment: Record<string, string>): Started => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: apiDir,
    env: { PATH: process.env.PATH, DEMO: 'off', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isReady = expect
    .poll(() => output.match(/ready: (http\S+)/)?.[1] ?? (child.exitCode === null ? '' : 'ended'), { timeout: 150_000 })
    .not.toBe('')
    .then(() => output.match(/ready: (http\S+)/)?.[1] ?? `ended: ${output}`);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, output: () => output, ended, isReady };
};

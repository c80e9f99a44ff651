import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = join(import.meta.dirname, '..', '..');

/** Operator commands need the data directory, which is unknown for a server that was already running. */
export const IS_OPERATOR = process.env.E2E_DATA_DIR !== undefined;

const run = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  return (await promisify(execFile)(process.execPath, args, { cwd: REPOSITORY, env })).stdout;
};

/** Runs `npm run <name> -- <args>` beside the server under test; returns what it prints. */
export const operate = (name: string, ...args: string[]): Promise<string> => run('scripts/command.mjs', name, ...args);

/** Ages a member's contract by this many days and runs the morning job of each. */
export const letDaysPass = (email: string, days: number): Promise<string> =>
  run('--import', 'tsx', 'apps/api/test/tools/let-days-pass.ts', email, String(days));

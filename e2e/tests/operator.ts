import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = join(import.meta.dirname, '..', '..');

/** Nobody can be the operator of a server that already ran and whose data is elsewhere. */
export const IS_OPERATOR = process.env.E2E_DATA_DIR !== undefined;

const run = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  return (await promisify(execFile)(process.execPath, args, { cwd: REPOSITORY, env })).stdout;
};

/** `npm run <name> -- <args>` beside the server under test; gives what it prints. */
export const operate = (name: string, ...args: string[]): Promise<string> => run('scripts/command.mjs', name, ...args);

/** A member's contract becomes so many days older, each with its morning work. */
export const letDaysPass = (email: string, days: number): Promise<string> =>
  run('--import', 'tsx', 'apps/api/test/let-days-pass.ts', email, String(days));

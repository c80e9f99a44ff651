import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { isPassingFailure } from './database-error.ts';

const failureOf = (doing: Promise<unknown>): Promise<unknown> => doing.catch((error: unknown) => error);

it('a missing server socket is a passing failure, a missing file is not', async () => {
  const noServer = new Promise((_, reject) => connect('/nowhere/.s.PGSQL.5432').once('error', reject));
  expect(isPassingFailure(await failureOf(noServer))).toBe(true);
  expect(isPassingFailure(await failureOf(readFile('/nowhere/at-all')))).toBe(false);
});

it.each([
  ['57P03', true],
  ['08006', true],
  ['ECONNREFUSED', true],
  ['23505', false],
  ['42P01', false],
])('%s is a passing failure: %s', (code, passes) => {
  expect(isPassingFailure(Object.assign(new Error('failed'), { code }))).toBe(passes);
});

import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { makeHere, makeInThreads } from './row-makers.ts';
import { readSetting } from './setting.query.ts';
import type { WorldRows } from './world-rows.ts';

/** Has three stretches, so that threads take turns. */
const WORLD = { seed: 3, companies: 9_000, reports: 100, representatives: 500, people: 200 };

const written = (rows: WorldRows): string[] =>
  [...rows].map(([table, bytes]) => `${table} ${Buffer.from(bytes).toString('base64')}`);

it('makes the same rows in threads as in this one, in the same order', async () => {
  const { pool } = await useTestDatabase();
  const client = await pool.connect();
  const setting = await readSetting(client);
  client.release();
  const here = [...makeHere(WORLD, setting)].map(written);
  const inThreads: string[][] = [];
  for await (const rows of makeInThreads(WORLD, setting)) inThreads.push(written(rows));
  expect(here).toHaveLength(3);
  expect(inThreads).toEqual(here);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from '@firmament/network/graph';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../../test/servers/test-database.ts';
import { useDice } from '../../../../test/tools/dice.ts';
import { eventually } from '../../../../test/tools/eventually.ts';
import { useConnection, useOverlappingSessions } from '../../../../test/tools/overlapping-sessions.ts';
import { useTemporaryDir } from '../../../../test/tools/use-temporary-dir.ts';
import { changesBy, FIRST } from '../../../../test/worlds/network-changes.ts';
import { linesOfGraph, linesOfTables } from '../../../../test/worlds/plain-network.ts';
import { LeftMemory } from '../left-memory.ts';
import { NetworkKeeper } from './network-keeper.ts';

/**
 * Random lives of companies, offices, persons, holdings and links: what follows them knows what the tables say, whenever
 * it looks, also after its connection broke and after it was ended. `LIVES` sets how many, `SEED` the first.
 */

const LIVES = Number(process.env.LIVES ?? 4);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const ROUNDS = 12;
/** Higher than any number that a life gives. */
const HIGHEST_ID = 2_000;

/** A connection before each of whose statements something else happens. */
const disturbed = (client: pg.Client, before: () => Promise<void>): pg.ClientBase =>
  ({
    query: (statement: string | Copying, values?: unknown[]) => {
      if (typeof statement === 'string') return before().then(() => client.query(statement, values));
      return {
        async *pieces() {
          await before();
          yield* client.query(statement).pieces();
        },
      };
    },
  }) as pg.ClientBase;

type Copying = pg.Submittable & { pieces(): AsyncGenerator<Buffer> };

const keep = (databaseUrl: string, snapshotDir: string, log: string[]) => {
  let shown: Graph | undefined;
  const keeper = new NetworkKeeper({
    options: { databaseUrl, isDatabaseHere: false, snapshotDir },
    rewriteAfterMs: 0,
    leftMemory: new LeftMemory(),
    log: (_, message) => void log.push(message),
    show: (graph) => {
      shown = graph;
    },
    wake: () => {},
  });
  return { keeper, shown: () => shown };
};

const live = async (seed: number): Promise<void> => {
  const database = await useTestDatabase();
  const { pool, url } = database;
  const dice = useDice(seed);
  await pool.query(FIRST);
  const { act, settle, endAll, notes } = await useOverlappingSessions(database, dice, changesBy(dice));
  const several = async (most: number) => {
    for (let left = dice.below(most + 1); left > 0; left--) await act();
  };
  const client = await useConnection(database);
  const { id: databaseId } = (await client.query('select id from database_identity')).rows[0];
  const shaken = disturbed(client, async () => {
    await several(2);
    if (dice.below(12) === 0) throw new Error('the connection broke');
  });
  const snapshotDir = useTemporaryDir('network');
  const log: string[] = [];

  let { keeper, shown } = keep(url, snapshotDir, log);
  const open = async () => {
    keeper.open();
    while (shown() === undefined) {
      await act();
      await keeper.catchUp(client);
    }
  };
  const lines = new Set<string>();
  const agree = async (when: string) => {
    await settle();
    await keeper.catchUp(client);
    const expected = await linesOfTables(pool);
    const story = `life ${seed}, ${when}, after:\n${notes.slice(-80).join('\n')}`;
    expect(linesOfGraph(shown() as Graph, HIGHEST_ID), story).toEqual(expected);
    notes.push('they agree');
    for (const line of expected) lines.add(line);
  };

  await open();
  for (let round = 0; round < ROUNDS; round++) {
    await several(12);
    await keeper.catchUp(shaken).catch(() => notes.push('the connection breaks'));
    await agree(`round ${round}`);
    if (dice.below(3) === 0) keeper.mergeIfDue(databaseId);
    if (dice.below(4) > 0) continue;
    // As after kill -9: what was in memory is gone.
    await eventually(() => expect(existsSync(join(snapshotDir, 'network.snapshot'))).toBe(true));
    await several(6);
    ({ keeper, shown } = keep(url, snapshotDir, log));
    notes.push('another begins');
    await open();
    await agree(`begun anew in round ${round}`);
  }
  await endAll();
  await agree('in the end');
  expect(log).toEqual([]);
  // A life has to be a life.
  expect(lines.size).toBeGreaterThan(30);
};

for (let seed = SEED; seed < SEED + LIVES; seed++) {
  it(`knows what the tables say while transactions overlap, life ${seed}`, () => live(seed), 60_000);
}

import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { WORLD_TABLES, type WorldRows, type WorldTable } from './world-rows.ts';

/** PostgreSQL prepares itself for a thousand rows whenever a COPY begins, which takes as long as some thousand rows do. */
const BYTES_PER_COPY = 16 * 1024 * 1024;

/** Copies rows into their tables, each time enough for one of them has come together, while the next ones are made. */
export const copyRows = async (
  client: pg.ClientBase,
  stretches: AsyncIterable<WorldRows> | Iterable<WorldRows>,
  bytesPerCopy = BYTES_PER_COPY,
): Promise<void> => {
  const waiting = new Map<WorldTable, Uint8Array[]>();
  let copying = Promise.resolve();
  const copyWaiting = async (table: WorldTable): Promise<void> => {
    await copying;
    copying = copy(client, table, waiting.get(table) ?? []);
    // Whoever waits for it next hears of a failure; until then it is not an unhandled one.
    copying.catch(() => {});
    waiting.delete(table);
  };
  for await (const rows of stretches) {
    for (const [table, bytes] of rows) {
      const pieces = [...(waiting.get(table) ?? []), bytes];
      waiting.set(table, pieces);
      if (pieces.reduce((sum, { length }) => sum + length, 0) >= bytesPerCopy) await copyWaiting(table);
    }
  }
  for (const table of [...waiting.keys()]) await copyWaiting(table);
  await copying;
};

const copy = async (client: pg.ClientBase, table: WorldTable, pieces: readonly Uint8Array[]): Promise<void> => {
  const columns = WORLD_TABLES[table].join(', ');
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin (freeze)`));
  for (const piece of pieces) stream.write(piece);
  stream.end();
  await once(stream, 'finish');
};

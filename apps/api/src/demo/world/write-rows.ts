import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { WORLD_TABLES, type WorldRows, type WorldTable } from './world-rows.ts';

/** PostgreSQL prepares for a thousand rows whenever a COPY begins, which takes as long as copying some thousand rows. */
const BYTES_PER_COPY = 16 * 1024 * 1024;

/** Copies rows into a table as soon as enough are waiting for it, while the next ones are made. */
export const writeRows = async (
  client: pg.ClientBase,
  stretches: AsyncIterable<WorldRows> | Iterable<WorldRows>,
  bytesPerCopy = BYTES_PER_COPY,
): Promise<void> => {
  const waiting = new Map<WorldTable, Uint8Array[]>();
  let copying = Promise.resolve();
  const copyWaiting = async (table: WorldTable): Promise<void> => {
    await copying;
    copying = copy(client, table, waiting.get(table) ?? []);
    // The next await reports a failure; this keeps Node from calling it unhandled.
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

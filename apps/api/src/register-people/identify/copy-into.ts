import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type Cell = string | number;

/** How many characters are sent at a time. */
const PIECE = 256 * 1024;

const escaped = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : cell.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char);

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Copies rows into a table, named with its columns, as they are made. */
export const copyInto = async (
  client: pg.ClientBase,
  tableAndColumns: string,
  rows: Iterable<readonly Cell[]>,
): Promise<void> => {
  const stream = client.query(copyFrom(`copy ${tableAndColumns} from stdin`));
  const finished = once(stream, 'finish');
  let piece = '';
  const send = async (): Promise<void> => {
    if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), finished]);
    piece = '';
  };
  for (const row of rows) {
    piece += `${row.map(escaped).join('\t')}\n`;
    if (piece.length > PIECE) await send();
  }
  await send();
  stream.end();
  await finished;
};

import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

const ESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

const decodeCell = (cell: string): string | undefined => {
  if (!cell.includes('\\')) return cell;
  if (cell === '\\N') return undefined;
  return cell.replace(/\\(.)/g, (_, char: string) => ESCAPED[char] ?? char);
};

/**
 * The rows of a query as texts, as many at a time as arrive together. COPY hands over millions of rows several times quicker than the ordinary protocol, which
 * makes an object of each.
 */
export async function* copyRows(client: pg.ClientBase, query: string): AsyncGenerator<(string | undefined)[][]> {
  const stream = client.query(copyTo(`copy (${query}) to stdout`, { highWaterMark: 512 * 1024 }));
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map((line) => line.split('\t').map(decodeCell));
  }
}

import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { CompanyRow } from './company-row.ts';
import type { PersonRow } from './person-row.ts';

export type StagedKind = 'company' | 'person' | 'statement';

/** One line of a staging table; `sourceId` says who speaks. */
export type StagedRow =
  | ({ kind: 'company'; sourceId: number } & CompanyRow)
  | ({ kind: 'person'; sourceId: number } & PersonRow)
  | { kind: 'statement'; record: string };

const TABLES: Record<StagedKind, string> = {
  company: 'staged_company (run_id, ordinal, source_id, source_key, content_hash, match_keys, filled_count, record)',
  person: 'staged_person (run_id, ordinal, source_id, source_key, content_hash, record)',
  statement: 'staged_statement (run_id, ordinal, record)',
};

/** COPY's text format: a tab between columns, a backslash before what would be read otherwise. */
const escapeText = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (char) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[char] ?? char);

const toLine = (runId: number, ordinal: number, row: StagedRow): string => {
  const columns: (string | number)[] = [runId, ordinal];
  if (row.kind !== 'statement') {
    columns.push(
      row.sourceId,
      escapeText(row.sourceKey.replaceAll('\0', '')),
      `\\\\x${row.contentHash.toString('hex')}`,
    );
  }
  if (row.kind === 'company') columns.push(`{${row.matchKeys.join(',')}}`, row.filledCount);
  columns.push(escapeText(row.record));
  return `${columns.join('\t')}\n`;
};

/** Large enough for one COPY to pay, small enough that its transaction holds nobody up. */
const ROWS_PER_COPY = 20_000;
const BYTES_PER_WRITE = 256 * 1024;

/** Copies rows into their staging table, in several short transactions. Gives how many there were. */
export const stage = async (
  client: pg.ClientBase,
  runId: number,
  rows: AsyncIterable<StagedRow>,
): Promise<{ count: number; kinds: Set<StagedKind> }> => {
  const kinds = new Set<StagedKind>();
  let count = 0;
  let copy: ReturnType<typeof openCopy> | undefined;
  for await (const row of rows) {
    if (copy && (copy.kind !== row.kind || copy.rowCount >= ROWS_PER_COPY)) {
      await copy.close();
      copy = undefined;
    }
    copy ??= openCopy(client, row.kind);
    kinds.add(row.kind);
    count += 1;
    await copy.write(toLine(runId, count, row));
  }
  await copy?.close();
  return { count, kinds };
};

const openCopy = (client: pg.ClientBase, kind: StagedKind) => {
  const stream = client.query(copyFrom(`copy ${TABLES[kind]} from stdin`));
  const finished = new Promise<void>((resolve, reject) => stream.on('finish', resolve).on('error', reject));
  // A failure is reported where it is awaited, in close or in the next write.
  finished.catch(() => {});
  let buffer = '';
  const flush = async () => {
    const isRoomLeft = stream.write(buffer);
    buffer = '';
    if (!isRoomLeft) await Promise.race([once(stream, 'drain'), finished]);
  };
  return {
    kind,
    rowCount: 0,
    async write(line: string) {
      buffer += line;
      this.rowCount += 1;
      if (buffer.length >= BYTES_PER_WRITE) await flush();
    },
    async close() {
      stream.end(buffer);
      await finished;
    },
  };
};

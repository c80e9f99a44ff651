import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COLUMNS, type StagedRecord, type TableName } from './staged-record.ts';

/** Large enough for COPY to pay, small enough that its transaction holds nobody up and the memory stays low. */
const RECORDS_PER_COPY = 5_000;

/** Copies records into the staging tables, in short transactions. Gives how many there were. */
export const stage = async (
  client: pg.ClientBase,
  runId: number,
  records: AsyncIterable<StagedRecord> | Iterable<StagedRecord>,
): Promise<number> => {
  const waiting = new Map<TableName, string[]>();
  let count = 0;
  for await (const { lines } of records) {
    count += 1;
    for (const { table, text } of lines) {
      const list = waiting.get(table) ?? [];
      if (list.length === 0) waiting.set(table, list);
      list.push(`${runId}\t${count}\t${text}\n`);
    }
    if (count % RECORDS_PER_COPY === 0) await copyAll(client, waiting);
  }
  await copyAll(client, waiting);
  return count;
};

const copyAll = async (client: pg.ClientBase, waiting: Map<TableName, string[]>): Promise<void> => {
  for (const [table, lines] of waiting) {
    const stream = client.query(copyFrom(`copy ${table} (run_id, ordinal, ${COLUMNS[table].join(', ')}) from stdin`));
    stream.end(lines.join(''));
    await once(stream, 'finish');
  }
  waiting.clear();
};

import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CopyText } from './copy-text.ts';
import { COLUMNS, type StagedRecord, type TableName } from './staged-record.ts';

/** Large enough for COPY to pay, small enough for short transactions and little memory. */
const RECORDS_PER_COPY = 2_500;

/** All records at once, or in pieces as they arrive. */
export type Records = Iterable<StagedRecord> | AsyncIterable<Iterable<StagedRecord>>;

type Staging = {
  runId: number;
  records: Records;
  /** This many records from the beginning are counted but not staged: an earlier run has merged them. */
  skip: number;
  /** Called with the number of records in the tables. */
  onStaged: (count: number) => void;
  /** Awaited before the next part is read. */
  beforeNext?: (() => Promise<void>) | undefined;
  /** Copies one part before the next is read, instead of at the same time. */
  isPatient?: boolean | undefined;
};

/** Copies records into the staging tables, in short transactions. Returns how many there were. */
export const stage = async (client: pg.ClientBase, staging: Staging): Promise<number> => {
  const { runId, records, skip, onStaged, beforeNext, isPatient } = staging;
  /** One part is filled while the other is being copied; their memory is reused. */
  let [waiting, sent]: [Waiting, Waiting] = [new Map(), new Map()];
  let copying = Promise.resolve();
  let count = 0;

  const copy = async (): Promise<void> => {
    await copying;
    [waiting, sent] = [sent, waiting];
    const upTo = count;
    copying = copyAll(client, sent).then(() => onStaged(upTo));
    // The next await reports a failure; this keeps Node from calling it unhandled.
    copying.catch(() => {});
  };

  const add = (record: StagedRecord): void => {
    for (const { table, text, columns = COLUMNS[table] } of record.lines) {
      const known = waiting.get(columns);
      const lines = known ?? { table, text: new CopyText() };
      if (!known) waiting.set(columns, lines);
      lines.text.add(`${runId}\t${count}\t${text}\n`);
    }
  };

  for await (const piece of Symbol.asyncIterator in records ? records : [records]) {
    for (const record of piece) {
      count += 1;
      if (count <= skip) continue;
      add(record);
      if (count % RECORDS_PER_COPY !== 0) continue;
      await copy();
      if (isPatient) await copying;
      await beforeNext?.();
    }
  }
  await copy();
  await copying;
  return count;
};

/** Lines by their list of columns, which belongs to one table. */
type Waiting = Map<readonly string[], { table: TableName; text: CopyText }>;

const copyAll = async (client: pg.ClientBase, waiting: Waiting): Promise<void> => {
  for (const [columns, { table, text }] of waiting) {
    if (text.isEmpty()) continue;
    const stream = client.query(copyFrom(`copy ${table} (run_id, ordinal, ${columns.join(', ')}) from stdin`));
    stream.end(text.bytes());
    await once(stream, 'finish');
    text.clear();
  }
};

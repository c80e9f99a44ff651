import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CopyText } from './copy-text.ts';
import { COLUMNS, type StagedRecord, type TableName } from './staged-record.ts';

/** Large enough for COPY to pay, small enough that its transaction holds nobody up and the memory stays low. */
const RECORDS_PER_COPY = 2_500;

/** All of them, or piece by piece as they arrive. */
export type Records = Iterable<StagedRecord> | AsyncIterable<Iterable<StagedRecord>>;

type Staging = {
  runId: number;
  records: Records;
  /** So many records from the beginning are counted, but not staged: an earlier run has merged them. */
  skip: number;
  /** Hears how many records are in the tables. */
  onStaged: (count: number) => void;
  /** Waited for before the next part is read. */
  beforeNext?: (() => Promise<void>) | undefined;
  /** One part is copied before the next is read, instead of meanwhile. */
  isPatient?: boolean | undefined;
};

/** Copies records into the staging tables, in short transactions. Gives how many there were. */
export const stage = async (client: pg.ClientBase, staging: Staging): Promise<number> => {
  const { runId, records, skip, onStaged, beforeNext, isPatient } = staging;
  /** One part is filled while the other is on its way; their memory is used again and again. */
  let [waiting, sent]: [Waiting, Waiting] = [new Map(), new Map()];
  let copying = Promise.resolve();
  let count = 0;

  const copy = async (): Promise<void> => {
    await copying;
    [waiting, sent] = [sent, waiting];
    const upTo = count;
    copying = copyAll(client, sent).then(() => onStaged(upTo));
    // Whoever waits for it next hears of a failure; until then it is not an unhandled one.
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

/** The lines for the same columns of the same table, by the list of these columns. */
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

import { parentPort, workerData } from 'node:worker_threads';
import { SegmentBuilder } from '@firmament/search/index/builder';
import type { Columns } from '@firmament/search/schema';
import type pg from 'pg';
import { backendOf, giveWay, giveWayAsThread } from '../../platform/give-way.ts';
import { countRows, readChanges, readDatabaseId, readMoment } from './change-feed.query.ts';
import { readDocuments } from './documents.query.ts';
import { connectIndex } from './index-connection.ts';
import type { OpenedCollection, OpenerTask } from './protocol.ts';
import { SCHEMAS } from './schemas.ts';
import { loadSnapshot, saveSnapshot } from './snapshot-file.ts';

/**
 * Opens one collection: loads it from the snapshot or builds it from the database, hands it over and ends. Collections are
 * opened side by side, and the memory that building needed is freed with the thread.
 */

/** Above this share of changed documents a rebuild is faster than catching up. */
const REBUILD_SHARE = 0.3;
/** So few are caught up with at once, however small the collection is. */
const FEW_CHANGES = 100;

/**
 * Companies are most of the work. At the same rank people would be ready first and leave a core idle in the end; with
 * this rank all are ready at about the same time.
 */
const RANK_OF_PEOPLE = 10;

const { databaseUrl, snapshotDir, isDatabaseHere, entity } = workerData as OpenerTask;

const tell = (news: OpenedCollection) => parentPort?.postMessage(news);
const warn = (message: string) => tell({ type: 'log', level: 'warn', message });

const build = async (client: pg.Client) => {
  const { horizon } = await readMoment(client);
  const builder = new SegmentBuilder<Columns>(SCHEMAS[entity]);
  for await (const documents of readDocuments(client, entity, 'all')) {
    for (const document of documents) builder.add(document);
  }
  return { segment: builder.finish(), mark: horizon };
};

/** False if the snapshot is from the future, as after a move to another database server, or mostly out of date. */
const isWorthCatchingUp = async (client: pg.Client, mark: number): Promise<boolean> => {
  const { horizon, end } = await readMoment(client);
  if (mark > horizon) return false;
  const changes = await readChanges(client, entity, { from: mark, to: end, isNewestEnough: true });
  return changes.length <= Math.max(FEW_CHANGES, (await countRows(client, entity)) * REBUILD_SHARE);
};

const client = await connectIndex(databaseUrl);
try {
  if (entity !== 'company') {
    giveWayAsThread(RANK_OF_PEOPLE);
    if (isDatabaseHere) giveWay(await backendOf(client), RANK_OF_PEOPLE);
  }
  const databaseId = await readDatabaseId(client);
  const loaded = await loadSnapshot(snapshotDir, entity, databaseId, warn);
  if (loaded && (await isWorthCatchingUp(client, loaded.mark))) {
    tell({ type: 'opened', ...loaded, origin: 'snapshot' });
  } else {
    if (loaded) warn(`the search snapshot of ${entity} is out of date and is built again`);
    const built = await build(client);
    tell({ type: 'opened', ...built, origin: 'database' });
    await saveSnapshot(snapshotDir, entity, built.segment, { databaseId, mark: built.mark }).catch((error) =>
      warn(`the search snapshot could not be written: ${(error as Error).message}`),
    );
  }
} finally {
  await client.end().catch(() => {});
}

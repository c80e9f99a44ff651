import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { HOUR_MS } from '@firmament/calendar/day';
import { type Graph, sizeOf } from '@firmament/network/graph';
import type { Segment } from '@firmament/search/index/segment';
import {
  adoptMerged,
  applyChanges,
  bytesLeftBehind,
  bytesOfView,
  createView,
  liveCount,
} from '@firmament/search/index/view';
import type { Columns, Document } from '@firmament/search/schema';
import type { Text } from '@firmament/text/utf8';
import type pg from 'pg';
import { backendOf, giveWay, giveWayAsThread } from '../../platform/give-way.ts';
import { readChanges, readDatabaseId, readMoment } from './change-feed.query.ts';
import { collectGarbage } from './collect-garbage.ts';
import { type Collection, collectionOf, moveMark, newChanges } from './collection.ts';
import { readDocuments } from './documents.query.ts';
import { connectIndex } from './index-connection.ts';
import { LeftMemory } from './left-memory.ts';
import { NetworkKeeper } from './network/network-keeper.ts';
import type { IndexNews, KeeperNews, KeeperOptions, OpenedCollection, OpenerTask } from './protocol.ts';
import { ENTITIES, type Entity, SCHEMAS } from './schemas.ts';
import { saveSnapshot } from './snapshot-file.ts';
import { startThread } from './worker-thread.ts';

/**
 * Keeps the index: has it opened from the snapshot or the database, then follows the change feed. Small changes become
 * small segments; when there are many, another thread merges everything into one, which is saved. The network is opened
 * when everything can be searched, and followed in the same way.
 */

/** Changes are read when the database announces one, and at least this often. */
const POLL_MS = 1_000;
/** Announcements within this time are handled together. */
const SETTLE_MS = 100;
const RETRY_MS = 1_000;
/** Documents per change batch: a segment of this size is made in a fraction of a second. */
const BATCH_SIZE = 5_000;
/** Merges when at least this many documents and this share of all lie outside the main segment. */
const MERGE_FROM = 20_000;
const MERGE_SHARE = 0.05;
/** Searches come first: changes are found soon enough in the time that is left. Merger threads inherit the rank. */
const RANK_OF_FOLLOWING = 7;

/**
 * People who objected are off the disk within 24 hours: half of that here, and the other half for a second try should
 * the first fail.
 */
const REWRITE_AFTER_MS = 12 * HOUR_MS;

const { databaseUrl, snapshotDir, isDatabaseHere } = workerData as KeeperOptions;
const { mergeFrom = MERGE_FROM, rewriteAfterMs = REWRITE_AFTER_MS } = workerData as KeeperOptions;
const collections = new Map<Entity, Collection>();
const tell = (news: KeeperNews) => parentPort?.postMessage(news);
const log = (level: 'info' | 'warn' | 'error', message: string) => tell({ type: 'log', level, message });

const channel = new BroadcastChannel((workerData as KeeperOptions).channel);
const tellSearchers = (news: IndexNews) => channel.postMessage(news);
const leftMemory = new LeftMemory();

const show = (entity: Entity, { view }: Collection): void => tellSearchers({ type: 'view', entity, parts: view.parts });

const showNetwork = (graph: Graph): void => {
  tellSearchers({ type: 'network', graph });
  tell({ type: 'network', size: sizeOf(graph) });
};

/** Ends the pause between two looks at the changes. */
let wake = () => {};

const network = new NetworkKeeper({
  options: { databaseUrl, snapshotDir, isDatabaseHere },
  rewriteAfterMs,
  leftMemory,
  log,
  show: showNetwork,
  wake: () => wake(),
});

const published = new Set<Entity>();

// A searcher that was replaced has no views yet.
channel.onmessage = ({ data }: { data: unknown }) => {
  if ((data as IndexNews).type !== 'views wanted') return;
  // First, because a searcher that has all views is asked.
  if (network.graph) tellSearchers({ type: 'network', graph: network.graph });
  for (const entity of published) show(entity, collections.get(entity) as Collection);
};

const publish = (entity: Entity): void => {
  const collection = collections.get(entity);
  if (!collection) return;
  published.add(entity);
  // To the searchers first: what the main thread believes to be found must be.
  show(entity, collection);
  tell({ type: 'view', entity, documents: liveCount(collection.view) });
};

const freeIfWorth = (): void => {
  const views = [...collections.values()].map(({ view }) => view);
  if (!leftMemory.isWorthFreeing(views.reduce((sum, view) => sum + bytesOfView(view), network.bytes))) return;
  tellSearchers({ type: 'free' });
  collectGarbage();
};

const save = async (entity: Entity, segment: Segment, databaseId: string, mark: number): Promise<void> => {
  try {
    await saveSnapshot(snapshotDir, entity, segment, { databaseId, mark });
  } catch (error) {
    log('warn', `the search snapshot could not be written: ${(error as Error).message}`);
    noteGone(entity);
  }
};

/** The snapshot on disk has documents that have gone, since now or earlier. */
const noteGone = (entity: Entity, since = Date.now()): void => {
  const collection = collections.get(entity);
  if (collection) collection.goneAt ??= since;
};

type Opened = Extract<OpenedCollection, { type: 'opened' }>;

/** Loads or builds the collection in a thread of its own. */
const openInThread = (entity: Entity): Promise<Opened> =>
  new Promise((resolve, reject) => {
    const task: OpenerTask = { databaseUrl, snapshotDir, isDatabaseHere, entity };
    const thread = startThread('opener', task);
    thread.on('message', (news: OpenedCollection) => (news.type === 'log' ? tell(news) : resolve(news)));
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error(`the thread that opens the index of ${entity} ended`)));
  });

const open = async (client: pg.Client, entity: Entity): Promise<void> => {
  const { segment, mark, savedAt, origin } = await openInThread(entity);
  const view = createView<Columns>(SCHEMAS[entity], segment);
  collections.set(entity, collectionOf(view, mark));
  // Not published from the snapshot alone: changes since then are taken in first.
  if (origin === 'snapshot') await catchUp(client, entity, { onBatch: () => {}, goneSince: savedAt });
  publish(entity);
};

/** Takes in everything that changed since the mark, in batches, and moves the mark. */
const catchUp = async (
  client: pg.Client,
  entity: Entity,
  { onBatch = () => publish(entity), goneSince }: { onBatch?: () => void; goneSince?: number | undefined } = {},
): Promise<void> => {
  const collection = collections.get(entity);
  if (!collection) return;
  const { horizon, end } = await readMoment(client);
  const isNewestEnough = collection.ahead.size === 0;
  const changes = await readChanges(client, entity, { from: collection.mark, to: end, isNewestEnough });
  const fresh = newChanges(collection, changes);
  for (let from = 0; from < fresh.length; from += BATCH_SIZE) {
    const batch = fresh.slice(from, from + BATCH_SIZE);
    const ids = [...new Set(batch.flatMap(({ id, isGone }) => (isGone ? [] : [id])))];
    const upserts: Document<Columns, Text>[] = [];
    if (ids.length > 0) for await (const documents of readDocuments(client, entity, ids)) upserts.push(...documents);
    const deletes = batch.flatMap(({ id, isGone }) => (isGone ? [id] : []));
    if (deletes.length > 0) noteGone(entity, goneSince);
    const before = collection.view;
    collection.view = applyChanges(before, { upserts, deletes }, { frozen: collection.frozen });
    leftMemory.add(bytesLeftBehind(before, collection.view));
    onBatch();
    freeIfWorth();
  }
  moveMark(collection, changes, horizon);
};

/** Merges the segments in another thread, while changes go on; one collection at a time. */
const mergeIfNeeded = (entity: Entity, databaseId: string): void => {
  const collection = collections.get(entity);
  if (!collection || [...collections.values()].some(({ isMerging }) => isMerging)) return;
  const { view, mark } = collection;
  const total = liveCount(view);
  const outside = total - (view.parts[0]?.live ?? 0);
  const struckOut = (view.parts[0]?.segment.size ?? 0) - (view.parts[0]?.live ?? 0);
  const isLarge = Math.max(outside, struckOut) >= Math.max(mergeFrom, total * MERGE_SHARE);
  const isLate = collection.goneAt !== undefined && Date.now() - collection.goneAt >= rewriteAfterMs;
  if (!isLarge && !isLate) return;
  collection.isMerging = true;
  // What goes from now on is not in this merge.
  collection.goneAt = undefined;
  collection.frozen = view.parts.length;
  const thread = startThread('merger', { entity, parts: view.parts });
  const end = () => Object.assign(collection, { isMerging: false, frozen: 0 });
  thread.once('error', (error) => {
    log('error', `joining the index of ${entity} failed: ${error.message}`);
    noteGone(entity);
    end();
  });
  thread.once('message', (merged: Segment) => {
    const before = collection.view;
    collection.view = adoptMerged(before, view, merged);
    const left = bytesLeftBehind(before, collection.view);
    end();
    publish(entity);
    void save(entity, merged, databaseId, mark);
    // Until then the thread itself holds what it merged.
    thread.once('exit', () => leftMemory.add(left));
  });
};

const follow = async (client: pg.Client, databaseId: string): Promise<never> => {
  giveWayAsThread(RANK_OF_FOLLOWING);
  if (isDatabaseHere) giveWay(await backendOf(client), RANK_OF_FOLLOWING);
  client.on('notification', () => setTimeout(() => wake(), SETTLE_MS));
  await client.query('listen firmament_change');
  for (;;) {
    const atMs = Date.now();
    for (const entity of ENTITIES) {
      await catchUp(client, entity);
      mergeIfNeeded(entity, databaseId);
    }
    network.open();
    await network.catchUp(client);
    network.mergeIfDue(databaseId);
    freeIfWorth();
    tell({ type: 'caught up', atMs });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
};

/** The database may be away for a while; the index goes on answering and catches up when it is back. */
for (;;) {
  try {
    const client = await connectIndex(databaseUrl);
    try {
      const databaseId = await readDatabaseId(client);
      await Promise.all(ENTITIES.filter((entity) => !collections.has(entity)).map((entity) => open(client, entity)));
      await follow(client, databaseId);
    } finally {
      await client.end().catch(() => {});
    }
  } catch (error) {
    log('warn', `the search index waits for the database: ${(error as Error).message}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

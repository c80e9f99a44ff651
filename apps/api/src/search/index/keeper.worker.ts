import { parentPort, workerData } from 'node:worker_threads';
import { SegmentBuilder } from '@firmament/search/builder';
import type { Document, Schema } from '@firmament/search/schema';
import type { Segment } from '@firmament/search/segment';
import { adoptMerged, applyChanges, createView, liveCount, type View } from '@firmament/search/view';
import pg from 'pg';
import { countRows, readChangedIds, readDatabaseId, readHorizon } from './change-feed.query.ts';
import { readDocuments } from './documents.query.ts';
import type { KeeperNews, KeeperOptions } from './protocol.ts';
import { type Entity, SCHEMAS } from './schemas.ts';
import { loadSnapshot, saveSnapshot } from './snapshot-file.ts';
import { startThread } from './worker-thread.ts';

/**
 * Keeps the index: loads it from the snapshot or builds it from the database, then follows the change feed. Small changes
 * become small segments; when many have gathered, another thread joins everything into one, which is saved.
 */

type Collection = { view: View; mark: number; frozen: number; isMerging: boolean };

const ENTITIES = Object.keys(SCHEMAS) as Entity[];
/** A change is looked for when the database announces one, and at least this often. */
const POLL_MS = 1_000;
/** Several announcements in a row are one. */
const SETTLE_MS = 100;
const RETRY_MS = 1_000;
/** Documents per change batch: a segment of this size is made in a fraction of a second. */
const BATCH_SIZE = 5_000;
/** Above this share of all documents a rebuild is quicker than catching up. */
const REBUILD_SHARE = 0.3;
/** When to join: so many documents, or this share of all, lie outside the main segment. */
const MERGE_FROM = 20_000;
const MERGE_SHARE = 0.05;

const { databaseUrl, snapshotDir } = workerData as KeeperOptions;
const collections = new Map<Entity, Collection>();
const tell = (news: KeeperNews) => parentPort?.postMessage(news);
const log = (level: 'info' | 'warn' | 'error', message: string) => tell({ type: 'log', level, message });

const publish = (entity: Entity, origin: Extract<KeeperNews, { type: 'view' }>['origin']): void => {
  const collection = collections.get(entity);
  if (!collection) return;
  const { view } = collection;
  tell({ type: 'view', entity, parts: view.parts, documents: liveCount(view), origin });
};

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'firmament index', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  return client;
};

const build = async (client: pg.Client, entity: Entity): Promise<{ segment: Segment; mark: number }> => {
  const mark = await readHorizon(client);
  const builder = new SegmentBuilder(SCHEMAS[entity] as Schema);
  for await (const document of readDocuments(client, entity, 'all')) builder.add(document);
  return { segment: builder.finish(), mark };
};

const save = async (entity: Entity, segment: Segment, databaseId: string, mark: number): Promise<void> => {
  await saveSnapshot(snapshotDir, entity, segment, { databaseId, mark }).catch((error) =>
    log('warn', `the search snapshot could not be written: ${(error as Error).message}`),
  );
};

const open = async (client: pg.Client, entity: Entity, databaseId: string): Promise<void> => {
  const loaded = await loadSnapshot(snapshotDir, entity, databaseId, (reason) => log('warn', reason));
  const isUsable = loaded && (await isWorthCatchingUp(client, entity, loaded.mark));
  const { segment, mark } = isUsable ? loaded : await build(client, entity);
  const view = createView(SCHEMAS[entity] as Schema, segment) as View;
  collections.set(entity, { view, mark, frozen: 0, isMerging: false });
  if (isUsable) await catchUp(client, entity);
  publish(entity, isUsable ? 'snapshot' : 'database');
  if (!isUsable) await save(entity, segment, databaseId, mark);
};

const isWorthCatchingUp = async (client: pg.Client, entity: Entity, mark: number): Promise<boolean> => {
  const { upserts } = await readChangedIds(client, entity, mark, await readHorizon(client));
  return upserts.length <= (await countRows(client, entity)) * REBUILD_SHARE;
};

/** Reads everything that changed since the mark, in batches, and moves the mark. Says whether there was anything. */
const catchUp = async (client: pg.Client, entity: Entity): Promise<boolean> => {
  const collection = collections.get(entity);
  if (!collection) return false;
  const horizon = await readHorizon(client);
  if (horizon <= collection.mark) return false;
  const { upserts, deletes } = await readChangedIds(client, entity, collection.mark, horizon);
  for (let from = 0; from === 0 || from < upserts.length; from += BATCH_SIZE) {
    const documents: Document[] = [];
    const ids = upserts.slice(from, from + BATCH_SIZE);
    if (ids.length > 0) for await (const document of readDocuments(client, entity, ids)) documents.push(document);
    if (documents.length === 0 && (from > 0 || deletes.length === 0)) continue;
    const changes = { upserts: documents, ...(from === 0 && { deletes }) };
    collection.view = applyChanges(collection.view, changes, { frozen: collection.frozen });
    publish(entity, 'feed');
  }
  collection.mark = horizon;
  return upserts.length + deletes.length > 0;
};

/** Joins the segments in another thread, while changes go on; one collection at a time. */
const mergeIfNeeded = (entity: Entity, databaseId: string): void => {
  const collection = collections.get(entity);
  if (!collection || [...collections.values()].some(({ isMerging }) => isMerging)) return;
  const { view, mark } = collection;
  const total = liveCount(view);
  const outside = total - (view.parts[0]?.live ?? 0);
  const struckOut = (view.parts[0]?.segment.size ?? 0) - (view.parts[0]?.live ?? 0);
  if (Math.max(outside, struckOut) < Math.max(MERGE_FROM, total * MERGE_SHARE)) return;
  collection.isMerging = true;
  collection.frozen = view.parts.length;
  const thread = startThread('merger', { entity, parts: view.parts });
  const end = () => Object.assign(collection, { isMerging: false, frozen: 0 });
  thread.once('error', (error) => {
    log('error', `joining the index of ${entity} failed: ${error.message}`);
    end();
  });
  thread.once('message', (merged: Segment) => {
    collection.view = adoptMerged(collection.view, view, merged);
    end();
    publish(entity, 'merge');
    void save(entity, merged, databaseId, mark);
  });
};

const follow = async (client: pg.Client, databaseId: string): Promise<never> => {
  let wake = () => {};
  client.on('notification', () => setTimeout(() => wake(), SETTLE_MS));
  await client.query('listen firmament_change');
  for (;;) {
    for (const entity of ENTITIES) {
      await catchUp(client, entity);
      mergeIfNeeded(entity, databaseId);
    }
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
    const client = await connect();
    try {
      const databaseId = await readDatabaseId(client);
      for (const entity of ENTITIES) if (!collections.has(entity)) await open(client, entity, databaseId);
      await follow(client, databaseId);
    } finally {
      await client.end().catch(() => {});
    }
  } catch (error) {
    log('warn', `the search index waits for the database: ${(error as Error).message}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

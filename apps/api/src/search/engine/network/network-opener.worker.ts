import { parentPort, workerData } from 'node:worker_threads';
import { GraphBuilder } from '@firmament/network/build';
import type { Graph } from '@firmament/network/graph';
import { ORIGINS } from '@firmament/network/relation';
import type pg from 'pg';
import { backendOf, giveWay, giveWayAsThread } from '../../../platform/give-way.ts';
import { readDatabaseId, readMoment } from '../change-feed.query.ts';
import { connectIndex } from '../index-connection.ts';
import type { NetworkOpenerTask, OpenedNetwork } from '../protocol.ts';
import { loadGraph, saveGraph } from './graph-file.ts';
import { readNetworkChanges } from './network-changes.query.ts';
import { READ_ALL, readRelations } from './relations.query.ts';
import { mostChanges } from './worth-catching-up.ts';

/** Loads the network from the snapshot or builds it from the database, hands it over and ends. */

/** Searches are answered already. */
const RANK_OF_BUILDING = 7;

const { databaseUrl, snapshotDir, isDatabaseHere, isOutdated } = workerData as NetworkOpenerTask;

const tell = (news: OpenedNetwork) => parentPort?.postMessage(news);
const warn = (message: string) => tell({ type: 'log', level: 'warn', message });

const build = async (client: pg.Client) => {
  const { horizon } = await readMoment(client);
  const builder = new GraphBuilder();
  for (const origin of ORIGINS) {
    for await (const relations of readRelations(client, origin, 'all')) builder.addAll(relations);
  }
  return { graph: builder.finish(), mark: horizon };
};

/** False if the snapshot is from the future, as after a move to another database server, or mostly out of date. */
const isWorthCatchingUp = async (client: pg.Client, graph: Graph, mark: number): Promise<boolean> => {
  const { horizon, end } = await readMoment(client);
  if (mark > horizon) return false;
  return (await readNetworkChanges(client, { from: mark, to: end, atMost: mostChanges(graph) })) !== undefined;
};

const client = await connectIndex(databaseUrl);
try {
  giveWayAsThread(RANK_OF_BUILDING);
  await client.query(READ_ALL);
  if (isDatabaseHere) giveWay(await backendOf(client), RANK_OF_BUILDING);
  const databaseId = await readDatabaseId(client);
  const loaded = isOutdated ? undefined : await loadGraph(snapshotDir, databaseId, warn);
  if (loaded && (await isWorthCatchingUp(client, loaded.content, loaded.mark))) {
    tell({ type: 'opened', graph: loaded.content, mark: loaded.mark, savedAt: loaded.savedAt });
  } else {
    const { graph, mark } = await build(client);
    tell({ type: 'opened', graph, mark });
    await saveGraph(snapshotDir, graph, { databaseId, mark }).catch((error) =>
      warn(`the snapshot of the network could not be written: ${(error as Error).message}`),
    );
  }
} finally {
  await client.end().catch(() => {});
}

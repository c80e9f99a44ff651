import { GraphBuilder } from '@firmament/network/build';
import { type Graph, sizeOf } from '@firmament/network/graph';
import type { Origin } from '@firmament/network/relation';
import type pg from 'pg';
import { backendOf, giveWay } from '../../../platform/give-way.ts';
import { readDatabaseId, readMoment } from '../change-feed.query.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { connectIndex } from '../index-connection.ts';
import type { KeeperOptions } from '../protocol.ts';
import { loadGraph } from './graph-file.ts';
import { readNetworkChanges } from './network-changes.query.ts';
import { readRelations } from './relations.query.ts';

/**
 * Loads the network from the snapshot or builds it from the database, on connections of its own. It needs no thread:
 * rows arrive in small pieces, and whoever else works in this thread comes in between.
 */

/** Searches are answered already. */
const RANK_OF_BUILDING = 7;

/** Above this share of changed relations building anew is faster than catching up. */
const REBUILD_SHARE = 0.3;
/** So few are caught up with at once, however small the network is. */
const FEW_CHANGES = 20_000;

/** How many rows of one kind may have changed, so that catching up is worth it. */
export const mostChanges = (graph: Graph): number =>
  Math.max(FEW_CHANGES, Math.floor(sizeOf(graph).relations * REBUILD_SHARE));

export type OpenedNetwork = {
  graph: Graph;
  mark: number;
  databaseId: string;
  /** When it was saved; undefined if it was built. */
  savedAt?: number;
};

type Options = Pick<KeeperOptions, 'databaseUrl' | 'isDatabaseHere' | 'snapshotDir'> & {
  /** So much has changed that it is built, whatever snapshot there is. */
  isOutdated: boolean;
};

export const openNetwork = async (
  { databaseUrl, isDatabaseHere, snapshotDir, isOutdated }: Options,
  warn: (message: string) => void,
): Promise<OpenedNetwork> => {
  const client = await connectIndex(databaseUrl);
  try {
    const databaseId = await readDatabaseId(client);
    const loaded = isOutdated ? undefined : await loadGraph(snapshotDir, databaseId, warn);
    if (loaded && (await isWorthCatchingUp(client, loaded.content, loaded.mark))) {
      return { graph: loaded.content, mark: loaded.mark, databaseId, savedAt: loaded.savedAt };
    }
    return { ...(await build(client, { databaseUrl, isDatabaseHere })), databaseId };
  } finally {
    await client.end().catch(() => {});
  }
};

/** Each over a connection of its own: the database begins with one while rows of the other are read. */
const READ_TOGETHER: readonly (readonly Origin[])[] = [['mandate'], ['tie', 'link']];

type Source = Pick<Options, 'databaseUrl' | 'isDatabaseHere'>;

const readInto = async (builder: GraphBuilder, origins: readonly Origin[], source: Source): Promise<void> => {
  const client = await connectIndex(source.databaseUrl);
  try {
    if (source.isDatabaseHere) giveWay(await backendOf(client), RANK_OF_BUILDING);
    for (const origin of origins) {
      for await (const relations of readRelations(client, origin, 'all')) builder.addAll(relations);
    }
  } finally {
    await client.end().catch(() => {});
  }
};

const build = async (client: pg.Client, source: Source): Promise<{ graph: Graph; mark: number }> => {
  // Before anything is read: what changes meanwhile is caught up with.
  const { horizon } = await readMoment(client);
  const builder = new GraphBuilder();
  await Promise.all(READ_TOGETHER.map((origins) => readInto(builder, origins, source)));
  const graph = builder.finish();
  collectGarbage();
  return { graph, mark: horizon };
};

/** False if the snapshot is from the future, as after a move to another database server, or mostly out of date. */
const isWorthCatchingUp = async (client: pg.Client, graph: Graph, mark: number): Promise<boolean> => {
  const { horizon, end } = await readMoment(client);
  if (mark > horizon) return false;
  return (
    (await readNetworkChanges(client, { from: mark, to: end, isNewestEnough: true, atMost: mostChanges(graph) })) !==
    undefined
  );
};

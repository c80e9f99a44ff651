import { applyChanges, type GraphChanges, isMergeDue } from '@firmament/network/change';
import { bytesLeftBehind, bytesOf, type Graph } from '@firmament/network/graph';
import { nodeKey, ORIGINS, type Relation } from '@firmament/network/relation';
import type pg from 'pg';
import { readMoment } from '../change-feed.query.ts';
import { type Ahead, aheadOf } from '../collection.ts';
import type { LeftMemory } from '../left-memory.ts';
import type { KeeperOptions, LogNews } from '../protocol.ts';
import { startThread } from '../worker-thread.ts';
import { saveGraph } from './graph-file.ts';
import { type ChangedRow, readNetworkChanges } from './network-changes.query.ts';
import { mostChanges, openNetwork } from './open-network.ts';
import { readRelations } from './relations.query.ts';

/** Each batch is one pass over the network. */
const BATCH_SIZE = 10_000;

type Deps = {
  options: Pick<KeeperOptions, 'databaseUrl' | 'isDatabaseHere' | 'snapshotDir'>;
  /** How long the snapshot may keep what has changed since. */
  rewriteAfterMs: number;
  leftMemory: LeftMemory;
  log: (level: LogNews['level'], message: string) => void;
  show: (graph: Graph) => void;
  /** Called when there is something to catch up with. */
  wake: () => void;
};

const nameOf = ({ origin, row }: ChangedRow): string => `${origin} ${row}`;

/** Keeps the network beside the collections: has it opened, follows the change feed, and has it merged and saved. */
export class NetworkKeeper {
  readonly #deps: Deps;
  #graph: Graph | undefined;
  #isOpening = false;
  /** False until the changes since it was saved or built have been taken in. */
  #isShown = false;
  /** Every change below this is in it. */
  #mark = 0;
  /** Revisions in it beyond the mark, as in a collection. */
  #ahead: Ahead<string> = new Map();
  /** What has been changed since a merge began, while there is one. */
  #since: GraphChanges[] | undefined;
  /** When it was first changed since the snapshot on disk. */
  #staleSince: number | undefined;
  #savedAt: number | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get graph(): Graph | undefined {
    return this.#isShown ? this.#graph : undefined;
  }

  get bytes(): number {
    return this.#graph ? bytesOf(this.#graph) : 0;
  }

  /** Loads or builds it, unless it is there, while other work goes on. */
  open(): void {
    if (!this.#graph && !this.#isOpening) void this.#open(false);
  }

  async #open(isOutdated: boolean): Promise<void> {
    const { options, log, leftMemory, wake } = this.#deps;
    this.#isOpening = true;
    try {
      const opened = await openNetwork({ ...options, isOutdated }, (message) => log('warn', message));
      if (this.#graph) leftMemory.add(bytesOf(this.#graph));
      this.#graph = opened.graph;
      this.#mark = opened.mark;
      this.#savedAt = opened.savedAt;
      this.#ahead.clear();
      this.#staleSince = undefined;
      if (opened.savedAt === undefined) void this.#save(opened.graph, opened.databaseId, opened.mark);
      // What is built anew is newer than what answers.
      if (this.#isShown) this.#show();
    } catch (error) {
      log('warn', `the network waits for the database: ${(error as Error).message}`);
      return;
    } finally {
      this.#isOpening = false;
    }
    wake();
  }

  /** Takes in everything that changed since the mark, and moves the mark. */
  async catchUp(client: pg.ClientBase): Promise<void> {
    if (!this.#graph || this.#isOpening) return;
    const { horizon, end } = await readMoment(client);
    const span = { from: this.#mark, to: end, isNewestEnough: this.#ahead.size === 0 };
    const changes = await readNetworkChanges(client, { ...span, atMost: mostChanges(this.#graph) });
    if (changes === undefined) {
      // What it was goes on answering meanwhile. A merge would be of what is thrown away.
      if (!this.#since) void this.#open(true);
      return;
    }
    const isNew = (change: ChangedRow) => this.#ahead.get(nameOf(change))?.includes(change.revision) !== true;
    const fresh = [...new Map(changes.filter(isNew).map((change) => [nameOf(change), change])).values()];
    for (let from = 0; from < fresh.length; from += BATCH_SIZE) {
      await this.#takeIn(client, fresh.slice(from, from + BATCH_SIZE));
    }
    this.#mark = horizon;
    this.#ahead = aheadOf(changes, horizon, nameOf);
    if (!this.#isShown) this.#show();
  }

  async #takeIn(client: pg.ClientBase, rows: readonly ChangedRow[]): Promise<void> {
    const relations: Relation[] = [];
    for (const origin of ORIGINS) {
      const ids = rows.flatMap((changed) => (changed.origin === origin ? [changed.row] : []));
      if (ids.length === 0) continue;
      for await (const read of readRelations(client, origin, ids)) relations.push(...read);
    }
    const before = this.#graph as Graph;
    const changed: GraphChanges = {
      rows: rows.flatMap(({ origin, row }) => (origin === 'named' ? [] : [{ origin, row }])),
      nodes: rows.flatMap(({ origin, row }) => (origin === 'named' ? [nodeKey('named', row)] : [])),
      relations,
    };
    const after = applyChanges(before, changed);
    if (after === before) return;
    this.#since?.push(changed);
    this.#staleSince ??= (this.#isShown ? undefined : this.#savedAt) ?? Date.now();
    this.#replace(before, after);
  }

  #replace(before: Graph, after: Graph): void {
    this.#graph = after;
    this.#deps.leftMemory.add(bytesLeftBehind(before, after));
    if (this.#isShown) this.#show();
  }

  #show(): void {
    if (!this.#graph) return;
    this.#isShown = true;
    this.#deps.show(this.#graph);
  }

  /** Merges it in another thread, while changes go on, and saves it. */
  mergeIfDue(databaseId: string): void {
    const graph = this.#graph;
    if (!graph || this.#since || this.#isOpening) return;
    const isLate = this.#staleSince !== undefined && Date.now() - this.#staleSince >= this.#deps.rewriteAfterMs;
    if (!isLate && !isMergeDue(graph)) return;
    const mark = this.#mark;
    const since: GraphChanges[] = [];
    this.#since = since;
    // What changes from now on is not in this merge.
    this.#staleSince = undefined;
    const thread = startThread('network/network-merger', graph);
    thread.once('error', (error) => {
      this.#deps.log('error', `joining the network failed: ${error.message}`);
      this.#staleSince ??= Date.now();
    });
    thread.once('message', (merged: Graph) => {
      this.#replace(this.#graph as Graph, since.reduce(applyChanges, merged));
      void this.#save(merged, databaseId, mark);
    });
    thread.once('exit', () => {
      this.#since = undefined;
    });
  }

  async #save(graph: Graph, databaseId: string, mark: number): Promise<void> {
    try {
      await saveGraph(this.#deps.options.snapshotDir, graph, { databaseId, mark });
    } catch (error) {
      this.#deps.log('warn', `the snapshot of the network could not be written: ${(error as Error).message}`);
      this.#staleSince ??= Date.now();
    }
  }
}

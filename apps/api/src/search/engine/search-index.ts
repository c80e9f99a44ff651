import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Caller, OURSELVES } from '../../platform/fairness/caller.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Keeper, startKeeper } from './keeper-thread.ts';
import type { Network, NetworkAnswer, NetworkKind, NetworkQuestion } from './network/network-port.ts';
import type { KeeperOptions, SearchAnswer, SearchKind, SearchQuestion } from './protocol.ts';
import type { Entity } from './schemas.ts';
import { type SearcherLimits, startSearchers } from './searcher-threads.ts';

/** The search as the rest of the server sees it: one of the threads answers each question, and callers take turns. */
export type SearchIndex = {
  ask<K extends SearchKind, E extends Entity>(
    question: SearchQuestion<K, E>,
    caller?: Caller,
  ): Promise<SearchAnswer<K, E>>;
  /** Throws until every collection has been loaded or built. */
  assertReady(): void;
  /** Resolves when every collection has been loaded or built. */
  whenReady(): Promise<void>;
  documents(): Record<Entity, number>;
  /** Everything that was committed before this moment can be found; undefined before the first look at the changes. */
  caughtUpAt(): Date | undefined;
  network: Network;
  close(): Promise<void>;
};

type Options = Omit<KeeperOptions, 'channel'> & Partial<SearcherLimits> & { logger: Logger };

/** Longer than any real question takes at full scale, waiting included; a later answer is of no use. */
const TIME_BUDGET_MS = 3_000;
/** With more waiting than this, an answer would come too late to be of use. */
const MAX_WAITING_PER_THREAD = 200;
const MIN_THREADS = 2;

const notReady = (what: string): AppError =>
  new AppError('unavailable', { retryAfterSeconds: 5, cause: new Error(`${what} is not ready`) });

export const startSearchIndex = ({
  logger,
  threads = Math.max(MIN_THREADS, availableParallelism()),
  timeBudgetMs = TIME_BUDGET_MS,
  maxWaitingPerThread = MAX_WAITING_PER_THREAD,
  ...keeperOptions
}: Options): SearchIndex => {
  // Tests have several indexes in one process.
  const channel = `search ${randomUUID()}`;
  const searchers = startSearchers(channel, logger, { threads, timeBudgetMs, maxWaitingPerThread });
  const keeper = startKeeper({ ...keeperOptions, channel }, logger);
  const ready = Promise.all([keeper.opened.whenReached, searchers.up.whenReached]);

  const assertReady = (): void => {
    if (!keeper.opened.isReached || !searchers.up.isReached) throw notReady('the search index');
  };

  return {
    // A thread answers what it was asked.
    ask: async <K extends SearchKind, E extends Entity>(question: SearchQuestion<K, E>, caller = OURSELVES) => {
      assertReady();
      return (await searchers.ask(question, caller)) as SearchAnswer<K, E>;
    },
    assertReady,
    whenReady: async () => void (await ready),
    documents: keeper.documents,
    caughtUpAt: keeper.caughtUpAt,
    network: networkOf(keeper, async (question, caller) => {
      assertReady();
      return await searchers.ask(question, caller);
    }),
    close: async () => void (await Promise.all([keeper.close(), searchers.close()])),
  };
};

type AskNetwork = (question: NetworkQuestion<NetworkKind>, caller: Caller) => Promise<unknown>;

const networkOf = ({ networkOpened, networkSize }: Keeper, askThreads: AskNetwork): Network => {
  const ask = async <K extends NetworkKind>(asked: NetworkQuestion<K>, caller = OURSELVES) => {
    if (!networkOpened.isReached) throw notReady('the network');
    return (await askThreads(asked, caller)) as NetworkAnswer<K>;
  };
  return {
    neighbourhood: (question, caller) => ask({ kind: 'neighbourhood', question }, caller),
    paths: (question, caller) => ask({ kind: 'paths', question }, caller),
    ownership: (question, caller) => ask({ kind: 'ownership', question }, caller),
    coOfficers: (question, caller) => ask({ kind: 'co-officers', question }, caller),
    whenReady: () => networkOpened.whenReached,
    size: networkSize,
  };
};

import type { Bitmap } from '@firmament/memory/bitmap';
import type { Graph } from '@firmament/network/graph';
import type { Segment } from '@firmament/search/index/segment';
import type { ViewPart } from '@firmament/search/index/view';
import type { Correction } from '@firmament/search/query/spelling';
import type { Columns, ColumnsOfKind, FacetValue, Indicator, Query, SearchResult } from '@firmament/search/schema';
import type { NetworkKind, NetworkSize } from './network/network-port.ts';
import type { ColumnsOf, Entity } from './schemas.ts';

/** Messages between the search threads. Everything large in them is shared memory and is not copied. */

type AskedOf<C extends Columns> = {
  search: { query: Query<C> };
  matching: { anyOf: readonly (readonly Indicator<C>[])[] };
  names: { text: string; spellings?: readonly string[] | undefined; limit: number };
  'name start': { texts: readonly string[] };
  labels: { column: ColumnsOfKind<C, 'choice'>; text: string; limit: number };
  correction: { keyword: string };
};

type AnswerAbout<C extends Columns> = {
  search: SearchResult<C>;
  /** One bit per id. */
  matching: Bitmap;
  names: number[];
  /** Whether there is a name that starts with one of the texts. */
  'name start': boolean;
  labels: FacetValue[];
  correction: Correction | undefined;
};

export type SearchKind = keyof AskedOf<Columns>;

/** About the collection of an entity: what may be asked, and what is answered, follows from the columns it has. */
export type SearchQuestion<K extends SearchKind, E extends Entity> = { kind: K; entity: E } & AskedOf<ColumnsOf[E]>[K];

export type SearchAnswer<K extends SearchKind, E extends Entity> = AnswerAbout<ColumnsOf[E]>[K];

export type Parts = readonly ViewPart[];

/** Of whatever kind: only who asks and who answers look into it. */
export type Question = { kind: SearchKind | NetworkKind };

/** To a searcher. */
export type SearcherTask<Q extends Question = Question> = { id: number; question: Q; deadlineMs: number };

export type SearcherOptions = {
  /** One number: the id of a question that is to be stopped. */
  cancelled: SharedArrayBuffer;
  channel: string;
};

/**
 * Between the keeper and the searchers, on a channel of their own. The main thread never sees a view: it would have to
 * look for garbage whenever one is replaced, and everybody would wait for that.
 */
export type IndexNews =
  | { type: 'view'; entity: Entity; parts: Parts }
  | { type: 'network'; graph: Graph }
  /** There is much memory to free. */
  | { type: 'free' }
  /** From a searcher that has just started. */
  | { type: 'views wanted' };

/** From a searcher: it has started and has all views, with the network if that is there, or it answered or failed a question. */
export type SearcherReply = 'started' | { id: number; answer: unknown } | { id: number; failure: 'stopped' | string };

export type KeeperOptions = {
  databaseUrl: string;
  /** The name of the channel to the searchers. */
  channel: string;
  /** Whether the database's processes are ours, on this machine. */
  isDatabaseHere: boolean;
  snapshotDir: string;
  /** Merges when this many documents lie outside the main segment. */
  mergeFrom?: number;
  /** How long the snapshot may keep documents that have gone. */
  rewriteAfterMs?: number;
};

export type LogNews = { type: 'log'; level: 'info' | 'warn' | 'error'; message: string };

/** From the keeper. */
export type KeeperNews =
  | { type: 'view'; entity: Entity; documents: number }
  | { type: 'network'; size: NetworkSize }
  /** Everything that was committed before this moment is in the views, and in the network once it is there. */
  | { type: 'caught up'; atMs: number }
  | LogNews;

/** To a thread that opens a collection. */
export type OpenerTask = Pick<KeeperOptions, 'databaseUrl' | 'isDatabaseHere' | 'snapshotDir'> & { entity: Entity };

/** From a thread that opens a collection. */
export type OpenedCollection =
  | { type: 'opened'; segment: Segment; mark: number; savedAt?: number; origin: 'snapshot' | 'database' }
  | LogNews;

/** To the thread that merges segments. */
export type MergeTask = { entity: Entity; parts: Parts };

import type { Graph } from '@firmament/network/graph';
import type { Segment } from '@firmament/search/index/segment';
import type { ViewPart } from '@firmament/search/index/view';
import type { Bitmap } from '@firmament/search/memory/bitmap';
import type { Correction } from '@firmament/search/query/spelling';
import type { FacetValue, Indicator, Query } from '@firmament/search/schema';
import type { NetworkAnswerOf, NetworkQuestion, NetworkSize } from './network/network-port.ts';
import type { Entity } from './schemas.ts';

/** Messages between the search threads. Everything large in them is shared memory and is not copied. */

export type SearchQuestion =
  | { kind: 'search'; entity: Entity; query: Query }
  | { kind: 'matching'; entity: Entity; anyOf: readonly (readonly Indicator[])[] }
  | { kind: 'names'; entity: Entity; text: string; spellings?: readonly string[]; limit: number }
  | { kind: 'name start'; entity: Entity; texts: readonly string[] }
  | { kind: 'labels'; entity: Entity; column: string; text: string; limit: number }
  | { kind: 'correction'; entity: Entity; keyword: string };

export type Question = SearchQuestion | NetworkQuestion;

export type FoundPage = {
  total: number;
  ids: number[];
  facets: Record<string, FacetValue[]>;
  flags: Record<string, number>;
  missing: Record<string, number>;
};

export type AnswerOf = NetworkAnswerOf & {
  search: FoundPage;
  /** One bit per id. */
  matching: Bitmap;
  names: number[];
  /** Whether there is a name that starts with one of the texts. */
  'name start': boolean;
  labels: FacetValue[];
  correction: Correction | undefined;
};

export type Parts = readonly ViewPart[];

/** To a searcher. */
export type SearcherTask = { id: number; question: Question; deadlineMs: number };

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
export type SearcherReply =
  | 'started'
  | { id: number; answer: AnswerOf[keyof AnswerOf] }
  | { id: number; failure: 'stopped' | string };

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

import type { Day } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import type { SyncedSourceName } from '@firmament/record/sources/sources';
import type { FiledAccounts } from '@firmament/registers/firmenbuch/annual-accounts';
import type { RelationshipRecord } from '@firmament/registers/gleif/relationship';
import type { ParentException } from '@firmament/registers/gleif/reporting-exception';
import type { RegisterNotice } from '@firmament/registers/registerbekanntmachungen/notice-file';
import type { PoliteHttp, Politeness } from './politeness.ts';

/** A register that is kept fresh by asking it again and again for what has changed. */
export type SyncSource = {
  id: SyncedSourceName;
  /** Variables of the environment without which it cannot be asked, such as a key. Empty: it can. */
  missing: readonly string[];
  everyMs: number;
  /** Without a clean run for so long it counts as stale, and the operator is told. */
  staleAfterMs: number;
  /** How many days before the watermark each run asks for again, because sources correct themselves. */
  overlapDays: number;
  /**
   * Where there is a list of all beside the changes: how often both are compared, because changes get lost. Not where a
   * run reads all of it anyway.
   */
  compareEveryMs?: number;
  politeness: Politeness;
  /** Asks for what has changed and imports it. Fails by throwing; what was imported by then is imported again. */
  run(context: SyncContext): Promise<SyncResult>;
};

export type SyncContext = {
  /** Of the last clean run; undefined before the first. */
  watermark: string | undefined;
  /** When this run began. */
  now: Date;
  /** The day at this moment; a run may go on past midnight. */
  today(): Day;
  isDryRun: boolean;
  /** Whether it is time to compare with all of it. */
  isComparisonDue: boolean;
  /** Aborted when the run has to end early. */
  signal: AbortSignal;
  http: PoliteHttp;
  /** Imports records as one file. In a dry run only counts what they would change. */
  importBatch(batch: SyncBatch): Promise<ImportCounts>;
  /** Imports a file of places into the gazetteer, in one transaction. In a dry run only counts. */
  importPlaces(path: string): Promise<PlaceCounts>;
  /** Imports notices about companies, as events. In a dry run only counts. */
  importNotices(notices: readonly RegisterNotice[]): Promise<NoticeCounts>;
  /** Keeps why companies name no parent. In a dry run only reads. */
  importExceptions(stated: StatedExceptions): Promise<void>;
  /** The bytes of a file in the data folder; of an archive, those of its first file. */
  unpack(path: string): AsyncIterable<Uint8Array>;
  /** Keys of the companies that this source has described before, some thousands at a time. */
  knownKeys(): AsyncIterable<readonly string[]>;
  /** The day as of which this source last spoke of each of these companies, as far as it did. */
  lastStatedOn(keys: readonly string[]): Promise<ReadonlyMap<string, Day | null>>;
  /** How many companies this source has described before, but not since a day. */
  countSilent(since: Day): Promise<number>;
  /** For sources that go day by day: all up to here is applied, a later run need not begin before. */
  advance(watermark: string): Promise<void>;
  /** For sources that list entries by day: which of them have been applied. Those of earlier days are forgotten. */
  appliedSince(day: Day): Promise<ReadonlySet<string>>;
  markApplied(entries: readonly DayEntry[]): Promise<void>;
  /** For the operator who watches. */
  report(done: number, total: number): void;
};

/** Something a register did on a day, such as an entry or a publication; its id is unique in the source. */
export type DayEntry = { id: string; day: Day };

/** What a source says: of a company, of two, of a company's year, or in words that are not read. */
export type SyncRecord =
  | { company: CompanyRecord }
  | { relationship: RelationshipRecord }
  | { accounts: FiledAccounts; filedOn: Day }
  | { notice: Notice };

/** What a publication says of a company, in its own words. */
type Notice = { cheUid: string; text: string; number: string; happenedOn: Day };

export type SyncBatch = {
  /**
   * Names the records, such as "20261114-0800 LastDay". An interrupted import of a batch with this name goes on where it
   * stopped, so the same name must mean the same records in the same order.
   */
  name: string;
  /** What is said without a day of its own is said as of this one. */
  asOf: Day;
  /** Reads from the beginning; may be called again. If it throws, nothing is imported. */
  records(): AsyncIterable<SyncRecord[]>;
};

export type ImportCounts = { inserted: number; updated: number; unchanged: number };

export type StatedExceptions = {
  /** The day of the publication. */
  asOf: Day;
  /** All that hold, not only what changed. */
  isFull: boolean;
  pieces: AsyncIterable<readonly ParentException[]>;
};

/** `waiting` are those of companies that are not on record. */
export type NoticeCounts = { placed: number; known: number; waiting: number };

export type PlaceCounts = { read: number; changed: number; rejected: number };

export const NO_COUNTS: ImportCounts = { inserted: 0, updated: 0, unchanged: 0 };

export const sumOf = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  inserted: one.inserted + other.inserted,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
});

export type SyncResult = {
  /** Kept for the next run, if this one was clean. */
  watermark: string | undefined;
  counts: ImportCounts;
  /** What was asked for, in English, for the terminal: "LastDay of 2026-11-14 08:00:00". */
  asked: string;
  leftOut?: LeftOut;
  /** All of it was read. `drifted`: what the changes had not stated; null if there was nothing to compare with. */
  whole?: { drifted: number | null };
};

/** Single companies that the source could not tell of, or not readably. They do not make a run unclean. */
export type LeftOut = {
  count: number;
  /** The first few, with the reason: "900001g: Firmenbuchnummer ist ungültig!" */
  examples: string[];
};

import { addDays, type Day, earlierOf } from '@firmament/calendar/day';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import { OutgoingError, type OutgoingFailure } from '../platform/outgoing-http.ts';
import { daysToAsk } from './days-to-ask.ts';
import { importInMemory } from './import-in-memory.ts';
import { createLeftOut } from './left-out.ts';
import { SyncFailure } from './sync-failure.ts';
import { type DayEntry, NO_COUNTS, type SyncContext, type SyncRecord, type SyncResult, sumOf } from './sync-source.ts';

/** An entry of a register, and the key of what has to be asked for because of it: a company, a document. */
export type SubjectEntry = DayEntry & { subject: string };

export type DayList<Entry> = {
  entries: Entry[];
  /** Entries that cannot be read, with the reason. */
  leftOut: string[];
};

type Register<Entry> = {
  overlapDays: number;
  /** How many days back the first run begins. */
  firstDays: number;
  /** What the register did on a day. */
  list(day: Day): Promise<DayList<Entry>>;
  /** What it says of a subject now. `entry` is one that brought it up. */
  ask(subject: string, entry: Entry): Promise<SyncRecord[]>;
  /** What subjects are, in English: "companies". */
  subjects: string;
};

type Subject<Entry> = { key: string; entries: [Entry, ...Entry[]]; isFresh: boolean };

/** How many are imported together, and how many a killed run asks for again at most. */
const PIECE = 25;

/** After this many new failures in a row, the register itself is failing. */
const MOST_IN_A_ROW = 10;

/**
 * Reads a register that lists by day what it changed, and tells of companies one by one. All lists come first: whatever
 * they name is asked for once, later than everything listed. Entries that were followed are noted, so an interrupted run
 * goes on, and the overlap only brings what was not listed before, or could not be read.
 */
export const readByDay = async <Entry extends SubjectEntry>(
  context: SyncContext,
  register: Register<Entry>,
): Promise<SyncResult> => {
  const { watermark, isDryRun } = context;
  const today = context.today();
  const days =
    watermark === undefined
      ? daysToAsk(today, today, register.firstDays)
      : daysToAsk(watermark, today, register.overlapDays);
  const first = days[0] ?? today;
  const lists: DayList<Entry>[] = [];
  for (const day of days) lists.push(await register.list(day));

  const applied = await context.appliedSince(first);
  const subjects = subjectsOf(
    lists.flatMap(({ entries }) => entries.filter(({ id }) => !applied.has(id))),
    watermark,
  );
  const leftOut = createLeftOut();
  for (const reason of lists.flatMap((list) => list.leftOut)) leftOut.note(reason);

  let counts = NO_COUNTS;
  const wanted = isDryRun ? subjects.slice(0, PIECE) : subjects;
  for (let at = 0; at < wanted.length; at += PIECE) {
    const read = await askAll(context, register, wanted.slice(at, at + PIECE), leftOut);
    counts = sumOf(counts, await importInMemory(context, { name: at, asOf: context.today() }, read.records));
    await context.markApplied(read.entries);
    context.report(Math.min(at + PIECE, wanted.length), wanted.length);
    const done = lastDayBefore(subjects.slice(at + PIECE), today);
    if (done >= first && done > (watermark ?? '')) await context.advance(done);
  }
  const some = wanted.length < subjects.length ? `the first ${wanted.length} of ` : '';
  const asked = `${first} to ${today}, ${some}${subjects.length} ${register.subjects}`;
  // Today is not over yet.
  return { watermark: addDays(today, -1), counts, asked, leftOut: leftOut.all() };
};

/** New ones by day; then those of days that were read before: listed late, or not readable then. */
const subjectsOf = <Entry extends SubjectEntry>(
  entries: readonly Entry[],
  watermark: Day | undefined,
): Subject<Entry>[] => {
  const subjects = new Map<string, Subject<Entry>>();
  for (const entry of entries) {
    const isFresh = watermark === undefined || entry.day > watermark;
    const known = subjects.get(entry.subject);
    known?.entries.push(entry);
    if (known) known.isFresh ||= isFresh;
    else subjects.set(entry.subject, { key: entry.subject, entries: [entry], isFresh });
  }
  return [...subjects.values()].sort((a, b) => Number(b.isFresh) - Number(a.isFresh));
};

/** The last day that is completely read. */
const lastDayBefore = <Entry extends SubjectEntry>(rest: readonly Subject<Entry>[], today: Day): Day => {
  const open = rest.filter(({ isFresh }) => isFresh).flatMap(({ entries }) => entries.map(({ day }) => day));
  return addDays(open.reduce(earlierOf, today), -1);
};

type Read<Entry> = { records: SyncRecord[]; entries: Entry[] };

const askAll = async <Entry extends SubjectEntry>(
  { signal }: SyncContext,
  register: Register<Entry>,
  subjects: readonly Subject<Entry>[],
  leftOut: ReturnType<typeof createLeftOut>,
): Promise<Read<Entry>> => {
  const read: Read<Entry> = { records: [], entries: [] };
  for (const { key, entries, isFresh } of subjects) {
    try {
      read.records.push(...(await register.ask(key, entries[0])));
      read.entries.push(...entries);
      leftOut.inARow = 0;
    } catch (error) {
      const reason = reasonOf(error);
      if (signal.aborted || reason === undefined) throw error;
      if (isFresh) leftOut.inARow += 1;
      if (leftOut.inARow >= MOST_IN_A_ROW) throw error;
      leftOut.note(`${key}: ${reason}`);
    }
  }
  return read;
};

/** Why a single company or document cannot be had; undefined if it is about more than that. */
const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof SyncFailure && error.kind === 'faulty') return error.detail;
  if (error instanceof SourceFormatError) return error.message;
  return error instanceof OutgoingError && OF_ONE.has(error.failure) ? error.message : undefined;
};

const OF_ONE: ReadonlySet<OutgoingFailure> = new Set(['broken', 'timed_out', 'too_large']);

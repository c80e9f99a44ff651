import { addDays, DAY_MS, type Day } from '@firmament/calendar/day';
import type { Parsed } from '@firmament/record/record';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import { jsonOf, textOf } from '@firmament/registers/reading/whole-answer';
import {
  type GazettePublication,
  parseGazetteDocument,
  parseGazetteList,
} from '@firmament/registers/shab/publications';
import { type GazetteRequest, LARGEST_PAGE, listRequest, publicationRequest } from '@firmament/registers/shab/requests';
import { type GazetteStatement, readGazetteStatement } from '@firmament/registers/shab/statement';
import { daysToAsk } from '../days-to-ask.ts';
import { importInMemory } from '../import-in-memory.ts';
import { createLeftOut } from '../left-out.ts';
import { SyncFailure } from '../sync-failure.ts';
import {
  type ImportCounts,
  NO_COUNTS,
  type SyncContext,
  type SyncRecord,
  type SyncSource,
  sumOf,
} from '../sync-source.ts';

/** The gazette appears once on working days. */
const EVERY_MS = DAY_MS / 4;
const STALE_AFTER_MS = 3 * DAY_MS;
/** Publications are cancelled within a week. */
const OVERLAP_DAYS = 7;
const PAUSE_MS = 1_000;

/** A busy day has two thousand. The portal passes over filters that it does not know, and then gives millions. */
const MOST_A_DAY = 10_000;

/** The Swiss gazette: entries of the commercial registers, day by day. Bankruptcies and all other rubrics are not read. */
export const createShabSource = (url: string, firstDays: number): SyncSource => ({
  id: 'shab',
  missing: [],
  everyMs: EVERY_MS,
  staleAfterMs: STALE_AFTER_MS,
  overlapDays: OVERLAP_DAYS,
  politeness: { origins: [new URL(url).origin], pauseMs: PAUSE_MS },
  run: async (context) => {
    const { watermark } = context;
    const today = context.today();
    const days =
      watermark === undefined ? daysToAsk(today, today, firstDays) : daysToAsk(watermark, today, OVERLAP_DAYS);
    const first = days[0] ?? today;
    const applied = await context.appliedSince(first);
    const leftOut = createLeftOut();
    let counts = NO_COUNTS;
    let found = 0;
    for (const [at, day] of days.entries()) {
      const fresh = (await listDay(context, url, day, leftOut)).filter((one) => !applied.has(entryOf(one)));
      const stated = await readAll(context, url, fresh, applied, leftOut);
      found += stated.length;
      counts = sumOf(counts, await importDay(context, day, stated));
      context.report(at + 1, days.length);
      if (day < today && day > (watermark ?? '')) await context.advance(day);
    }
    // Today is not over yet.
    const asked = `${first} to ${today}, ${found} publications`;
    return { watermark: addDays(today, -1), counts, asked, leftOut: leftOut.all() };
  },
});

type LeftOutNotes = ReturnType<typeof createLeftOut>;

/** A publication that is cancelled later counts anew. */
const entryOf = ({ id, isCancelled }: GazettePublication): string => (isCancelled ? `${id} cancelled` : id);

const ask = async ({ http }: SyncContext, request: GazetteRequest): Promise<Buffer> => {
  const { status, body } = await http.ask(request);
  if (status !== 200) throw new SyncFailure('faulty', `HTTP ${status}`);
  return body;
};

/** All of a day, in the order in which they were entered. What was listed twice, while the index moved, counts once. */
const listDay = async (
  context: SyncContext,
  url: string,
  day: Day,
  leftOut: LeftOutNotes,
): Promise<GazettePublication[]> => {
  const publications = new Map<string, GazettePublication>();
  let listed = 0;
  for (let page = 0; ; page++) {
    const list = parseGazetteList(jsonOf(await ask(context, listRequest(url, day, page))));
    if (list.total > MOST_A_DAY) throw new SyncFailure('unreadable', `${list.total} publications on ${day}`);
    listed += list.length;
    for (const parsed of list.publications) {
      if (!parsed.ok) leftOut.note(`${parsed.excerpt}: ${parsed.reason}`);
      else if (parsed.record.publishedOn === day) publications.set(parsed.record.id, parsed.record);
      else throw new SyncFailure('unreadable', `publications of ${parsed.record.publishedOn} among those of ${day}`);
    }
    if (listed >= list.total) break;
    if (list.length < LARGEST_PAGE)
      throw new SyncFailure('faulty', `only ${listed} of ${list.total} publications came`);
  }
  return [...publications.values()].sort((a, b) => (numberIn(a) < numberIn(b) ? -1 : 1));
};

/** "HR02-1006747585": numbers run through all kinds. */
const numberIn = ({ number }: GazettePublication): number => Number(number.replace(/^.*-/, ''));

type Stated = GazetteStatement & { publication: GazettePublication };

const readAll = async (
  context: SyncContext,
  url: string,
  publications: readonly GazettePublication[],
  applied: ReadonlySet<string>,
  leftOut: LeftOutNotes,
): Promise<Stated[]> => {
  const stated: Stated[] = [];
  const cancelled: GazettePublication[] = [];
  for (const publication of publications) {
    if (publication.isCancelled) {
      if (applied.has(publication.id)) leftOut.note(`${publication.number}: cancelled after it was read`);
      cancelled.push(publication);
      continue;
    }
    const parsed = await readOne(context, url, publication);
    if (parsed.ok) stated.push({ ...parsed.record, publication });
    else leftOut.note(`${publication.number}: ${parsed.reason}`);
  }
  if (stated.length * 2 < publications.length - cancelled.length && publications.length >= FEW) {
    throw new SyncFailure(
      'unreadable',
      `${publications.length - stated.length} of ${publications.length} publications`,
    );
  }
  await context.markApplied(cancelled.map((one) => ({ id: entryOf(one), day: one.publishedOn })));
  return stated;
};

/** A small day may be unreadable altogether; if most of a larger one is, the format has changed. */
const FEW = 20;

/** The portal's lists do not always include the text of a publication. */
const readOne = async (
  context: SyncContext,
  url: string,
  publication: GazettePublication,
): Promise<Parsed<GazetteStatement>> => {
  try {
    const content =
      publication.content ?? parseGazetteDocument(textOf(await ask(context, publicationRequest(url, publication.id))));
    return readGazetteStatement(publication, content);
  } catch (error) {
    const isItsOwn = error instanceof SourceFormatError || (error instanceof SyncFailure && error.kind === 'faulty');
    if (!isItsOwn) throw error;
    return { ok: false, at: 1, reason: error.message, excerpt: publication.number };
  }
};

/**
 * An import takes one word per company, so a second entry of a company on the same day waits for the next round. What a
 * publication says of the time before comes first, unless it is known: a change is then a change even of a company that
 * was never read of, and is told apart from what happened in publications that were not read.
 */
const importDay = async (context: SyncContext, day: Day, stated: readonly Stated[]): Promise<ImportCounts> => {
  let counts = NO_COUNTS;
  let waiting = stated;
  for (let round = 1; waiting.length > 0; round++) {
    const now = [...new Map(waiting.toReversed().map((one) => [one.now.sourceKey, one])).values()].reverse();
    const chosen = new Set(now);
    waiting = waiting.filter((one) => !chosen.has(one));
    const importAs = (part: string, records: SyncRecord[]) =>
      importInMemory(context, { name: `${day} ${round} ${part}`, asOf: day }, records);
    const before = await importAs('before', context.isDryRun ? [] : await unknownBefore(context, now));
    const after = await importAs('after', now.flatMap(recordsOf));
    // Those that came with what they were before are new, not changed.
    counts = sumOf(counts, {
      inserted: before.inserted + after.inserted,
      updated: after.updated - before.inserted,
      unchanged: after.unchanged,
    });
    await context.markApplied(now.map(({ publication }) => ({ id: entryOf(publication), day })));
  }
  return counts;
};

const unknownBefore = async (context: SyncContext, stated: readonly Stated[]): Promise<SyncRecord[]> => {
  const said = await context.lastStatedOn(stated.map(({ now }) => now.sourceKey));
  return stated.flatMap(({ now, before }) =>
    before?.asOf !== undefined && (said.get(now.sourceKey) ?? '') < before.asOf ? [{ company: before }] : [],
  );
};

const recordsOf = ({ now, notice, publication: { number, publishedOn } }: Stated): SyncRecord[] => [
  { company: now },
  ...(notice === undefined
    ? []
    : [{ notice: { cheUid: now.sourceKey, text: notice, number, happenedOn: now.lastEntryOn ?? publishedOn } }]),
];

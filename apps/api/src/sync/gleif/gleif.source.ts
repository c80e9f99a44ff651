import { DAY_MS, HOUR_MS } from '@firmament/calendar/day';
import type { Parsed } from '@firmament/record/record';
import { parseGleifCsv } from '@firmament/registers/gleif/csv';
import { LeiSet } from '@firmament/registers/gleif/lei-set';
import { parseGleifRelationshipCsv } from '@firmament/registers/gleif/relationship';
import { type ParentException, parseGleifExceptionCsv } from '@firmament/registers/gleif/reporting-exception';
import { SyncFailure } from '../sync-failure.ts';
import { type ImportCounts, NO_COUNTS, type SyncContext, type SyncRecord, type SyncSource } from '../sync-source.ts';
import { type FileKind, type Publication, readPublication, type Window, windowFor } from './publication.ts';

/** Three publications a day. */
const EVERY_MS = 8 * HOUR_MS;
const STALE_AFTER_MS = 3 * DAY_MS;
const COMPARE_EVERY_MS = 30 * DAY_MS;
const PAUSE_MS = 200;

/** The file of all companies had half a gigabyte in 2026. */
const MAX_FILE_BYTES = 4 * 1024 ** 3;

const COUNTRIES: ReadonlySet<string> = new Set(['AT', 'DE', 'CH']);

/** Older publications name their files there. */
const FORMER_ORIGIN = 'https://leidata-preview.gleif.org';

/** The LEI register's golden copy: companies (level 1), who consolidates whom, and why some name no parent (level 2). Nothing in it is ever deleted. */
export const createGleifSource = (url: string): SyncSource => ({
  id: 'gleif',
  missing: [],
  everyMs: EVERY_MS,
  staleAfterMs: STALE_AFTER_MS,
  // The files overlap by themselves.
  overlapDays: 0,
  compareEveryMs: COMPARE_EVERY_MS,
  politeness: { origins: [new URL(url).origin, FORMER_ORIGIN], pauseMs: PAUSE_MS },
  run: async (context) => {
    const publication = await askForPublication(context, url);
    const { publishedAt } = publication;
    const { watermark } = context;
    if (watermark !== undefined && publishedAt <= watermark) {
      return { watermark, counts: NO_COUNTS, asked: `nothing newer than ${watermark}` };
    }
    const window = windowFor(watermark, publishedAt);
    const counts = await apply(context, publication, window);
    const asked = `${window} of ${publishedAt}`;
    if (window === 'full') return { watermark: publishedAt, counts, asked, whole: { drifted: null } };
    if (!context.isComparisonDue) return { watermark: publishedAt, counts, asked };
    // After the changes of the same publication: whatever else it brings, they should have told.
    const { inserted, updated } = await apply(context, publication, 'full');
    return { watermark: publishedAt, counts, asked, whole: { drifted: inserted + updated } };
  },
});

const apply = async (context: SyncContext, publication: Publication, window: Window): Promise<ImportCounts> => {
  const { publishedAt } = publication;
  const companies = await load(context, publication, 'lei2', window);
  const relationships = await load(context, publication, 'rr', window);
  const exceptions = await load(context, publication, 'repex', window);
  const wanted = new LeiSet();
  await addKnown(context, wanted);
  let isRead = false;
  const asOf = publishedAt.slice(0, 10);
  const counts = await context.importBatch({
    name: `${publishedAt} ${window}`,
    asOf,
    records: () => {
      isRead = true;
      return readFiles(context, { companies, relationships }, wanted);
    },
  });
  // An import that goes on where it was killed does not read the file of companies again.
  if (!isRead) await addKnown(context, wanted);
  await context.importExceptions({
    asOf,
    isFull: window === 'full',
    pieces: readExceptions(context, exceptions, wanted),
  });
  return counts;
};

const addKnown = async ({ knownKeys }: SyncContext, leis: LeiSet): Promise<void> => {
  for await (const keys of knownKeys()) for (const key of keys) leis.add(key);
};

const askForPublication = async ({ http }: SyncContext, url: string): Promise<Publication> => {
  const { status, body } = await http.ask({
    url: `${url}/publishes?per_page=1`,
    headers: { accept: 'application/json' },
  });
  if (status !== 200) throw new SyncFailure('faulty', `HTTP ${status}`);
  try {
    return readPublication(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new SyncFailure('unreadable', 'the answer is not JSON', { cause });
    throw cause;
  }
};

const load = ({ http, report }: SyncContext, publication: Publication, kind: FileKind, window: Window) =>
  http.download({
    url: publication.fileOf(kind, window),
    edition: publication.publishedAt.replace(/\D/g, ''),
    name: `${kind}-${window}.csv.zip`,
    maxBytes: MAX_FILE_BYTES,
    onProgress: report,
  });

type Files = { companies: string; relationships: string };

/** Batch size: awaiting each of millions of records would take time of its own. */
const PIECE = 500;

/**
 * Both files as one list, so that nothing is changed if either cannot be read. Of the world's companies only those with
 * a seat here, and those that had one: a company that moves away must not stay where it was. Notes those it met in `wanted`.
 */
async function* readFiles({ unpack }: SyncContext, files: Files, wanted: LeiSet): AsyncGenerator<SyncRecord[]> {
  yield* inPieces(parseGleifCsv(unpack(files.companies), { countries: COUNTRIES, leis: wanted }), (company) => {
    wanted.add(company.sourceKey);
    return { company };
  });
  yield* inPieces(parseGleifRelationshipCsv(unpack(files.relationships)), (relationship) =>
    wanted.has(relationship.childLei) || wanted.has(relationship.parentLei) ? { relationship } : undefined,
  );
}

/** Nothing is changed before both other files are in: an exception is about a company that is kept. */
const readExceptions = ({ unpack }: SyncContext, file: string, kept: LeiSet): AsyncGenerator<ParentException[]> =>
  inPieces(parseGleifExceptionCsv(unpack(file), kept), (exception) => exception);

/** If more than this share cannot be read, the format has changed. */
const MAX_REJECTED_SHARE = 0.05;
const MAX_REJECTED = 20;

async function* inPieces<T, R>(
  rows: AsyncIterable<Parsed<T>>,
  toRecord: (row: T) => R | undefined,
): AsyncGenerator<R[]> {
  let piece: R[] = [];
  let read = 0;
  let rejected = 0;
  let reason = '';
  for await (const parsed of rows) {
    read += 1;
    if (!parsed.ok) {
      if (parsed.reason.startsWith(WITHDRAWN)) continue;
      rejected += 1;
      reason = parsed.reason;
      continue;
    }
    const record = toRecord(parsed.record);
    if (record) piece.push(record);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (rejected > MAX_REJECTED && rejected > read * MAX_REJECTED_SHARE) {
    throw new SyncFailure('unreadable', `${rejected} of ${read} rows, the last because ${reason}`);
  }
  if (piece.length > 0) yield piece;
}

/** Duplicates and annulled records are not errors in the file. */
const WITHDRAWN = 'the LEI was withdrawn';

import { addDays, DAY_MS, type Day } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import { jsonOf } from '@firmament/registers/reading/whole-answer';
import { lastLindasCompany, parseLindasCompanies, parseLindasCount } from '@firmament/registers/zefix/lindas';
import { countRequest, type LindasRequest, pageRequest } from '@firmament/registers/zefix/lindas-requests';
import { importInMemory } from '../import-in-memory.ts';
import { createLeftOut } from '../left-out.ts';
import { SyncFailure } from '../sync-failure.ts';
import { NO_COUNTS, type SyncContext, type SyncResult, type SyncSource, sumOf } from '../sync-source.ts';

/** Nothing tells what changed, so all of it is read each time; Zefix and the gazette have the days between. */
const EVERY_DAYS = 7;
const STALE_AFTER_MS = 21 * DAY_MS;
const PAUSE_MS = 1_000;

/** What the service answers within seconds. */
const PAGE = 500;
/** How many pages are imported together, and how many a killed run asks for again at most. */
const PAGES_AT_ONCE = 10;

/** While the register is walked through, companies come and go. Fewer than this, and the walk has ended early. */
const LEAST_SHARE = 0.98;

/** The Swiss register as linked data: all companies that are registered, but not what changed, nor who was deleted. */
export const createLindasSource = (url: string): SyncSource => ({
  id: 'lindas',
  missing: [],
  everyMs: EVERY_DAYS * DAY_MS,
  staleAfterMs: STALE_AFTER_MS,
  overlapDays: 0,
  politeness: { origins: [new URL(url).origin], pauseMs: PAUSE_MS },
  run: async (context) => {
    const total = parseLindasCount(await ask(context, countRequest(url)));
    return walkThrough(context, url, total);
  },
});

const ask = async ({ http }: SyncContext, request: LindasRequest): Promise<unknown> => {
  const { status, body } = await http.ask(request);
  if (status !== 200) throw new SyncFailure('faulty', `HTTP ${status}`);
  return jsonOf(body);
};

/** How far one walk through the register has come. */
type Walk = { begunOn: Day; read: number; after: string };

const UNDER_WAY = /^(\d{4}-\d\d-\d\d), (\d+) read up to (\S+)$/;

/** As the watermark: the day alone once all was read. */
const tell = ({ begunOn, read, after }: Walk): string => `${begunOn}, ${read} read up to ${after}`;

/** An interrupted walk goes on, unless what it has read is as old as that of a walk that is due again. */
const walkFrom = (watermark: string | undefined, today: Day): Walk => {
  const [, begunOn = '', read, after = ''] = UNDER_WAY.exec(watermark ?? '') ?? [];
  return begunOn <= today && begunOn > addDays(today, -EVERY_DAYS)
    ? { begunOn, read: Number(read), after }
    : { begunOn: today, read: 0, after: '' };
};

const walkThrough = async (context: SyncContext, url: string, total: number): Promise<SyncResult> => {
  const walk = walkFrom(context.isDryRun ? undefined : context.watermark, context.today());
  const leftOut = createLeftOut();
  let counts = NO_COUNTS;
  for (let isOver = false; !isOver; ) {
    const asOf = context.today();
    const read = await readPages(context, url, walk.after, leftOut);
    assertComplete(read);
    counts = sumOf(
      counts,
      await importInMemory(
        context,
        { name: walk.after, asOf },
        read.companies.map((company) => ({ company })),
      ),
    );
    walk.read += read.found;
    walk.after = read.after;
    isOver = read.isLast || context.isDryRun;
    context.report(Math.min(walk.read, total), total);
    if (!read.isLast) await context.advance(tell(walk));
  }
  if (context.isDryRun) return { watermark: undefined, counts, asked: `the first ${walk.read} of ${total} companies` };
  if (walk.read < total * LEAST_SHARE) {
    throw new SyncFailure('faulty', `only ${walk.read} of ${total} companies came`);
  }
  const silent = await context.countSilent(walk.begunOn);
  const gone = silent > 0 ? `; ${silent} that it named before were not among them` : '';
  return { watermark: walk.begunOn, counts, asked: `all ${walk.read} companies${gone}`, leftOut: leftOut.all() };
};

type Pages = { companies: CompanyRecord[]; found: number; after: string; isLast: boolean };

const readPages = async (
  context: SyncContext,
  url: string,
  from: string,
  leftOut: ReturnType<typeof createLeftOut>,
): Promise<Pages> => {
  const pages: Pages = { companies: [], found: 0, after: from, isLast: false };
  for (let page = 0; page < (context.isDryRun ? 1 : PAGES_AT_ONCE) && !pages.isLast; page++) {
    const answer = await ask(context, pageRequest(url, pages.after, PAGE));
    const last = lastLindasCompany(answer);
    if (last !== undefined && last <= pages.after) throw new SyncFailure('unreadable', 'a page repeats the one before');
    let found = 0;
    for (const parsed of parseLindasCompanies(answer)) {
      found += 1;
      if (parsed.ok) pages.companies.push(parsed.record);
      else leftOut.note(`${parsed.excerpt}: ${parsed.reason}`);
    }
    pages.found += found;
    pages.after = last ?? pages.after;
    // A shorter page may be all that the service could manage; only an empty one is the end.
    pages.isLast = found === 0;
  }
  return pages;
};

/** In a small answer all entries may lack something; in a larger one, the format has changed. */
const FEW = 20;

/** What nearly every company has. If most lack it, the data is named differently now, and nothing was taken back. */
const EXPECTED: readonly [string, (company: CompanyRecord) => unknown][] = [
  ['name', ({ name }) => name],
  ['UID', ({ identifiers }) => identifiers.cheUid],
  ['legal form', ({ legalForm }) => legalForm],
  ['place', ({ address }) => address.city],
];

const assertComplete = ({ companies, found }: Pages): void => {
  if (found < FEW) return;
  for (const [what, find] of EXPECTED) {
    const having = companies.filter((company) => find(company) !== undefined).length;
    if (having < found / 2) throw new SyncFailure('unreadable', `${found - having} of ${found} without a ${what}`);
  }
};

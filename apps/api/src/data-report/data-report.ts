import type { DataReport, SourceReport } from '@firmament/api-contract/calls/sources';
import { MISSING_DATA } from '@firmament/api-contract/words/missing-data';
import { attributionText } from '@firmament/api-contract/words/source-name';
import { HOUR_MS } from '@firmament/calendar/day';
import { type AnySourceName, SOURCE_NAMES, SOURCES } from '@firmament/record/sources/sources';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { remember } from '../platform/remember.ts';
import type { SourceCounts } from './count-data.query.ts';
import { findCounts, type KeptCounts } from './keep-counts.ts';

/** How a register is asked by itself. */
type Schedule = { everyMs: number; lastCleanAt: Date | null };

export type DataReportDeps = {
  db: Database;
  clock: Clock;
  /** Whether this is the demo, until it was counted what is there. */
  isDemo: boolean;
  /** Sources that are kept fresh, by name. */
  findSchedules: () => Promise<ReadonlyMap<string, Schedule>>;
  /** Whether members can have a source asked about a company. */
  canAsk: (sourceId: number) => boolean;
};

/** Several may ask at once, and every visitor of the page. */
const KEEP_MS = 10_000;

/** The report as it was at most some seconds ago; the same object as long as nothing was read anew. */
export const createDataReport = (deps: DataReportDeps): (() => Promise<DataReport>) => {
  let last: { text: string; report: DataReport } | undefined;
  return remember(deps.clock, KEEP_MS, async () => {
    const report = await readReport(deps);
    const text = JSON.stringify(report);
    if (last?.text !== text) last = { text, report };
    return last.report;
  });
};

const readReport = async (deps: DataReportDeps): Promise<DataReport> => {
  const { db } = deps;
  const kept = await findCounts(db);
  const schedules = await deps.findSchedules();
  const imports = await findLastImports(db);
  const listed = SOURCE_NAMES.flatMap((name): SourceReport[] => {
    const id = SOURCES[name].id ?? OF_NO_COMPANIES;
    const reading = readingOf(deps, name, schedules.get(name), imports.get(id));
    const report = present(name, reading, kept?.counts.sources[id], placesOf(name, kept));
    const isKeptFresh = reading.way === 'schedule' || reading.way === 'request';
    return isKeptFresh || statesSomething(report) ? [report] : [];
  });
  return {
    counted_at: kept?.countedAt.toISOString() ?? null,
    is_demo: kept?.counts.isDemo ?? deps.isDemo,
    sources: listed,
    coverage: kept?.counts.coverage ?? [],
    missing: [...MISSING_DATA],
  };
};

/** A number that no source has. */
const OF_NO_COMPANIES = 0;

/** States places, nothing of companies. */
const PLACES: AnySourceName = 'geonames';

const placesOf = (name: AnySourceName, kept: KeptCounts | undefined): number =>
  name === PLACES ? (kept?.counts.places ?? 0) : 0;

const statesSomething = ({ name, companies, people, reports, places }: SourceReport): boolean =>
  // Some of its places come with the program.
  companies + people + reports + places > 0 || name === PLACES;

/** The end of the last whole import of each source. */
const findLastImports = async (db: Database): Promise<Map<number, Date>> => {
  const rows = await db
    .selectFrom('import_run')
    .select((run) => ['source_id', run.fn.max('finished_at').as('finished_at')])
    .where('state', '=', 'done')
    .groupBy('source_id')
    .execute();
  return new Map(rows.flatMap(({ source_id, finished_at }) => (finished_at ? [[source_id, finished_at]] : [])));
};

type Reading = SourceReport['reading'];

const readingOf = (
  { canAsk }: DataReportDeps,
  name: AnySourceName,
  schedule: Schedule | undefined,
  importedAt: Date | undefined,
): Reading => {
  if (schedule) {
    const last_clean_at = schedule.lastCleanAt?.toISOString() ?? null;
    return { way: 'schedule', every_hours: schedule.everyMs / HOUR_MS, last_clean_at };
  }
  return {
    way: wayOf(name, canAsk),
    every_hours: null,
    last_clean_at: importedAt?.toISOString() ?? null,
  };
};

const wayOf = (name: AnySourceName, canAsk: DataReportDeps['canAsk']): Reading['way'] => {
  const { id, traits } = SOURCES[name];
  if (traits?.includes('frozen')) return 'frozen';
  if (traits?.includes('uploaded')) return 'upload';
  return id !== null && canAsk(id) ? 'request' : 'file';
};

const NOTHING: SourceCounts = {
  companies: 0,
  people: 0,
  reports: 0,
  undated: 0,
  newestOn: null,
  middleOn: null,
  oldestOn: null,
};

const present = (source: AnySourceName, reading: Reading, counts: SourceCounts = NOTHING, places = 0): SourceReport => {
  const { name, publisher, country, link, states, lacks, licence, attribution } = SOURCES[source];
  const { companies, people, reports, undated, newestOn, middleOn, oldestOn } = counts;
  return {
    name: source,
    label: name,
    publisher,
    country,
    link,
    states,
    does_not_tell: lacks,
    reading,
    licence,
    attribution: {
      en: attributionText(attribution.en, 'en'),
      de: attributionText(attribution.en, 'de'),
    },
    companies,
    people,
    reports,
    places,
    undated,
    newest_on: newestOn,
    middle_on: middleOn,
    oldest_on: oldestOn,
  };
};

import type { DataReport, SourceReport } from '@firmament/api-contract/calls/sources';
import { LANGUAGES, type Language } from '@firmament/api-contract/language';
import { MISSING_DATA } from '@firmament/api-contract/words/missing-data';
import { attributionText, licenceName, sourceName } from '@firmament/api-contract/words/source-name';
import { PROFILED_SOURCES, SOURCE_PROFILES } from '@firmament/api-contract/words/source-profile';
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
  const known = [...(await db.selectFrom('source').selectAll().execute()), GEONAMES];
  const listed = PROFILED_SOURCES.flatMap((name): SourceReport[] => {
    const source = known.find((row) => row.name === name);
    if (!source) return [];
    const reading = readingOf(deps, source, schedules.get(name), imports.get(source.id));
    const report = present(source, reading, kept?.counts.sources[source.id], placesOf(name, kept));
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

type Source = { id: number; name: string; label: string; licence: string; attribution: string };

/** States nothing of companies, so it has no number among the sources. */
const GEONAMES: Source = { id: 0, name: 'geonames', label: 'GeoNames', licence: 'CC BY 4.0', attribution: 'GeoNames' };

const placesOf = (name: string, kept: KeptCounts | undefined): number =>
  name === GEONAMES.name ? (kept?.counts.places ?? 0) : 0;

const statesSomething = ({ name, companies, people, reports, places }: SourceReport): boolean =>
  // Some of its places come with the program.
  companies + people + reports + places > 0 || name === GEONAMES.name;

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

const HOUR_MS = 60 * 60_000;

const readingOf = (
  { canAsk }: DataReportDeps,
  { id, name }: Source,
  schedule: Schedule | undefined,
  importedAt: Date | undefined,
): Reading => {
  if (schedule) {
    const last_clean_at = schedule.lastCleanAt?.toISOString() ?? null;
    return { way: 'schedule', every_hours: schedule.everyMs / HOUR_MS, last_clean_at };
  }
  return {
    way: wayOf(name, id !== GEONAMES.id && canAsk(id)),
    every_hours: null,
    last_clean_at: importedAt?.toISOString() ?? null,
  };
};

const wayOf = (name: string, canBeAsked: boolean): Reading['way'] => {
  if (SOURCE_PROFILES[name as keyof typeof SOURCE_PROFILES].isFrozen) return 'frozen';
  if (name === 'uploaded-extract') return 'upload';
  return canBeAsked ? 'request' : 'file';
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

const inWords = (word: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, word(language)])) as Record<Language, string>;

const present = (
  { name, label, licence, attribution }: Source,
  reading: Reading,
  counts: SourceCounts = NOTHING,
  places = 0,
): SourceReport => {
  const { publisher, country, link, states, lacks } = SOURCE_PROFILES[name as keyof typeof SOURCE_PROFILES];
  const { companies, people, reports, undated, newestOn, middleOn, oldestOn } = counts;
  return {
    name,
    publisher,
    country,
    link,
    states,
    does_not_tell: lacks,
    reading,
    label: inWords((language) => sourceName(label, language)),
    licence: inWords((language) => licenceName(licence, language)),
    attribution: inWords((language) => attributionText(attribution, language)),
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

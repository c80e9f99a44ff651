import { type DeskSource, getDeskSources } from '@firmament/api-contract/calls/desk/sources';
import { DAY_MS, MINUTE_MS } from '@firmament/calendar/day';
import { SOURCE_IDS, SOURCES, STATING_SOURCES } from '@firmament/record/sources/sources';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../accounts/succeed.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import { remember } from '../platform/remember.ts';
import { whyNeverAsk } from '../refresh/choose-connector.ts';
import type { Failure } from '../refresh/connector.ts';
import { runFailureText } from '../refresh/refresh-texts.ts';
import { countCompanies, findLastFailures, findLastImports, findRefreshes, isImportRunning } from './sources.query.ts';
import { presentSyncs, registerSyncRoutes } from './syncs.routes.ts';

/** The demo's mark on what it has loaded does not count as a source. */
const LISTED = STATING_SOURCES.filter((name) => name !== 'demo');

/** Counting two million companies takes a second, and a count that is a little old is good enough. */
const KEEP_COUNTS_MS = 10 * MINUTE_MS;

type Deps = { db: Database; clock: Clock; config: Pick<Config, 'refresh' | 'sync'> };

export const registerSourceRoutes = (app: FastifyInstance, { db, clock, config }: Deps): void => {
  const settings = config.refresh;
  const companyCounts = remember(clock, KEEP_COUNTS_MS, () => countCompanies(db));

  serve(app, getDeskSources, async ({ request }) => {
    const language = languageOf(request);
    const counts = await companyCounts();
    const isImporting = await isImportRunning(db);
    const imports = bySource(await findLastImports(db));
    const refreshes = bySource(await findRefreshes(db, new Date(clock.now().getTime() - DAY_MS)));
    const failures = bySource(await findLastFailures(db));
    const syncs = await presentSyncs({ db, clock, config }, language);
    const troubled = new Set(syncs.filter(({ state }) => state === 'warn').map(({ source }) => source));
    const sources = LISTED.map((name): DeskSource => {
      const id = SOURCE_IDS[name];
      const companies = counts.get(id) ?? 0;
      const last_import = presentImport(imports.get(id));
      const failure = failures.get(id);
      const text = failure ? runFailureText(failure.outcome ?? '', failure.reason, id) : null;
      const refresh = presentRefresh(whyNeverAsk(id, settings), refreshes.get(id), text?.[language] ?? null);
      return {
        name,
        label: SOURCES[name].name.en,
        companies,
        state: troubled.has(name) ? 'warn' : judge({ companies, last_import, refresh, isImporting }),
        last_import,
        refresh,
      };
    });
    return { sources, syncs };
  });
  registerSyncRoutes(app, { db, clock, config });
};

const bySource = <Row extends { source_id: number }>(rows: Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.source_id, row]));

type ImportRow = Awaited<ReturnType<typeof findLastImports>>[number];
type RefreshRow = Awaited<ReturnType<typeof findRefreshes>>[number];

const presentImport = (run: ImportRow | undefined): DeskSource['last_import'] =>
  run
    ? {
        file_name: run.file_name,
        state: run.state,
        started_at: run.started_at.toISOString(),
        finished_at: run.finished_at?.toISOString() ?? null,
        inserted: run.inserted_count,
        updated: run.updated_count,
        unchanged: run.unchanged_count,
      }
    : null;

/** These sources have nobody to ask. */
const SILENT: (Failure | undefined)[] = ['own_file', 'no_interface', 'read_by_itself', 'demo_data'];

const presentRefresh = (
  whyNot: Failure | undefined,
  runs: RefreshRow | undefined,
  lastFailure: string | null,
): DeskSource['refresh'] => {
  if (SILENT.includes(whyNot)) return null;
  return {
    is_on: whyNot === undefined,
    last_ok_at: runs?.last_ok_at?.toISOString() ?? null,
    last_failed_at: runs?.last_failed_at?.toISOString() ?? null,
    last_failure: lastFailure,
    ok_today: runs?.ok_today ?? 0,
    failed_today: runs?.failed_today ?? 0,
  };
};

type Judged = Pick<DeskSource, 'companies' | 'last_import' | 'refresh'> & { isImporting: boolean };

/** What needs attention: an import that broke off, and a source that failed to answer last time today. */
const judge = ({ companies, last_import, refresh, isImporting }: Judged): DeskSource['state'] => {
  const isBrokenOff = last_import !== null && last_import.finished_at === null && !isImporting;
  const isFailing =
    refresh !== null && refresh.failed_today > 0 && (refresh.last_failed_at ?? '') > (refresh.last_ok_at ?? '');
  if (isBrokenOff || isFailing) return 'warn';
  const wasAsked = refresh?.last_ok_at != null || refresh?.last_failed_at != null;
  return companies > 0 || last_import !== null || wasAsked ? 'ok' : 'idle';
};

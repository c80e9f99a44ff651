import { setTimeout as pause } from 'node:timers/promises';
import { getHealth, type Health } from '@firmament/api-contract/calls/desk/health';
import { postSearch } from '@firmament/api-contract/calls/search';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Reads } from '../platform/database/reads.ts';
import { durationOf } from '../platform/http/metrics.ts';
import { serve } from '../platform/http/serve.ts';
import { joinUnderWay, remember } from '../platform/remember.ts';
import type { SearchIndex } from '../search/engine/search-index.ts';
import type { ReadinessCheck } from '../system/system.routes.ts';
import { readVersion } from '../system/version.ts';
import {
  checkBackup,
  checkDatabase,
  checkDisk,
  checkEvents,
  checkJobs,
  checkMail,
  INDEX_BEHIND_SECONDS,
  rate,
  SEARCH_P95_MS,
  worst,
} from './health-parts.ts';

type Deps = {
  db: Database;
  reads: Reads;
  clock: Clock;
  config: Pick<Config, 'dataDir' | 'smtpUrl' | 'isDemo'>;
  searchIndex: SearchIndex;
  metrics: Registry;
  checks: readonly ReadinessCheck[];
};

/** Every open desk asks every half minute. */
const KEEP_MS = 5_000;
/** A part that takes longer counts as failed, and the others are shown without it. */
const PATIENCE_MS = 3_000;

export const registerHealthRoutes = (app: FastifyInstance, deps: Deps): void => {
  const read = remember(deps.clock, KEEP_MS, healthReader(deps));
  serve(app, getHealth, async () => ({ health: await read() }));
};

/** Reads each part; of one that fails it only says so. */
const healthReader = (deps: Deps): (() => Promise<Health>) => {
  const { db, reads, clock, config } = deps;
  const version = readVersion();
  const startedAt = new Date(performance.timeOrigin).toISOString();
  const checks = deps.checks.map(({ name, run }) => ({ name, run: joinUnderWay(run) }));
  const database = joinUnderWay(() => checkDatabase(db, reads));
  const mail = joinUnderWay(() => checkMail(db, clock, config));
  const jobs = joinUnderWay(() => checkJobs(db, clock));
  const events = joinUnderWay(() => checkEvents(db, clock));
  const backup = joinUnderWay(() => checkBackup(db, clock, config.isDemo));
  return async () => {
    const parts = await allOf({
      readiness: checkReadiness(checks),
      search: checkSearch(deps),
      index: checkIndex(deps),
      database: orElse(database(), {
        state: 'bad',
        answer_ms: null,
        size_bytes: null,
        connections: null,
        max_connections: null,
        replicas: [],
      }),
      mail: orElse(mail(), {
        state: 'bad',
        is_sent: config.smtpUrl !== undefined,
        waiting: null,
        given_up: null,
        oldest_waiting_at: null,
      }),
      jobs: orElse(jobs(), { state: 'bad', running: null, waiting: null, given_up: null }),
      events: orElse(events(), { state: 'bad', unnumbered: null, oldest_unnumbered_at: null }),
      backup: orElse(backup(), { state: 'bad', last_at: null, size_bytes: null }),
      disk: orElse(checkDisk(config.dataDir), { state: 'bad', used_bytes: null, total_bytes: null }),
    });
    const state = worst(...Object.values(parts).map((part) => part.state));
    return { at: clock.now().toISOString(), state, ...version, started_at: startedAt, ...parts };
  };
};

const allOf = async <T extends object>(parts: { [Name in keyof T]: Promise<T[Name]> }): Promise<T> => {
  const entries = Object.entries<Promise<unknown>>(parts).map(async ([name, part]) => [name, await part]);
  return Object.fromEntries(await Promise.all(entries));
};

/** The state of a part, or `otherwise` if it fails or takes too long. */
const orElse = <T>(part: Promise<T>, otherwise: NoInfer<T>): Promise<T> =>
  Promise.race([part, pause(PATIENCE_MS, otherwise, { ref: false })]).catch(() => otherwise);

const checkReadiness = async (checks: readonly ReadinessCheck[]): Promise<Health['readiness']> => {
  const passed = await Promise.all(
    checks.map(({ run }) =>
      orElse(
        run().then(() => true),
        false,
      ),
    ),
  );
  const failing = checks.filter((_, place) => !passed[place]).map(({ name }) => name);
  return { state: failing.length > 0 ? 'bad' : 'ok', failing };
};

const checkSearch = async ({ metrics, searchIndex }: Deps): Promise<Health['search']> => {
  const p95Ms = await durationOf(metrics, postSearch.path, 0.95);
  const { company, person, register_person } = searchIndex.documents();
  return {
    state: rate(p95Ms ?? 0, SEARCH_P95_MS),
    p95_ms: p95Ms === null ? null : Math.round(p95Ms * 10) / 10,
    companies: company,
    people: person + register_person,
  };
};

/** Until it has read the changes for the first time it is still opening, which readiness reports. */
const checkIndex = async ({ searchIndex, clock }: Deps): Promise<Health['index']> => {
  const caughtUpAt = searchIndex.caughtUpAt();
  if (caughtUpAt === undefined) return { state: 'warn', behind_seconds: null };
  const seconds = Math.max(0, clock.now().getTime() - caughtUpAt.getTime()) / 1000;
  return { state: rate(seconds, INDEX_BEHIND_SECONDS), behind_seconds: Math.round(seconds * 10) / 10 };
};

import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CompanyRecord } from '@firmament/record/record';
import { type RefreshSettings, readConfig } from '../../src/config.ts';
import { importRecords } from '../../src/imports/import-run.ts';
import { createRecordMerger } from '../../src/imports/merge/merge-record.ts';
import { stageCompany } from '../../src/imports/staging/stage-company.ts';
import type { JobHandler } from '../../src/platform/jobs/job-runner.ts';
import { createOutgoingHttp } from '../../src/platform/outgoing-http.ts';
import { fieldOfEvent } from '../../src/records/events/event-field.ts';
import type { DnsResolver } from '../../src/refresh/dns-facts.ts';
import { type RefreshDeps, refreshHandlers } from '../../src/refresh/refresh.handlers.ts';
import { findResult, type RunResult, startOrJoinRun } from '../../src/refresh/refresh-run.query.ts';
import { drainJobs } from '../servers/drain-jobs.ts';
import { type TestDatabase, useTestDatabase } from '../servers/test-database.ts';
import { useListener } from '../servers/use-listener.ts';
import { createTestClock, type TestClock } from '../tools/test-clock.ts';
import { offlineDns } from './offline-refresh.ts';

export type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

export type Register = { origin: string; asked: Asked[]; answer(listener: RequestListener): void };

/** A register on this machine that answers as it is told, and remembers what it was asked. */
export const useRegister = async (): Promise<Register> => {
  const asked: Asked[] = [];
  let answer: RequestListener = (_, response) => response.writeHead(404).end();
  const { origin } = await useListener(async (request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    answer(request, response);
  });
  return {
    origin,
    asked,
    answer: (listener) => {
      answer = listener;
    },
  };
};

/** A record as a parser returns it, of a company that does not exist. */
export const fictionalRecord = (changes: Partial<CompanyRecord> = {}): CompanyRecord => ({
  sourceKey: '900001g',
  name: 'Spatz GmbH',
  formerNames: [],
  legalForm: 'GmbH',
  status: 'active',
  identifiers: {},
  address: { street: 'Nestgasse 1', postcode: '9999', city: 'Musterdorf', country: 'AT' },
  contact: {},
  social: {},
  representatives: [],
  links: [],
  reports: [],
  ...changes,
});

export type RefreshWorld = {
  database: TestDatabase;
  clock: TestClock;
  deps: RefreshDeps;
  handlers: JobHandler[];
  /** Imports a record; returns the company's id. */
  add(sourceId: number, record: CompanyRecord): Promise<number>;
  /** Asks the source as the job does. */
  refresh(companyId: number, sourceId: number): Promise<RunResult | undefined>;
  changes(companyId: number): Promise<{ field: string; old_value: string | null; new_value: string | null }[]>;
};

type Options = { settings?: Partial<RefreshSettings>; dns?: Partial<DnsResolver>; database?: TestDatabase };

/** Refreshing with everything real except the other side: a register on this machine, and a made-up DNS. */
export const useRefreshWorld = async (options: Options = {}): Promise<RefreshWorld> => {
  const { settings, dns, database = await useTestDatabase() } = options;
  const { db, pool } = database;
  const clock = createTestClock();
  const deps: RefreshDeps = {
    db,
    clock,
    settings: { ...readConfig({}).refresh, ...settings },
    http: createOutgoingHttp({
      canReach: (address) => address === '127.0.0.1',
      limits: { totalMs: 1_000, silenceMs: 250, maxBytes: 100_000 },
    }),
    dns: { ...offlineDns, ...dns } as DnsResolver,
    mergeRecord: createRecordMerger(pool, (record) => record),
  };
  const handlers = refreshHandlers(deps);
  let imports = 0;
  return {
    database,
    clock,
    deps,
    handlers,
    add: async (sourceId, record) => {
      const records = () => [stageCompany(sourceId, record)];
      await importRecords({ pool, sourceId, fileName: 'test', fingerprint: String(++imports), records });
      const { rows } = await pool.query(
        'select company_id from company_source where source_id = $1 and source_key = $2',
        [sourceId, record.sourceKey],
      );
      return rows[0].company_id;
    },
    refresh: async (companyId, sourceId) => {
      const runId = await startOrJoinRun(db, clock.now(), { companyId, sourceId });
      await drainJobs(pool, handlers);
      return findResult(db, runId);
    },
    changes: async (companyId) => {
      const { rows } = await pool.query(
        `select kind, subject, from_value as old_value, to_value as new_value from event where company_id = $1 order by seq`,
        [companyId],
      );
      return rows.map(({ kind, subject, ...values }) => ({ field: fieldOfEvent({ kind, subject }), ...values }));
    },
  };
};

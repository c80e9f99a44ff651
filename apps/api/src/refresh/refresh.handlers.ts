import type { CompanyRecord } from '@firmament/record/record';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import type { RefreshSettings } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { isWithinLimit } from '../platform/http/rate-limit.ts';
import { handleJob, handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { MEANING_OF, type OutgoingAnswer, OutgoingError, type OutgoingHttp } from '../platform/outgoing-http.ts';
import { type Exchange, keepAnswers, keepable } from './answers/source-answer.query.ts';
import { connectorOf, whyNotAsk } from './choose-connector.ts';
import {
  type Ask,
  type Connector,
  FAILURES,
  type Failure,
  type KnownCompany,
  type Question,
  SourceFailure,
} from './connector.ts';
import type { DnsResolver } from './dns-facts.ts';
import { createFictionalConnector, isFictional } from './fictional.connector.ts';
import { mergeDomain } from './merge-domain.query.ts';
import { refreshCompanyJob } from './refresh.jobs.ts';
import { findKnownCompany, findRunToDo, finishRun, purgeRuns, type RunResult } from './refresh-run.query.ts';

export type RefreshDeps = {
  db: Database;
  clock: Clock;
  settings: RefreshSettings;
  http: OutgoingHttp;
  dns: DnsResolver;
  /** Merges what its source says into a company. Returns the changed fields. */
  mergeRecord: (companyId: number, sourceId: number, record: CompanyRecord) => Promise<string[]>;
};

/** For all questions of one run; longer than the caller waits, so that a slow source can still answer. */
const RUN_TIMEOUT_MS = 40_000;

export const refreshHandlers = (deps: RefreshDeps): JobHandler[] => [
  handleJob(refreshCompanyJob, ({ runId }) => doRun(deps, runId)),
  handleOnSchedule('purge-refresh-runs', '43 3 * * *', () => purgeRuns(deps.db, deps.clock.now())),
];

const doRun = async (deps: RefreshDeps, runId: number): Promise<void> => {
  const { db, clock } = deps;
  const run = await findRunToDo(db, runId);
  const company = run && (await findKnownCompany(db, run.companyId));
  if (!run || !company) return;
  try {
    await finishRun(db, clock.now(), runId, await refresh(deps, company, run.sourceId));
  } catch (error) {
    // The caller is told at once; the queue keeps the error for the operator.
    await finishRun(db, clock.now(), runId, { outcome: 'failed', reason: null, changedFields: [] });
    throw error;
  }
};

const refresh = async (deps: RefreshDeps, company: KnownCompany, sourceId: number): Promise<RunResult> => {
  const connector = isFictional(company) ? createFictionalConnector(sourceId, deps) : connectorOf(sourceId, deps);
  const reason = whyNotAsk(company, sourceId, deps.settings);
  if (!connector || reason) return failed(reason ?? 'no_access');
  const askedAt = deps.clock.now();
  const exchanges: Exchange[] = [];
  let finding: Awaited<ReturnType<Connector['find']>>;
  try {
    finding = await connector.find(company, askOf(deps, connector, sourceId, exchanges));
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return failed(failure);
  }
  if ('domain' in finding) {
    // Not kept: registries of domains also tell the private addresses of owners.
    return succeeded(await mergeDomain(deps.db, company.id, finding.domain));
  }
  // Merging takes the dates of birth out of the record.
  const answers = keepable(
    exchanges,
    finding.record.representatives.flatMap(({ bornOn }) => bornOn ?? []),
  );
  const changedFields = await deps.mergeRecord(company.id, sourceId, finding.record);
  await keepAnswers(deps.db, { companyId: company.id, sourceId, askedAt }, answers);
  return succeeded(changedFields);
};

const succeeded = (changedFields: string[]): RunResult => ({
  outcome: changedFields.length > 0 ? 'updated' : 'unchanged',
  reason: null,
  changedFields,
});

const failed = (failure: Failure): RunResult => ({ outcome: FAILURES[failure], reason: failure, changedFields: [] });

/**
 * Requests of one run: counted against the source's limit, within its origins and within the time of the run. What was
 * answered is added to `exchanges`.
 */
const askOf = (
  { db, clock, http }: RefreshDeps,
  { origins, limit }: Connector,
  sourceId: number,
  exchanges: Exchange[],
): Ask => {
  const signal = AbortSignal.timeout(RUN_TIMEOUT_MS);
  return async (question) => {
    const isWithin = await isWithinLimit(db, clock.now(), { name: `source ${sourceId}`, ...limit });
    if (!isWithin) throw new SourceFailure('limit_reached');
    const answer = await http({ ...question, origins, signal });
    if (answer.status === 200) exchanges.push(exchangeOf(question, answer));
    return answer;
  };
};

/** Connectors read what they accept, or fail. */
const exchangeOf = ({ url, method = 'GET', headers }: Question, { body }: OutgoingAnswer): Exchange => ({
  question: `${method} ${url}`,
  mediaType: headers?.accept ?? 'application/octet-stream',
  body,
});

/** What to tell the member; undefined if the error is not the source's. */
const failureOf = (error: unknown): Failure | undefined => {
  if (error instanceof SourceFailure) return error.failure;
  if (error instanceof OutgoingError) return MEANING_OF[error.failure];
  if (error instanceof SourceFormatError) return error.code === 'error-answer' ? 'refused' : 'unreadable';
  return undefined;
};

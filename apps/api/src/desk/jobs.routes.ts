import { MAX_LISTED } from '@firmament/api-contract/calls/desk/desk-endpoint';
import { type DeskJob, discardJob, getJobs, retryJob } from '@firmament/api-contract/calls/desk/jobs';
import { LOG, type LogAction, type LogEntry } from '@firmament/api-contract/desk/log-action';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import {
  countJobs,
  deleteJob,
  findGivenUpJobs,
  type GivenUpJob,
  lockJob,
  restartJob,
} from '../platform/jobs/queue.query.ts';
import { withoutAddresses } from '../platform/jobs/without-addresses.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

type Deps = { db: Database; clock: Clock };

type JobAction = {
  change: (trx: DatabaseTransaction, id: string) => Promise<void>;
  entry: (id: string, name: string) => LogAction;
};

const RETRY: JobAction = { change: restartJob, entry: LOG.jobRetried };
const DISCARD: JobAction = { change: deleteJob, entry: LOG.jobDiscarded };

export const registerJobRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, getJobs, async () => {
    const { running, waiting, planned, givenUp } = await countJobs(deps.db);
    const jobs = await findGivenUpJobs(deps.db, MAX_LISTED);
    return { running, waiting, planned, given_up: jobs.map(present), given_up_count: givenUp };
  });

  serve(app, retryJob, async ({ params, member, request }) =>
    done(request, await decide(deps, member, params.job_id, RETRY)),
  );

  serve(app, discardJob, async ({ params, member, request }) =>
    done(request, await decide(deps, member, params.job_id, DISCARD)),
  );
};

const decide = ({ db, clock }: Deps, member: Member, id: string, { change, entry }: JobAction): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, id);
    if (!job) throw new AppError('not_found');
    if (!job.isGivenUp) throw new AppError('conflict', { text: NOT_GIVEN_UP });
    await change(trx, id);
    return recordAction(trx, clock, await operatorOf(trx, member), entry(id, job.name));
  });

const NOT_GIVEN_UP = {
  en: 'This job has not been given up: it runs, or will be tried again by itself.',
  de: 'Diese Aufgabe ist nicht aufgegeben: Sie läuft gerade oder wird von selbst erneut versucht.',
};

const MAX_ERROR_LENGTH = 200;

/** The first sentence of an error: libraries append whole objects, and mail servers their terms of use. */
const shorten = (error: string): string => {
  const [sentence = ''] = error.replace(/\s+/g, ' ').split(/(?<=[.!?]) /);
  const text = withoutAddresses(sentence).trim();
  return text.length > MAX_ERROR_LENGTH ? `${text.slice(0, MAX_ERROR_LENGTH - 1)}…` : text;
};

const present = ({ id, name, recipient, subject, attempts, lastError, createdAt }: GivenUpJob): DeskJob => ({
  job_id: id,
  name,
  recipient,
  subject,
  attempts,
  created_at: createdAt.toISOString(),
  last_error: lastError === null ? null : shorten(lastError),
});

import { statfs } from 'node:fs/promises';
import type { Health, HealthState } from '@firmament/api-contract/calls/desk/health';
import { HOUR_MS, MINUTE_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Reads } from '../platform/database/reads.ts';
import { countJobs } from '../platform/jobs/queue.query.ts';
import { sendMailJob, sendWrittenMailJob } from '../platform/mail/mailer.ts';
import { findUnnumbered } from '../records/events/sequence-events.ts';
import { findLastBackup, findStandbys, measureAnswer, readDatabaseFigures } from './health.query.ts';

/** The state of each part of the service. These numbers decide what counts as good. */

/** From which value on a figure is worth a look, and from which on somebody should act. */
type Limits = { warn: number; bad: number };

/** Since the start, few searches at first: a monitor that sees minutes can warn earlier (docs/operations.md). */
export const SEARCH_P95_MS: Limits = { warn: 250, bad: 1_000 };
/** Changes are found after about a second; a large import takes the index some seconds. */
export const INDEX_BEHIND_SECONDS: Limits = { warn: 15, bad: 120 };
const ANSWER_MS: Limits = { warn: 250, bad: 2_000 };
const CONNECTIONS_SHARE: Limits = { warn: 0.8, bad: 0.95 };
/** Of replicas; from two seconds on they are not read from. */
const LAG_SECONDS: Limits = { warn: 10, bad: Number.POSITIVE_INFINITY };
/** The first attempts of a mail come within minutes. */
const MAIL_WAITS_MS: Limits = { warn: 15 * MINUTE_MS, bad: 2 * HOUR_MS };
/** Jobs are taken up within seconds; if it takes longer, no process is taking them. */
const JOB_WAITS_MS: Limits = { warn: 2 * MINUTE_MS, bad: 15 * MINUTE_MS };
const DISK_SHARE: Limits = { warn: 0.8, bad: 0.95 };
/** A backup every night, and two hours for one that starts late or takes long. */
const BACKUP_AGE_MS = 26 * HOUR_MS;

export const rate = (value: number, { warn, bad }: Limits): HealthState =>
  value >= bad ? 'bad' : value >= warn ? 'warn' : 'ok';

const SEVERITY: readonly HealthState[] = ['ok', 'warn', 'bad'];

export const worst = (...states: HealthState[]): HealthState =>
  SEVERITY[Math.max(0, ...states.map((state) => SEVERITY.indexOf(state)))] ?? 'ok';

export const checkDatabase = async (db: Database, reads: Reads): Promise<Health['database']> => {
  const answerMs = await measureAnswer(db);
  const { sizeBytes, connections, maxConnections } = await readDatabaseFigures(db);
  const replicas = reads.hasReplicas ? reads.replicas() : await findStandbys(db);
  // One that does not answer is skipped; the others do its work.
  const lags = reads.hasReplicas ? replicas.map(({ lagSeconds }) => lagSeconds ?? LAG_SECONDS.warn) : [];
  return {
    state: worst(
      rate(answerMs, ANSWER_MS),
      rate(connections / maxConnections, CONNECTIONS_SHARE),
      ...lags.map((lag) => rate(lag, LAG_SECONDS)),
    ),
    answer_ms: Math.round(answerMs * 10) / 10,
    size_bytes: sizeBytes,
    connections,
    max_connections: maxConnections,
    replicas: replicas.map(({ name, lagSeconds }) => ({ name, lag_seconds: lagSeconds })),
  };
};

const ageMs = (clock: Clock, since: Date | null): number => (since ? clock.now().getTime() - since.getTime() : 0);

type MailSettings = { smtpUrl: string | undefined; isDemo: boolean };

export const checkMail = async (
  db: Database,
  clock: Clock,
  { smtpUrl, isDemo }: MailSettings,
): Promise<Health['mail']> => {
  const { waiting, planned, givenUp, addedAt } = await countJobs(db, [sendMailJob.name, sendWrittenMailJob.name]);
  const isSent = smtpUrl !== undefined;
  return {
    state: worst(
      // Without a mail server nobody can sign up, but the demo shows its mails.
      isSent || isDemo ? 'ok' : 'bad',
      givenUp > 0 ? 'warn' : 'ok',
      rate(ageMs(clock, addedAt), MAIL_WAITS_MS),
    ),
    is_sent: isSent,
    waiting: waiting + planned,
    given_up: givenUp,
    oldest_waiting_at: addedAt?.toISOString() ?? null,
  };
};

export const checkJobs = async (db: Database, clock: Clock): Promise<Health['jobs']> => {
  const { running, waiting, givenUp, dueSince } = await countJobs(db);
  const state = worst(givenUp > 0 ? 'warn' : 'ok', rate(ageMs(clock, dueSince), JOB_WAITS_MS));
  return { state, running, waiting, given_up: givenUp };
};

export const checkEvents = async (db: Database, clock: Clock): Promise<Health['events']> => {
  const { count, oldestAt, isLate } = await findUnnumbered(db, clock);
  return {
    state: isLate ? 'bad' : 'ok',
    unnumbered: count,
    oldest_unnumbered_at: oldestAt?.toISOString() ?? null,
  };
};

/** The demo has nothing to lose. Elsewhere a missing backup is never bad: there may be backups that we do not know of. */
export const checkBackup = async (db: Database, clock: Clock, isDemo: boolean): Promise<Health['backup']> => {
  const last = await findLastBackup(db);
  const isFresh = last !== undefined && ageMs(clock, last.finished_at) <= BACKUP_AGE_MS;
  return {
    state: isDemo || isFresh ? 'ok' : 'warn',
    last_at: last?.finished_at.toISOString() ?? null,
    size_bytes: last?.size_bytes ?? null,
  };
};

/** As `df` counts: without the space that is reserved for root. */
export const checkDisk = async (folder: string): Promise<Health['disk']> => {
  const { blocks, bfree, bavail, bsize } = await statfs(folder);
  const used = (blocks - bfree) * bsize;
  const total = used + bavail * bsize;
  return { state: rate(used / total, DISK_SHARE), used_bytes: used, total_bytes: total };
};

import { type LogEntry, type LogSubject, logEntry } from '@firmament/api-contract/desk/log-action';
import { type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';

type Reader = Database | DatabaseTransaction;

/** Members and operators are entered by their account's id; their address is read while there is one. */
const entries = (db: Reader) =>
  db
    .selectFrom('operator_action as entry')
    .leftJoin('account as named', (join) =>
      join.on('entry.subject', 'in', ['member', 'operator']).on(sql<SqlBool>`entry.subject_id = named.id::text`),
    )
    .selectAll('entry')
    .select('named.email as subject_name');

type Row = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>;

const present = (row: Row): LogEntry =>
  logEntry.parse({
    entry_id: row.id,
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, name: row.actor_name },
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    details: row.details,
    before: row.before,
    after: row.after,
  });

export const findEntry = async (db: Reader, id: number): Promise<LogEntry> =>
  present(await entries(db).where('entry.id', '=', id).executeTakeFirstOrThrow());

export type LogFilter = {
  subject?: LogSubject | undefined;
  subjectId?: string | undefined;
  /** Entries older than this one. */
  before?: number | undefined;
  from?: Date | undefined;
  /** Not this moment itself. */
  until?: Date | undefined;
  /** Part of an operator's name. */
  actor?: string | undefined;
  limit: number;
};

/** Newest first. */
export const findLog = async (
  db: Reader,
  { subject, subjectId, before, from, until, actor, limit }: LogFilter,
): Promise<LogEntry[]> => {
  let found = entries(db).orderBy('entry.id', 'desc').limit(limit);
  if (subject !== undefined) found = found.where('entry.subject', '=', subject);
  if (subjectId !== undefined) found = found.where('entry.subject_id', '=', subjectId);
  if (before !== undefined) found = found.where('entry.id', '<', before);
  if (from !== undefined) found = found.where('entry.at', '>=', from);
  if (until !== undefined) found = found.where('entry.at', '<', until);
  if (actor !== undefined && actor !== '') {
    found = found.where((entry) => entry(sql<number>`strpos(lower(entry.actor_name), lower(${actor}))`, '>', 0));
  }
  return (await found.execute()).map(present);
};

/** What was done to one thing so far. */
export const logOf = (db: Reader, subject: LogSubject, subjectId: string | number): Promise<LogEntry[]> =>
  findLog(db, { subject, subjectId: String(subjectId), limit: 50 });

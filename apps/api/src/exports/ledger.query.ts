import { type ExportSubject, MAX_LEDGER_ENTRIES } from '@firmament/api-contract/calls/exports';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';

/** The times of the exports that still count, newest first. */
export const findCounted = async (
  db: Database | DatabaseTransaction,
  accountId: number,
  since: Date,
): Promise<Date[]> => {
  const rows = await db
    .selectFrom('data_export')
    .select('exported_at')
    .where('account_id', '=', accountId)
    .where('exported_at', '>', since)
    .orderBy('exported_at', 'desc')
    .execute();
  return rows.map(({ exported_at }) => exported_at);
};

/** Whatever can be exported; a network is made elsewhere. */
export type LedgerSubject = ExportSubject | { subject: 'network' };

type NewExport = { accountId: number; subject: LedgerSubject; format: string; at: Date };

/** Writes it to the ledger and the audit log; returns the id of the ledger entry. */
export const insertExport = async (
  trx: DatabaseTransaction,
  { accountId, subject, format, at }: NewExport,
): Promise<number> => {
  const { id } = await trx
    .insertInto('data_export')
    .values((value) => ({
      account_id: accountId,
      subject: subject.subject,
      format,
      // As text, because the driver would turn an array into a PostgreSQL array.
      indicators: 'performanceIndicators' in subject ? JSON.stringify(subject.performanceIndicators) : null,
      // Null if there is no such company; opening it will say so.
      company_id:
        subject.subject === 'company'
          ? value.selectFrom('company').select('company.id').where('company.id', '=', subject.company_id)
          : null,
      exported_at: at,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('audit_log')
    .values({ account_id: accountId, kind: 'export', entity_id: id, detail: `${subject.subject} ${format}`, at })
    .execute();
  return id;
};

export const finishExport = async (
  db: Database,
  id: number,
  { rows, isComplete, at }: { rows: number; isComplete: boolean; at: Date },
): Promise<void> => {
  await db
    .updateTable('data_export')
    .set({ row_count: rows, is_complete: isComplete, finished_at: at })
    .where('id', '=', id)
    .execute();
};

/** Removes a failed export, as if it had never begun. */
export const forgetExport = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('data_export').where('id', '=', id).where('finished_at', 'is', null).execute();
};

/** Exports whose process died. */
export const findLostExports = (db: Database, begunBefore: Date) =>
  db
    .selectFrom('data_export')
    .select(['id', 'account_id'])
    .where('finished_at', 'is', null)
    .where('exported_at', '<', begunBefore)
    .execute();

export const findExports = (db: Database, accountId: number, limit = MAX_LEDGER_ENTRIES) =>
  db
    .selectFrom('data_export')
    .leftJoin('company', 'company.id', 'data_export.company_id')
    .select(['data_export.id', 'subject', 'format', 'indicators', 'data_export.company_id'])
    .select(['company.name as company_name', 'row_count', 'is_complete', 'exported_at'])
    .where('account_id', '=', accountId)
    .orderBy('exported_at', 'desc')
    .orderBy('data_export.id', 'desc')
    .limit(limit)
    .execute();

export type ExportRow = Awaited<ReturnType<typeof findExports>>[number];

import { type ExportSubject, MAX_EXPORT_ROWS } from '@firmament/api-contract/calls/exports';
import type { Clock } from '../platform/clock.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { hasCompany } from './company-rows.query.ts';
import type { ExportDeps } from './export-content.ts';
import { readQuota } from './export-quota.ts';
import { findContactIds } from './person-rows.query.ts';

type Order = { member: Member; subject: ExportSubject; signal: AbortSignal };

const totalOf = async ({ db, findIds }: ExportDeps, { member, subject, signal }: Order): Promise<number> => {
  if (subject.subject === 'contacts') return (await findContactIds(db, member.accountId)).total;
  if (subject.subject !== 'company') {
    return (await findIds(subject.subject, subject.performanceIndicators, 0, signal)).total;
  }
  if (!(await hasCompany(db, subject.company_id))) throw new AppError('not_found');
  return 1;
};

/** What an export would hold and cost. */
export const previewExport = async (deps: ExportDeps & { clock: Clock }, order: Order) => {
  const [total, exports] = await Promise.all([totalOf(deps, order), readQuota(deps.db, deps.clock, order.member)]);
  return { total, rows: Math.min(total, MAX_EXPORT_ROWS), is_cut: total > MAX_EXPORT_ROWS, exports };
};

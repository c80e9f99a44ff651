import { type ExportSubject, MAX_EXPORT_ROWS, type RequestsOfExport } from '@firmament/api-contract/calls/exports';
import type { Clock } from '../platform/clock.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { hasCompany } from './company-rows.query.ts';
import { type ExportDeps, findRecords, type RecordKind } from './export-content.ts';
import { readQuota } from './export-quota.ts';

export type PreviewDeps = Pick<ExportDeps, 'db' | 'findIds' | 'offer'> & {
  clock: Clock;
  /** What all columns of these records would cost; from another capability. */
  priceRequests(member: Member, records: { kind: RecordKind; ids: readonly number[] }): Promise<RequestsOfExport>;
};

type Order = { member: Member; subject: ExportSubject; caller: Caller };
type Records = { kind: RecordKind; total: number; ids: readonly number[] };

const recordsOf = async (deps: PreviewDeps, { subject, ...order }: Order): Promise<Records> => {
  if (subject.subject !== 'company') return findRecords(deps, subject, order);
  if (!(await hasCompany(deps.db, subject.company_id))) throw new AppError('not_found');
  return { kind: 'company', total: 1, ids: [subject.company_id] };
};

/** What an export would hold and cost. */
export const previewExport = async (deps: PreviewDeps, order: Order) => {
  const [{ total, ...records }, exports] = await Promise.all([recordsOf(deps, order), readQuota(deps, order.member)]);
  return {
    total,
    rows: Math.min(total, MAX_EXPORT_ROWS),
    is_cut: total > MAX_EXPORT_ROWS,
    exports,
    requests: await deps.priceRequests(order.member, records),
  };
};

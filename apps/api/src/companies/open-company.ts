import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { type Day, dayOf } from '@firmament/calendar/day';
import { type Clock, dataDayOn } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { refuseFuture } from '../platform/http/refuse-future.ts';
import { findCompany } from './company.query.ts';
import { presentCompanyDetail } from './company-detail-presenter.ts';
import { findOtherMandates } from './other-mandates.query.ts';

/** Counts the company as opened this month, or refuses; from another capability. */
export type UnlockCompany = (member: Member, companyId: number) => Promise<void>;

type OpenDeps = {
  db: Database;
  rows: Database;
  clock: Clock;
  unlockCompany: UnlockCompany;
  /** Whether the operator allows members to upload extracts; from another capability. */
  canUpload?: () => Promise<boolean>;
};

/** Counts the opening and shows what `rows` has, which may be some seconds behind `db`. */
export const openCompany = async (
  { db, rows, clock, unlockCompany, canUpload = async () => false }: OpenDeps,
  member: Member,
  { companyId, asOf }: { companyId: number; asOf?: Day | undefined },
): Promise<CompanyDetail> => {
  const today = dayOf(clock.now());
  refuseFuture('as_of', asOf, today);
  const [found, whose, mayUpload] = await Promise.all([
    findCompany(rows, companyId),
    findOtherMandates(rows, companyId),
    canUpload(),
    unlockCompany(member, companyId),
  ]);
  // A replica may not have the company yet, or it was deleted since it was counted.
  const row = found ?? (await findCompany(db, companyId));
  if (!row) throw new AppError('not_found');
  return presentCompanyDetail(row, whose, {
    today,
    asked: asOf,
    canUpload: mayUpload,
    measuredOn: (day) => dataDayOn(day, clock),
  });
};

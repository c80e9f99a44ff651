import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { findCompany } from './company.query.ts';
import { presentCompanyDetail } from './company-detail-presenter.ts';

/** Counts the company as opened this month, or refuses; from another capability. */
export type UnlockCompany = (member: Member, companyId: number) => Promise<void>;

/** Counts the opening and shows what `rows` has, which may be some seconds behind `db`. */
export const openCompany = async (
  { db, rows, unlockCompany }: { db: Database; rows: Database; unlockCompany: UnlockCompany },
  member: Member,
  companyId: number,
): Promise<CompanyDetail> => {
  const [found] = await Promise.all([findCompany(rows, companyId), unlockCompany(member, companyId)]);
  // A replica may not have the company yet, or it was deleted since it was counted.
  const row = found ?? (await findCompany(db, companyId));
  if (!row) throw new AppError('not_found');
  return presentCompanyDetail(row);
};

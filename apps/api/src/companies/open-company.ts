import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { LOCALES } from '@firmament/api-contract/locales';
import { membershipOf, quotaMonth } from '@firmament/api-contract/membership';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { findCompany } from './company.query.ts';
import { presentCompanyDetail } from './company-detail-presenter.ts';
import { countOpening } from './count-opening.query.ts';

/** The day on which the quota of a month renews. */
const renewalDay = (month: string): Date => {
  const first = new Date(`${month}T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
};

const usedUpText = (quota: number, month: string): Text => {
  const count = (language: keyof typeof LOCALES) => new Intl.NumberFormat(language).format(quota);
  const day = (language: keyof typeof LOCALES) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(renewalDay(month));
  return {
    en: `You have used all ${count('en')} company requests of this month. They renew on ${day('en')}.`,
    de: `Sie haben alle ${count('de')} Firmenabrufe dieses Monats verbraucht. Am ${day('de')} beginnt Ihr Kontingent neu.`,
  };
};

/** Lets a member see a company: counts it once a month and logs the opening. */
export const unlockCompany = async (db: Database, clock: Clock, member: Member, companyId: number): Promise<void> => {
  const at = clock.now();
  const month = quotaMonth(at);
  const quota = membershipOf(member.membershipLevel).companyRequestsPerMonth;
  const outcome = await countOpening(db, { accountId: member.accountId, companyId, month, quota, at });
  if (!outcome.exists) throw new AppError('not_found');
  if (!outcome.is_open) throw new AppError('quota_used_up', { text: usedUpText(quota, month) });
};

/** Counts the opening in `db` and shows what `rows` has, which may be some seconds behind. */
export const openCompany = async (
  { db, rows, clock }: { db: Database; rows: Database; clock: Clock },
  member: Member,
  companyId: number,
): Promise<CompanyDetail> => {
  const [found] = await Promise.all([findCompany(rows, companyId), unlockCompany(db, clock, member, companyId)]);
  // A replica may not have the company yet, or it was deleted since it was counted.
  const row = found ?? (await findCompany(db, companyId));
  if (!row) throw new AppError('not_found');
  return presentCompanyDetail(row);
};

import type { ExportQuota } from '@firmament/api-contract/calls/exports';
import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { membershipOf } from '@firmament/api-contract/membership';
import type { Offer } from '@firmament/api-contract/offer';
import { DAY_MS, TIME_ZONE } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { findCounted, insertExport, type LedgerSubject } from './ledger.query.ts';

const dayBefore = (moment: Date): Date => new Date(moment.getTime() - DAY_MS);

/** `counted`: when the exports of the last 24 hours were made, the newest first. */
export const quotaOf = (counted: readonly Date[], quota: number): ExportQuota => {
  // The next export is free as soon as the oldest of those that fill the quota no longer counts.
  const freed = counted.length >= quota ? counted[quota - 1] : undefined;
  return {
    used: counted.length,
    quota,
    left: Math.max(0, quota - counted.length),
    renews_at: freed === undefined ? null : new Date(freed.getTime() + DAY_MS).toISOString(),
  };
};

/** In the time zone that Austria, Germany and Switzerland share. */
const timeText = (moment: string, language: Language): { day: string; time: string } => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: TIME_ZONE }).format(new Date(moment));
  return {
    day: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  };
};

const usedUpText = ({ quota, renews_at }: ExportQuota): Text => {
  if (renews_at === null) return { en: 'Your plan has no exports.', de: 'Ihr Tarif enthält keine Exporte.' };
  const [en, de] = [timeText(renews_at, 'en'), timeText(renews_at, 'de')];
  return {
    en: `You have used all ${quota} exports of the last 24 hours. The next one is possible on ${en.day} at ${en.time}.`,
    de: `Sie haben alle ${quota} Exporte der letzten 24 Stunden verbraucht. Der nächste ist am ${de.day} um ${de.time} Uhr möglich.`,
  };
};

export type QuotaDeps = { db: Database; clock: Clock; offer: () => Offer };

const exportsPerDay = ({ plans }: Offer, { membershipLevel }: Member): number =>
  membershipOf(membershipLevel, plans).dataExportsPerDay;

export const readQuota = async ({ db, clock, offer }: QuotaDeps, member: Member): Promise<ExportQuota> =>
  quotaOf(await findCounted(db, member.accountId, dayBefore(clock.now())), exportsPerDay(offer(), member));

/**
 * Takes one export from the quota and returns the id of its ledger entry. Parallel calls of one member wait for each
 * other, so that only one of them gets the last export.
 */
export const takeExport = (
  { db, clock, offer }: QuotaDeps,
  member: Member,
  { subject, format }: { subject: LedgerSubject; format: string },
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { accountId } = member;
    await lockMember(trx, accountId);
    const at = clock.now();
    const quota = quotaOf(await findCounted(trx, accountId, dayBefore(at)), exportsPerDay(offer(), member));
    if (quota.left === 0) throw new AppError('quota_used_up', { text: usedUpText(quota) });
    return insertExport(trx, { accountId, subject, format, at });
  });

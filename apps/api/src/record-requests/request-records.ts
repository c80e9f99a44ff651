import type { RequestsOfExport } from '@firmament/api-contract/calls/exports';
import type { LOCALES } from '@firmament/api-contract/locales';
import { longDay } from '@firmament/api-contract/long-day';
import { membershipOf, quotaMonth } from '@firmament/api-contract/membership';
import type { Offer } from '@firmament/api-contract/offer';
import { addMonths } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import {
  countOpening,
  countWithin,
  findRequested,
  isGranted,
  type Outcome,
  type RecordKind,
  type Requests,
} from './count-requests.query.ts';

type Language = keyof typeof LOCALES;
type Subject = { kind: RecordKind; ids: readonly number[]; exportId?: number | undefined };

/** Quotas follow from the plans on offer. */
export type QuotaDeps = { clock: Clock; offer: () => Offer };

const quotaOf = ({ offer }: QuotaDeps, member: Member): number =>
  membershipOf(member.membershipLevel, offer().plans).companyRequestsPerMonth;

const requestsOf = (quotas: QuotaDeps, member: Member, subject: Subject, isOpening: boolean): Requests => {
  const at = quotas.clock.now();
  return {
    ...subject,
    isOpening,
    accountId: member.accountId,
    month: quotaMonth(at),
    quota: quotaOf(quotas, member),
    at,
  };
};

const count = (number: number, language: Language): string => new Intl.NumberFormat(language).format(number);

const usedUpText = (quota: number, month: string): Text => {
  const day = (language: Language) => longDay(language, addMonths(month, 1));
  return {
    en: `You have used all ${count(quota, 'en')} requests of this month for companies and people. They renew on ${day('en')}.`,
    de: `Sie haben alle ${count(quota, 'de')} Abrufe von Unternehmen und Personen dieses Monats verbraucht. Am ${day('de')} beginnt Ihr Kontingent neu.`,
  };
};

const assertOpened = (outcome: Outcome, { quota, month }: Requests): void => {
  if (outcome.found === 0) throw new AppError('not_found');
  if (!isGranted(outcome)) throw new AppError('quota_used_up', { text: usedUpText(quota, month) });
};

/** Lets a member see a company or person: counts it once a month and logs the opening. */
export const openRecord = async (
  db: Database,
  quotas: QuotaDeps,
  member: Member,
  { id, ...subject }: { kind: RecordKind; id: number; exportId?: number | undefined },
): Promise<void> => {
  const requests = requestsOf(quotas, member, { ...subject, ids: [id] }, true);
  assertOpened(await countOpening(db, requests), requests);
};

/** The same as part of the caller's transaction. */
export const openRecordWithin = async (
  trx: DatabaseTransaction,
  quotas: QuotaDeps,
  member: Member,
  { kind, id }: { kind: RecordKind; id: number },
): Promise<void> => {
  const requests = requestsOf(quotas, member, { kind, ids: [id] }, true);
  assertOpened(await countWithin(trx, requests), requests);
};

const NAMES: Record<RecordKind, { one: Text; other: Text }> = {
  company: { one: { en: 'company', de: 'Unternehmen' }, other: { en: 'companies', de: 'Unternehmen' } },
  person: { one: { en: 'person', de: 'Person' }, other: { en: 'people', de: 'Personen' } },
};

const tooManyText = (kind: RecordKind, fresh: number, left: number, quota: number): Text => {
  const name = NAMES[kind][fresh === 1 ? 'one' : 'other'];
  return {
    en: `This file would count ${count(fresh, 'en')} ${name.en} not opened this month, but only ${count(left, 'en')} of your ${count(quota, 'en')} requests are left. Export only the columns of the result list, which count nothing, or fewer rows.`,
    de: `Diese Datei würde ${count(fresh, 'de')} in diesem Monat noch nicht geöffnete ${name.de} zählen; von Ihren ${count(quota, 'de')} Abrufen sind aber nur noch ${count(left, 'de')} übrig. Exportieren Sie nur die Spalten der Trefferliste, die nichts zählen, oder weniger Zeilen.`,
  };
};

/** Counts every record of an export that was not opened this month, or refuses them all. */
export const requestForExport = async (
  db: Database,
  quotas: QuotaDeps,
  member: Member,
  subject: Required<Subject>,
): Promise<void> => {
  const requests = requestsOf(quotas, member, subject, false);
  const outcome = await db.transaction().execute((trx) => countWithin(trx, requests));
  if (isGranted(outcome)) return;
  const { found, free, left } = outcome;
  throw new AppError('quota_used_up', { text: tooManyText(subject.kind, found - free, left, requests.quota) });
};

/** How many of the first records may be counted before more than `left` are new. */
const affordable = (ids: readonly number[], requested: ReadonlySet<number>, left: number): number => {
  let fresh = 0;
  const end = ids.findIndex((id) => !requested.has(id) && ++fresh > left);
  return end === -1 ? ids.length : end;
};

/** What an export of these records would cost; counts nothing. */
export const priceExport = async (
  db: Database,
  quotas: QuotaDeps,
  member: Member,
  { kind, ids }: { kind: RecordKind; ids: readonly number[] },
): Promise<RequestsOfExport> => {
  const month = quotaMonth(quotas.clock.now());
  const { requested, used } = await findRequested(db, { accountId: member.accountId, kind, ids, month });
  const quota = quotaOf(quotas, member);
  const left = Math.max(0, quota - used);
  return {
    free: requested.size,
    counted: ids.length - requested.size,
    quota,
    left,
    affordable_rows: affordable(ids, requested, left),
  };
};

import { DAY_MS, type Day } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import { jsonOf } from '@firmament/registers/reading/whole-answer';
import { parseZefixPublications } from '@firmament/registers/zefix/publications';
import {
  companyRequest,
  publicationsRequest,
  type ZefixAccess,
  type ZefixRequest,
} from '@firmament/registers/zefix/requests';
import { parseZefixCompanies } from '@firmament/registers/zefix/rest';
import type { RefreshSettings } from '../../config.ts';
import { type DayList, readByDay, type SubjectEntry } from '../read-by-day.ts';
import { SyncFailure } from '../sync-failure.ts';
import type { SyncContext, SyncSource } from '../sync-source.ts';

/** The gazette appears once on working days. */
const EVERY_MS = DAY_MS / 4;
const STALE_AFTER_MS = 3 * DAY_MS;
/** Publications are corrected within a week. */
const OVERLAP_DAYS = 7;
const PAUSE_MS = 1_000;

type Settings = Pick<RefreshSettings, 'zefixUrl' | 'zefixUser' | 'zefixPassword'>;

/** The Swiss register: whom the gazette wrote of each day, and what the register says of them now. */
export const createZefixSource = (settings: Settings, firstDays: number): SyncSource => {
  const { zefixUrl: url, zefixUser: user = '', zefixPassword: password = '' } = settings;
  const access: ZefixAccess = { url, user, password };
  return {
    id: 'zefix',
    missing: [...(user === '' ? ['ZEFIX_USER'] : []), ...(password === '' ? ['ZEFIX_PASSWORD'] : [])],
    everyMs: EVERY_MS,
    staleAfterMs: STALE_AFTER_MS,
    overlapDays: OVERLAP_DAYS,
    politeness: { origins: [new URL(url).origin], pauseMs: PAUSE_MS },
    run: (context) =>
      readByDay(context, {
        overlapDays: OVERLAP_DAYS,
        firstDays,
        subjects: 'companies',
        list: (day) => listDay(context, access, day),
        ask: async (ehraId) => [{ company: await askForCompany(context, access, ehraId) }],
      }),
  };
};

/** Undefined if there is no such thing. */
const ask = async ({ http }: SyncContext, request: ZefixRequest): Promise<unknown> => {
  const { status, body } = await http.ask(request);
  if (status === 404) return undefined;
  if (status !== 200) throw new SyncFailure('faulty', `HTTP ${status}`);
  return jsonOf(body);
};

const listDay = async (context: SyncContext, access: ZefixAccess, day: Day): Promise<DayList<SubjectEntry>> => {
  // No publication on a day may also be "not found".
  const publications = parseZefixPublications((await ask(context, publicationsRequest(access, day))) ?? null);
  return {
    entries: publications.flatMap((one) => (one.ok ? [{ id: one.record.id, day, subject: one.record.ehraId }] : [])),
    leftOut: publications.flatMap((one) => (one.ok ? [] : [`${day}: ${one.reason}`])),
  };
};

const askForCompany = async (context: SyncContext, access: ZefixAccess, ehraId: string): Promise<CompanyRecord> => {
  const answer = await ask(context, companyRequest(access, ehraId));
  if (answer === undefined) throw new SyncFailure('faulty', 'HTTP 404');
  const [company] = parseZefixCompanies(answer);
  if (!company?.ok) throw new SyncFailure('faulty', company?.reason ?? 'the answer is empty');
  if (company.record.sourceKey !== ehraId) throw new SyncFailure('faulty', 'the answer is about another company');
  return { ...company.record, asOf: context.today() };
};

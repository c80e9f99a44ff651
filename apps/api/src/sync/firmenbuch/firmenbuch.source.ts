import { DAY_MS, type Day } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import { type FiledAccounts, parseAnnualAccounts } from '@firmament/registers/firmenbuch/annual-accounts';
import { parseFirmenbuchExtract } from '@firmament/registers/firmenbuch/extract';
import {
  documentText,
  type FirmenbuchDocumentEntry,
  parseFirmenbuchChanges,
  parseFirmenbuchDocument,
  parseFirmenbuchDocumentChanges,
} from '@firmament/registers/firmenbuch/lists';
import {
  changesRequest,
  documentChangesRequest,
  documentRequest,
  extractRequest,
  type FirmenbuchAccess,
  type FirmenbuchRequest,
} from '@firmament/registers/firmenbuch/requests';
import { isSoapFault } from '@firmament/registers/firmenbuch/soap';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import { textOf } from '@firmament/registers/reading/whole-answer';
import type { RefreshSettings } from '../../config.ts';
import { type DayList, readByDay, type SubjectEntry } from '../read-by-day.ts';
import { SyncFailure } from '../sync-failure.ts';
import type { SyncContext, SyncRecord, SyncSource } from '../sync-source.ts';

const EVERY_MS = DAY_MS / 4;
const STALE_AFTER_MS = 3 * DAY_MS;
const OVERLAP_DAYS = 3;
/** No limit is published; thirty a minute, one at a time, has been fine. */
const PAUSE_MS = 2_000;

type Settings = Pick<RefreshSettings, 'firmenbuchUrl' | 'firmenbuchApiKey'>;

/** An entry about a company, or accounts that were filed for it. */
type Entry = SubjectEntry & { registerNumber: string; isAccounts: boolean };

/** The Austrian register: who has a new entry each day, what the register says of them now, and accounts filed as XML. */
export const createFirmenbuchSource = (settings: Settings, firstDays: number): SyncSource => {
  const { firmenbuchUrl: url, firmenbuchApiKey: apiKey = '' } = settings;
  const access: FirmenbuchAccess = { url, apiKey };
  return {
    id: 'firmenbuch',
    missing: apiKey === '' ? ['FIRMENBUCH_API_KEY'] : [],
    everyMs: EVERY_MS,
    staleAfterMs: STALE_AFTER_MS,
    overlapDays: OVERLAP_DAYS,
    politeness: { origins: [new URL(url).origin], pauseMs: PAUSE_MS },
    run: async (context) => {
      const known = new Set<string>();
      for await (const keys of context.knownKeys()) for (const key of keys) known.add(key);
      const askForCompany = async (registerNumber: string): Promise<SyncRecord> => {
        const company = await askForExtract(context, access, registerNumber);
        known.add(registerNumber);
        return { company };
      };
      return readByDay<Entry>(context, {
        overlapDays: OVERLAP_DAYS,
        firstDays,
        subjects: 'companies and accounts',
        list: (day) => listDay(context, access, day),
        ask: async (subject, { registerNumber, isAccounts, day }) => {
          if (!isAccounts) return [await askForCompany(registerNumber)];
          const accounts = await askForAccounts(context, access, subject, registerNumber);
          // Accounts alone are not enough to add a company.
          const company = known.has(registerNumber) ? [] : [await askForCompany(registerNumber)];
          return [...company, { accounts, filedOn: day }];
        },
      });
    },
  };
};

/** A SOAP fault is a final answer, although it comes with a server error's status. */
const ask = async <T>({ http }: SyncContext, request: FirmenbuchRequest, parse: (xml: string) => T): Promise<T> => {
  const { status, body } = await http.ask(request, { isFinal: (answer) => isSoapFault(answer.body.toString('utf8')) });
  if (status < 500 && status !== 200) throw new SyncFailure('faulty', `HTTP ${status}`);
  try {
    return parse(textOf(body));
  } catch (error) {
    if (!(error instanceof SourceFormatError) || error.code !== 'soap-fault') throw error;
    throw new SyncFailure('faulty', error.message, { cause: error });
  }
};

const listDay = async (context: SyncContext, access: FirmenbuchAccess, day: Day): Promise<DayList<Entry>> => {
  const changes = await ask(context, changesRequest(access, day), parseFirmenbuchChanges);
  const documents = await ask(context, documentChangesRequest(access, day), parseFirmenbuchDocumentChanges);
  return {
    entries: [
      ...changes.flatMap((one): Entry[] => {
        if (!one.ok) return [];
        const { registerNumber, entryNumber } = one.record;
        const id = `${registerNumber}/${entryNumber}`;
        return [{ id, day, subject: registerNumber, registerNumber, isAccounts: false }];
      }),
      ...documents.flatMap((one): Entry[] => {
        if (!one.ok || !isReadable(one.record)) return [];
        const { key, registerNumber = '' } = one.record;
        return [{ id: key, day, subject: key, registerNumber, isAccounts: true }];
      }),
    ],
    leftOut: [...changes, ...documents].flatMap((one) => (one.ok ? [] : [`${day}: ${one.reason} ${one.excerpt}`])),
  };
};

const ANNUAL_ACCOUNTS = '48';

/** Accounts in XML; most are filed as PDF, from which we read no figures. */
const isReadable = ({ kindCode, extension }: FirmenbuchDocumentEntry): boolean =>
  kindCode === ANNUAL_ACCOUNTS && extension?.toLowerCase() === 'xml';

const askForExtract = async (
  context: SyncContext,
  access: FirmenbuchAccess,
  registerNumber: string,
): Promise<CompanyRecord> => {
  const extract = await ask(context, extractRequest(access, registerNumber, context.today()), parseFirmenbuchExtract);
  if (!extract.ok) throw new SyncFailure('faulty', extract.reason);
  if (extract.record.sourceKey !== registerNumber) throw new SyncFailure('faulty', OTHER_COMPANY);
  return extract.record;
};

const askForAccounts = async (
  context: SyncContext,
  access: FirmenbuchAccess,
  key: string,
  registerNumber: string,
): Promise<FiledAccounts> => {
  const document = await ask(context, documentRequest(access, key), parseFirmenbuchDocument);
  const accounts = parseAnnualAccounts(documentText(document));
  if (!accounts.ok) throw new SyncFailure('faulty', accounts.reason);
  const { registerNumber: filedFor = registerNumber } = accounts.record;
  if (filedFor !== registerNumber) throw new SyncFailure('faulty', OTHER_COMPANY);
  return { ...accounts.record, registerNumber };
};

const OTHER_COMPANY = 'the answer is about another company';

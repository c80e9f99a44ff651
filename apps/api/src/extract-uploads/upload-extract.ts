import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_EXTRACT_BYTES, type UploadedExtract } from '@firmament/api-contract/calls/extract-uploads';
import { addDays, type Day, dayOf } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import type { RegisterExtract } from '@firmament/registers/xjustiz/extract';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError, refusedField, type Text } from '../platform/http/app-error.ts';
import type { RateLimiter } from '../platform/http/rate-limit.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { withoutBirths, withoutContradictoryBirths } from './births.ts';
import type { ExtractReader, ReadExtract } from './extract-reader.ts';
import { applyExtractJob } from './extract-uploads.jobs.ts';
import {
  findDescribed,
  findNewestExtract,
  findUpload,
  insertUpload,
  isKeyOfAnother,
  isKnownFile,
  lockCompany,
  wasTakenBack,
} from './extract-uploads.query.ts';
import { findUploadMode } from './upload-mode.query.ts';
import {
  anotherCompany,
  FUTURE,
  formatRefusal,
  NOT_GERMAN,
  notNewer,
  OFF,
  outcomeText,
  rivalText,
  SAME_FILE,
  TOO_LARGE,
} from './upload-texts.ts';

export type UploadDeps = {
  db: Database;
  clock: Clock;
  limiter: Pick<RateLimiter, 'count'>;
  isDemo: boolean;
  /** Whether it is the company that the demo's case tries the upload with. */
  isDemoCase: (companyId: number) => Promise<boolean>;
  /** Makes a record ready to be stored: located, and without dates of birth. */
  prepare: (record: CompanyRecord) => CompanyRecord;
  reader: Pick<ExtractReader, 'read'>;
  /** How long a caller is kept waiting for an accepted extract to be applied. */
  patienceMs?: number;
};

export type Uploaded = Omit<UploadedExtract, 'success' | 'message'> & { text: Text };

/** Takes an extract for a company: read and checked now, then applied or laid before an operator. */
export const uploadExtract = async (
  deps: UploadDeps,
  { accountId, isVisitor }: Member,
  { companyId, content, caller }: { companyId: number; content: Buffer; caller: Caller },
): Promise<Uploaded> => {
  const { db, limiter, isDemo, reader, patienceMs = PATIENCE_MS } = deps;
  if ((await findUploadMode(db, isDemo)) === 'off') throw new AppError('forbidden', { text: OFF });
  await limiter.count({ limit: 'extractUpload', subject: String(accountId) });
  if (content.length > MAX_EXTRACT_BYTES) throw refusedField('content', TOO_LARGE);
  await assertGerman(db, companyId);
  const read = await reader.read(content, caller);
  if ('refusal' in read) throw refusedField('content', formatRefusal(read.refusal));
  const { extract } = read;
  if (isVisitor) return check(deps, { companyId, content, extract });
  const { id, state, hasRival } = await db
    .transaction()
    .execute((trx) => take(deps, trx, { accountId, companyId, content, ...read }));
  const { retrievedOn } = extract;
  const changed = state === 'waiting' ? undefined : await waitUntilApplied(db, id, patienceMs);
  const reached = state === 'waiting' ? state : changed === undefined ? 'accepted' : 'applied';
  const changedFields = changed ?? [];
  return {
    state: reached,
    retrieved_on: retrievedOn,
    changed_fields: changedFields,
    text: hasRival ? rivalText(retrievedOn) : outcomeText(reached, retrievedOn, changedFields.length),
  };
};

/** Visitors of the demo are shown what an extract does, but nobody vouches for theirs: the company stays as it is. */
const check = async (
  { db, clock }: UploadDeps,
  { companyId, content, extract }: Omit<Given, 'accountId' | 'document'>,
): Promise<Uploaded> => {
  const arrived = { companyId, extract, sha256: sha256Of(content), today: dayOf(clock.now()) };
  await db.transaction().execute((trx) => assertWelcome(trx, arrived));
  const { retrievedOn } = extract;
  return {
    state: 'checked',
    retrieved_on: retrievedOn,
    changed_fields: [],
    text: outcomeText('checked', retrievedOn, 0),
  };
};

const sha256Of = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

/** Before anything is read: no file is worth it for a company that has no such extract. */
const assertGerman = async (db: Database, companyId: number): Promise<void> => {
  const company = await findDescribed(db, companyId);
  if (!company) throw new AppError('not_found');
  if (company.country !== null && company.country !== 'DE') throw refusedField('company_id', NOT_GERMAN);
};

type Given = ReadExtract & { accountId: number; companyId: number; content: Buffer };

/** Files are made in local time, and clocks differ. */
const DAYS_AHEAD = 1;

const take = async (
  { clock, isDemo, isDemoCase, prepare }: UploadDeps,
  trx: DatabaseTransaction,
  { accountId, companyId, content, extract, document }: Given,
): Promise<{ id: number; state: 'waiting' | 'accepted'; hasRival: boolean }> => {
  await lockCompany(trx, companyId);
  const sha256 = sha256Of(content);
  const receivedAt = clock.now();
  const { agreement, hasRival } = await assertWelcome(trx, { companyId, extract, sha256, today: dayOf(receivedAt) });
  const prepared = prepare(extract.record);
  // A name is easily borrowed, of two extracts of one day one is wrong, and where one was taken back the next may be
  // too: those wait, whatever the setting. Everybody has an account in the demo, so there only its example is applied
  // at once.
  const isAtOnce =
    agreement === 'number' &&
    !hasRival &&
    (await findUploadMode(trx, isDemo)) === 'at_once' &&
    (!isDemo || (await isDemoCase(companyId))) &&
    !(await wasTakenBack(trx, companyId));
  const state = isAtOnce ? 'accepted' : 'waiting';
  const record = isAtOnce ? withoutBirths(prepared) : withoutContradictoryBirths(prepared);
  const id = await insertUpload(trx, {
    companyId,
    accountId,
    sha256,
    byteCount: content.length,
    receivedAt,
    courtCode: extract.courtCode,
    number: extract.number,
    retrievedOn: extract.retrievedOn,
    record,
    document,
    state,
  });
  if (state === 'accepted') await enqueue(trx, applyExtractJob, { uploadId: id });
  return { id, state, hasRival };
};

type Arrived = { companyId: number; extract: RegisterExtract; sha256: Buffer; today: string };

const assertWelcome = async (
  trx: DatabaseTransaction,
  { companyId, extract, sha256, today }: Arrived,
): Promise<{ agreement: Agreement; hasRival: boolean }> => {
  const { retrievedOn, createdOn, record, courtCode, number } = extract;
  const company = await findDescribed(trx, companyId);
  if (!company) throw new AppError('not_found');
  const agreement = agreementOf(company, extract);
  if (agreement === undefined || (agreement === 'name' && (await isKeyOfAnother(trx, companyId, record.sourceKey)))) {
    throw refusedField('content', anotherCompany(record.name, `${record.court ?? courtCode} ${number}`));
  }
  if (retrievedOn > today || (createdOn !== undefined && createdOn > addDays(today, DAYS_AHEAD))) {
    throw refusedField('content', FUTURE);
  }
  if (await isKnownFile(trx, companyId, sha256)) throw new AppError('conflict', { text: SAME_FILE });
  const extractOn = await findNewestExtract(trx, companyId);
  const newest = newestOf(company.asOf, extractOn);
  // Extracts that wait are no more than claims, so they stand in nobody's way.
  const hasRival = retrievedOn === newest && retrievedOn === extractOn;
  if (newest !== null && retrievedOn <= newest && !hasRival) {
    throw new AppError('conflict', { text: notNewer(newest, retrievedOn) });
  }
  return { agreement, hasRival };
};

const newestOf = (one: Day | null, other: Day | null): Day | null => {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
};

const PATIENCE_MS = 15_000;
const FIRST_LOOK_MS = 60;
const SLOWEST_LOOK_MS = 500;

/** The fields that changed; undefined if it takes longer than callers should wait. */
const waitUntilApplied = async (db: Database, id: number, patienceMs: number): Promise<string[] | undefined> => {
  const endsAt = performance.now() + patienceMs;
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 1.5, SLOWEST_LOOK_MS)) {
    const row = await findUpload(db, id);
    if (row?.state === 'applied') return row.changed_fields ?? [];
    if (performance.now() >= endsAt) return undefined;
    await pause(Math.min(wait, Math.max(1, endsAt - performance.now())));
  }
};

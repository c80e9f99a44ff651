import type { Day } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import { sourcesThatAre } from '@firmament/record/sources/sources';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Described } from './agreement.ts';

type Reader = Database | DatabaseTransaction;

/** Copies of German registers. */
const COPIES = sourcesThatAre('copy');

export type DescribedCompany = Described & { id: number; asOf: Day | null };

export const findDescribed = async (db: Reader, companyId: number): Promise<DescribedCompany | undefined> => {
  const row = await db
    .selectFrom('company')
    .select(['id', 'name', 'country', 'register_number as registerNumber', 'court_code as courtCode', 'court'])
    .select((company) => [
      sql<string[]>`array(select f.name from company_former_name f where f.company_id = company.id)`.as('formerNames'),
      company
        .selectFrom('company_source')
        .select((statement) => statement.fn.max('as_of').as('as_of'))
        .whereRef('company_source.company_id', '=', 'company.id')
        .where('source_id', 'in', COPIES)
        .as('asOf'),
    ])
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row;
};

/** Writers wait for each other, so that of two uploads at once the second sees the first. */
export const lockCompany = async (trx: DatabaseTransaction, companyId: number): Promise<void> => {
  await trx.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().execute();
};

/** Whether a copy of the register knows another company under this key. */
export const isKeyOfAnother = async (db: Reader, companyId: number, sourceKey: string): Promise<boolean> => {
  const other = await db
    .selectFrom('company_source')
    .select('company_id')
    .where('source_key', '=', sourceKey)
    .where('source_id', 'in', COPIES)
    .where('company_id', '<>', companyId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

/** The day of the newest extract that holds or is about to be applied. */
export const findNewestExtract = async (db: Reader, companyId: number): Promise<Day | null> => {
  const { on } = await db
    .selectFrom('extract_upload')
    .select((upload) => upload.fn.max('retrieved_on').as('on'))
    .where('company_id', '=', companyId)
    .where('state', 'in', ['accepted', 'applied'])
    .executeTakeFirstOrThrow();
  return on;
};

export const isKnownFile = async (db: Reader, companyId: number, sha256: Buffer): Promise<boolean> => {
  const known = await db
    .selectFrom('extract_upload')
    .select('id')
    .where('company_id', '=', companyId)
    .where('sha256', '=', sha256)
    .where('state', 'not in', ['refused', 'taken_back'])
    .executeTakeFirst();
  return known !== undefined;
};

/** Whether what somebody brought of this company turned out to be wrong once it held. */
export const wasTakenBack = async (db: Reader, companyId: number): Promise<boolean> => {
  const wrong = await db
    .selectFrom('extract_upload')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'taken_back')
    .limit(1)
    .executeTakeFirst();
  return wrong !== undefined;
};

/** Whether what it takes to take it back was kept: the version before did not. */
export const canBeTakenBack = async (db: Reader, id: number): Promise<boolean> => {
  const kept = await db
    .selectFrom('statement_since_extract')
    .select('id')
    .where('extract_id', '=', id)
    .executeTakeFirst();
  return kept !== undefined;
};

export type NewUpload = {
  companyId: number;
  accountId: number;
  sha256: Buffer;
  byteCount: number;
  receivedAt: Date;
  courtCode: string;
  number: string;
  retrievedOn: Day;
  record: CompanyRecord;
  document: string | undefined;
  state: 'waiting' | 'accepted';
};

export const insertUpload = async (trx: DatabaseTransaction, upload: NewUpload): Promise<number> => {
  const { id } = await trx
    .insertInto('extract_upload')
    .values({
      company_id: upload.companyId,
      account_id: upload.accountId,
      sha256: upload.sha256,
      byte_count: upload.byteCount,
      received_at: upload.receivedAt,
      name: upload.record.name,
      court_code: upload.courtCode,
      register_number: upload.number,
      retrieved_on: upload.retrievedOn,
      last_entry_on: upload.record.lastEntryOn ?? null,
      record: JSON.stringify(upload.record),
      document: upload.document ?? null,
      state: upload.state,
      decided_at: upload.state === 'accepted' ? upload.receivedAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const uploads = (db: Reader) =>
  db
    .selectFrom('extract_upload as upload')
    .innerJoin('company', 'company.id', 'upload.company_id')
    .leftJoin('account', 'account.id', 'upload.account_id')
    .selectAll('upload')
    .select(['company.name as company_name', 'company.register_number as known_register_number'])
    .select(['account.full_name as from', 'account.email', 'account.language']);

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

export const findUpload = (db: Reader, id: number) => uploads(db).where('upload.id', '=', id).executeTakeFirst();

/** All that wait for an operator, the oldest first: each has the same time. */
export const findWaiting = (db: Reader): Promise<UploadRow[]> =>
  uploads(db).where('state', '=', 'waiting').orderBy('received_at').orderBy('upload.id').execute();

/** Other extracts of the same company that wait or hold, the oldest first. */
export const findOthers = (db: Reader, { id, company_id }: Pick<UploadRow, 'id' | 'company_id'>) =>
  db
    .selectFrom('extract_upload')
    .select(['id', 'retrieved_on', 'state'])
    .where('company_id', '=', company_id)
    .where('id', '<>', id)
    .where('state', 'in', ['waiting', 'accepted', 'applied'])
    .orderBy('id')
    .execute();

/** Locks it until the transaction ends. */
export const lockUpload = async (trx: DatabaseTransaction, id: number): Promise<UploadRow | undefined> => {
  await trx.selectFrom('extract_upload').select('id').where('id', '=', id).forUpdate().execute();
  return findUpload(trx, id);
};

export type KnownPerson = { title: string; name: string; birth_year: number | null };

/** Who is in office as we know it; the condition is handed over, for it belongs to all readers of mandates. */
export const findPeopleInOffice = async (db: Reader, companyId: number, isInOffice: string): Promise<KnownPerson[]> => {
  const { rows } = await sql<KnownPerson>`
    select title, name, birth_year from mandate
    where company_id = ${companyId} and ${sql.raw(isInOffice)} order by position, id limit 200`.execute(db);
  return rows;
};

/** How long it is known who uploaded what, and that something was refused or taken back. */
const KEPT_MONTHS = 12;

export const forgetUploaders = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await db.deleteFrom('extract_upload').where('state', '=', 'refused').where('decided_at', '<=', before).execute();
  await db.deleteFrom('extract_upload').where('state', '=', 'taken_back').where('undone_at', '<=', before).execute();
  await db
    .updateTable('extract_upload')
    .set({ account_id: null })
    .where('account_id', 'is not', null)
    .where('applied_at', '<=', before)
    .execute();
};

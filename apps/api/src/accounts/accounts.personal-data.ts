import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError } from '../platform/http/app-error.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import type { DataSubject, PersonalDataSource } from '../platform/personal-data.ts';
import { listedPeople } from '../records/listed-people.ts';
import { accountDeletedMail } from './accounts.mail.ts';
import { findSecondFactor } from './second-factor/second-factor.query.ts';

/** The data that accounts keep. Leaves out hashes of secrets: they tell the member nothing, and the file may get lost. */
export const accountData: PersonalDataSource = {
  name: 'account',
  tables: [
    'session',
    'known_device',
    'device_link',
    'second_factor',
    'recovery_code',
    'passkey',
    'passkey_challenge',
    'sign_in_challenge',
    'registration',
    'record_request',
    'record_request_count',
  ],
  read: async (db, { accountId }) => ({
    account: await db
      .selectFrom('account')
      .leftJoin('company', 'company.id', 'account.company_id')
      .select([
        'account.id as uid',
        'account.email',
        'full_name',
        'language',
        'google_subject',
        'membership_level',
        'membership_start',
        'membership_end',
        'profile_id',
        'company_id',
        'company.name as company_name',
        'registered_from',
        'account.created_at',
      ])
      .where('account.id', '=', accountId)
      .executeTakeFirstOrThrow(),
    sessions: await db
      .selectFrom('session')
      .select(['signed_in_with', 'address', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    known_devices: await db
      .selectFrom('known_device')
      .select(['user_agent', 'created_at', 'last_used_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    device_links: await db
      .selectFrom('device_link')
      .select('expires_at')
      .where('account_id', '=', accountId)
      .orderBy('expires_at')
      .execute(),
    second_factor: await describeSecondFactor(db, accountId),
    registrations: await db
      .selectFrom('registration')
      .select(['full_name', 'language', 'user_agent', 'return_path', 'created_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    company_requests: await db
      .selectFrom('record_request')
      .leftJoin(
        listedPeople(db, sql`array(select person_id from record_request where account_id = ${accountId})`).as('person'),
        'person.id',
        'record_request.person_id',
      )
      .select(['record_request.company_id', 'person.profile_id', 'month', 'requested_at'])
      .where('account_id', '=', accountId)
      .orderBy('requested_at')
      .execute(),
  }),
  erase: async (trx, { email }) => {
    await trx.deleteFrom('registration').where('email', '=', email).execute();
  },
};

const describeSecondFactor = async (db: Database, accountId: number) => {
  const factor = await findSecondFactor(db, accountId);
  if (!factor) return null;
  const { since, appSince, passkeys, recoveryCodesLeft } = factor;
  return {
    since,
    authenticator_app_since: appSince ?? null,
    passkeys: passkeys.map(({ passkey_id: _, ...passkey }) => passkey),
    recovery_codes_left: recoveryCodesLeft,
  };
};

/** Everything we keep about a member, source by source. */
export const collectPersonalData = async (
  db: Database,
  clock: Clock,
  subject: DataSubject,
  sources: readonly PersonalDataSource[],
): Promise<{ exported_at: string; data: Record<string, unknown> }> => {
  const data: Record<string, unknown> = {};
  for (const source of sources) Object.assign(data, await source.read(db, subject));
  return { exported_at: clock.now().toISOString(), data };
};

export type ContractEnd = 'notice' | 'withdraw';

export type DeletionDeps = {
  db: Database;
  personalData: readonly PersonalDataSource[];
  /** From another capability: ends the member's contract, or refuses if one runs and nobody said how it ends. */
  endContract(trx: DatabaseTransaction, accountId: number, how: ContractEnd | undefined): Promise<void>;
};

/** Deletes the account and all data about the member. This ends every session. Returns whose it was, if it was there. */
export const eraseAccount = async (
  { personalData, endContract }: Omit<DeletionDeps, 'db'>,
  trx: DatabaseTransaction,
  { accountId, email }: DataSubject,
  contract: ContractEnd | undefined,
): Promise<{ fullName: string } | undefined> => {
  await lockMember(trx, accountId, 'delete');
  const account = await trx.selectFrom('account').select('full_name').where('id', '=', accountId).executeTakeFirst();
  if (!account) return undefined;
  await endContract(trx, accountId, contract);
  for (const source of personalData) await source.erase?.(trx, { accountId, email });
  await trx.deleteFrom('account').where('id', '=', accountId).execute();
  return { fullName: account.full_name };
};

/** What a member asks for: all in one transaction, and a mail that says so. */
export const deleteAccount = ({ db, ...deps }: DeletionDeps, member: Member, contract: ContractEnd | undefined) =>
  db.transaction().execute(async (trx) => {
    const erased = await eraseAccount(deps, trx, member, contract);
    if (!erased) throw new AppError('not_found');
    await queueMail(trx, accountDeletedMail({ ...erased, email: member.email, language: member.language }));
  });

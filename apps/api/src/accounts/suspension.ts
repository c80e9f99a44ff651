import { LOG, type LogEntry } from '@firmament/api-contract/desk/log-action';
import { toLanguage } from '@firmament/api-contract/language';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import type { Actor } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { endOtherSessions } from './sessions.ts';
import { suspendedMail, suspensionEndedMail } from './suspension.mail.ts';

/** What operators may do with an account. Contract, invoices and own data stay open to a blocked member. */

const BLOCKED: Text = { en: 'This member is blocked already.', de: 'Dieses Mitglied ist bereits gesperrt.' };
const NOT_BLOCKED: Text = {
  en: 'No operator has blocked this member.',
  de: 'Dieses Mitglied ist von niemandem in der Verwaltung gesperrt.',
};
const IS_OPERATOR: Text = {
  en: 'Operators cannot be blocked. Take the role away first: npm run operator -- remove <email>',
  de: 'Wer zur Verwaltung gehört, kann nicht gesperrt werden. Entziehen Sie zuerst die Rolle: npm run operator -- remove <E-Mail>',
};

type Deps = { db: Database; clock: Clock };

const lockAccount = async (trx: DatabaseTransaction, accountId: number) => {
  await lockMember(trx, accountId);
  const account = await trx
    .selectFrom('account')
    .leftJoin('operator', 'operator.account_id', 'account.id')
    .select(['account.email', 'account.full_name', 'account.language', 'suspended_at', 'suspension_reason'])
    .select('operator.account_id as operator_id')
    .where('account.id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new AppError('not_found');
  const { email, full_name: fullName, language } = account;
  return { ...account, recipient: { email, fullName, language: toLanguage(language) } };
};

/** Refuses the services of the plan from now on; the member is told why. */
export const suspend = ({ db, clock }: Deps, by: Actor, accountId: number, reason: string): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const { operator_id, suspended_at, recipient } = await lockAccount(trx, accountId);
    if (operator_id !== null) throw new AppError('conflict', { text: IS_OPERATOR });
    if (suspended_at !== null) throw new AppError('conflict', { text: BLOCKED });
    const changed = { suspended_at: clock.now(), suspension_reason: reason };
    await trx.updateTable('account').set(changed).where('id', '=', accountId).execute();
    await queueMail(trx, suspendedMail(recipient, reason));
    const change = { before: { blocked: false, reason: null }, after: { blocked: true, reason } };
    return recordAction(trx, clock, by, LOG.memberBlocked(accountId, reason), change);
  });

export const endSuspension = ({ db, clock }: Deps, by: Actor, accountId: number): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const { suspended_at, suspension_reason, recipient } = await lockAccount(trx, accountId);
    if (suspended_at === null) throw new AppError('conflict', { text: NOT_BLOCKED });
    const changed = { suspended_at: null, suspension_reason: null };
    await trx.updateTable('account').set(changed).where('id', '=', accountId).execute();
    await queueMail(trx, suspensionEndedMail(recipient));
    const change = { before: { blocked: true, reason: suspension_reason }, after: { blocked: false, reason: null } };
    return recordAction(trx, clock, by, LOG.memberUnblocked(accountId), change);
  });

/** Ends all sessions of a member, for example because a device was stolen. */
export const signOutEverywhere = ({ db, clock }: Deps, by: Actor, accountId: number): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const ended = await endOtherSessions(trx, accountId, undefined);
    const change = { before: { sessions: ended }, after: { sessions: 0 } };
    return recordAction(trx, clock, by, LOG.memberSignedOut(accountId), change);
  });

/** Why an operator has blocked a member; undefined if none has. */
export const explainSuspension = async (db: Database, { accountId }: Member): Promise<AppError | undefined> => {
  const { suspension_reason: reason } = await db
    .selectFrom('account')
    .select('suspension_reason')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (reason === null) return undefined;
  return new AppError('access_blocked', {
    text: {
      en: `We have blocked your access: ${reason} Please write to us about it under Support.`,
      de: `Wir haben Ihren Zugang gesperrt: ${reason} Bitte schreiben Sie uns dazu unter Support.`,
    },
  });
};

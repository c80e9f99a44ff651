import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { SecretKeys } from '../../platform/encryption/seal.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { endWithoutFactors } from './change-second-factor.ts';
import { keyIdIn } from './sealed-secrets.ts';
import { secondFactorLostMail } from './second-factor.mail.ts';
import { findRecipient, noteEvent } from './second-factor.query.ts';

/**
 * For a database whose key is lost, such as a backup restored without it. Nobody can check the codes of those apps any
 * more, so they are turned off rather than lock their members out; each is told by mail and on the next visit. Passkeys
 * and longer recovery codes need no key and stay. Returns how many members it struck.
 */
export const forgetLostSecrets = (db: Database, clock: Clock, keys: SecretKeys | undefined): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const known = [...(keys?.byId.keys() ?? [])];
    const now = clock.now();
    const lost = await trx
      .deleteFrom('second_factor')
      .where('secret', 'is', null)
      .where(keyIdIn('sealed'), 'not in', notEmpty(known))
      .returning(['account_id', 'confirmed_at'])
      .execute();
    await trx
      .deleteFrom('recovery_code')
      .where('form', '=', 'sealed')
      .where(keyIdIn('digest'), 'not in', notEmpty(known))
      .execute();
    await trx.deleteFrom('secrets_key').where('id', 'not in', notEmpty(known)).execute();
    const struck = lost.filter(({ confirmed_at }) => confirmed_at !== null);
    for (const { account_id } of struck) await tell(trx, account_id, now);
    return struck.length;
  });

/** SQL has no empty list; no key has this id. */
const notEmpty = (ids: string[]): string[] => (ids.length > 0 ? ids : ['none']);

const tell = async (trx: DatabaseTransaction, accountId: number, now: Date): Promise<void> => {
  await endWithoutFactors(trx, accountId);
  await trx.updateTable('account').set({ second_factor_lost_at: now }).where('id', '=', accountId).execute();
  await noteEvent(trx, accountId, 'turned off: key lost', now);
  await queueMail(trx, secondFactorLostMail(await findRecipient(trx, accountId)));
};

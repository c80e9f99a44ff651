import { isWithinLimits } from '../platform/http/rate-limit.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { createToken, digestOf } from '../platform/secrets.ts';
import type { PrivacyDeps } from './deps.ts';
import { type NewRequest, operatorMail, receiptMail } from './privacy.mail.ts';

/**
 * Keeps a request and tells both sides. Whether the person is listed is not even looked up: neither the answer, nor the
 * time it takes, nor the mail can tell. Nothing changes before the mailbox is confirmed or the operator decides.
 */
export const receiveRequest = async ({ db, clock, operatorEmail }: PrivacyDeps, request: NewRequest): Promise<void> => {
  const now = clock.now();
  const { kind, name, email, profile, message, language } = request;
  // Counted outside the transaction, so that nobody can flood another mailbox with receipts.
  const mayConfirm = await isWithinLimits(db, now, { limit: 'mailToAddress', subject: `privacy ${email}` });
  const token = createToken();
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('privacy_request')
      .values({
        kind,
        name,
        email,
        profile: profile || null,
        message: message || null,
        language,
        token_hash: digestOf(token),
        received_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await queueMail(trx, operatorMail(operatorEmail, row, { event: 'received' }));
    if (mayConfirm) await queueMail(trx, receiptMail(row, token));
  });
};

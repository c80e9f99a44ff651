import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { isWithinLimits } from '../platform/http/rate-limit.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { type PrivacyRequest, receiptMail, requestMail } from './privacy.mail.ts';
import { suppressPerson } from './suppress-person.ts';

/** These take effect before anybody reads the request; everything else needs a person to look at it. */
const hidesAtOnce = ({ kind }: PrivacyRequest): boolean => kind === 'objection' || kind === 'erasure';

/** Grants what can be granted at once, keeps the request and tells both sides. */
export const receiveRequest = async (
  db: Database,
  clock: Clock,
  request: PrivacyRequest,
  operatorEmail: string,
): Promise<void> => {
  const now = clock.now();
  // Counted outside the transaction, so that nobody can flood another mailbox with receipts.
  const mayConfirm = await isWithinLimits(db, now, { limit: 'mailToAddress', subject: `privacy ${request.email}` });
  await db.transaction().execute(async (trx) => {
    const hiddenCount = hidesAtOnce(request) ? await suppressPerson(trx, request) : 0;
    const { kind, name, email, profile, message, language } = request;
    const { id } = await trx
      .insertInto('privacy_request')
      .values({
        kind,
        name,
        email,
        profile: profile || null,
        message: message || null,
        language,
        hidden_count: hiddenCount,
        received_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueMail(trx, requestMail(operatorEmail, id, request, hiddenCount));
    if (mayConfirm) await queueMail(trx, receiptMail(id, request, hiddenCount > 0));
  });
};

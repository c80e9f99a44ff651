import { AppError, type Text } from '../platform/http/app-error.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { digestOf } from '../platform/secrets.ts';
import type { PrivacyDeps } from './deps.ts';
import { hidePeople } from './hidden-people.query.ts';
import { confirmedMail, operatorMail } from './privacy.mail.ts';
import { asksToGo, findByMailbox, waitsForOperator } from './request-record.query.ts';

const UNKNOWN: Text = {
  en: 'This link is not valid. Please use the newest mail, or send the request again.',
  de: 'Dieser Link ist nicht gültig. Bitte verwenden Sie die neueste E-Mail oder senden Sie die Anfrage noch einmal.',
};
const DECIDED: Text = {
  en: 'We have already decided on this request; you have a mail about it.',
  de: 'Über diese Anfrage ist bereits entschieden; dazu haben Sie eine E-Mail von uns.',
};

/**
 * Confirms a request from its mailbox. An objection or erasure then hides the entries that list this very mailbox, so
 * that they can come back until the request is decided. Everything else is for the operator to judge.
 */
export const confirmRequest = ({ db, clock, operatorEmail, backupDays }: PrivacyDeps, token: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('privacy_request')
      .selectAll()
      .where('token_hash', '=', digestOf(token))
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError('not_found', { text: UNKNOWN });
    // The button may be pressed twice.
    if (row.confirmed_at !== null) return;
    if (row.outcome !== null) throw new AppError('conflict', { text: DECIDED });
    const at = clock.now();
    const entries = asksToGo(row) ? await findByMailbox(trx, row.email) : [];
    const hidden_count = await hidePeople(trx, { requestId: row.id, ids: entries.map(({ id }) => id), at });
    const confirmed = await trx
      .updateTable('privacy_request')
      .set({ confirmed_at: at, hidden_count })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const isWaiting = await waitsForOperator(trx, confirmed);
    await queueMail(trx, confirmedMail(confirmed, { confirmedAt: at, isWaiting, backupDays }));
    await queueMail(trx, operatorMail(operatorEmail, confirmed, { event: 'confirmed', isWaiting }));
  });

import type { Day } from '@firmament/calendar/day';
import { blockDay, reminderDue, reminderFee } from '@firmament/subscription/default';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import { reminderMail } from '../mail/default.mail.ts';
import { accountInvoices, openClaims } from './claims.ts';

/** Sends the reminders of a day, each with its fee; the first says when access will be blocked. */
export const remindOfClaims = async (trx: DatabaseTransaction, contract: ContractRecord, today: Day): Promise<void> => {
  for (const invoice of openClaims(await accountInvoices(trx, { contractId: contract.id }))) {
    const reminder = reminderDue(invoice.claim, today);
    if (reminder === undefined) continue;
    const feeCents = reminderFee(reminder);
    await trx
      .insertInto('invoice_reminder')
      .values({ invoice_id: invoice.id, reminder, fee_cents: feeCents, sent_on: today })
      .execute();
    const blockedOn = blockDay({ ...invoice.claim, remindedOn: [...invoice.claim.remindedOn, today] });
    const isWarning = reminder === 1 && contract.life.closedOn === null && blockedOn !== undefined;
    await queueMail(
      trx,
      reminderMail(contract, invoice, {
        ...{ reminder, feeCents, openCents: invoice.openCents + feeCents },
        ...(isWarning && { blockedOn }),
      }),
    );
  }
};

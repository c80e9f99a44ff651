import { longDay } from '@firmament/api-contract/long-day';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { deskLink } from '../../platform/mail/desk-link.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import { formatCents } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';

/** Mails to the operator, who has to do something. */

export const refundMail = (to: string, contract: ContractRecord, notes: readonly InvoiceRecord[]): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: `Rückzahlung zum Vertrag ${contract.number}`,
    paragraphs: [
      `An ${contract.buyer.name} <${contract.email}> sind ${formatCents(
        'de',
        notes.reduce((sum, { refundCents }) => sum + refundCents, 0),
      )} zurückzuzahlen.`,
      ...notes.map(
        ({ number, refundCents, dueOn }) =>
          `Gutschrift ${number}: ${formatCents('de', refundCents)}, bis ${longDay('de', dueOn)}`,
      ),
    ],
    action: deskLink('invoice', notes[0]?.number ?? ''),
    notes: ['Nach der Überweisung verbuchen Sie sie dort, oder mit: npm run invoice-paid -- <Nummer der Gutschrift>'],
  });

export const orderToAcceptMail = (to: string, contract: ContractRecord, acceptBy: string): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: `Bestellung ${contract.number} ist anzunehmen`,
    paragraphs: [
      `${contract.buyer.company ?? contract.buyer.name} hat bestellt. Annahme bis ${longDay('de', acceptBy)}, sonst verfällt die Bestellung.`,
    ],
    action: deskLink('order', contract.number),
    notes: [`Oder auf dem Server: npm run accept-order -- ${contract.number}`],
  });

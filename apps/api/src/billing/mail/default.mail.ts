import { longDay } from '@firmament/api-contract/long-day';
import { blockDay, reminderFee } from '@firmament/subscription/default';
import { claimOf, openAmount, payBy } from '@firmament/subscription/ledger';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import type { StoredFile } from '../contract/stored-file.ts';
import { formatCents } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { bankTransfer } from '../invoice/payment.ts';
import { asAttachments, inBoth, letter } from './letter.ts';

/** Mails to customers who have not paid. */

/** Each with its fee; the first says when access will be blocked. */
export const reminderMail = (
  { contract, invoices }: StoredFile,
  place: number,
  invoice: InvoiceRecord,
  reminder: number,
): Mail => {
  const pay = bankTransfer.instructions(invoice);
  const { openCents } = openAmount(invoices, place);
  const blockedOn = reminder === 1 && contract.life.closedOn === null ? blockDay(claimOf(invoice)) : undefined;
  const open = inBoth((language) => formatCents(language, openCents));
  const fee = inBoth((language) => formatCents(language, reminderFee(reminder)));
  return letter(
    contract,
    {
      en: {
        subject: `Reminder ${reminder}: invoice ${invoice.number}`,
        paragraphs: [
          `Invoice ${invoice.number} was due on ${longDay('en', payBy(invoice))} and is still open. With ${fee.en} for this reminder, ${open.en} is to be paid now.`,
          pay.en,
          ...(blockedOn
            ? [`If nothing has arrived by then, we block access on ${longDay('en', blockedOn)} until it is paid.`]
            : []),
        ],
        notes: ['If you have paid meanwhile, please ignore this mail.'],
      },
      de: {
        subject: `${reminder}. Mahnung zur Rechnung ${invoice.number}`,
        paragraphs: [
          `die Rechnung ${invoice.number} war am ${longDay('de', payBy(invoice))} fällig und ist noch offen. Mit ${fee.de} für diese Mahnung sind jetzt ${open.de} zu bezahlen.`,
          pay.de,
          ...(blockedOn
            ? [`Geht bis dahin nichts ein, sperren wir am ${longDay('de', blockedOn)} den Zugang, bis bezahlt ist.`]
            : []),
        ],
        notes: ['Haben Sie inzwischen bezahlt, ist diese E-Mail gegenstandslos.'],
      },
    },
    asAttachments([invoice]),
  );
};

export const blockedMail = (contract: ContractRecord, invoice: InvoiceRecord, openCents: number): Mail => {
  const pay = bankTransfer.instructions(invoice);
  const open = inBoth((language) => formatCents(language, openCents));
  return letter(
    contract,
    {
      en: {
        subject: 'Your access is blocked',
        paragraphs: [
          `Your access is blocked because invoice ${invoice.number} is not paid. ${open.en} is outstanding.`,
          `${pay.en} As soon as the payment has arrived, access opens again. Account, billing and your lists stay reachable.`,
        ],
      },
      de: {
        subject: 'Ihr Zugang ist gesperrt',
        paragraphs: [
          `Ihr Zugang ist gesperrt, weil die Rechnung ${invoice.number} nicht bezahlt ist. Offen sind ${open.de}.`,
          `${pay.de} Sobald die Zahlung eingegangen ist, öffnen wir den Zugang wieder. Konto, Abrechnung und Ihre Listen bleiben erreichbar.`,
        ],
      },
    },
    asAttachments([invoice]),
  );
};

import type { Day } from '@firmament/calendar/day';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import { formatCents, formatDay } from '../invoice/amounts.ts';
import type { InvoiceAccount } from '../invoice/claims.ts';
import { bankTransfer } from '../invoice/payment.ts';

/** Mails to customers who have not paid. */

export const reminderMail = (
  { email, language, buyer }: ContractRecord,
  invoice: InvoiceAccount,
  {
    reminder,
    feeCents,
    openCents,
    blockedOn,
  }: { reminder: number; feeCents: number; openCents: number; blockedOn?: Day },
): Mail => {
  const pay = bankTransfer.instructions(invoice)[language];
  const [open, fee, due] = [
    formatCents(language, openCents),
    formatCents(language, feeCents),
    formatDay(language, invoice.dueOn),
  ];
  return composeMail({
    ...{ to: email, language, name: buyer.name },
    ...(language === 'de'
      ? {
          subject: `${reminder}. Mahnung zur Rechnung ${invoice.number}`,
          paragraphs: [
            `die Rechnung ${invoice.number} war am ${due} fällig und ist noch offen. Mit ${fee} für diese Mahnung sind jetzt ${open} zu bezahlen.`,
            pay,
            ...(blockedOn
              ? [
                  `Geht bis dahin nichts ein, sperren wir am ${formatDay(language, blockedOn)} den Zugang, bis bezahlt ist.`,
                ]
              : []),
          ],
          notes: ['Haben Sie inzwischen bezahlt, ist diese E-Mail gegenstandslos.'],
        }
      : {
          subject: `Reminder ${reminder}: invoice ${invoice.number}`,
          paragraphs: [
            `Invoice ${invoice.number} was due on ${due} and is still open. With ${fee} for this reminder, ${open} is to be paid now.`,
            pay,
            ...(blockedOn
              ? [
                  `If nothing has arrived by then, we block access on ${formatDay(language, blockedOn)} until it is paid.`,
                ]
              : []),
          ],
          notes: ['If you have paid meanwhile, please ignore this mail.'],
        }),
  });
};

export const blockedMail = ({ email, language, buyer }: ContractRecord, invoice: InvoiceAccount): Mail => {
  const pay = bankTransfer.instructions(invoice)[language];
  const open = formatCents(language, invoice.openCents);
  return composeMail({
    ...{ to: email, language, name: buyer.name },
    ...(language === 'de'
      ? {
          subject: 'Ihr Zugang ist gesperrt',
          paragraphs: [
            `Ihr Zugang ist gesperrt, weil die Rechnung ${invoice.number} nicht bezahlt ist. Offen sind ${open}.`,
            `${pay} Sobald die Zahlung eingegangen ist, öffnen wir den Zugang wieder. Konto, Abrechnung und Ihre Listen bleiben erreichbar.`,
          ],
        }
      : {
          subject: 'Your access is blocked',
          paragraphs: [
            `Your access is blocked because invoice ${invoice.number} is not paid. ${open} is outstanding.`,
            `${pay} As soon as the payment has arrived, access opens again. Account, billing and your lists stay reachable.`,
          ],
        }),
  });
};

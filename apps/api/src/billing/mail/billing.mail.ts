import { longDay } from '@firmament/api-contract/long-day';
import { addDays, type Day } from '@firmament/calendar/day';
import { payBy } from '@firmament/subscription/ledger';
import { earliestStart, phaseOf } from '@firmament/subscription/lifecycle';
import { type Rate, rateOn } from '@firmament/subscription/rates';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import type { PlanNames } from '../contract/stored-file.ts';
import { formatCents, formatPeriod } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { bankTransfer } from '../invoice/payment.ts';
import { asAttachments, inBoth, letter, refundSentence } from './letter.ts';

/** Mails to customers about their contract while it runs. */

export const serviceStartedMail = (contract: ContractRecord, names: PlanNames, startedOn: Day): Mail => {
  const plan = names(rateOn(contract.rates, startedOn).level);
  return letter(contract, {
    en: {
      subject: `Your plan ${plan} is set up`,
      paragraphs: [`Thank you for your payment. ${plan} is yours from ${longDay('en', startedOn)}.`],
      action: { label: 'Open Firmament', url: '/dashboard' },
    },
    de: {
      subject: `Ihr Tarif ${plan} ist eingerichtet`,
      paragraphs: [`vielen Dank für Ihre Zahlung. ${plan} steht Ihnen ab ${longDay('de', startedOn)} zur Verfügung.`],
      action: { label: 'Firmament öffnen', url: '/dashboard' },
    },
  });
};

export const invoiceMail = (contract: ContractRecord, names: PlanNames, invoice: InvoiceRecord): Mail => {
  const pay = bankTransfer.instructions(invoice);
  const period = inBoth((language) => (invoice.period ? formatPeriod(language, invoice.period) : ''));
  const total = inBoth((language) => formatCents(language, invoice.amount.grossCents));
  return letter(
    contract,
    {
      en: {
        subject: `Invoice ${invoice.number}`,
        paragraphs: [
          `Your invoice ${invoice.number} for ${names(invoice.level)}, ${period.en}, is attached. It comes to ${total.en} and is due on ${longDay('en', invoice.dueOn)}.`,
          pay.en,
        ],
      },
      de: {
        subject: `Rechnung ${invoice.number}`,
        paragraphs: [
          `im Anhang finden Sie die Rechnung ${invoice.number} für ${names(invoice.level)}, ${period.de}. Sie beträgt ${total.de} und ist am ${longDay('de', invoice.dueOn)} fällig.`,
          pay.de,
        ],
      },
    },
    asAttachments([invoice]),
  );
};

export const creditNoteMail = (contract: ContractRecord, notes: readonly InvoiceRecord[]): Mail => {
  const numbers = notes.map(({ number }) => number).join(', ');
  return letter(
    contract,
    {
      en: {
        subject: `Credit note ${numbers}`,
        paragraphs: [
          `Your contract ${contract.number} has changed, so you owe less for time that was invoiced already. The credit note ${numbers} is attached.`,
          ...refundSentence('en', notes),
        ],
      },
      de: {
        subject: `Gutschrift ${numbers}`,
        paragraphs: [
          `Ihr Vertrag ${contract.number} hat sich geändert; für bereits verrechnete Zeit schulden Sie daher weniger. Die Gutschrift ${numbers} finden Sie im Anhang.`,
          ...refundSentence('de', notes),
        ],
      },
    },
    asAttachments(notes),
  );
};

type Payment = { invoice: InvoiceRecord; cents: number; isUnblocked: boolean };

export const paymentReceivedMail = (
  contract: ContractRecord,
  names: PlanNames,
  { invoice, cents, isUnblocked }: Payment,
  issued: readonly InvoiceRecord[],
): Mail => {
  const start = phaseOf(contract.life) === 'paid' ? earliestStart(contract.life) : undefined;
  const plan = names(contract.rates[0].level);
  const amount = inBoth((language) => formatCents(language, cents));
  return letter(
    contract,
    {
      en: {
        subject: `We have received your payment for ${invoice.number}`,
        paragraphs: [
          `Thank you. Your payment of ${amount.en} has arrived; invoice ${invoice.number} is paid.`,
          ...(start ? [`${plan} begins on ${longDay('en', start)}, when the time to withdraw is over.`] : []),
          ...(isUnblocked ? ['Your access is open again.'] : []),
        ],
      },
      de: {
        subject: `Ihre Zahlung zu ${invoice.number} ist eingegangen`,
        paragraphs: [
          `vielen Dank. Ihre Zahlung über ${amount.de} ist eingegangen; die Rechnung ${invoice.number} ist bezahlt.`,
          ...(start ? [`${plan} beginnt am ${longDay('de', start)}, nach dem Ende der Rücktrittsfrist.`] : []),
          ...(isUnblocked ? ['Ihr Zugang ist wieder offen.'] : []),
        ],
      },
    },
    asAttachments(issued),
  );
};

/** The letter that reverses a receipt: from when the invoice is open again, and until when to pay it. */
export const paymentTakenBackMail = (
  contract: ContractRecord,
  { invoice, openCents, reason }: { invoice: InvoiceRecord; openCents: number; reason: string },
): Mail => {
  const pay = bankTransfer.instructions(invoice);
  const open = inBoth((language) => formatCents(language, openCents));
  return letter(
    contract,
    {
      en: {
        subject: `Your invoice ${invoice.number} is open again`,
        paragraphs: [
          `We had confirmed the payment of invoice ${invoice.number}. We have to take that back: the invoice is not paid.`,
          `${open.en} is to be paid by ${longDay('en', payBy(invoice))}. ${pay.en}`,
        ],
        facts: [{ label: 'Why', value: reason }],
        notes: ['If you did pay, please answer this mail with the day and the sender of your transfer.'],
      },
      de: {
        subject: `Ihre Rechnung ${invoice.number} ist wieder offen`,
        paragraphs: [
          `wir hatten Ihnen die Zahlung der Rechnung ${invoice.number} bestätigt. Das müssen wir zurücknehmen: Die Rechnung ist nicht bezahlt.`,
          `${open.de} sind bis ${longDay('de', payBy(invoice))} zu bezahlen. ${pay.de}`,
        ],
        facts: [{ label: 'Grund', value: reason }],
        notes: [
          'Haben Sie doch bezahlt, antworten Sie bitte auf diese E-Mail und nennen Sie Tag und Auftraggeber der Überweisung.',
        ],
      },
    },
    asAttachments([invoice]),
  );
};

/** What a customer asks for once more. */
export const documentsAgainMail = (contract: ContractRecord, attachments: Mail['attachments']): Mail =>
  letter(
    contract,
    {
      en: {
        subject: `Documents for your contract ${contract.number}`,
        paragraphs: ['Here are the documents for your contract once more. Nothing has changed in them.'],
      },
      de: {
        subject: `Unterlagen zu Ihrem Vertrag ${contract.number}`,
        paragraphs: ['hier sind die Unterlagen zu Ihrem Vertrag noch einmal. Daran hat sich nichts geändert.'],
      },
    },
    attachments,
  );

/** Of an upgrade with the invoice of the difference, of a planned change with its day. */
export const planChangedMail = (
  contract: ContractRecord,
  names: PlanNames,
  rate: Rate,
  issued: readonly InvoiceRecord[],
): Mail => {
  const plan = names(rate.level);
  const price = inBoth((language) => formatCents(language, rate.monthlyCents));
  const notes = issued.filter(({ kind }) => kind === 'credit_note');
  const charged = issued.filter(({ kind }) => kind === 'invoice');
  return letter(
    contract,
    {
      en: {
        subject: `Your plan is ${plan}`,
        paragraphs: [
          `${plan} is your plan from ${longDay('en', rate.from)}, for ${price.en} a month without VAT.`,
          ...charged.map(
            (invoice) =>
              `For days already invoiced you pay the difference with invoice ${invoice.number}: ${formatCents('en', invoice.amount.grossCents)}, due on ${longDay('en', invoice.dueOn)}. ${bankTransfer.instructions(invoice).en}`,
          ),
          ...refundSentence('en', notes),
        ],
      },
      de: {
        subject: `Ihr Tarif ist ${plan}`,
        paragraphs: [
          `${plan} ist ab ${longDay('de', rate.from)} Ihr Tarif, um ${price.de} im Monat ohne USt.`,
          ...charged.map(
            (invoice) =>
              `Für bereits verrechnete Tage zahlen Sie den Unterschied mit der Rechnung ${invoice.number}: ${formatCents('de', invoice.amount.grossCents)}, fällig am ${longDay('de', invoice.dueOn)}. ${bankTransfer.instructions(invoice).de}`,
          ),
          ...refundSentence('de', notes),
        ],
      },
    },
    asAttachments(issued),
  );
};

export const indexationMail = (
  contract: ContractRecord,
  names: PlanNames,
  { from, level, monthlyCents }: Rate,
): Mail => {
  const before = rateOn(contract.rates, addDays(from, -1)).monthlyCents;
  return letter(contract, {
    en: {
      subject: `Your price changes on ${longDay('en', from)}`,
      paragraphs: [
        `As agreed in section 7 of our terms, we adjust prices once a year to the consumer price index of Statistics Austria. The price of ${names(level)} changes on ${longDay('en', from)} from ${formatCents('en', before)} to ${formatCents('en', monthlyCents)} a month (without VAT).`,
      ],
    },
    de: {
      subject: `Ihr Preis ändert sich am ${longDay('de', from)}`,
      paragraphs: [
        `wie in Punkt 7 unserer Nutzungsbedingungen vereinbart, passen wir Entgelte einmal im Jahr an den Verbraucherpreisindex der Statistik Austria an. Der Preis von ${names(level)} ändert sich am ${longDay('de', from)} von ${formatCents('de', before)} auf ${formatCents('de', monthlyCents)} im Monat (ohne USt.).`,
      ],
    },
  });
};

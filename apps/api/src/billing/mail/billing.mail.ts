import type { Language } from '@firmament/api-contract/language';
import { addDays, type Day } from '@firmament/calendar/day';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import { formatCents, formatDay, formatPeriod, planName } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { bankTransfer } from '../invoice/payment.ts';

/** Mails to customers about their contract. No subject contains anything that a person typed. */

type Words = { subject: string; paragraphs: string[]; notes?: string[] };

const letter = (
  { email, language, buyer }: Pick<ContractRecord, 'email' | 'language' | 'buyer'>,
  words: Record<Language, Words>,
): Mail => composeMail({ to: email, language, name: buyer.name, ...words[language] });

/** Writes an amount or a day in both languages. */
const inBoth = <T>(write: (language: Language) => T): Record<Language, T> => ({ en: write('en'), de: write('de') });

const lastDay = (language: Language, endsOn: Day): string => formatDay(language, addDays(endsOn, -1));

const BILLING_NOTE = {
  en: 'Contract and invoices as PDF are in your account, under Billing.',
  de: 'Vertrag und Rechnungen als PDF finden Sie in Ihrem Konto unter Abrechnung.',
};

export const orderReceivedMail = (contract: ContractRecord, acceptBy: Day): Mail =>
  letter(contract, {
    en: {
      subject: `We have received your order ${contract.number}`,
      paragraphs: [
        `Thank you for ordering ${planName(contract.level)}. This mail confirms that your order arrived; it is not the acceptance yet.`,
        `We answer by ${formatDay('en', acceptBy)} at the latest. If we do not, you are no longer bound to your order.`,
      ],
    },
    de: {
      subject: `Ihre Bestellung ${contract.number} ist eingegangen`,
      paragraphs: [
        `vielen Dank für Ihre Bestellung von ${planName(contract.level)}. Diese E-Mail bestätigt den Eingang; sie ist noch keine Annahme.`,
        `Wir antworten spätestens am ${formatDay('de', acceptBy)}. Tun wir das nicht, sind Sie an die Bestellung nicht mehr gebunden.`,
      ],
    },
  });

export const orderAcceptedMail = (
  contract: ContractRecord,
  invoice: InvoiceRecord,
  withdrawUntil: Day | undefined,
): Mail => {
  const pay = bankTransfer.instructions(invoice);
  const total = inBoth((language) => formatCents(language, invoice.amount.grossCents));
  return letter(contract, {
    en: {
      subject: `Your order ${contract.number} is accepted`,
      paragraphs: [
        `We accept your order: ${planName(contract.level)}, ${total.en} a month, minimum term ${contract.life.minimumMonths} months.`,
        `The first month is paid in advance. Invoice ${invoice.number} over ${total.en} is due on ${formatDay('en', invoice.dueOn)}. ${pay.en}`,
        'We set up your plan within 5 days of the payment.',
        ...(withdrawUntil
          ? [
              `You may withdraw from this contract without giving a reason until ${formatDay('en', withdrawUntil)}: in your account under Billing, at /withdraw on our site without signing in, or by any clear statement to us. We then refund all payments within 14 days. If you asked us to begin during this time, you pay for the days used.`,
            ]
          : []),
      ],
      notes: [BILLING_NOTE.en],
    },
    de: {
      subject: `Ihre Bestellung ${contract.number} ist angenommen`,
      paragraphs: [
        `wir nehmen Ihre Bestellung an: ${planName(contract.level)}, ${total.de} im Monat, Mindestlaufzeit ${contract.life.minimumMonths} Monate.`,
        `Der erste Monat wird im Voraus bezahlt. Die Rechnung ${invoice.number} über ${total.de} ist am ${formatDay('de', invoice.dueOn)} fällig. ${pay.de}`,
        'Innerhalb von 5 Tagen nach der Zahlung richten wir Ihren Plan ein.',
        ...(withdrawUntil
          ? [
              `Sie können von diesem Vertrag bis ${formatDay('de', withdrawUntil)} ohne Angabe von Gründen zurücktreten: in Ihrem Konto unter Abrechnung, ohne Anmeldung unter /withdraw auf unserer Website oder durch jede eindeutige Erklärung an uns. Wir erstatten dann alle Zahlungen binnen 14 Tagen. Haben Sie verlangt, dass wir schon in dieser Zeit beginnen, zahlen Sie die genutzten Tage.`,
            ]
          : []),
      ],
      notes: [BILLING_NOTE.de],
    },
  });
};

export const lapsedMail = (contract: ContractRecord): Mail =>
  letter(contract, {
    en: {
      subject: `Your order ${contract.number} has lapsed`,
      paragraphs: [
        contract.life.acceptedOn === null
          ? 'We could not accept your order in time. You are no longer bound to it; you owe nothing.'
          : 'The first payment did not arrive, so we have let your order go. You owe nothing; the invoice is cancelled.',
        'You are welcome to order again at any time.',
      ],
    },
    de: {
      subject: `Ihre Bestellung ${contract.number} ist verfallen`,
      paragraphs: [
        contract.life.acceptedOn === null
          ? 'wir konnten Ihre Bestellung nicht rechtzeitig annehmen. Sie sind nicht mehr daran gebunden und schulden nichts.'
          : 'die erste Zahlung ist nicht eingegangen, daher führen wir Ihre Bestellung nicht aus. Sie schulden nichts; die Rechnung ist storniert.',
        'Sie können jederzeit neu bestellen.',
      ],
    },
  });

export const serviceStartedMail = (contract: ContractRecord, startedOn: Day): Mail =>
  letter(contract, {
    en: {
      subject: `Your plan ${planName(contract.level)} is set up`,
      paragraphs: [
        `Thank you for your payment. ${planName(contract.level)} is yours from ${formatDay('en', startedOn)}.`,
      ],
      notes: [BILLING_NOTE.en],
    },
    de: {
      subject: `Ihr Plan ${planName(contract.level)} ist eingerichtet`,
      paragraphs: [
        `vielen Dank für Ihre Zahlung. ${planName(contract.level)} steht Ihnen ab ${formatDay('de', startedOn)} zur Verfügung.`,
      ],
      notes: [BILLING_NOTE.de],
    },
  });

export const invoiceMail = (contract: ContractRecord, invoice: InvoiceRecord): Mail => {
  const pay = bankTransfer.instructions(invoice);
  const period = inBoth((language) => (invoice.period ? formatPeriod(language, invoice.period) : ''));
  return letter(contract, {
    en: {
      subject: `Invoice ${invoice.number}`,
      paragraphs: [
        `Your invoice ${invoice.number} for ${planName(invoice.level)}, ${period.en}, comes to ${formatCents('en', invoice.amount.grossCents)} and is due on ${formatDay('en', invoice.dueOn)}.`,
        pay.en,
      ],
      notes: [BILLING_NOTE.en],
    },
    de: {
      subject: `Rechnung ${invoice.number}`,
      paragraphs: [
        `Ihre Rechnung ${invoice.number} für ${planName(invoice.level)}, ${period.de}, beträgt ${formatCents('de', invoice.amount.grossCents)} und ist am ${formatDay('de', invoice.dueOn)} fällig.`,
        pay.de,
      ],
      notes: [BILLING_NOTE.de],
    },
  });
};

export const paymentReceivedMail = (contract: ContractRecord, invoice: InvoiceRecord, isUnblocked: boolean): Mail =>
  letter(contract, {
    en: {
      subject: `We have received your payment for ${invoice.number}`,
      paragraphs: [
        `Thank you. Invoice ${invoice.number} is paid.`,
        ...(isUnblocked ? ['Your access is open again.'] : []),
      ],
    },
    de: {
      subject: `Ihre Zahlung zu ${invoice.number} ist eingegangen`,
      paragraphs: [
        `vielen Dank. Die Rechnung ${invoice.number} ist bezahlt.`,
        ...(isUnblocked ? ['Ihr Zugang ist wieder offen.'] : []),
      ],
    },
  });

export const noticeConfirmedMail = (contract: ContractRecord, endsOn: Day): Mail =>
  letter(contract, {
    en: {
      subject: `Your cancellation of contract ${contract.number}`,
      paragraphs: [
        `We confirm your notice. Contract ${contract.number} (${planName(contract.level)}) ends; its last day is ${lastDay('en', endsOn)}.`,
        'After that your account continues on the free plan Basic. Until then you can take the notice back, in your account under Billing.',
      ],
      notes: ['You did not cancel? Please write to us at once.'],
    },
    de: {
      subject: `Ihre Kündigung des Vertrags ${contract.number}`,
      paragraphs: [
        `wir bestätigen Ihre Kündigung. Der Vertrag ${contract.number} (${planName(contract.level)}) endet; sein letzter Tag ist der ${lastDay('de', endsOn)}.`,
        'Danach läuft Ihr Konto mit dem kostenlosen Plan Basic weiter. Bis dahin können Sie die Kündigung in Ihrem Konto unter Abrechnung zurücknehmen.',
      ],
      notes: ['Sie haben nicht gekündigt? Bitte schreiben Sie uns sofort.'],
    },
  });

export const noticeRevokedMail = (contract: ContractRecord): Mail =>
  letter(contract, {
    en: {
      subject: `Contract ${contract.number} goes on`,
      paragraphs: [`You have taken your notice back. Contract ${contract.number} goes on as before.`],
    },
    de: {
      subject: `Der Vertrag ${contract.number} läuft weiter`,
      paragraphs: [`Sie haben Ihre Kündigung zurückgenommen. Der Vertrag ${contract.number} läuft weiter wie bisher.`],
    },
  });

export const withdrawnMail = (contract: ContractRecord, refundCents: number, refundBy: Day): Mail =>
  letter(contract, {
    en: {
      subject: `Your withdrawal from contract ${contract.number}`,
      paragraphs: [
        `We confirm your withdrawal from contract ${contract.number}. It has ended.`,
        refundCents > 0
          ? `We refund ${formatCents('en', refundCents)} by ${formatDay('en', refundBy)}, the way you paid.`
          : 'You owe nothing.',
      ],
      notes: ['You did not withdraw? Please write to us at once.'],
    },
    de: {
      subject: `Ihr Rücktritt vom Vertrag ${contract.number}`,
      paragraphs: [
        `wir bestätigen Ihren Rücktritt vom Vertrag ${contract.number}. Er ist beendet.`,
        refundCents > 0
          ? `Wir erstatten ${formatCents('de', refundCents)} bis ${formatDay('de', refundBy)} auf dem Weg, auf dem Sie bezahlt haben.`
          : 'Sie schulden nichts.',
      ],
      notes: ['Sie sind nicht zurückgetreten? Bitte schreiben Sie uns sofort.'],
    },
  });

export const endedMail = (contract: ContractRecord): Mail =>
  letter(contract, {
    en: {
      subject: `Contract ${contract.number} has ended`,
      paragraphs: [`Contract ${contract.number} has ended. Your account continues on the free plan Basic.`],
    },
    de: {
      subject: `Der Vertrag ${contract.number} ist beendet`,
      paragraphs: [
        `der Vertrag ${contract.number} ist beendet. Ihr Konto läuft mit dem kostenlosen Plan Basic weiter.`,
      ],
    },
  });

export const planChangedMail = (contract: ContractRecord, level: number, from: Day): Mail =>
  letter(contract, {
    en: {
      subject: `Your plan changes to ${planName(level)}`,
      paragraphs: [`${planName(level)} is your plan from ${formatDay('en', from)}.`],
      notes: [BILLING_NOTE.en],
    },
    de: {
      subject: `Ihr Plan wechselt zu ${planName(level)}`,
      paragraphs: [`${planName(level)} ist ab ${formatDay('de', from)} Ihr Plan.`],
      notes: [BILLING_NOTE.de],
    },
  });

export const indexationMail = (contract: ContractRecord, monthlyCents: number, from: Day): Mail =>
  letter(contract, {
    en: {
      subject: `Your price changes on ${formatDay('en', from)}`,
      paragraphs: [
        `As agreed in section 7 of our terms, we adjust prices once a year to the consumer price index of Statistics Austria. The price of ${planName(contract.level)} changes on ${formatDay('en', from)} from ${formatCents('en', contract.monthlyCents)} to ${formatCents('en', monthlyCents)} a month (without VAT).`,
      ],
    },
    de: {
      subject: `Ihr Preis ändert sich am ${formatDay('de', from)}`,
      paragraphs: [
        `wie in Punkt 7 unserer Nutzungsbedingungen vereinbart, passen wir Entgelte einmal im Jahr an den Verbraucherpreisindex der Statistik Austria an. Der Preis von ${planName(contract.level)} ändert sich am ${formatDay('de', from)} von ${formatCents('de', contract.monthlyCents)} auf ${formatCents('de', monthlyCents)} im Monat (ohne USt.).`,
      ],
    },
  });

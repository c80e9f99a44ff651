import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import type { Day } from '@firmament/calendar/day';
import { acceptanceDeadline, promisedStart, withdrawalDeadline } from '@firmament/subscription/lifecycle';
import { addTax } from '@firmament/subscription/tax';
import type { Mail } from '../../platform/mail/mailer.ts';
import { type ContractRecord, taxOf } from '../contract/contract-record.ts';
import type { PlanNames } from '../contract/stored-file.ts';
import { formatCents } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { bankTransfer } from '../invoice/payment.ts';
import { asAttachments, formatMoment, inBoth, letter } from './letter.ts';

/** Mails about an order: what was ordered, and that both sides are bound. */

/** What was ordered, as the order page said it above its button. */
const agreed = (contract: ContractRecord, names: PlanNames) =>
  inBoth((language) => {
    const { life, rates } = contract;
    const { netCents, taxCents, grossCents } = addTax(rates[0].monthlyCents, taxOf(contract));
    const cents = (amount: number) => formatCents(language, amount);
    const perMonth = `${cents(grossCents)} (${cents(netCents)} + ${cents(taxCents)} ${language === 'de' ? 'USt.' : 'VAT'})`;
    const total = cents(grossCents * life.minimumMonths);
    return language === 'de'
      ? [
          { label: 'Vertrag', value: contract.number },
          { label: 'Bestellt am', value: formatMoment(language, contract.orderedAt) },
          { label: 'Tarif', value: names(rates[0].level) },
          { label: 'Preis im Monat', value: perMonth },
          { label: 'Mindestlaufzeit', value: `${life.minimumMonths} Monate, zusammen ${total}` },
        ]
      : [
          { label: 'Contract', value: contract.number },
          { label: 'Ordered on', value: formatMoment(language, contract.orderedAt) },
          { label: 'Plan', value: names(rates[0].level) },
          { label: 'Price a month', value: perMonth },
          { label: 'Minimum term', value: `${life.minimumMonths} months, ${total} in all` },
        ];
  });

/** One start, said everywhere in these words. */
export const startText = (language: Language, start: Day | undefined): string => {
  if (language === 'de') {
    return start === undefined
      ? 'Ihr Tarif beginnt mit Ihrer Zahlung, spätestens 5 Tage danach.'
      : `Ihr Tarif beginnt am ${longDay('de', start)}, nach dem Ende der Rücktrittsfrist; geht die Zahlung später ein, dann mit ihr.`;
  }
  return start === undefined
    ? 'Your plan begins with your payment, at the latest 5 days after it.'
    : `Your plan begins on ${longDay('en', start)}, when the time to withdraw is over; if the payment arrives later, with the payment.`;
};

export const orderReceivedMail = (contract: ContractRecord, names: PlanNames): Mail => {
  const acceptBy = acceptanceDeadline(contract.life);
  const facts = agreed(contract, names);
  return letter(contract, {
    en: {
      subject: `We have received your order ${contract.number}`,
      paragraphs: [
        'Thank you for your order. This mail confirms that it has arrived; it is not the acceptance yet.',
        `We answer by ${longDay('en', acceptBy)} at the latest. If we do not, you are no longer bound to your order.`,
      ],
      facts: facts.en,
    },
    de: {
      subject: `Ihre Bestellung ${contract.number} ist eingegangen`,
      paragraphs: [
        'vielen Dank für Ihre Bestellung. Diese E-Mail bestätigt den Eingang; sie ist noch keine Annahme.',
        `Wir antworten spätestens am ${longDay('de', acceptBy)}. Tun wir das nicht, sind Sie an die Bestellung nicht mehr gebunden.`,
      ],
      facts: facts.de,
    },
  });
};

/** The contract on a durable medium (§ 7 FAGG): contract, terms and, for consumers, the form to withdraw with. */
export const orderAcceptedMail = (
  contract: ContractRecord,
  names: PlanNames,
  issued: readonly InvoiceRecord[],
): Mail => {
  const { life, number } = contract;
  const withdrawUntil = withdrawalDeadline(life);
  const facts = agreed(contract, names);
  const due = (language: Language): string[] =>
    issued.map((invoice) => {
      const [total, day] = [formatCents(language, invoice.amount.grossCents), longDay(language, invoice.dueOn)];
      const pay = bankTransfer.instructions(invoice)[language];
      return language === 'de'
        ? `Der erste Monat wird im Voraus bezahlt. Die Rechnung ${invoice.number} über ${total} ist am ${day} fällig. ${pay}`
        : `The first month is paid in advance. Invoice ${invoice.number} for ${total} is due on ${day}. ${pay}`;
    });
  const start = inBoth((language) => startText(language, promisedStart(life)));
  return letter(
    contract,
    {
      en: {
        subject: `Your order ${number} is accepted`,
        paragraphs: [
          'We accept your order. The contract, our terms and the invoice are attached to this mail; please keep them.',
          ...due('en'),
          start.en,
          ...(withdrawUntil
            ? [
                `You may withdraw from this contract without giving a reason until ${longDay('en', withdrawUntil)}: in your account under Billing, without signing in on the page “Withdraw from a contract”, with the form attached, or by any clear statement to us. We then refund all payments within 14 days. If you asked us to begin during this time, you pay for the days used.`,
              ]
            : []),
        ],
        facts: facts.en,
        links: withdrawUntil ? [{ label: 'Withdraw from a contract', url: '/withdraw' }] : [],
      },
      de: {
        subject: `Ihre Bestellung ${number} ist angenommen`,
        paragraphs: [
          'wir nehmen Ihre Bestellung an. Vertrag, Nutzungsbedingungen und Rechnung hängen an dieser E-Mail; bitte bewahren Sie sie auf.',
          ...due('de'),
          start.de,
          ...(withdrawUntil
            ? [
                `Sie können von diesem Vertrag bis ${longDay('de', withdrawUntil)} ohne Angabe von Gründen zurücktreten: in Ihrem Konto unter Abrechnung, ohne Anmeldung auf der Seite „Vom Vertrag zurücktreten“, mit dem beiliegenden Formular oder durch jede eindeutige Erklärung an uns. Wir erstatten dann alle Zahlungen binnen 14 Tagen. Haben Sie verlangt, dass wir schon in dieser Zeit beginnen, zahlen Sie die genutzten Tage.`,
              ]
            : []),
        ],
        facts: facts.de,
        links: withdrawUntil ? [{ label: 'Vom Vertrag zurücktreten', url: '/withdraw' }] : [],
      },
    },
    [
      { document: 'contract', number },
      ...asAttachments(issued),
      { document: 'terms' },
      ...(withdrawUntil ? [{ document: 'withdrawal-form' as const, number }] : []),
    ],
  );
};

export const orderDeclinedMail = (contract: ContractRecord, reason: string): Mail =>
  letter(contract, {
    en: {
      subject: `We cannot accept your order ${contract.number}`,
      paragraphs: ['Thank you for your order. We cannot accept it. You are not bound to it and owe nothing.'],
      facts: [{ label: 'Why', value: reason }],
      notes: ['If you have a question about this, please answer this mail.'],
    },
    de: {
      subject: `Ihre Bestellung ${contract.number} können wir nicht annehmen`,
      paragraphs: [
        'vielen Dank für Ihre Bestellung. Wir können sie nicht annehmen. Sie sind nicht daran gebunden und schulden nichts.',
      ],
      facts: [{ label: 'Grund', value: reason }],
      notes: ['Wenn Sie dazu eine Frage haben, antworten Sie bitte auf diese E-Mail.'],
    },
  });

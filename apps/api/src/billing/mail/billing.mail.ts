import type { Language } from '@firmament/api-contract/language';
import { addDays, type Day, dayOf } from '@firmament/calendar/day';
import { earliestStart, phaseOf } from '@firmament/subscription/lifecycle';
import { type Rate, rateOn } from '@firmament/subscription/rates';
import { REFUND_DAYS } from '@firmament/subscription/terms';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import type { PlanNames } from '../contract/stored-file.ts';
import { formatCents, formatDay, formatPeriod } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { bankTransfer } from '../invoice/payment.ts';
import { asAttachments, formatMoment, inBoth, lastDay, letter } from './letter.ts';

/** Mails to customers about their contract while it runs, and about its end. */

export const lapsedMail = (contract: ContractRecord, notes: readonly InvoiceRecord[]): Mail =>
  letter(
    contract,
    {
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
    },
    asAttachments(notes),
  );

export const serviceStartedMail = (contract: ContractRecord, names: PlanNames, startedOn: Day): Mail => {
  const plan = names(rateOn(contract.rates, startedOn).level);
  return letter(contract, {
    en: {
      subject: `Your plan ${plan} is set up`,
      paragraphs: [`Thank you for your payment. ${plan} is yours from ${formatDay('en', startedOn)}.`],
      action: { label: 'Open Firmament', url: '/dashboard' },
    },
    de: {
      subject: `Ihr Plan ${plan} ist eingerichtet`,
      paragraphs: [`vielen Dank für Ihre Zahlung. ${plan} steht Ihnen ab ${formatDay('de', startedOn)} zur Verfügung.`],
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
          `Your invoice ${invoice.number} for ${names(invoice.level)}, ${period.en}, is attached. It comes to ${total.en} and is due on ${formatDay('en', invoice.dueOn)}.`,
          pay.en,
        ],
      },
      de: {
        subject: `Rechnung ${invoice.number}`,
        paragraphs: [
          `im Anhang finden Sie die Rechnung ${invoice.number} für ${names(invoice.level)}, ${period.de}. Sie beträgt ${total.de} und ist am ${formatDay('de', invoice.dueOn)} fällig.`,
          pay.de,
        ],
      },
    },
    asAttachments([invoice]),
  );
};

/** What goes back, and until when; empty if nothing was paid. */
const refundSentence = (language: Language, notes: readonly InvoiceRecord[]): string[] => {
  const cents = notes.reduce((sum, { refundCents }) => sum + refundCents, 0);
  const [note] = notes;
  if (!note || cents === 0) return [];
  const [amount, day] = [formatCents(language, cents), formatDay(language, addDays(note.issuedOn, REFUND_DAYS))];
  return language === 'de'
    ? [`Wir erstatten ${amount} bis ${day} auf dem Weg, auf dem Sie bezahlt haben.`]
    : [`We refund ${amount} by ${day}, the way you paid.`];
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
          ...(start ? [`${plan} begins on ${formatDay('en', start)}, when the time to withdraw is over.`] : []),
          ...(isUnblocked ? ['Your access is open again.'] : []),
        ],
      },
      de: {
        subject: `Ihre Zahlung zu ${invoice.number} ist eingegangen`,
        paragraphs: [
          `vielen Dank. Ihre Zahlung über ${amount.de} ist eingegangen; die Rechnung ${invoice.number} ist bezahlt.`,
          ...(start ? [`${plan} beginnt am ${formatDay('de', start)}, nach dem Ende der Rücktrittsfrist.`] : []),
          ...(isUnblocked ? ['Ihr Zugang ist wieder offen.'] : []),
        ],
      },
    },
    asAttachments(issued),
  );
};

/** What was declared, and the moment of its receipt, as the law wants it confirmed (§ 312k BGB). */
const declared = (contract: ContractRecord, names: PlanNames, what: Record<Language, string>, at: Date) =>
  inBoth((language) => {
    const plan = names(rateOn(contract.rates, dayOf(at)).level);
    return language === 'de'
      ? [
          { label: 'Erklärung', value: what.de },
          { label: 'Vertrag', value: `${contract.number}, ${plan}` },
          { label: 'Eingegangen am', value: formatMoment(language, at) },
        ]
      : [
          { label: 'Declaration', value: what.en },
          { label: 'Contract', value: `${contract.number}, ${plan}` },
          { label: 'Received on', value: formatMoment(language, at) },
        ];
  });

const NOT_ME = {
  en: 'That was not you? Please answer this mail at once.',
  de: 'Das waren nicht Sie? Bitte antworten Sie sofort auf diese E-Mail.',
};

export const noticeConfirmedMail = (contract: ContractRecord, names: PlanNames, at: Date): Mail => {
  const { endsOn, minimumMonths } = contract.life;
  const facts = declared(contract, names, { en: 'Cancellation (ordinary notice)', de: 'Ordentliche Kündigung' }, at);
  return letter(contract, {
    en: {
      subject: `Your cancellation of contract ${contract.number}`,
      paragraphs: [
        endsOn === null
          ? `We confirm your notice. Once it has begun, the contract ends with its minimum term of ${minimumMonths} months; if the first payment does not arrive, it lapses and you owe nothing.`
          : `We confirm your notice. The last day of the contract is ${lastDay('en', endsOn)}.`,
        'After that your account continues on the free plan. Until then you can take the notice back, in your account under Billing.',
      ],
      facts: facts.en,
      notes: [NOT_ME.en],
    },
    de: {
      subject: `Ihre Kündigung des Vertrags ${contract.number}`,
      paragraphs: [
        endsOn === null
          ? `wir bestätigen Ihre Kündigung. Hat er begonnen, endet der Vertrag mit der Mindestlaufzeit von ${minimumMonths} Monaten; geht die erste Zahlung nicht ein, verfällt er, und Sie schulden nichts.`
          : `wir bestätigen Ihre Kündigung. Der letzte Tag des Vertrags ist der ${lastDay('de', endsOn)}.`,
        'Danach läuft Ihr Konto mit dem kostenlosen Plan weiter. Bis dahin können Sie die Kündigung in Ihrem Konto unter Abrechnung zurücknehmen.',
      ],
      facts: facts.de,
      notes: [NOT_ME.de],
    },
  });
};

export const noticeRevokedMail = (contract: ContractRecord, issued: readonly InvoiceRecord[]): Mail =>
  letter(
    contract,
    {
      en: {
        subject: `Contract ${contract.number} goes on`,
        paragraphs: [
          `You have taken your notice back. Contract ${contract.number} goes on as before.`,
          ...issued.map(
            ({ number, amount, dueOn }) =>
              `The rest of the month that had been cut to the old end is invoiced with ${number}: ${formatCents('en', amount.grossCents)}, due on ${formatDay('en', dueOn)}.`,
          ),
        ],
      },
      de: {
        subject: `Der Vertrag ${contract.number} läuft weiter`,
        paragraphs: [
          `Sie haben Ihre Kündigung zurückgenommen. Der Vertrag ${contract.number} läuft weiter wie bisher.`,
          ...issued.map(
            ({ number, amount, dueOn }) =>
              `Den Rest des Monats, der auf das alte Ende gekürzt war, verrechnen wir mit ${number}: ${formatCents('de', amount.grossCents)}, fällig am ${formatDay('de', dueOn)}.`,
          ),
        ],
      },
    },
    asAttachments(issued),
  );

export const withdrawnMail = (
  contract: ContractRecord,
  names: PlanNames,
  at: Date,
  issued: readonly InvoiceRecord[],
): Mail => {
  const isOrder = contract.life.acceptedOn === null;
  const what = isOrder
    ? { en: 'Order taken back', de: 'Rücknahme der Bestellung' }
    : { en: 'Withdrawal', de: 'Rücktritt' };
  const facts = declared(contract, names, what, at);
  const refund = inBoth((language) => refundSentence(language, issued));
  const isRefunded = refund.en.length > 0;
  const isUnused = contract.life.startedOn === null;
  return letter(
    contract,
    {
      en: {
        subject: isOrder
          ? `Your order ${contract.number} is taken back`
          : `Your withdrawal from contract ${contract.number}`,
        paragraphs: [
          isOrder
            ? `We confirm that you have taken your order ${contract.number} back.`
            : `We confirm your withdrawal from contract ${contract.number}. It has ended.`,
          ...(isRefunded ? refund.en : [isUnused ? 'You owe nothing.' : 'You owe nothing but the days already used.']),
        ],
        facts: facts.en,
        notes: [NOT_ME.en],
      },
      de: {
        subject: isOrder
          ? `Ihre Bestellung ${contract.number} ist zurückgenommen`
          : `Ihr Rücktritt vom Vertrag ${contract.number}`,
        paragraphs: [
          isOrder
            ? `wir bestätigen, dass Sie Ihre Bestellung ${contract.number} zurückgenommen haben.`
            : `wir bestätigen Ihren Rücktritt vom Vertrag ${contract.number}. Er ist beendet.`,
          ...(isRefunded
            ? refund.de
            : [isUnused ? 'Sie schulden nichts.' : 'Sie schulden nur die bereits genutzten Tage.']),
        ],
        facts: facts.de,
        notes: [NOT_ME.de],
      },
    },
    asAttachments(issued),
  );
};

export const endedMail = (contract: ContractRecord, notes: readonly InvoiceRecord[]): Mail =>
  letter(
    contract,
    {
      en: {
        subject: `Contract ${contract.number} has ended`,
        paragraphs: [
          `Contract ${contract.number} has ended.`,
          ...(contract.accountId === null ? [] : ['Your account continues on the free plan.']),
          ...refundSentence('en', notes),
        ],
      },
      de: {
        subject: `Der Vertrag ${contract.number} ist beendet`,
        paragraphs: [
          `der Vertrag ${contract.number} ist beendet.`,
          ...(contract.accountId === null ? [] : ['Ihr Konto läuft mit dem kostenlosen Plan weiter.']),
          ...refundSentence('de', notes),
        ],
      },
    },
    asAttachments(notes),
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
          `${plan} is your plan from ${formatDay('en', rate.from)}, for ${price.en} a month without VAT.`,
          ...charged.map(
            (invoice) =>
              `For days already invoiced you pay the difference with invoice ${invoice.number}: ${formatCents('en', invoice.amount.grossCents)}, due on ${formatDay('en', invoice.dueOn)}. ${bankTransfer.instructions(invoice).en}`,
          ),
          ...refundSentence('en', notes),
        ],
      },
      de: {
        subject: `Ihr Plan ist ${plan}`,
        paragraphs: [
          `${plan} ist ab ${formatDay('de', rate.from)} Ihr Plan, um ${price.de} im Monat ohne USt.`,
          ...charged.map(
            (invoice) =>
              `Für bereits verrechnete Tage zahlen Sie den Unterschied mit der Rechnung ${invoice.number}: ${formatCents('de', invoice.amount.grossCents)}, fällig am ${formatDay('de', invoice.dueOn)}. ${bankTransfer.instructions(invoice).de}`,
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
      subject: `Your price changes on ${formatDay('en', from)}`,
      paragraphs: [
        `As agreed in section 7 of our terms, we adjust prices once a year to the consumer price index of Statistics Austria. The price of ${names(level)} changes on ${formatDay('en', from)} from ${formatCents('en', before)} to ${formatCents('en', monthlyCents)} a month (without VAT).`,
      ],
    },
    de: {
      subject: `Ihr Preis ändert sich am ${formatDay('de', from)}`,
      paragraphs: [
        `wie in Punkt 7 unserer Nutzungsbedingungen vereinbart, passen wir Entgelte einmal im Jahr an den Verbraucherpreisindex der Statistik Austria an. Der Preis von ${names(level)} ändert sich am ${formatDay('de', from)} von ${formatCents('de', before)} auf ${formatCents('de', monthlyCents)} im Monat (ohne USt.).`,
      ],
    },
  });
};

/** The last mail of an account whose contract goes on or has just ended: from here on its documents have an address of their own. */
export const documentsLinkMail = (contract: ContractRecord, token: string): Mail => {
  const { endsOn, closedOn } = contract.life;
  const url = `/documents?token=${token}`;
  return letter(
    { ...contract, accountId: null },
    {
      en: {
        subject: `Your account is deleted; contract ${contract.number}`,
        paragraphs: [
          'Your account is deleted. Contract and invoices stay reachable with the button below, without signing in; please keep this mail.',
          closedOn !== null
            ? 'The contract has ended.'
            : endsOn === null
              ? 'The contract is cancelled and ends with its minimum term once it has begun; if the first payment does not arrive, it lapses and you owe nothing.'
              : `The contract is cancelled; its last day is ${lastDay('en', endsOn)}. Until then we go on sending invoices to this address, and nothing after that.`,
        ],
        action: { label: 'Contract and invoices', url },
      },
      de: {
        subject: `Ihr Konto ist gelöscht; Vertrag ${contract.number}`,
        paragraphs: [
          'Ihr Konto ist gelöscht. Vertrag und Rechnungen bleiben über die Schaltfläche unten ohne Anmeldung erreichbar; bitte bewahren Sie diese E-Mail auf.',
          closedOn !== null
            ? 'Der Vertrag ist beendet.'
            : endsOn === null
              ? 'Der Vertrag ist gekündigt und endet mit der Mindestlaufzeit, sobald er begonnen hat; geht die erste Zahlung nicht ein, verfällt er, und Sie schulden nichts.'
              : `Der Vertrag ist gekündigt; sein letzter Tag ist der ${lastDay('de', endsOn)}. Bis dahin senden wir Rechnungen weiter an diese Adresse, danach keine mehr.`,
        ],
        action: { label: 'Vertrag und Rechnungen', url },
      },
    },
  );
};

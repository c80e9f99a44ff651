import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import { dayOf } from '@firmament/calendar/day';
import { rateOn } from '@firmament/subscription/rates';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import type { PlanNames } from '../contract/stored-file.ts';
import { formatCents } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { asAttachments, formatMoment, inBoth, lastDay, letter, refundSentence } from './letter.ts';

/** Mails to customers about what they declared, and about the end of their contract. */

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
          ? `wir bestätigen Ihre Kündigung. Sobald der Vertrag begonnen hat, endet er mit der Mindestlaufzeit von ${minimumMonths} Monaten; geht die erste Zahlung nicht ein, verfällt er, und Sie schulden nichts.`
          : `wir bestätigen Ihre Kündigung. Der letzte Tag des Vertrags ist der ${lastDay('de', endsOn)}.`,
        'Danach läuft Ihr Konto mit dem kostenlosen Tarif weiter. Bis dahin können Sie die Kündigung in Ihrem Konto unter Abrechnung zurücknehmen.',
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
              `The rest of the month that had been cut to the old end is invoiced with ${number}: ${formatCents('en', amount.grossCents)}, due on ${longDay('en', dueOn)}.`,
          ),
        ],
      },
      de: {
        subject: `Der Vertrag ${contract.number} läuft weiter`,
        paragraphs: [
          `Sie haben Ihre Kündigung zurückgenommen. Der Vertrag ${contract.number} läuft weiter wie bisher.`,
          ...issued.map(
            ({ number, amount, dueOn }) =>
              `Den Rest des Monats, der auf das alte Ende gekürzt war, verrechnen wir mit ${number}: ${formatCents('de', amount.grossCents)}, fällig am ${longDay('de', dueOn)}.`,
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
            : `wir bestätigen Ihren Rücktritt vom Vertrag ${contract.number}. Der Vertrag ist damit beendet.`,
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
          ...(contract.accountId === null ? [] : ['Ihr Konto läuft mit dem kostenlosen Tarif weiter.']),
          ...refundSentence('de', notes),
        ],
      },
    },
    asAttachments(notes),
  );

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

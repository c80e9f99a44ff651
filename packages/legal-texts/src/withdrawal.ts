import type { Language } from '@firmament/api-contract/language';
import type { Day } from '@firmament/calendar/day';
import type { LegalSection } from './legal-text.ts';
import { fullNameOf, type Operator, placeOf } from './operator.ts';

/**
 * The wording of the law: Annex I of the Austrian FAGG and of Directive 2011/83/EU, for services, with the online
 * function of Directive (EU) 2023/2673. It protects us only word for word, so it says "Widerruf" where our own texts
 * say "Rücktritt".
 */

/** The day of the wording; change both together. */
export const WITHDRAWAL_VERSION: Day = '2026-11-17';

/** Where and to whom a withdrawal is declared. */
type Addressee = { operator: Operator; withdrawUrl: string };

const contactOf = (operator: Operator): string =>
  [fullNameOf(operator), placeOf(operator), operator.country, operator.phone, operator.email].join(', ');

export type WithdrawalInformation = { title: string; lead: string; sections: readonly LegalSection[] };

/** Part A: what consumers have to be told about their right. */
export const withdrawalInformation = (
  language: Language,
  { operator, withdrawUrl }: Addressee,
): WithdrawalInformation =>
  language === 'de'
    ? {
        title: 'Widerrufsbelehrung',
        lead: 'Für Verbraucher. Das österreichische Gesetz nennt den Widerruf auch Rücktritt; gemeint ist dasselbe Recht.',
        sections: [
          {
            id: 'widerrufsrecht',
            title: 'Widerrufsrecht',
            blocks: [
              'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
              'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
              `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${contactOf(operator)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
              `Sie können Ihr Widerrufsrecht auch online unter ${withdrawUrl} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt Ihrer Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
              'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
            ],
          },
          {
            id: 'folgen',
            title: 'Folgen des Widerrufs',
            blocks: [
              'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
              'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
            ],
          },
        ],
      }
    : {
        title: 'Information on the right of withdrawal',
        lead: 'For consumers.',
        sections: [
          {
            id: 'right',
            title: 'Right of withdrawal',
            blocks: [
              'You have the right to withdraw from this contract within 14 days without giving any reason.',
              'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
              `To exercise the right of withdrawal, you must inform us (${contactOf(operator)}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
              `You can also exercise your right of withdrawal online at ${withdrawUrl}. If you use this online function, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by e-mail) without undue delay, including its content and the date and time of its submission.`,
              'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
            ],
          },
          {
            id: 'effects',
            title: 'Effects of withdrawal',
            blocks: [
              'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
              'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
            ],
          },
        ],
      };

export type WithdrawalForm = {
  title: string;
  lead: string;
  /** The lines of the form, in the order of the law; the service, the day and the consumer may be known already. */
  fields: Record<'to' | 'service' | 'orderedOn' | 'name' | 'address' | 'signature' | 'date', string>;
  /** Explains the asterisks. */
  note: string;
};

/** Part B: the model form. */
export const withdrawalForm = (language: Language): WithdrawalForm =>
  language === 'de'
    ? {
        title: 'Muster-Widerrufsformular',
        lead: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
        fields: {
          to: 'An',
          service:
            'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung',
          orderedOn: 'Bestellt am',
          name: 'Name des/der Verbraucher(s)',
          address: 'Anschrift des/der Verbraucher(s)',
          signature: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
          date: 'Datum',
        },
        note: '(*) Unzutreffendes streichen.',
      }
    : {
        title: 'Model withdrawal form',
        lead: '(Complete and return this form only if you wish to withdraw from the contract.)',
        fields: {
          to: 'To',
          service:
            'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service',
          orderedOn: 'Ordered on',
          name: 'Name of consumer(s)',
          address: 'Address of consumer(s)',
          signature: 'Signature of consumer(s) (only if this form is notified on paper)',
          date: 'Date',
        },
        note: '(*) Delete as appropriate.',
      };

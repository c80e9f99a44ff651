import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { TIME_ZONE } from '@firmament/calendar/day';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import { formatCents, formatDay } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';

export type Declaration = {
  kind: 'ordinary' | 'extraordinary' | 'withdrawal';
  name: string;
  email: string;
  contractNumber: string;
  reason?: string | undefined;
  endOn?: string | undefined;
  language: Language;
  receivedAt: Date;
};

const KINDS: Record<Declaration['kind'], Record<Language, string>> = {
  ordinary: { en: 'cancellation', de: 'Kündigung' },
  extraordinary: { en: 'cancellation for an important reason', de: 'Kündigung aus wichtigem Grund' },
  withdrawal: { en: 'withdrawal', de: 'Rücktritt' },
};

const momentText = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: TIME_ZONE,
  }).format(moment);

/**
 * Sent at once to the given address. Somebody else may have typed the declaration, so the mail repeats only its number.
 * It states the time of receipt, which the law wants confirmed.
 */
export const declarationReceiptMail = (
  id: number,
  { kind, email, contractNumber, language, receivedAt }: Declaration,
): Mail =>
  composeMail({
    ...{ to: email, language },
    ...(language === 'de'
      ? {
          subject: `Ihre Erklärung ist eingegangen (${id})`,
          paragraphs: [
            `wir haben Ihre Erklärung am ${momentText('de', receivedAt)} erhalten: ${KINDS[kind].de}, Vertrag oder Rechnung ${contractNumber}.`,
            kind === 'extraordinary'
              ? 'Ein Mensch prüft den Grund und antwortet Ihnen an diese Adresse mit dem Tag, an dem der Vertrag endet.'
              : 'Zu dieser Adresse und Nummer haben wir keinen laufenden Vertrag gefunden, auf den sie sich von selbst anwenden lässt. Ein Mensch prüft Ihre Erklärung und antwortet Ihnen; es gilt der Tag des Eingangs.',
          ],
        }
      : {
          subject: `We have received your declaration (${id})`,
          paragraphs: [
            `Your declaration arrived on ${momentText('en', receivedAt)}: ${KINDS[kind].en}, contract or invoice ${contractNumber}.`,
            kind === 'extraordinary'
              ? 'A person looks at the reason and answers to this address with the day on which the contract ends.'
              : 'For this address and number we found no running contract that it can be applied to by itself. A person looks into it and answers; the day of receipt counts.',
          ],
        }),
  });

/** To the operator, who has to decide. */
export const openDeclarationMail = (to: string, id: number, declaration: Declaration): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: `Erklärung ${id} ist zu prüfen: ${KINDS[declaration.kind].de}`,
    paragraphs: [
      `von: ${declaration.name} <${declaration.email}>`,
      `Vertrag oder Rechnung: ${declaration.contractNumber}`,
      `eingegangen: ${momentText('de', declaration.receivedAt)}`,
      ...(declaration.endOn ? [`gewünschtes Ende: ${formatDay('de', declaration.endOn)}`] : []),
      ...(declaration.reason?.split(/\n{2,}/) ?? []),
    ],
  });

/** To the operator, who has to send money back. */
export const refundMail = (
  to: string,
  contract: ContractRecord,
  notes: readonly InvoiceRecord[],
  refundCents: number,
): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: `Rückzahlung zum Vertrag ${contract.number}`,
    paragraphs: [
      `An ${contract.buyer.name} <${contract.email}> sind ${formatCents('de', refundCents)} zurückzuzahlen.`,
      ...notes.map(
        ({ number, amount, dueOn }) =>
          `Gutschrift ${number}: ${formatCents('de', amount.grossCents)}, bis ${formatDay('de', dueOn)}`,
      ),
    ],
    notes: ['Nach der Überweisung: npm run invoice-paid -- <Nummer der Gutschrift>'],
  });

/** To the operator, who accepts orders by hand. */
export const orderToAcceptMail = (to: string, contract: ContractRecord, acceptBy: string): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: `Bestellung ${contract.number} ist anzunehmen`,
    paragraphs: [
      `${contract.buyer.company ?? contract.buyer.name} hat bestellt. Annahme bis ${formatDay('de', acceptBy)}, sonst verfällt die Bestellung.`,
      `npm run accept-order -- ${contract.number}`,
    ],
  });

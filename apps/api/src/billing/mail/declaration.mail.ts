import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { deskLink } from '../../platform/mail/desk-link.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import { formatMoment, letter } from './letter.ts';

/** What somebody declared without signing in. */
export type Declaration = {
  kind: 'ordinary' | 'extraordinary' | 'withdrawal';
  name: string;
  email: string;
  contractNumber: string | undefined;
  reason: string | undefined;
  endOn: string | undefined;
  language: Language;
  receivedAt: Date;
};

export const KINDS: Record<Declaration['kind'], Record<Language, string>> = {
  ordinary: { en: 'Cancellation (ordinary notice)', de: 'Ordentliche Kündigung' },
  extraordinary: { en: 'Cancellation for an important reason', de: 'Kündigung aus wichtigem Grund' },
  withdrawal: { en: 'Withdrawal', de: 'Rücktritt' },
};

type Fact = { label: string; value: string };

/** What was chosen and when it came: nothing that a stranger could have written into somebody else's mailbox. */
const plainFacts = (language: Language, { kind, endOn, receivedAt }: Declaration): Fact[] => {
  const labels = language === 'de' ? ['Erklärung', 'Ende', 'Eingegangen am'] : ['Declaration', 'End', 'Received on'];
  const soonest = language === 'de' ? 'so bald wie möglich' : 'as soon as possible';
  const end = endOn === undefined ? soonest : longDay(language, endOn);
  return [
    { label: labels[0] ?? '', value: KINDS[kind][language] },
    ...(kind === 'ordinary' ? [{ label: labels[1] ?? '', value: end }] : []),
    { label: labels[2] ?? '', value: formatMoment(language, receivedAt) },
  ];
};

/** The whole content, for the mailbox on file. */
const allFacts = (language: Language, declaration: Declaration): Fact[] => {
  const { name, email, contractNumber, reason } = declaration;
  const words =
    language === 'de'
      ? { from: 'Von', contract: 'Angegebene Nummer', reason: 'Grund' }
      : { from: 'From', contract: 'Number given', reason: 'Reason' };
  return [
    ...plainFacts(language, declaration),
    { label: words.from, value: `${name} <${email}>` },
    ...(contractNumber === undefined ? [] : [{ label: words.contract, value: contractNumber }]),
    ...(reason === undefined ? [] : [{ label: words.reason, value: reason }]),
  ];
};

/** To an address that is not the one on file: that it was received, and when. */
export const receiptMail = (id: number, declaration: Declaration): Mail => {
  const { email, language } = declaration;
  return composeMail({
    to: email,
    language,
    facts: plainFacts(language, declaration),
    ...(language === 'de'
      ? {
          subject: `Ihre Erklärung ist eingegangen (Nr. ${id})`,
          paragraphs: [
            'wir haben Ihre Erklärung erhalten. Sie zählt ab dem Zeitpunkt ihres Eingangs.',
            `Der Wortlaut ist bei uns unter der Nummer ${id} festgehalten. Weil diese Adresse zu keinem laufenden Vertrag gehört, klärt ein Mensch, welchen Vertrag sie betrifft, und antwortet Ihnen. Sie können auf diese E-Mail antworten.`,
          ],
          notes: [
            'Sie haben nichts erklärt? Dann hat jemand anderes Ihre Adresse angegeben; für Sie ist nichts zu tun.',
          ],
        }
      : {
          subject: `We have received your declaration (no. ${id})`,
          paragraphs: [
            'We have received your declaration. It counts from the moment of its receipt.',
            `Its wording is kept with us under the number ${id}. Because this address belongs to no running contract, a person finds out which contract it is about, and answers you. You can reply to this mail.`,
          ],
          notes: ['You declared nothing? Then somebody else has given your address; there is nothing for you to do.'],
        }),
  });
};

/** To the mailbox on file: what was declared, and the two links. */
export const confirmMail = (contract: ContractRecord, id: number, declaration: Declaration, token: string): Mail => {
  const url = `/declaration?token=${token}`;
  return letter(contract, {
    en: {
      subject: `Please confirm: declaration no. ${id} on contract ${contract.number}`,
      paragraphs: [
        'We have received a declaration about your contract, without a sign-in. It counts from the moment of its receipt, but takes effect only once you have confirmed it: anybody could have sent it.',
        'If it was not you, say so on the same page; then nothing happens.',
      ],
      facts: allFacts('en', declaration),
      action: { label: 'Confirm, or “this was not me”', url },
      notes: ['You can also confirm it in your account under Billing, or by replying to this mail.'],
    },
    de: {
      subject: `Bitte bestätigen: Erklärung Nr. ${id} zum Vertrag ${contract.number}`,
      paragraphs: [
        'wir haben ohne Anmeldung eine Erklärung zu Ihrem Vertrag erhalten. Sie zählt ab dem Zeitpunkt ihres Eingangs, wird aber erst wirksam, wenn Sie sie bestätigen: Jeder hätte sie absenden können.',
        'Waren Sie das nicht, sagen Sie es auf derselben Seite; dann geschieht nichts.',
      ],
      facts: allFacts('de', declaration),
      action: { label: 'Bestätigen oder „Das war ich nicht“', url },
      notes: [
        'Sie können sie auch in Ihrem Konto unter Abrechnung oder mit einer Antwort auf diese E-Mail bestätigen.',
      ],
    },
  });
};

/** To the operator, who has to decide or to watch. */
export const openDeclarationMail = (to: string, id: number, declaration: Declaration, advice: string): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: `Erklärung ${id}: ${KINDS[declaration.kind].de}`,
    paragraphs: [advice],
    facts: allFacts('de', declaration),
    action: deskLink('declaration', id),
    notes: [`Oder auf dem Server: npm run declaration -- confirm ${id}  ·  npm run declaration -- deny ${id}`],
  });

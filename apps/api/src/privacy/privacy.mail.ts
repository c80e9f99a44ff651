import type { Language } from '@firmament/api-contract/language';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { Mail } from '../platform/mail/mailer.ts';

export type PrivacyRequest = {
  kind: 'access' | 'correction' | 'erasure' | 'objection';
  name: string;
  email: string;
  profile?: string | undefined;
  message?: string | undefined;
  language: Language;
};

const KINDS: Record<PrivacyRequest['kind'], { en: string; de: string }> = {
  access: { en: 'access', de: 'Auskunft' },
  correction: { en: 'correction', de: 'Berichtigung' },
  erasure: { en: 'erasure', de: 'Löschung' },
  objection: { en: 'objection', de: 'Widerspruch' },
};

/** To the operator, who has one month to answer. */
export const requestMail = (to: string, id: number, request: PrivacyRequest, hiddenCount: number): Mail =>
  composeMail({
    to,
    language: 'de',
    subject: `Datenschutzanfrage ${id}: ${KINDS[request.kind].de}`,
    paragraphs: [
      `eine Datenschutzanfrage ist eingegangen: ${KINDS[request.kind].de}.`,
      hiddenCount > 0
        ? `Bereits erledigt: ${hiddenCount} Eintrag oder Einträge entfernt und für künftige Importe gesperrt.`
        : 'Es wurde nichts von selbst geändert. Bitte prüfen Sie die Anfrage.',
    ],
    facts: [
      { label: 'Von', value: `${request.name} <${request.email}>` },
      ...(request.profile ? [{ label: 'Profil', value: request.profile }] : []),
    ],
    ...(request.message ? { quote: request.message } : {}),
    replyTo: request.email,
    notes: ['Die Frist zur Beantwortung beträgt einen Monat (Art. 12 Abs. 3 DSGVO).'],
  });

/** To the given address; contains nothing that somebody else may have typed. */
export const receiptMail = (id: number, { kind, email, language }: PrivacyRequest, isHidden: boolean): Mail =>
  composeMail({
    to: email,
    language,
    ...(language === 'de'
      ? {
          subject: `Ihre Datenschutzanfrage (${id})`,
          paragraphs: [
            `wir haben Ihre Anfrage erhalten (${KINDS[kind].de}).`,
            isHidden
              ? 'Ihr Eintrag ist entfernt: Er erscheint nicht mehr in Suche, Listen und Exporten und wird auch durch neue Importe nicht wieder angelegt.'
              : 'Ein Mensch prüft sie und antwortet Ihnen an diese Adresse, spätestens innerhalb eines Monats.',
          ],
          notes: ['Haben Sie nichts angefragt? Dann antworten Sie bitte nicht; wir ändern ohne Prüfung nichts weiter.'],
        }
      : {
          subject: `Your data protection request (${id})`,
          paragraphs: [
            `We have received your request (${KINDS[kind].en}).`,
            isHidden
              ? 'Your entry is removed: it no longer appears in searches, lists and exports, and new imports will not bring it back.'
              : 'A person looks into it and answers to this address, within one month at the latest.',
          ],
          notes: ['You did not ask for anything? Then there is nothing to do; we change nothing further unchecked.'],
        }),
  });

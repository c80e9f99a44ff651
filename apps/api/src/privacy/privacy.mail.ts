import type { Language } from '@firmament/api-contract/language';
import { longDay } from '@firmament/api-contract/long-day';
import type { Day } from '@firmament/calendar/day';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { deskLink } from '../platform/mail/desk-link.ts';
import type { Mail, MailLink } from '../platform/mail/mailer.ts';
import { answerBy, asksToGo, finalOn, type RequestRow } from './request-record.query.ts';

export type NewRequest = {
  kind: 'access' | 'correction' | 'erasure' | 'objection';
  name: string;
  email: string;
  profile?: string | undefined;
  message?: string | undefined;
  language: Language;
};

const KINDS: Record<string, string> = {
  access: 'Auskunft',
  correction: 'Berichtigung',
  erasure: 'Löschung',
  objection: 'Widerspruch',
};

type Advice = {
  event: 'received' | 'confirmed';
  /** Nothing becomes final by the clock, because the request may also mean somebody who is still shown. */
  isWaiting?: boolean;
};

/** What the operator has to know: nothing has happened, or what has, and what is left to do. */
const advise = (row: RequestRow, { event, isWaiting = false }: Advice): string => {
  if (event === 'received')
    return 'Es wurde nichts geändert. Eine Bestätigung aus dem angegebenen Postfach steht aus; die Anfrage gilt auch ohne sie.';
  if (row.hidden_count === 0)
    return 'Die Anfrage ist aus dem angegebenen Postfach bestätigt. Es wurde nichts geändert; bitte entscheiden Sie.';
  const hidden = row.hidden_count === 1 ? 'Ein Eintrag ist' : `${row.hidden_count} Einträge sind`;
  const next = isWaiting
    ? 'Die Anfrage könnte noch einen weiteren Eintrag meinen: Endgültig wird erst etwas, wenn Sie entscheiden.'
    : 'nach 30 Tagen wird endgültig gelöscht, wenn Sie nicht früher entscheiden.';
  return `Die Anfrage ist aus dem Postfach bestätigt, das im Eintrag steht. ${hidden} verborgen${isWaiting ? '.' : ';'} ${next}`;
};

/** To the operator, who decides. */
export const operatorMail = (to: string, row: RequestRow, advice: Advice): Mail => {
  const kind = KINDS[row.kind] ?? row.kind;
  return composeMail({
    to,
    language: 'de',
    subject: `Datenschutzanfrage ${row.id}${advice.event === 'received' ? '' : ' bestätigt'}: ${kind}`,
    paragraphs: [advise(row, advice)],
    facts: [
      { label: 'Art', value: kind },
      { label: 'Von', value: `${row.name} <${row.email}>` },
      ...(row.profile ? [{ label: 'Profil', value: row.profile }] : []),
      { label: 'Antwort bis', value: longDay('de', answerBy(row.received_at)) },
    ],
    ...(row.message ? { quote: row.message } : {}),
    replyTo: row.email,
    action: deskLink('privacy_request', row.id),
    notes: [
      `Oder auf dem Server: npm run privacy -- show ${row.id}`,
      'Die Frist beträgt einen Monat (Art. 12 Abs. 3 DSGVO). Bei begründeten Zweifeln dürfen Sie einen Nachweis der Identität verlangen (Art. 12 Abs. 6 DSGVO).',
    ],
  });
};

type Words = { subject: string; paragraphs: string[]; notes?: string[]; action?: MailLink };

/** To the address of the request. It greets nobody by name: the name is what somebody typed. */
const letter = ({ email, language }: RequestRow, words: Record<Language, Words>): Mail => {
  const spoken = language === 'de' ? 'de' : 'en';
  return composeMail({ to: email, language: spoken, ...words[spoken] });
};

/**
 * The same for every kind of request, whether or not the person is listed, and without a word that somebody typed: the
 * address may belong to somebody else.
 */
export const receiptMail = (row: RequestRow, token: string): Mail => {
  const url = `/privacy-confirmation?token=${token}`;
  const [en, de] = [longDay('en', answerBy(row.received_at)), longDay('de', answerBy(row.received_at))];
  return letter(row, {
    en: {
      subject: `Please confirm your data protection request (no. ${row.id})`,
      paragraphs: [
        'We have received a data protection request with this email address. Please confirm that it is yours: then we know that the answer reaches the right person, and can act at once on entries that list this address.',
        `Your request counts without a confirmation, too. A person then looks into it and answers by ${en} at the latest; we may have to ask you for proof of who you are.`,
      ],
      action: { label: 'Confirm the request', url },
      notes: ['You did not ask for anything? Then somebody else gave your address. Nothing was changed.'],
    },
    de: {
      subject: `Bitte bestätigen Sie Ihre Datenschutzanfrage (Nr. ${row.id})`,
      paragraphs: [
        'wir haben unter dieser E-Mail-Adresse eine Datenschutzanfrage erhalten. Bitte bestätigen Sie, dass sie von Ihnen stammt: Dann wissen wir, dass die Antwort die richtige Person erreicht, und können bei Einträgen, in denen diese Adresse steht, sofort handeln.',
        `Ihre Anfrage gilt auch ohne Bestätigung. Ein Mensch prüft sie dann und antwortet bis spätestens ${de}; möglicherweise müssen wir Sie um einen Nachweis Ihrer Identität bitten.`,
      ],
      action: { label: 'Anfrage bestätigen', url },
      notes: ['Sie haben nichts angefragt? Dann hat jemand anderes Ihre Adresse angegeben. Es wurde nichts geändert.'],
    },
  });
};

/** What an objection or erasure leaves, and why. */
const REGISTERS: Record<Language, string> = {
  en: 'This is about your entry among the people. If a public register names you as representative, founder or shareholder of a company, your name stays on the page of that company and in its documents and exports: the register publishes it so that everybody can see who stands behind a company (Art. 17 (3) (b) and Art. 21 (1) GDPR). You can object to this, too: reply to this mail and say what speaks against it in your situation; a person decides.',
  de: 'Das betrifft Ihren Eintrag unter den Personen. Nennt ein öffentliches Register Sie als Vertreterin oder Vertreter, als Gründerin oder Gründer oder mit einer Beteiligung, bleibt Ihr Name auf der Seite dieses Unternehmens und in dessen Dokumenten und Exporten: Das Register macht ihn öffentlich, damit jeder sehen kann, wer hinter einem Unternehmen steht (Art. 17 Abs. 3 lit. b und Art. 21 Abs. 1 DSGVO). Auch dem können Sie widersprechen: Antworten Sie auf diese E-Mail und schreiben Sie, was in Ihrer Situation dagegen spricht; ein Mensch entscheidet darüber.',
};

const backups = (days: number): Record<Language, string> => ({
  en: `Our backups are kept for at most ${days} days; what they hold of you goes with them. If we have to fall back on one, we remove you again.`,
  de: `Unsere Sicherungen bewahren wir höchstens ${days} Tage auf; was darin über Sie steht, verschwindet mit ihnen. Müssen wir auf eine zurückgreifen, entfernen wir Sie erneut.`,
});

const backupsOfRegisters = (days: number): Record<Language, string> => ({
  en: `Our backups are kept for at most ${days} days. Those from before today do not know of your objection yet; if we have to fall back on one, we apply it again.`,
  de: `Unsere Sicherungen bewahren wir höchstens ${days} Tage auf. Die von vor dem heutigen Tag kennen Ihren Widerspruch noch nicht; müssen wir auf eine davon zurückgreifen, setzen wir ihn erneut um.`,
});

const deletedOn = (day: Day): Record<Language, string> => ({
  en: `On ${longDay('en', day)} we delete it for good. Until then it can come back if this was a mistake: just reply to this mail. Are there further entries about you? Then tell us in a reply; a person looks into them.`,
  de: `Am ${longDay('de', day)} löschen wir ihn endgültig. Bis dahin kann er zurückkehren, falls es ein Irrtum war: Antworten Sie einfach auf diese E-Mail. Gibt es weitere Einträge über Sie? Dann schreiben Sie uns das in der Antwort; ein Mensch prüft sie.`,
});

/** Somebody who is still shown may be meant as well. */
const decidedBy = (day: Day): Record<Language, string> => ({
  en: `A further entry may be about you. A person looks into it, decides on both, and answers you by ${longDay('en', day)} at the latest. Until then the hidden entry can come back if this was a mistake: just reply to this mail.`,
  de: `Ein weiterer Eintrag könnte Sie betreffen. Ein Mensch prüft das, entscheidet über beide und antwortet Ihnen bis spätestens ${longDay('de', day)}. Bis dahin kann der verborgene Eintrag zurückkehren, falls es ein Irrtum war: Antworten Sie einfach auf diese E-Mail.`,
});

/** To the proven mailbox: what was done at once, and what happens next. */
export const confirmedMail = (
  row: RequestRow,
  { confirmedAt, isWaiting, backupDays }: { confirmedAt: Date; isWaiting: boolean; backupDays: number },
): Mail => {
  const subject = {
    en: `Your data protection request is confirmed (no. ${row.id})`,
    de: `Ihre Datenschutzanfrage ist bestätigt (Nr. ${row.id})`,
  };
  const copies = backups(backupDays);
  if (row.hidden_count > 0) {
    const next = isWaiting ? decidedBy(answerBy(row.received_at)) : deletedOn(finalOn(confirmedAt));
    return letter(row, {
      en: {
        subject: subject.en,
        paragraphs: [
          'Thank you. The entry that lists this email address is hidden: it is gone from searches, lists, pages and exports, and imports do not bring it back.',
          next.en,
          REGISTERS.en,
          copies.en,
        ],
      },
      de: {
        subject: subject.de,
        paragraphs: [
          'vielen Dank. Der Eintrag, in dem diese E-Mail-Adresse steht, ist verborgen: Er ist aus Suche, Listen, Seiten und Exporten verschwunden, und Importe bringen ihn nicht zurück.',
          next.de,
          REGISTERS.de,
          copies.de,
        ],
      },
    });
  }
  const day = answerBy(row.received_at);
  const nothingYet = asksToGo(row);
  return letter(row, {
    en: {
      subject: subject.en,
      paragraphs: [
        `Thank you. A person looks into your request and answers to this address by ${longDay('en', day)} at the latest.`,
        ...(nothingYet
          ? [
              'Nothing has been removed yet: no entry lists this email address, so we first have to find out which one is yours.',
            ]
          : []),
      ],
    },
    de: {
      subject: subject.de,
      paragraphs: [
        `vielen Dank. Ein Mensch prüft Ihre Anfrage und antwortet an diese Adresse, spätestens bis ${longDay('de', day)}.`,
        ...(nothingYet
          ? [
              'Entfernt ist noch nichts: In keinem Eintrag steht diese E-Mail-Adresse, deshalb müssen wir erst klären, welcher Ihrer ist.',
            ]
          : []),
      ],
    },
  });
};

const asParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

type Granted = {
  erased: number;
  withheld: number;
  isNotListed: boolean;
  message: string | undefined;
  backupDays: number;
};

const WITHHELD: Record<Language, string> = {
  en: 'What public registers tell of you is no longer shown: not on the pages of companies, in their documents and exports, in searches, or in what members are told of. Where you would stand, it says that somebody is not shown and that the register has to be checked. The entries of the registers themselves stay, and so does a keyed check value, by which later data of the same company is withheld too. Changed your mind? Then reply to this mail.',
  de: 'Was öffentliche Register über Sie sagen, wird nicht mehr angezeigt: weder auf den Seiten von Unternehmen noch in deren Dokumenten und Exporten, in der Suche oder in Meldungen an Mitglieder. An Ihrer Stelle steht, dass eine Person nicht angezeigt wird und das Register zu prüfen ist. Die Einträge in den Registern selbst bleiben bestehen. Bei uns bleibt ein verschlüsselter Prüfwert, an dem wir auch spätere Daten desselben Unternehmens erkennen und zurückhalten. Haben Sie es sich anders überlegt? Dann antworten Sie auf diese E-Mail.',
};

const DELETED: Record<Language, string> = {
  en: 'Your entry is deleted for good. What stays is a keyed check value, from which nobody can read your name; it keeps imports from bringing the entry back. Notes that customers wrote themselves stay with them, without your name and contact details.',
  de: 'Ihr Eintrag ist endgültig gelöscht. Es bleibt ein verschlüsselter Prüfwert, aus dem niemand Ihren Namen ablesen kann; er verhindert, dass ein Import den Eintrag zurückbringt. Notizen, die Kunden selbst geschrieben haben, bleiben bei ihnen, ohne Ihren Namen und Ihre Kontaktdaten.',
};
const NOT_LISTED: Record<Language, string> = {
  en: 'We have looked, and found no entry about you among the people in our data.',
  de: 'Wir haben nachgesehen und unter den Personen in unseren Daten keinen Eintrag über Sie gefunden.',
};

export const grantedMail = (row: RequestRow, granted: Granted): Mail => {
  const { erased, withheld, isNotListed, message, backupDays } = granted;
  const answer = message === undefined ? [] : asParagraphs(message);
  const copies = (erased > 0 ? backups : backupsOfRegisters)(backupDays);
  const words = (language: Language): string[] => [
    ...(erased > 0 ? [DELETED[language]] : []),
    ...(withheld > 0 ? [WITHHELD[language]] : []),
    ...(isNotListed ? [NOT_LISTED[language]] : []),
    ...answer,
    ...(asksToGo(row) && withheld === 0 ? [REGISTERS[language]] : []),
    ...(erased + withheld > 0 ? [copies[language]] : []),
  ];
  return letter(row, {
    en: {
      subject: `We have decided on your data protection request (no. ${row.id})`,
      paragraphs: ['Your data protection request is settled.', ...words('en')],
    },
    de: {
      subject: `Wir haben über Ihre Datenschutzanfrage entschieden (Nr. ${row.id})`,
      paragraphs: ['Ihre Datenschutzanfrage ist erledigt.', ...words('de')],
    },
  });
};

/** Who is refused must learn why, and where to complain (Art. 12 (4) GDPR). */
export const refusedMail = (row: RequestRow, { reason, restored }: { reason: string; restored: number }): Mail =>
  letter(row, {
    en: {
      subject: `We have decided on your data protection request (no. ${row.id})`,
      paragraphs: [
        'We cannot grant your data protection request. The reason:',
        ...asParagraphs(reason),
        ...(restored > 0 ? ['The entry that was hidden meanwhile is shown again.'] : []),
        'You can lodge a complaint with a data protection authority, for example the Austrian one (dsb.gv.at) or that of your place of residence, and you can go to court (Art. 12 (4), 77 and 79 GDPR).',
      ],
    },
    de: {
      subject: `Wir haben über Ihre Datenschutzanfrage entschieden (Nr. ${row.id})`,
      paragraphs: [
        'wir können Ihrer Datenschutzanfrage nicht nachkommen. Der Grund:',
        ...asParagraphs(reason),
        ...(restored > 0 ? ['Der Eintrag, der inzwischen verborgen war, ist wieder sichtbar.'] : []),
        'Sie können sich bei einer Datenschutzbehörde beschweren, etwa bei der österreichischen (dsb.gv.at) oder bei der Ihres Wohnsitzes, und Sie können ein Gericht anrufen (Art. 12 Abs. 4, Art. 77 und 79 DSGVO).',
      ],
    },
  });

export const restoredMail = (row: RequestRow): Mail =>
  letter(row, {
    en: {
      subject: `Your entry is shown again (data protection request no. ${row.id})`,
      paragraphs: [
        'The entry that your data protection request had hidden is shown again, because the request was a mistake or was taken back.',
        'Is that wrong? Then please reply to this mail. You can object again at any time.',
      ],
    },
    de: {
      subject: `Ihr Eintrag ist wieder sichtbar (Datenschutzanfrage Nr. ${row.id})`,
      paragraphs: [
        'der Eintrag, den Ihre Datenschutzanfrage verborgen hatte, ist wieder sichtbar, weil die Anfrage ein Irrtum war oder zurückgenommen wurde.',
        'Stimmt das nicht? Dann antworten Sie bitte auf diese E-Mail. Sie können jederzeit erneut widersprechen.',
      ],
    },
  });

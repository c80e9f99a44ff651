import type { Language } from '@firmament/api-contract/language';
import { fullNameOf, type Operator, placeOf } from '@firmament/legal-texts/operator';
import type { Letter } from './letter.ts';
import { LOGO } from './logo-image.ts';
import { htmlPage } from './mail-page.ts';
import type { RenderedMail } from './mail-transport.ts';
import type { Mail, MailLink } from './mailer.ts';
import { pageAddress } from './page-address.ts';

/** Whose particulars stand below a mail. */
export type MailSender = Operator;

type Setting = { siteUrl: string; sender: MailSender | null };

const WORDS = {
  en: {
    greeting: 'Hello',
    closing: 'Your Firmament team',
    fallback: 'If the button does not work, copy this address into your browser:',
    tagline: 'Firmament · Business data of Austria, Germany and Switzerland',
    seat: 'Registered seat',
    register: 'Register number',
    court: 'Register court',
    vatId: 'VAT number',
    phone: 'Phone',
    email: 'Email',
    imprint: 'Imprint',
    contact: 'Contact',
  },
  de: {
    greeting: 'Guten Tag',
    closing: 'Ihr Firmament-Team',
    fallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    tagline: 'Firmament · Unternehmensdaten aus Österreich, Deutschland und der Schweiz',
    seat: 'Sitz',
    register: 'Firmenbuchnummer',
    court: 'Firmenbuchgericht',
    vatId: 'UID-Nummer',
    phone: 'Telefon',
    email: 'E-Mail',
    imprint: 'Impressum',
    contact: 'Kontakt',
  },
} satisfies Record<Language, Record<string, string>>;

/** § 14 UGB wants name, legal form, seat, register number and court on every business letter, mails included. */
const imprintOf = (language: Language, { siteUrl, sender }: Setting): string[] => {
  const words = WORDS[language];
  if (sender === null) return [words.tagline, siteUrl];
  return [
    words.tagline,
    `${fullNameOf(sender)} · ${placeOf(sender)}, ${sender.country}`,
    `${words.seat}: ${sender.city} · ${words.register}: ${sender.registerNumber} · ${words.court}: ${sender.registerCourt} · ${words.vatId}: ${sender.vatId}`,
    `${words.phone}: ${sender.phone} · ${words.email}: ${sender.email}`,
  ];
};

const letterOf = (mail: Mail, setting: Setting): Letter => {
  const words = WORDS[mail.language];
  const onSite = (url: string): string => pageAddress(url, { siteUrl: setting.siteUrl, language: mail.language });
  const absolute = ({ label, url }: MailLink): MailLink => ({ label, url: onSite(url) });
  return {
    ...mail,
    salutation: `${words.greeting}${mail.name === undefined ? '' : ` ${mail.name}`},`,
    closing: words.closing,
    action: mail.action && absolute(mail.action),
    fallback: words.fallback,
    links: mail.links.map(absolute),
    notes: mail.notes.map((note) => (typeof note === 'string' ? note : absolute(note))),
    imprint: imprintOf(mail.language, setting),
    imprintLinks: [
      { label: words.imprint, url: onSite('/impressum') },
      { label: words.contact, url: onSite('/contact') },
    ],
  };
};

const linkLine = ({ label, url }: MailLink): string => `${label}: ${url}`;

const plainText = (letter: Letter): string => {
  const { salutation, paragraphs, facts, quote, sections, code, action, links, closing, notes, imprint, imprintLinks } =
    letter;
  const factLines = facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`);
  return [
    salutation,
    ...paragraphs,
    ...(factLines.length > 0 ? [factLines.join('\n')] : []),
    ...(quote === undefined ? [] : [quote.trim().replace(/^/gm, '> ')]),
    ...sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(links.length > 0 ? [links.map(linkLine).join('\n')] : []),
    closing,
    ...(notes.length > 0 ? [notes.map((note) => (typeof note === 'string' ? note : linkLine(note))).join('\n')] : []),
    // The mark of a signature: mail programs leave out what follows when somebody answers.
    ['-- ', ...imprint, ...imprintLinks.map(linkLine)].join('\n'),
  ].join('\n\n');
};

/** A mail as plain text and as HTML. */
export const renderMail = (mail: Mail, setting: Setting): Omit<RenderedMail, 'attachments'> => {
  const letter = letterOf(mail, setting);
  const { key, to, subject, replyTo = setting.sender?.email, oneClickUnsubscribeUrl: oneClick } = mail;
  return {
    key,
    to,
    subject,
    text: plainText(letter),
    html: htmlPage(letter),
    images: [LOGO.image],
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(oneClick === undefined
      ? {}
      : { oneClickUnsubscribeUrl: oneClick.startsWith('/') ? `${setting.siteUrl}${oneClick}` : oneClick }),
  };
};

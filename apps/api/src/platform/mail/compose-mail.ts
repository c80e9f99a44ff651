import type { Language } from '@firmament/api-contract/language';
import type { Mail } from './mailer.ts';

export type Letter = {
  to: string;
  language: Language;
  subject: string;
  /** For the greeting; leave it out if the name is not proven to belong to the address. */
  name?: string;
  paragraphs: string[];
  /** Details, each under its heading. */
  sections?: { title: string; lines: string[] }[];
  /** The one thing the reader is meant to do. */
  action?: { label: string; url: string };
  /** Something to copy, such as a password. */
  code?: string;
  /** Small print below: why this mail came, how long it is valid. */
  notes?: string[];
  /** For recurring mails: where mail programs unsubscribe with one click (RFC 8058). */
  oneClickUnsubscribeUrl?: string;
};

const WORDS: Record<Language, { greeting: string; closing: string; fallback: string; tagline: string }> = {
  en: {
    greeting: 'Hello',
    closing: 'Your Firmament team',
    fallback: 'If the button does not work, copy this address into your browser:',
    tagline: 'Business data of Austria, Germany and Switzerland',
  },
  de: {
    greeting: 'Guten Tag',
    closing: 'Ihr Firmament-Team',
    fallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    tagline: 'Unternehmensdaten aus Österreich, Deutschland und der Schweiz',
  },
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A mail as plain text and as HTML that every mail program can draw: a table, inline styles, nothing loaded. */
export const composeMail = (letter: Letter): Mail => {
  const { to, language, subject, name, oneClickUnsubscribeUrl } = letter;
  const { greeting } = WORDS[language];
  const salutation = `${greeting}${name === undefined ? '' : ` ${name}`},`;
  return {
    ...{ to, subject, text: plainText(letter, salutation), html: htmlPage(letter, salutation) },
    ...(oneClickUnsubscribeUrl === undefined ? {} : { oneClickUnsubscribeUrl }),
  };
};

const plainText = (letter: Letter, salutation: string): string => {
  const { language, paragraphs, sections = [], action, code, notes = [] } = letter;
  return [
    salutation,
    ...paragraphs,
    ...sections.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join('\n')),
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    WORDS[language].closing,
    ...(notes.length > 0 ? [`--\n${notes.join('\n')}`] : []),
  ].join('\n\n');
};

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#1b2436`;
const SMALL = `margin:0 0 8px;${FONT};font-size:13px;line-height:20px;color:#5a6478`;

const paragraph = (text: string, style = PARAGRAPH): string => `<p style="${style}">${escapeHtml(text)}</p>`;

const codeBox = (code: string): string =>
  `<p style="margin:0 0 16px;padding:14px 16px;background:#eef1f7;border-radius:6px;font-family:Consolas,Menlo,monospace;font-size:18px;line-height:24px;color:#1b2436">${escapeHtml(code)}</p>`;

const LIST = `margin:0 0 16px;padding:0 0 0 20px;${FONT};font-size:15px;line-height:22px;color:#1b2436`;

const section = ({ title, lines }: { title: string; lines: string[] }): string =>
  `${paragraph(title, `margin:0 0 4px;${FONT};font-size:16px;line-height:24px;font-weight:bold;color:#1b2436`)}
<ul style="${LIST}">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

const button = (label: string, url: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="background:#1f3a8a;border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const htmlPage = (letter: Letter, salutation: string): string => {
  const { language, subject, paragraphs, sections = [], action, code, notes = [] } = letter;
  const words = WORDS[language];
  const body = [
    paragraph(salutation),
    ...paragraphs.map((text) => paragraph(text)),
    ...sections.map(section),
    code === undefined ? '' : codeBox(code),
    action ? button(action.label, action.url) : '',
    paragraph(words.closing),
  ];
  const smallPrint = [
    ...(action ? [words.fallback] : []),
    ...(action ? [action.url] : []),
    ...notes,
    `Firmament · ${words.tagline}`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f5f9">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f9"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;${FONT};font-size:20px;line-height:28px;font-weight:bold;color:#1f3a8a">Firmament</td></tr>
<tr><td style="padding:32px;background:#ffffff;border-radius:8px">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;word-break:break-word">
${smallPrint.map((text) => paragraph(text, SMALL)).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};

import type { Letter } from './letter.ts';
import { LOGO } from './logo-image.ts';
import type { MailLink } from './mailer.ts';

/**
 * The HTML of a mail, for every mail program: tables and inline styles, because many drop style sheets, and nothing to
 * load. The style sheet only adds what inline styles cannot say: dark colours and narrow screens. A library would bring
 * React or a markup language of its own for one page.
 */

/** The colours of the web application's theme. */
const LIGHT = {
  page: '#F5F7FB',
  paper: '#FFFFFF',
  sunk: '#F5F7FB',
  line: '#E3E8F2',
  ink: '#0E1733',
  ink3: '#5B6584',
  link: '#2450EA',
  button: '#2B59FF',
};
const DARK: typeof LIGHT = {
  page: '#0B1026',
  paper: '#111834',
  sunk: '#0B1026',
  line: '#232D50',
  ink: '#EAEEFA',
  ink3: '#97A2C2',
  link: '#9DB2FF',
  button: '#3A62FA',
};
const NIGHT = '#0B1026';

const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.outer{padding:0!important}.card{border-radius:0!important;border-left:0!important;border-right:0!important}.head{border-radius:0!important;border-left:0!important;border-right:0!important;padding:18px 20px!important}.body{padding:24px 20px 20px!important}.foot{padding:20px 20px 32px!important}}
@media (prefers-color-scheme:dark){.page{background:${DARK.page}!important}.card{background:${DARK.paper}!important;border-color:${DARK.line}!important}.head{border-color:${DARK.line}!important}.sunk{background:${DARK.sunk}!important;border-color:${DARK.line}!important}.line{border-color:${DARK.line}!important}.ink{color:${DARK.ink}!important}.ink3{color:${DARK.ink3}!important}.link{color:${DARK.link}!important}.button{background:${DARK.button}!important}}`;

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const MONO = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";
const BODY = `${FONT};font-size:16px;line-height:25px;color:${LIGHT.ink}`;
const SMALL = `${FONT};font-size:13px;line-height:20px;color:${LIGHT.ink3}`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Keeps the line breaks of what people typed. */
const words = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

const table = (attributes: string, cells: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${cells}</table>`;

const paragraph = (text: string): string => `<p class="ink" style="margin:0 0 16px;${BODY}">${words(text)}</p>`;

const smallPrint = (html: string): string => `<p class="ink3" style="margin:0 0 8px;${SMALL}">${html}</p>`;

const anchor = ({ label, url }: MailLink): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${LIGHT.link};text-decoration:underline">${words(label)}</a>`;

const factTable = (facts: Letter['facts']): string =>
  facts.length === 0
    ? ''
    : table(
        `width="100%" class="sunk" style="margin:4px 0 20px;background:${LIGHT.sunk};border-radius:8px"`,
        facts
          .map(({ label, value }, row) => {
            const padding = `${row === 0 ? 14 : 4}px 0 ${row === facts.length - 1 ? 14 : 4}px`;
            return `<tr><td class="ink3" valign="top" width="38%" style="padding:${padding} 16px;${SMALL};line-height:22px">${words(label)}</td><td class="ink" valign="top" style="padding:${padding} 0;padding-right:16px;${BODY};font-size:15px;line-height:22px;word-break:break-word">${words(value)}</td></tr>`;
          })
          .join(''),
      );

const quoted = (quote: string): string =>
  `<blockquote class="ink line" style="margin:4px 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${LIGHT.line};${BODY}">${words(quote.trim())}</blockquote>`;

const section = ({ title, lines }: Letter['sections'][number]): string =>
  `<p class="ink" style="margin:0 0 4px;${BODY};font-weight:600">${words(title)}</p>
<ul class="ink" style="margin:0 0 18px;padding:0 0 0 20px;${BODY};font-size:15px;line-height:23px">${lines.map((line) => `<li>${words(line)}</li>`).join('')}</ul>`;

const codeBox = (code: string): string =>
  `<p class="sunk ink" style="margin:4px 0 20px;padding:14px 16px;background:${LIGHT.sunk};border:1px solid ${LIGHT.line};border-radius:8px;${MONO};font-size:19px;line-height:26px;color:${LIGHT.ink};word-break:break-all">${escapeHtml(code)}</p>`;

/** A coloured cell with a link that fills it: the only button that every program draws and that is clickable throughout. */
const button = ({ label, url }: MailLink): string =>
  table(
    'style="margin:8px 0 24px"',
    `<tr><td class="button" bgcolor="${LIGHT.button}" style="background:${LIGHT.button};border-radius:8px;mso-padding-alt:12px 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  );

const linkList = (links: readonly MailLink[]): string =>
  links.length === 0
    ? ''
    : `<ul class="ink" style="margin:0 0 18px;padding:0 0 0 20px;${BODY};font-size:15px;line-height:26px">${links.map((link) => `<li>${anchor(link)}</li>`).join('')}</ul>`;

const notesOf = ({ action, fallback, notes }: Letter): string => {
  const lines = [
    ...notes.map((note) => (typeof note === 'string' ? words(note) : anchor(note))),
    ...(action
      ? [`${words(fallback)}<br><span style="word-break:break-all">${anchor({ ...action, label: action.url })}</span>`]
      : []),
  ];
  if (lines.length === 0) return '';
  return `<div class="line" style="margin:24px 0 0;padding:18px 0 0;border-top:1px solid ${LIGHT.line}">${lines.map(smallPrint).join('')}</div>`;
};

export const htmlPage = (letter: Letter): string => {
  const { language, subject, salutation, paragraphs, facts, quote, sections, code, action, links, closing } = letter;
  const body = [
    paragraph(salutation),
    ...paragraphs.map(paragraph),
    factTable(facts),
    quote === undefined ? '' : quoted(quote),
    ...sections.map(section),
    code === undefined ? '' : codeBox(code),
    action ? button(action) : '',
    linkList(links),
    `<p class="ink" style="margin:0;${BODY}">${words(closing)}</p>`,
    notesOf(letter),
  ];
  const { image, width, height } = LOGO;
  const logo = `<img src="cid:${image.cid}" width="${width}" height="${height}" alt="Firmament" style="display:block;border:0;${FONT};font-size:20px;line-height:32px;font-weight:600;color:#F2F5FF">`;
  // A separator never begins a line.
  const imprint = letter.imprint.map((line) => words(line).replaceAll(' · ', '&nbsp;· '));
  const foot = [...imprint, letter.imprintLinks.map(anchor).join('&nbsp; · &nbsp;')];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
${table(
  `width="100%" class="page" bgcolor="${LIGHT.page}" style="background:${LIGHT.page}"`,
  `<tr><td class="outer" align="center" style="padding:32px 12px">
${table(
  'width="600" style="width:100%;max-width:600px"',
  `<tr><td class="head" bgcolor="${NIGHT}" style="padding:20px 32px;background:${NIGHT};border:1px solid ${NIGHT};border-bottom:0;border-radius:12px 12px 0 0">${logo}</td></tr>
<tr><td class="card body" bgcolor="${LIGHT.paper}" style="padding:32px 32px 28px;background:${LIGHT.paper};border:1px solid ${LIGHT.line};border-top:0;border-radius:0 0 12px 12px;word-break:break-word">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="foot" style="padding:20px 32px 0">
${foot.map((line) => `<p class="ink3" style="margin:0 0 4px;${SMALL};font-size:12px;line-height:18px">${line}</p>`).join('\n')}
</td></tr>`,
)}
</td></tr>`,
)}
</body>
</html>
`;
};

import { isForm } from '@firmament/record/legal-forms/legal-forms';
import type { Language } from '../language.ts';

/** Functions in companies, as registers word them, in English. A title that is not listed stays the register's. */

/** "Geschäftsführer", "Geschäftsführerin", "Geschäftsführer/in", "Geschäftsführer:in". */
const PERSON = '(?:/?in|:in|\\(in\\))?';
/** "Vorsitzende", "Vorsitzender", "Vorsitzende/r". */
const ADJECTIVE = '(?:e|er|e/r|en)';
/** "des Vorstands", "des Verwaltungsrates". */
const GENITIVE = '(?:e?s)?';
const DEPUTY = `(?:stellvertretend${ADJECTIVE} |stellv\\.? |vize)`;
const CHAIR = `(?:vorsitzend${ADJECTIVE}|präsident${PERSON})`;

const TITLES: readonly (readonly [pattern: string, english: string])[] = [
  [`geschäftsführer${PERSON}(?: \\(handelsrechtlich\\))?`, 'Managing director'],
  [`gewerberechtlich${ADJECTIVE} geschäftsführer${PERSON}`, 'Manager under trade law'],
  [`geschäftsleiter${PERSON}`, 'General manager'],
  [`direktor${PERSON}`, 'Director'],
  [`vizedirektor${PERSON}`, 'Deputy director'],
  [`vorst(?:and|ändin)|vorstandsmitglied|mitglied des vorstand${GENITIVE}`, 'Member of the board'],
  [`vorstandsvorsitzend${ADJECTIVE}|${CHAIR} des vorstand${GENITIVE}`, 'Chair of the board'],
  [`${DEPUTY}${CHAIR} des vorstand${GENITIVE}`, 'Deputy chair of the board'],
  [
    `aufsichtsr(?:at|ätin)|aufsichtsratsmitglied|mitglied des aufsichtsrat${GENITIVE}`,
    'Member of the supervisory board',
  ],
  [`aufsichtsratsvorsitzend${ADJECTIVE}|${CHAIR} des aufsichtsrat${GENITIVE}`, 'Chair of the supervisory board'],
  [`${DEPUTY}${CHAIR} des aufsichtsrat${GENITIVE}`, 'Deputy chair of the supervisory board'],
  [
    `verwaltungsr(?:at|ätin)|verwaltungsratsmitglied|mitglied des verwaltungsrat${GENITIVE}`,
    'Member of the board of directors',
  ],
  [`verwaltungsratspräsident${PERSON}|${CHAIR} des verwaltungsrat${GENITIVE}`, 'Chair of the board of directors'],
  [`${DEPUTY}${CHAIR} des verwaltungsrat${GENITIVE}`, 'Deputy chair of the board of directors'],
  [`stiftungsr(?:at|ätin)|mitglied des stiftungsrat${GENITIVE}`, 'Member of the foundation board'],
  [`${CHAIR} des stiftungsrat${GENITIVE}`, 'Chair of the foundation board'],
  [`${DEPUTY}${CHAIR} des stiftungsrat${GENITIVE}`, 'Deputy chair of the foundation board'],
  ['mitglied der verwaltung', 'Member of the board'],
  [`${CHAIR} der verwaltung`, 'Chair of the board'],
  [`vizepräsident${PERSON}`, 'Vice-president'],
  [`präsident${PERSON}`, 'President'],
  [`vorsitzend${ADJECTIVE}|obmann|obfrau|obmann/obfrau`, 'Chair'],
  [`(?:obmann|obfrau)[- ]?stellvertreter${PERSON}|${DEPUTY}vorsitzend${ADJECTIVE}`, 'Deputy chair'],
  [`kassier${PERSON}`, 'Treasurer'],
  [`schriftführer${PERSON}`, 'Secretary'],
  [`prokurist${PERSON}`, 'Holder of Prokura'],
  [`einzelprokurist${PERSON}`, 'Holder of sole Prokura'],
  [`gesamtprokurist${PERSON}`, 'Holder of joint Prokura'],
  [`handlungsbevollmächtigt${ADJECTIVE}`, 'Authorised agent'],
  [`zeichnungsberechtigt${ADJECTIVE}?`, 'Authorised signatory'],
  [`vertretungsberechtigt${ADJECTIVE}?`, 'Authorised representative'],
  [`ständig${ADJECTIVE} vertreter${PERSON}`, 'Permanent representative'],
  [`(?:persönlich|unbeschränkt) haftend${ADJECTIVE} gesellschafter${PERSON}|komplementär${PERSON}`, 'General partner'],
  [`kommandit(?:ist|är)${PERSON}`, 'Limited partner'],
  [`partner${PERSON}`, 'Partner'],
  [`gesellschafter${PERSON}|aktionär${PERSON}`, 'Shareholder'],
  [`stifter${PERSON}`, 'Founder'],
  [`inhaber${PERSON}`, 'Proprietor'],
  [`liquidator${PERSON}|abwickler${PERSON}`, 'Liquidator'],
  [`(?:insolvenz|masse)verwalter${PERSON}`, 'Insolvency administrator'],
  [`revisionsstelle|abschlussprüfer${PERSON}`, 'Auditor'],
];

const PATTERNS = TITLES.map(([pattern, english]) => ({ pattern: new RegExp(`^(?:${pattern})$`, 'i'), english }));

const englishOf = (title: string, legalForm: string | null): string | undefined => {
  const english = PATTERNS.find(({ pattern }) => pattern.test(title))?.english;
  return english === 'Shareholder' && isForm(legalForm, 'partnership') ? 'Partner' : english;
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "Gesellschafter und Geschäftsführer" is two functions; either both are known or the title stays as it is. */
export const officerTitle = (title: string, language: Language, legalForm: string | null = null): string => {
  if (language === 'de') return title;
  const parts = title.trim().split(/ und |, /);
  const english = parts.map((part) => englishOf(part, legalForm));
  if (english.some((part) => part === undefined)) return title;
  return english.map((part = '', index) => (index === 0 ? part : lowerFirst(part))).join(' and ');
};

/** Ties that a source names without a role. */
const ROLES: Readonly<Record<string, Record<Language, string>>> = {
  representative: { en: 'representative', de: 'Vertretung' },
  shareholder: { en: 'shareholder', de: 'Gesellschafter' },
  parent: { en: 'parent company', de: 'Mutterunternehmen' },
  subsidiary: { en: 'subsidiary', de: 'Tochterunternehmen' },
  branch: { en: 'branch', de: 'Zweigniederlassung' },
  head_office: { en: 'head office', de: 'Hauptniederlassung' },
};

export type WhoAndRole = { name: string; role: string };

/** Events record whom they are about as `title: name`. The role stands within a sentence. */
export const whoAndRole = (subject: string, language: Language, legalForm: string | null = null): WhoAndRole => {
  const place = subject.indexOf(': ');
  if (place === -1) return { name: subject, role: '' };
  const title = subject.slice(0, place);
  const tie = Object.hasOwn(ROLES, title) ? ROLES[title]?.[language] : undefined;
  const role = officerTitle(title, language, legalForm);
  return { name: subject.slice(place + 2), role: tie ?? (role === title ? title : lowerFirst(role)) };
};

import { officerTitle } from '@firmament/api-contract/words/officer-title';
import { remembering } from '@firmament/memory/remembering';
import { isForm } from '@firmament/record/legal-forms/legal-forms';

/**
 * Functions within sentences. What is not a known one stands as the register words it, in quotes. Remembered, because an
 * answer has hundreds of them, most of which are the same few.
 */

export type GermanOffice = { form: 'noun' | 'adjective' | 'quoted'; text: string };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const ADJECTIVE = /^(?:zeichnungs|vertretungs)berechtigt$/i;
/** Words before the noun, which registers begin with a capital letter. */
const BEFORE_NOUN = /^(?:persönlich|unbeschränkt|ständig|stellv|gewerberechtlich|handelsrechtlich)/i;

const isKnown = (title: string): boolean => officerTitle(title, 'en') !== title;

export const germanOffice = remembering((title: string): GermanOffice => {
  if (ADJECTIVE.test(title)) return { form: 'adjective', text: lowerFirst(title) };
  if (!isKnown(title)) return { form: 'quoted', text: `„${title}“` };
  return { form: 'noun', text: BEFORE_NOUN.test(title) ? lowerFirst(title) : title };
});

/** Held by one at a time, or named without an article by custom. */
const WITHOUT_ARTICLE =
  /^(?:managing director|manager|general manager|(?:deputy )?director|(?:deputy )?chair|(?:vice-)?president|treasurer|secretary|liquidator|insolvency|auditor)/;

export type EnglishOffice = { form: 'noun' | 'prokura' | 'quoted'; text: string };

const englishOfficeIn = (title: string, legalForm: string | null): EnglishOffice => {
  if (!isKnown(title)) return { form: 'quoted', text: `“${title}”` };
  const english = lowerFirst(officerTitle(title, 'en', legalForm));
  const prokura = /^holder of ((?:sole |joint )?Prokura)$/.exec(english)?.[1];
  if (prokura !== undefined) return { form: 'prokura', text: prokura };
  if (WITHOUT_ARTICLE.test(english)) return { form: 'noun', text: english };
  if (english.startsWith('proprietor')) return { form: 'noun', text: `the ${english}` };
  return { form: 'noun', text: `${/^[aeiou]/.test(english) ? 'an' : 'a'} ${english}` };
};

const inPartnership = remembering((title: string) => englishOfficeIn(title, 'OG'));
const elsewhere = remembering((title: string) => englishOfficeIn(title, null));

/** Of the legal form counts only whether its members are partners. */
export const englishOffice = (title: string, legalForm: string | null): EnglishOffice =>
  isForm(legalForm, 'partnership') ? inPartnership(title) : elsewhere(title);

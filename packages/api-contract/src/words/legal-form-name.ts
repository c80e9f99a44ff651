import type { Language } from '../language.ts';

/** Legal forms as registers write them: short forms are names and stay, words are translated. */

type Form = {
  /** Instead of the word, where the form is written as one. */
  english?: string;
  /** What the short form means. */
  meaning?: string;
};

const FORMS: Readonly<Record<string, Form>> = {
  'e.U.': { meaning: 'sole proprietorship' },
  'e.K.': { meaning: 'sole proprietorship' },
  Einzelunternehmen: { english: 'Sole proprietorship' },
  GesbR: { meaning: 'civil law partnership' },
  GbR: { meaning: 'civil law partnership' },
  eGbR: { meaning: 'registered civil law partnership' },
  'Einfache Gesellschaft': { english: 'Simple partnership' },
  OG: { meaning: 'general partnership' },
  OHG: { meaning: 'general partnership' },
  Kollektivgesellschaft: { english: 'General partnership' },
  KG: { meaning: 'limited partnership' },
  Kommanditgesellschaft: { english: 'Limited partnership' },
  'GmbH & Co KG': { meaning: 'limited partnership with a GmbH as general partner' },
  'GmbH & Co. KG': { meaning: 'limited partnership with a GmbH as general partner' },
  GmbH: { meaning: 'limited liability company' },
  gGmbH: { meaning: 'non-profit limited liability company' },
  'UG (haftungsbeschränkt)': { meaning: 'limited liability company with low capital' },
  FlexCo: { meaning: 'flexible company' },
  AG: { meaning: 'stock corporation' },
  KGaA: { meaning: 'partnership limited by shares' },
  Kommanditaktiengesellschaft: { english: 'Partnership limited by shares' },
  SE: { meaning: 'European company' },
  SCE: { meaning: 'European cooperative' },
  eG: { meaning: 'registered cooperative' },
  Genossenschaft: { english: 'Cooperative' },
  PartG: { meaning: 'professional partnership' },
  'PartG mbB': { meaning: 'professional partnership with limited liability' },
  'e.V.': { meaning: 'registered association' },
  Verein: { english: 'Association' },
  Stiftung: { english: 'Foundation' },
  Privatstiftung: { english: 'Private foundation' },
  Sparkasse: { english: 'Savings bank' },
  VVaG: { meaning: 'mutual insurance association' },
  EWIV: { meaning: 'European economic interest grouping' },
  Zweigniederlassung: { english: 'Branch' },
  'Körperschaft öffentlichen Rechts': { english: 'Public body' },
};

const formOf = (form: string): Form | undefined => (Object.hasOwn(FORMS, form) ? FORMS[form] : undefined);

/** For lists: "GmbH", "Cooperative". */
export const legalFormName = (form: string, language: Language): string =>
  (language === 'en' ? formOf(form)?.english : undefined) ?? form;

/** Where there is room: "GmbH (limited liability company)". German readers know what the letters mean. */
export const legalFormInFull = (form: string, language: Language): string => {
  const meaning = language === 'en' ? formOf(form)?.meaning : undefined;
  if (meaning === undefined) return legalFormName(form, language);
  return form.endsWith(')') ? `${form}, ${meaning}` : `${form} (${meaning})`;
};

const PARTNERSHIP = /^(?:e?GbR|GesbR|OG|OHG|KG|PartG.*|.* & Co\.? KG|(?:Einfache |Kollektiv|Kommandit)gesellschaft)$/i;

/** Its members are partners, not shareholders. */
export const isPartnership = (form: string | null): boolean => form !== null && PARTNERSHIP.test(form);

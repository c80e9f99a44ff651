import { labelOfLegalForm } from '@firmament/record/legal-forms/legal-forms';
import type { Language } from '../language.ts';

/** Legal forms as registers write them: short forms are names and stay, words are translated. */

/** For lists: "GmbH", "Cooperative". */
export const legalFormName = (form: string, language: Language): string =>
  (language === 'en' ? labelOfLegalForm(form)?.english : undefined) ?? form;

/** Where there is room: "GmbH (limited liability company)". German readers know what the letters mean. */
export const legalFormInFull = (form: string, language: Language): string => {
  const meaning = language === 'en' ? labelOfLegalForm(form)?.meaning : undefined;
  if (meaning === undefined) return legalFormName(form, language);
  return form.endsWith(')') ? `${form}, ${meaning}` : `${form} (${meaning})`;
};

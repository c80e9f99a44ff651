import { translateIn } from '../i18n/i18n.ts';
import { readLanguage } from '../i18n/language.ts';
import type { Refusal } from './use-submission.ts';

/**
 * Reports empty fields and an invalid e-mail address together, so that users correct a form only once. `fillIn` is said
 * above the form if anything is empty.
 */
export const checkRequired = (
  required: readonly string[],
  values: Readonly<Record<string, string>>,
  form: HTMLFormElement,
  fillIn?: string,
): Refusal | undefined => {
  const t = translateIn(readLanguage(), 'ui');
  const empty = required.filter((name) => !values[name]);
  const email = form.elements.namedItem('email');
  const isEmailWrong = email instanceof HTMLInputElement && Boolean(values.email) && !email.validity.valid;
  if (empty.length === 0 && !isEmailWrong) return undefined;
  return {
    message: empty.length > 0 ? (fillIn ?? t('fillIn')) : t('invalidEmail'),
    fields: {
      ...Object.fromEntries(empty.map((name) => [name, t('missing')])),
      ...(isEmailWrong && { email: t('invalidEmail') }),
    },
  };
};

import type { Refusal } from './use-submission.ts';

type Texts = Record<'fillIn' | 'missing' | 'invalidEmail', string>;

/** Reports empty fields and an invalid e-mail address together, so that users correct a form only once. */
export const checkRequired = (
  required: readonly string[],
  values: Readonly<Record<string, string>>,
  form: HTMLFormElement,
  texts: Texts,
): Refusal | undefined => {
  const empty = required.filter((name) => !values[name]);
  const email = form.elements.namedItem('email');
  const isEmailWrong = email instanceof HTMLInputElement && Boolean(values.email) && !email.validity.valid;
  if (empty.length === 0 && !isEmailWrong) return undefined;
  return {
    message: empty.length > 0 ? texts.fillIn : texts.invalidEmail,
    fields: {
      ...Object.fromEntries(empty.map((name) => [name, texts.missing])),
      ...(isEmailWrong && { email: texts.invalidEmail }),
    },
  };
};

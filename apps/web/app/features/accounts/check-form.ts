import type { Refusal } from '../../lib/use-submission.ts';

type Texts = Record<'fillIn' | 'missing' | 'invalidEmail', string>;

/** What all forms here ask for: every field filled in, and an address that can be one. */
export const checkForm = (
  values: Readonly<Record<string, string>>,
  form: HTMLFormElement,
  texts: Texts,
): Refusal | undefined => {
  const empty = Object.keys(values).filter((name) => values[name] === '');
  if (empty.length > 0) {
    return { message: texts.fillIn, fields: Object.fromEntries(empty.map((name) => [name, texts.missing])) };
  }
  const email = form.elements.namedItem('email');
  if (email instanceof HTMLInputElement && !email.validity.valid) {
    return { message: '', fields: { email: texts.invalidEmail } };
  }
  return undefined;
};

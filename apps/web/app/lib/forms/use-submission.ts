import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { NETWORK_TEXTS } from '../api/network-texts.ts';
import { readLanguage } from '../i18n/language.ts';

export type Submission = {
  status: 'idle' | 'sending' | 'done' | 'failed';
  /** For the user: the server's answer, or what is wrong. */
  message: string;
  /** The reason for each refused field. */
  fields: Readonly<Record<string, string>>;
};

export const IDLE: Submission = { status: 'idle', message: '', fields: {} };

export type Refusal = Pick<Submission, 'message' | 'fields'>;

type SubmissionOptions = {
  /** What is wrong before anything is sent; undefined if all is well. */
  check(values: Record<string, string>, form: HTMLFormElement): Refusal | undefined;
  /** Sends the form and returns the sentence to show. */
  send(values: Record<string, string>): Promise<string>;
  /** Shows the server's answer above the form, even if it is about one field. */
  isAnswerAbove?: boolean;
};

/** Blanks around a value are slips, except in a password. */
const isLiteral = (name: string): boolean => /password/i.test(name);

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, isLiteral(name) ? String(value) : String(value).trim()]),
  );

const focusFirst = (form: HTMLFormElement, fields: Readonly<Record<string, string>>): void => {
  const first = [...form.elements].find((element) => Object.hasOwn(fields, element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
};

/** Shows a message about one field only once: at that field, or above the form. */
const sayOnce = (form: HTMLFormElement, { message, fields }: Refusal, isAbove: boolean): Refusal => {
  const names = [...form.elements].map((element) => element.getAttribute('name') ?? '');
  const repeated = names.filter((name) => Object.hasOwn(fields, name) && fields[name] === message);
  if (repeated.length === 0) return { message, fields };
  if (!isAbove) return { message: '', fields };
  return { message, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !repeated.includes(name))) };
};

/**
 * Typed values survive an error and are cleared only on success. Prerendered forms use the method `dialog`: submitted
 * before the script has loaded, they do nothing, where the default method would put a password into the address.
 */
export const useSubmission = ({ check, send, isAnswerAbove = false }: SubmissionOptions) => {
  const [submission, setSubmission] = useState(IDLE);

  const fail = (form: HTMLFormElement, refusal: Refusal, isAbove = false): void => {
    setSubmission({ status: 'failed', ...sayOnce(form, refusal, isAbove) });
    focusFirst(form, refusal.fields);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (submission.status === 'sending') return;
    const values = valuesOf(form);
    const refusal = check(values, form);
    if (refusal !== undefined) {
      fail(form, refusal);
      return;
    }
    setSubmission({ ...IDLE, status: 'sending' });
    try {
      setSubmission({ status: 'done', message: await send(values), fields: {} });
      form.reset();
    } catch (error) {
      // Anything but an ApiError is a script that failed to load: the network again.
      if (error instanceof ApiError) fail(form, error, isAnswerAbove);
      else fail(form, { message: NETWORK_TEXTS[readLanguage()], fields: {} });
    }
  };

  /** Call with the names of fields that were changed: their errors go, and with the last one the message above. */
  const forgive = (...names: string[]): void =>
    setSubmission((last) => {
      if (last.status !== 'failed' || !names.some((name) => Object.hasOwn(last.fields, name))) return last;
      const fields = Object.fromEntries(Object.entries(last.fields).filter(([name]) => !names.includes(name)));
      return Object.keys(fields).length === 0 ? IDLE : { ...last, fields };
    });

  return { submission, submit, forgive };
};

import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { NETWORK_TEXTS } from '../api/network-texts.ts';
import { readLanguage } from '../i18n/language.ts';

export type Submission = {
  status: 'idle' | 'sending' | 'done' | 'failed';
  /** For the user: the server's answer, or what is wrong. */
  message: string;
  /** For each field that was refused, why. */
  fields: Readonly<Record<string, string>>;
};

const IDLE: Submission = { status: 'idle', message: '', fields: {} };

export type Refusal = Pick<Submission, 'message' | 'fields'>;

type SubmissionOptions = {
  /** What is wrong before anything is sent; nothing if all is well. */
  check(values: Record<string, string>, form: HTMLFormElement): Refusal | undefined;
  /** Sends the form and gives the sentence to show. */
  send(values: Record<string, string>): Promise<string>;
  /** The server's answer stands above the form, also where it is about one field. */
  isAnswerAbove?: boolean;
};

/** Blanks around what was typed are slips, but not in a password. */
const isLiteral = (name: string): boolean => /password/i.test(name);

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, isLiteral(name) ? String(value) : String(value).trim()]),
  );

const focusFirst = (form: HTMLFormElement, fields: Readonly<Record<string, string>>): void => {
  const first = [...form.elements].find((element) => Object.hasOwn(fields, element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
};

/** A sentence that is about one field is said once: at that field, or above the form alone. */
const sayOnce = (form: HTMLFormElement, { message, fields }: Refusal, isAbove: boolean): Refusal => {
  const names = [...form.elements].map((element) => element.getAttribute('name') ?? '');
  const repeated = names.filter((name) => Object.hasOwn(fields, name) && fields[name] === message);
  if (repeated.length === 0) return { message, fields };
  if (!isAbove) return { message: '', fields };
  return { message, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !repeated.includes(name))) };
};

/**
 * The life of a form: what was typed survives an error and goes only with success. Prerendered forms are of the method
 * `dialog`: sent before the script is there, they do nothing, where any other would carry a password into the address.
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
      // What is no ApiError is a script that could not be loaded: the network again.
      if (error instanceof ApiError) fail(form, error, isAnswerAbove);
      else fail(form, { message: NETWORK_TEXTS[readLanguage()], fields: {} });
    }
  };

  return { submission, submit };
};

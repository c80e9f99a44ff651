import { type FormEvent, useState } from 'react';
import { ApiError } from './api-error.ts';
import { readLanguage } from './language.ts';
import { NETWORK_TEXTS } from './network-texts.ts';

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

/** A sentence that already stands at its field is not said a second time above the form. */
const saidOnce = (form: HTMLFormElement, { message, fields }: Refusal): string => {
  const isAtField = [...form.elements].some((element) => {
    const name = element.getAttribute('name') ?? '';
    return Object.hasOwn(fields, name) && fields[name] === message;
  });
  return isAtField ? '' : message;
};

/** The life of a form: what was typed survives an error and goes only with success. */
export const useSubmission = ({ check, send }: SubmissionOptions) => {
  const [submission, setSubmission] = useState(IDLE);

  const fail = (form: HTMLFormElement, refusal: Refusal): void => {
    const { fields } = refusal;
    setSubmission({ status: 'failed', message: saidOnce(form, refusal), fields });
    focusFirst(form, fields);
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
      if (error instanceof ApiError) fail(form, error);
      else fail(form, { message: NETWORK_TEXTS[readLanguage()], fields: {} });
    }
  };

  return { submission, submit };
};

import { type RefCallback, useCallback } from 'react';
import { useMember } from '../member/member.ts';

/**
 * A session can end while a member types. The text of open forms then stays in this tab until the same member signs in
 * again; nobody else sees it, and a password is never kept.
 */
const KEY = 'form-drafts';

type Drafts = { owner: string; forms: Record<string, Record<string, string>> };
type TextControl = HTMLInputElement | HTMLTextAreaElement;

const mounted = new Map<HTMLFormElement, { name: string; owner: string }>();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readDrafts = (): Drafts | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isObject(kept) && typeof kept.owner === 'string' && isObject(kept.forms) ? (kept as Drafts) : undefined;
  } catch {
    return undefined;
  }
};

const writeDrafts = (drafts: Drafts | undefined): void => {
  try {
    if (drafts === undefined || Object.keys(drafts.forms).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Storage is full or switched off: the text has to be typed again.
  }
};

const textControls = (form: HTMLFormElement): TextControl[] =>
  [...form.elements].filter(
    (element): element is TextControl =>
      (element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && ['text', 'email', 'tel', 'url', 'search'].includes(element.type))) &&
      element.name !== '' &&
      !element.readOnly &&
      // A visible password is a text field as well.
      !/password/i.test(element.name),
  );

const changedValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    textControls(form)
      .filter((control) => control.value !== control.defaultValue)
      .map((control) => [control.name, control.value]),
  );

/** Call before leaving the page because the session is over. */
export const keepDrafts = (): void => {
  for (const [form, { name, owner }] of mounted) {
    const values = changedValues(form);
    if (Object.keys(values).length === 0) continue;
    const kept = readDrafts();
    writeDrafts({ owner, forms: { ...(kept?.owner === owner && kept.forms), [name]: values } });
  }
};

/** Drops the drafts at sign-out, or when another member signs in. */
export const dropDrafts = (keepFor?: string): void => {
  if (keepFor === undefined || readDrafts()?.owner !== keepFor) writeDrafts(undefined);
};

const restore = (form: HTMLFormElement, name: string, owner: string): void => {
  const drafts = readDrafts();
  if (drafts?.owner !== owner) return;
  const { [name]: values, ...forms } = drafts.forms;
  if (!isObject(values)) return;
  for (const control of textControls(form)) {
    const value = values[control.name];
    if (typeof value === 'string') control.value = value;
  }
  writeDrafts({ owner, forms });
};

/** The `ref` of a form whose text outlives the session. Its fields are uncontrolled (`defaultValue`). */
export const useDraft = (name: string): RefCallback<HTMLFormElement> => {
  const { uid: owner } = useMember();
  return useCallback(
    (form: HTMLFormElement) => {
      mounted.set(form, { name, owner });
      restore(form, name, owner);
      return () => void mounted.delete(form);
    },
    [name, owner],
  );
};

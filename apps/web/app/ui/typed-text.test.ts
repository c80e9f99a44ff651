import { expect, it } from 'vitest';
import { moveTyped, readTyped } from './typed-text.ts';

const place = (): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = '<input name="email"><input name="other"><input>';
  document.body.append(element);
  return element;
};

const field = (element: HTMLElement, name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`);

it('carries what was typed, and the cursor, into the fields that take over', () => {
  const [before, after] = [place(), place()];
  const [email, taken] = [field(before, 'email'), field(after, 'email')];
  email?.focus();
  if (email) email.value = 'eva@firma.example';
  moveTyped(readTyped(before), after);
  expect(taken?.value).toBe('eva@firma.example');
  expect(document.activeElement).toBe(taken);
  expect(field(after, 'other')?.value).toBe('');
});

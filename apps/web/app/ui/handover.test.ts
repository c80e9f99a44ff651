import { expect, it } from 'vitest';
import { handOver, readStanding } from './handover.ts';

const place = (): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = '<a href="/pricing">Pricing</a><input name="email"><input name="other"><button>Send</button>';
  document.body.append(element);
  return element;
};

const field = (element: HTMLElement, name: string) => element.querySelector<HTMLInputElement>(`[name=${name}]`);

it('carries what was typed, and the cursor, into the fields that take over', () => {
  const [before, after] = [place(), place()];
  const [email, taken] = [field(before, 'email'), field(after, 'email')];
  email?.focus();
  if (email) email.value = 'eva@firma.example';
  handOver(readStanding(before), after);
  expect(taken?.value).toBe('eva@firma.example');
  expect(document.activeElement).toBe(taken);
  expect(field(after, 'other')?.value).toBe('');
});

it.each(['a', 'button'])('carries the focus of <%s>', (tag) => {
  const [before, after] = [place(), place()];
  before.querySelector<HTMLElement>(tag)?.focus();
  handOver(readStanding(before), after);
  expect(document.activeElement).toBe(after.querySelector(tag));
});

it('leaves the focus where it is when it is elsewhere', () => {
  const [elsewhere, before, after] = [place(), place(), place()];
  elsewhere.querySelector('button')?.focus();
  handOver(readStanding(before), after);
  expect(document.activeElement).toBe(elsewhere.querySelector('button'));
});

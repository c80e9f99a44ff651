import type { User } from '@firmament/api-contract/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dropDrafts, keepDrafts, useDraft } from './form-drafts.ts';

const Form = ({ name }: { name: string }) => (
  <form ref={useDraft(name)}>
    <input aria-label="Title" name="title" defaultValue="as it was" />
    <textarea aria-label="Text" name="text" />
    <input aria-label="Password" name="new_password" type="password" />
    <input aria-label="Shown password" name="current_password" type="text" />
  </form>
);

const show = (uid: string, name = 'ticket') => {
  cleanup();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(['member'], { uid } as User);
  render(
    <QueryClientProvider client={queryClient}>
      <Form name={name} />
    </QueryClientProvider>,
  );
};

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('restores the text once, for the member who typed it', () => {
  show('1');
  type('Text', 'Half a sen');
  keepDrafts();
  show('1');
  expect([shownIn('Title'), shownIn('Text')]).toEqual(['as it was', 'Half a sen']);
  show('1');
  expect(shownIn('Text')).toBe('');
});

it('never keeps a password, not even a visible one', () => {
  show('1');
  type('Password', 'geheim');
  type('Shown password', 'geheim');
  type('Text', 'x');
  keepDrafts();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim');
});

it('shows a draft neither to another member nor in another form', () => {
  show('1');
  type('Text', 'Half a sen');
  keepDrafts();
  show('2');
  expect(shownIn('Text')).toBe('');
  show('1', 'reply');
  expect(shownIn('Text')).toBe('');
  dropDrafts('2');
  show('1');
  expect(shownIn('Text')).toBe('');
});

it('drops everything at sign-out and keeps nothing of an untouched form', () => {
  show('1');
  keepDrafts();
  expect(sessionStorage.length).toBe(0);
  type('Text', 'Half a sen');
  keepDrafts();
  dropDrafts('1');
  expect(sessionStorage.length).toBe(1);
  dropDrafts();
  expect(sessionStorage.length).toBe(0);
});

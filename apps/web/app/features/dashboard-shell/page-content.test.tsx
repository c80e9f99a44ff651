import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageContent } from './page-content.tsx';

const page = (path: string, name: string) => (
  <PageContent id="content" path={path}>
    <button key={name} type="button">
      {name}
    </button>
  </PageContent>
);

test('the focus of a page that is left stays at its place', () => {
  const { rerender } = render(page('/a', 'Open'));
  screen.getByRole('button').focus();
  rerender(page('/b', 'Back'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus is left alone within a page, and outside of it', () => {
  const { rerender } = render(page('/a', 'Open'));
  screen.getByRole('button').focus();
  rerender(page('/a', 'Open'));
  expect(document.activeElement).toBe(screen.getByRole('button'));

  screen.getByRole('button').blur();
  rerender(page('/b', 'Back'));
  expect(document.activeElement).toBe(document.body);
});

import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { PageContent } from './page-content.tsx';

let goTo: ReturnType<typeof useNavigate>;

const Page = () => {
  goTo = useNavigate();
  return (
    <button key={useLocation().key} type="button">
      Open
    </button>
  );
};

const show = () =>
  render(
    <MemoryRouter initialEntries={['/a']}>
      <PageContent id="content">
        <Page />
      </PageContent>
    </MemoryRouter>,
  );

test('the focus moves to the main element when its page is left', () => {
  show();
  screen.getByRole('button').focus();
  act(() => void goTo('/b'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the focus is not moved within a page, nor if it is outside the page', () => {
  show();
  screen.getByRole('button').focus();
  act(() => void goTo('/a?page=2'));
  expect(document.activeElement).toBe(document.body);

  act(() => void goTo('/b'));
  expect(document.activeElement).toBe(document.body);
});

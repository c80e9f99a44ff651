import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { NotFoundPage } from '../../ui/feedback/not-found-page.tsx';

describe('not-found page', () => {
  it('shows the texts of the specification', () => {
    renderPage(<NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ERROR');
    expect(screen.getByText('404 – Page Not Found')).toBeTruthy();
    expect(screen.getByText('Sorry, the page you are looking for does not exist.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('shows German texts', () => {
    renderPage(<NotFoundPage />, 'de');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('FEHLER');
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
  });
});

describe('failure page', () => {
  it('shows what the browser reported', () => {
    renderPage(<FailurePage error={new Error('Loading chunk 7 failed')} />);
    expect(screen.getByText('Loading chunk 7 failed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
  });

  it('shows no detail if there is none', () => {
    renderPage(<FailurePage error={undefined} />, 'de');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Etwas ist schiefgegangen');
    expect(screen.queryByText('Was der Browser meldet')).toBeNull();
  });
});

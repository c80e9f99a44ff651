import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { setLoginHint } from '../../lib/member/login-hint.ts';
import { SITE_PAGES } from '../../lib/pages/site-pages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const links = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('header', () => {
  it('links to the pages of the specification', () => {
    renderPage(<SiteHeader pages={SITE_PAGES} tone="plain" />);
    expect(links(screen.getByRole('navigation'))).toEqual([
      ['Solutions', '/solutions'],
      ['Customers', '/customers'],
      ['Pricing', '/pricing'],
      ['Contact', '/contact'],
    ]);
  });

  it('does not link to pages that are not there', () => {
    renderPage(<SiteHeader pages={[]} tone="plain" />);
    expect(links(screen.getByRole('banner'))).toEqual([
      ['', '/'],
      ['Deutsch', '/de/'],
    ]);
  });

  it('leads from German addresses to German ones, and to the twin in English', () => {
    renderPage(<SiteHeader pages={SITE_PAGES} tone="plain" />, 'de', '/de/pricing?plan=1');
    expect(links(screen.getByRole('banner'))).toEqual([
      ['', '/de/'],
      ['Lösungen', '/de/solutions'],
      ['Kunden', '/de/customers'],
      ['Preise', '/de/pricing'],
      ['Kontakt', '/de/contact'],
      ['English', '/pricing?plan=1'],
      ['Anmelden', '/de/register'],
    ]);
  });

  it('leads home in the other language from a page that is not there', () => {
    renderPage(<SiteHeader pages={[]} tone="plain" />, 'en', '/no-such-page');
    expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/de/');
  });

  it('invites visitors to sign up and members to the dashboard', () => {
    renderPage(<SiteHeader pages={SITE_PAGES} tone="plain" />);
    expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/register');
    localStorage.setItem('isLoggedIn', 'true');
    fireEvent(window, new Event('storage'));
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('shows German texts', () => {
    renderPage(<SiteHeader pages={SITE_PAGES} tone="night" />, 'de');
    expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('lang')).toBe('en');
    expect(links(screen.getByRole('navigation')).map(([name]) => name)).toEqual([
      'Lösungen',
      'Kunden',
      'Preise',
      'Kontakt',
    ]);
  });

  it('opens and closes a menu on phones', async () => {
    renderPage(<SiteHeader pages={SITE_PAGES} tone="plain" />);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(links(menu).map(([name]) => name)).toEqual(['Solutions', 'Customers', 'Pricing', 'Contact', 'Deutsch']);
    fireEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('footer', () => {
  it('links to home and every page of the specification', () => {
    renderPage(<SiteFooter pages={SITE_PAGES} />);
    expect(links(screen.getByRole('navigation')).map(([, path]) => path)).toEqual([
      '/',
      '/solutions',
      '/customers',
      '/pricing',
      '/data',
      '/contact',
      '/impressum',
      '/terms',
      '/cookies',
      '/privacy-request',
      '/accessibility',
      '/cancel',
      '/withdraw',
    ]);
  });

  it('remembers the appearance', () => {
    renderPage(<SiteFooter pages={[]} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
    expect(document.documentElement.dataset.mantineColorScheme).toBe('dark');
  });
});

describe('the login hint', () => {
  it('is stored as true or not at all', () => {
    setLoginHint(true);
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
    setLoginHint(false);
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
  });
});

import type { Contact } from '@firmament/api-contract/calls/contact-list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { ContactRow } from './contact-row.tsx';

const CONTACT: Contact = {
  employee_id: 'objected:7',
  fullName: 'A person who objected',
  has_objected: true,
  is_no_longer_shown: false,
  title: null,
  company_id: null,
  company_name: null,
  note: 'Messe Graz',
  tags: ['Glas'],
  linkedin: null,
  email: null,
  phone: null,
  twitter: null,
  github: null,
  added_at: '2026-01-01T00:00:00Z',
};

const show = (contact: Contact) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ContactRow contact={contact} knownTags={[]} />
    </QueryClientProvider>,
    'de',
  );

it('shows of a person who objected the member’s own words, and leads nowhere', () => {
  show(CONTACT);
  expect(screen.getByRole('heading').textContent).toBe('Eine Person, die widersprochen hat');
  expect(screen.getByText('Messe Graz')).toBeTruthy();
  expect(screen.getByText('Glas')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('does the same for a person of the registers who is no longer shown, and does not say that they objected', () => {
  show({ ...CONTACT, employee_id: 'reg.7', has_objected: false, is_no_longer_shown: true });
  expect(screen.getByRole('heading').textContent).toBe('Eine Person, die nicht mehr angezeigt wird');
  expect(screen.getByText(/vor mehr als fünf Jahren/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says why a person of the registers cannot be reached, and names the function', () => {
  const rosa = { fullName: 'Rosa Register', title: 'Prokurist', company_id: 3, company_name: 'Alpenglas GmbH' };
  show({ ...CONTACT, ...rosa, employee_id: 'reg.7', has_objected: false });
  expect(screen.getByRole('link', { name: 'Rosa Register' }).getAttribute('href')).toBe('/dashboard/employees/reg.7');
  expect(screen.getByText('Prokurist')).toBeTruthy();
  expect(screen.getByText('Aus Registern bekannt; sie nennen keine Kontaktdaten')).toBeTruthy();
});

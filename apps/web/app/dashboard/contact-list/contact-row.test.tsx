import type { Contact } from '@firmament/api-contract/calls/contact-list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { ContactRow } from './contact-row.tsx';

const CONTACT: Contact = {
  ...{ employee_id: 'objected:7', fullName: 'A person who objected', has_objected: true },
  ...{ title: null, company_id: null, company_name: null, note: 'Messe Graz', tags: ['Glas'] },
  ...{ linkedin: null, email: null, phone: null, twitter: null, github: null, added_at: '2026-01-01T00:00:00Z' },
};

it('shows of a person who objected the member’s own words, and leads nowhere', () => {
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <ContactRow contact={CONTACT} knownTags={[]} />
    </QueryClientProvider>
  );
  renderPage(page, 'de');
  expect(screen.getByRole('heading').textContent).toBe('Eine Person, die widersprochen hat');
  expect(screen.getByText('Messe Graz')).toBeTruthy();
  expect(screen.getByText('Glas')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

import { PEOPLE_PER_PAGE, type PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleDetail } from '../sample-detail.ts';
import { PeopleCard } from './people-card.tsx';

const TOTAL = 100;

const person = (number: number): PersonInCharge => ({
  mandate_id: number,
  name: `Person ${number}`,
  title: 'Prokurist',
  representation: null,
  location: null,
  birth_year: null,
  started_on: null,
  ended_on: null,
  is_in_charge: true,
  basis: 'held',
  source_label: 'FB',
  as_of: null,
  employee_id: null,
  other_mandates: null,
});

const EVERYBODY = Array.from({ length: TOTAL }, (_, place) => person(place + 1));
const pageFrom = (offset: number) => EVERYBODY.slice(offset, offset + PEOPLE_PER_PAGE);

const show = (language: 'en' | 'de', people_in_charge_total = TOTAL) =>
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PeopleCard
        detail={sampleDetail({}, { people_in_charge: pageFrom(0), people_in_charge_total })}
        isLarge={false}
      />
    </QueryClientProvider>,
    language,
  );

it('of more people than a page has, the others are shown page by page, and counted once all are there', async () => {
  const offsets: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const offset = new URL(String(address), 'http://localhost').searchParams.get('offset') ?? '';
    offsets.push(offset);
    return Response.json({ people_in_charge: pageFrom(Number(offset)), total: TOTAL, gone_since: [] });
  });
  show('de');
  expect(screen.getByText('40 von 100 Personen werden gezeigt.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Prokurist' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Personen zeigen' }));
  expect(await screen.findByText('80 von 100 Personen werden gezeigt.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Weitere Personen zeigen' }));
  expect(await screen.findByText('Person 100')).toBeTruthy();
  expect(offsets).toEqual(['40', '80']);
  expect(screen.queryByRole('button', { name: 'Weitere Personen zeigen' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Prokurist 100' })).toBeTruthy();
});

it('a page that cannot be had is said, and asked for again', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async () =>
    isUp
      ? Response.json({ people_in_charge: pageFrom(40), total: TOTAL, gone_since: [] })
      : Response.json({ code: 'internal', message: 'That went wrong.' }, { status: 500 }),
  );
  show('en');
  fireEvent.click(screen.getByRole('button', { name: 'Show more people' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That went wrong.');
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Show more people' }));
  expect(await screen.findByText('80 of 100 people are shown.')).toBeTruthy();
});

it('where everybody came along, nothing more is offered', () => {
  show('de', PEOPLE_PER_PAGE);
  expect(screen.queryByRole('button', { name: 'Weitere Personen zeigen' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Prokurist 40' })).toBeTruthy();
});

import type { Network } from '@firmament/api-contract/calls/network';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleNetwork, samplePoint } from '../picture/sample-network.ts';
import { MiniNetwork } from './mini-network.tsx';

const answers = vi.fn<(query: URLSearchParams) => { status: number; body: unknown }>();

beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal('fetch', (address: string | URL) => {
    const { status, body } = answers(new URL(String(address), 'http://localhost').searchParams);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

const given = (network: Network) => ({ status: 200, body: network });

const show = (id: string, on?: string) =>
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MiniNetwork id={id} on={on} />
    </QueryClientProvider>,
    'de',
  );

const whole = sampleNetwork({ total: { companies: 2, people: 1, is_more: false } });

it('counts the others, tells relations to screen readers, and keeps the day', async () => {
  answers.mockImplementation(() => given(whole));
  show('1', '2016-05-01');
  expect(await screen.findByText('1 weiteres Unternehmen und 1 Person in 2 Schritten')).toBeTruthy();
  const told = (await screen.findByRole('list', { name: 'Was sie miteinander zu tun haben' })).textContent;
  expect(told).toBe('1 hält 50 % an 2.Rosa führt Werk 1.');
  expect(screen.getByRole('link', { name: 'Netzwerk öffnen' }).getAttribute('href')).toBe(
    '/dashboard/network?start=1&on=2016-05-01',
  );
});

it('does not count a person among those around it', async () => {
  answers.mockImplementation(() => given(whole));
  show('reg.3');
  expect(await screen.findByText('2 Unternehmen in 2 Schritten')).toBeTruthy();
});

it('does not say that nothing is known where something likely was left out', async () => {
  const alone = sampleNetwork({ points: [samplePoint('1')], relations: [], left_out: { likely: 3 } });
  answers.mockImplementation((query) => given(query.get('sure') === 'likely' ? whole : alone));
  show('1');
  expect(await screen.findByText('Keine sicheren Beziehungen bekannt.')).toBeTruthy();
  expect(screen.getByText(/^3 vermutete Beziehungen sind ausgelassen\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Vermutete zeigen' }));
  expect(await screen.findByText(/weiteres Unternehmen/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Netzwerk öffnen' }).getAttribute('href')).toContain('sure=likely');
});

it('says that it failed and asks again', async () => {
  answers.mockImplementationOnce(() => ({ status: 500, body: { code: 'internal', message: 'Das ging schief.' } }));
  answers.mockImplementation(() => given(whole));
  show('1');
  expect(await screen.findByText('Das ging schief.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/weiteres Unternehmen/)).toBeTruthy();
});

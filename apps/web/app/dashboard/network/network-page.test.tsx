import type { Network } from '@firmament/api-contract/calls/network';
import type { Language } from '@firmament/api-contract/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { NetworkPage } from './network-page.tsx';
import { sampleNetwork, samplePoint, sampleRelation } from './picture/sample-network.ts';

type Answer = Network | { status: number; code: string; message: string; fields?: Record<string, string> };

/** What the server answers to a question about the surroundings. */
let answer: (query: URLSearchParams) => Answer;

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string | URL) => {
    const body = answer(new URL(String(address), 'http://localhost').searchParams);
    const status = 'status' in body ? body.status : 200;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

const show = (search: string, language: Language = 'en') =>
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NetworkPage />
    </QueryClientProvider>,
    language,
    `/dashboard/network${search}`,
  );

const table = () => screen.findByRole('table', { name: 'Relations' });

describe('a day', () => {
  const future = 'The day lies in the future. Please choose today or an earlier day.';

  it('to come is no company that has gone: today is offered', async () => {
    answer = (query) =>
      query.get('on') === '2099-01-01'
        ? { status: 400, code: 'invalid_request', message: 'Please check.', fields: { on: future } }
        : sampleNetwork();
    show('?start=1&view=list&on=2099-01-01');
    expect(await screen.findByText(future)).toBeTruthy();
    expect(screen.queryByText('No longer in the network')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show today' }));
    expect(await table()).toBeTruthy();
  });

  it('shows how relations stood then, and hatches by all that is known today', async () => {
    const held = sampleRelation('1', '2', { state: 'past', ended_on: '2024-06-30' });
    answer = (query) =>
      query.get('on') === null
        ? sampleNetwork({ first_read: { earliest: null, latest: null, has_unknown: true } })
        : sampleNetwork({ relations: [held], first_read: { earliest: null, latest: null, has_unknown: false } });
    show('?start=1&view=list&on=2016-01-01');
    expect(within(await table()).getByText('In force then')).toBeTruthy();
    expect(await screen.findByText(/^Hatched: since when we have read/)).toBeTruthy();
  });
});

describe('neighbours that were asked for', () => {
  it('and did not come are told of, and can be asked for again', async () => {
    let isDown = true;
    answer = (query) => {
      if (query.get('start') !== '2') return sampleNetwork();
      if (isDown) return { status: 500, code: 'internal', message: 'Something went wrong.' };
      return sampleNetwork({
        starts: ['2'],
        points: [samplePoint('2'), samplePoint('7')],
        relations: [sampleRelation('2', '7')],
      });
    };
    show('?start=1&view=list&open=2');
    expect(await screen.findByText('Something went wrong.')).toBeTruthy();
    expect(within(await table()).queryByText('Werk 7 GmbH')).toBeNull();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await table()).findByText('Werk 7 GmbH')).toBeTruthy();
    expect(screen.queryByText('Something went wrong.')).toBeNull();
  });
});

describe('the start points of a day', () => {
  const with500 = (used: number) => sampleNetwork({ starts_today: { used, quota: 500 } });

  it.each([
    [450, 'en', '50 more start points are possible today; your plan allows 500 a day. Those of today stay free.'],
    [
      450,
      'de',
      'Heute sind noch 50 weitere Ausgangspunkte möglich; Ihr Tarif erlaubt 500 am Tag. Die von heute bleiben frei.',
    ],
    [
      499,
      'de',
      'Heute ist noch 1 weiterer Ausgangspunkt möglich; Ihr Tarif erlaubt 500 am Tag. Die von heute bleiben frei.',
    ],
    [
      500,
      'en',
      'You have begun from 500 companies and people today, as many as your plan allows. You can go on with these; further ones are possible after midnight, Vienna time.',
    ],
  ] as const)('are told of when %d of 500 are used, in %s', async (used, language, text) => {
    answer = () => with500(used);
    show('?start=1&view=list', language);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('are not told of before', async () => {
    answer = () => with500(449);
    show('?start=1&view=list');
    expect(await table()).toBeTruthy();
    expect(screen.queryByText(/start points are possible today/)).toBeNull();
  });

  it('count the neighbours that were asked for, and say what the server says beyond', async () => {
    const refused = 'You have begun from 500 companies and people in the network today.';
    answer = (query) => {
      if (query.get('start') === '1') return with500(449);
      return query.get('start') === '2' ? with500(450) : { status: 429, code: 'rate_limited', message: refused };
    };
    show('?start=1&view=list&open=2,reg.3');
    expect(await screen.findByText(/^50 more start points are possible today/)).toBeTruthy();
    expect(await screen.findByText(refused)).toBeTruthy();
  });
});

describe('the list', () => {
  it('says that it is not all', async () => {
    answer = () => sampleNetwork({ total: { companies: 1_900, people: 231, is_more: false } });
    show('?start=1&view=list', 'de');
    expect(await screen.findByText(/^2\.131 Punkte in Reichweite; gelistet sind/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Die nächsten: 2 Unternehmen, 1 Person' })).toBeTruthy();
    expect(screen.getByText('Dateien enthalten die 500 nächsten von 2.131 Punkten.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Als Liste zeigen' })).toBeNull();
  });

  it('comes first to whoever chose it last, unless the address says otherwise', async () => {
    answer = () => sampleNetwork();
    const { unmount } = show('?start=1&view=graph');
    fireEvent.click(await screen.findByRole('button', { name: 'List' }));
    expect(await table()).toBeTruthy();
    unmount();
    const { unmount: leave } = show('?start=1');
    expect(await table()).toBeTruthy();
    leave();
    show('?start=1&view=graph');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Graph' }).getAttribute('aria-pressed')).toBe('true'),
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a point without relations', () => {
  const alone = (id: string, likely: number) =>
    sampleNetwork({
      starts: [id],
      points: [samplePoint(id)],
      relations: [],
      total: { companies: 1, people: 0, is_more: false },
      left_out: { likely },
    });

  it.each([
    [
      '1',
      'Unsere Quellen nennen niemanden, der Werk 1 GmbH führt oder Anteile daran hält, und keine eigene Beteiligung.',
    ],
    ['reg.3', 'Unsere Quellen nennen kein Unternehmen, in dem Rosa Muster 3 eine Funktion oder einen Anteil hat.'],
  ])('%s is one of which our sources tell nothing', async (id, text) => {
    answer = () => alone(id, 0);
    show(`?start=${id}`, 'de');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is not said to have none where filters may hide them', async () => {
    answer = () => alone('1', 0);
    show('?start=1&kind=board');
    expect(await screen.findByRole('heading', { name: 'No relations with these filters' })).toBeTruthy();
    expect(screen.queryByText(/on record/)).toBeNull();
  });

  it('may have likely ones, which are offered', async () => {
    answer = (query) => (query.get('sure') === 'likely' ? sampleNetwork() : alone('1', 2));
    show('?start=1&view=list');
    expect(await screen.findByText('No certain relations on record')).toBeTruthy();
    expect(screen.queryByText(/^Our sources tell/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show likely ones' }));
    expect(await table()).toBeTruthy();
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWatchlist } from './watchlist.queries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for the list again only when the server says that something is newer', async () => {
  const server = { state: '1', asked: [] as string[] };
  const count = (path: string) => server.asked.filter((one) => one === path).length;
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) => {
    const path = String(url);
    server.asked.push(path);
    const { state } = server;
    return Response.json(path === '/api/watchlist' ? { items: [], daily_mail: false, state } : { state });
  });
  const client = new QueryClient();
  const { result } = renderHook(() => useWatchlist(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.data?.state).toBe('1'));
  const lookAgain = () => act(() => client.refetchQueries({ queryKey: ['watchlistState'] }));
  await lookAgain();
  await lookAgain();
  expect(count('/api/watchlist')).toBe(1);
  server.state = '2';
  await lookAgain();
  expect(count('/api/watchlist')).toBe(2);
  await waitFor(() => expect(result.current.data?.state).toBe('2'));
});

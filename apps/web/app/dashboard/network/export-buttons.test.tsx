import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { readNetworkState } from './network.url.ts';

const saved: string[] = [];
let asked: URLSearchParams;
let click: MockInstance;

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('fetch', (address: string | URL) => {
    asked = new URL(String(address), 'http://localhost').searchParams;
    return Promise.resolve(new Response('{}'));
  });
  // jsdom has no addresses for files, and follows none.
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  click.mockRestore();
  // The other one is called a minute later.
  Reflect.deleteProperty(URL, 'createObjectURL');
});

const show = (search: string) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ExportButtons state={readNetworkState(new URLSearchParams(search))} drawing={{ current: null }} />
    </QueryClientProvider>,
  );

it.each([
  ['CSV', 'csv', 'firmament-network.csv'],
  ['FollowTheMoney', 'ftm', 'firmament-network.ftm.json'],
])('a %s that comes without a name ends as the server would end it', async (button, format, name) => {
  show('start=1&on=2016-05-01');
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saved).toEqual([name]));
  expect(Object.fromEntries(asked)).toMatchObject({ start: '1', on: '2016-05-01', limit: '500', format });
});

it('offers pictures only of a drawing', () => {
  show('start=1&view=list');
  expect(screen.queryByRole('button', { name: 'PNG' })).toBeNull();
});

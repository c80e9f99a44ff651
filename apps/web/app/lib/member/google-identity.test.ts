import { afterEach, expect, it, vi } from 'vitest';
import { askGoogle } from './google-identity.ts';

afterEach(() => {
  delete window.google;
  vi.unstubAllGlobals();
});

it('passes the nonce of our server to Google and returns what Google signed', async () => {
  const asked = vi.fn(async (_url: string, _options: RequestInit) => Response.json({ nonce: 'of-this-browser' }));
  vi.stubGlobal('fetch', asked);
  let sign = () => {};
  window.google = {
    accounts: {
      id: {
        initialize: ({ client_id, nonce, callback }) => {
          sign = () => callback({ credential: `${client_id} ${nonce}` });
        },
        renderButton: () => {},
        prompt: () => sign(),
      },
    },
  };
  const given = await askGoogle('our-client', document.createElement('div'), 'en');
  expect(given).toEqual({ clientId: 'our-client', credential: 'our-client of-this-browser' });
  expect(asked.mock.calls.map(([url, { method }]) => [url, method])).toEqual([['/api/beginGoogleSignIn', 'POST']]);
});

it('does not call Google if our server cannot be reached', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  const initialize = vi.fn();
  window.google = { accounts: { id: { initialize, renderButton: () => {}, prompt: () => {} } } };
  await expect(askGoogle('our-client', document.createElement('div'), 'en')).rejects.toThrow();
  expect(initialize).not.toHaveBeenCalled();
});

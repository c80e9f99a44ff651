// Loaded late by the page; here in advance, so that no test waits for it.
import '@firmament/api-contract/calls/billing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { SettlePage } from './settle-page.tsx';

const TOKEN = 'a-token-of-twenty-characters';
const SETTLED = {
  success: true,
  message: 'Done.',
  kind: 'ordinary',
  received_at: '2026-11-17T10:05:00.000Z',
  ends_on: '2027-03-10',
};

const fetch = vi.fn();

const show = (address = `/declaration?token=${TOKEN}`) => renderPage(<SettlePage />, 'en', address);

const answer = (body: object, status = 200) => fetch.mockImplementation(async () => Response.json(body, { status }));

const refuse = (status: number, code: string) => answer({ success: false, code, message: 'No.', error: 'No.' }, status);

const say = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('the link in the mail about a declaration', () => {
  it('changes nothing by itself', () => {
    show();
    expect(screen.getByText(/It takes effect once you confirm it/)).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('confirms the declaration with a click, and names the last day', async () => {
    answer(SETTLED);
    show();
    say('Yes, that was me');
    expect(
      await screen.findByText(/Your notice of 17 Nov 2026.* The last day of the contract is 9 March 2027\./),
    ).toBeTruthy();
    expect([fetch.mock.lastCall?.[0], fetch.mock.lastCall?.[1].method]).toEqual(['/api/declaration/confirm', 'POST']);
    expect(JSON.parse(fetch.mock.lastCall?.[1].body)).toEqual({ token: TOKEN });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('denies it with the other', async () => {
    answer({ ...SETTLED, kind: 'withdrawal', ends_on: null });
    show();
    say('This was not me');
    expect(await screen.findByText(/has no effect; your contract goes on unchanged/)).toBeTruthy();
    expect(fetch.mock.lastCall?.[0]).toBe('/api/declaration/deny');
  });

  it.each([
    ['unknown or too old', 404, 'not_found', 'This link is no longer valid.'],
    ['already used', 409, 'conflict', 'This has already been settled.'],
  ])('says so if it is %s', async (_, status, code, sentence) => {
    refuse(status, code);
    show();
    say('Yes, that was me');
    expect(await screen.findByText((text) => text.startsWith(sentence))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    refuse(503, 'unavailable');
    show();
    say('Yes, that was me');
    expect(await screen.findByText('No.')).toBeTruthy();
    answer(SETTLED);
    say('Yes, that was me');
    expect(await screen.findByText(/is confirmed/)).toBeTruthy();
  });

  it('is asked for if the address has none', () => {
    show('/declaration');
    expect(screen.getByText('Please open this page with the link in our email.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

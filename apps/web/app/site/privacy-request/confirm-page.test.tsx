// Loaded late by the page; here in advance, so that no test waits for it.
import '@firmament/api-contract/calls/privacy';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { ConfirmPage } from './confirm-page.tsx';

const TOKEN = 'a'.repeat(43);
const fetch = vi.fn();

const show = (address = `/privacy-confirmation?token=${TOKEN}`) => renderPage(<ConfirmPage />, 'en', address);
const answer = (body: object, status = 200) => fetch.mockImplementation(async () => Response.json(body, { status }));
const refuse = (status: number, code: string) => answer({ success: false, code, message: 'No.', error: 'No.' }, status);
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Yes, I sent it' }));

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('the link in the receipt of a privacy request', () => {
  it('changes nothing by itself', () => {
    show();
    expect(screen.getByText(/Please confirm that you sent it/)).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('confirms the request with a click', async () => {
    answer({ success: true, message: 'Thank you. Your request is confirmed.' });
    show();
    confirm();
    expect(await screen.findByText('Thank you. Your request is confirmed.')).toBeTruthy();
    expect([fetch.mock.lastCall?.[0], fetch.mock.lastCall?.[1].method]).toEqual([
      '/api/privacyRequest/confirm',
      'POST',
    ]);
    expect(JSON.parse(fetch.mock.lastCall?.[1].body)).toEqual({ token: TOKEN });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['unknown', 404, 'not_found', 'This link is not valid.'],
    ['too late', 409, 'conflict', 'We have already decided'],
  ])('says so if it is %s', async (_, status, code, sentence) => {
    refuse(status, code);
    show();
    confirm();
    expect(await screen.findByText((text) => text.startsWith(sentence))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    refuse(503, 'unavailable');
    show();
    confirm();
    expect(await screen.findByText('No.')).toBeTruthy();
    answer({ success: true, message: 'Done.' });
    confirm();
    expect(await screen.findByText('Done.')).toBeTruthy();
  });

  it('is asked for if the address has none', () => {
    show('/privacy-confirmation');
    expect(screen.getByText('Please open this page with the link in our email.')).toBeTruthy();
  });
});

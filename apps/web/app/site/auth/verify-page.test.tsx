// Loaded late by the page; here in advance, so that no test waits for it.
import './account-calls.ts';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { VerifyPage } from './verify-page.tsx';

const SIGN_UP = {
  fullname: 'Eva Muster',
  email: 'eva@kunde.example',
  signed_up_at: '2026-11-17T10:05:00.000Z',
  device: 'Firefox, Windows',
  needs_password: false,
  is_verified: false,
  return_path: '/dashboard',
};

const fetch = vi.fn();

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};

const show = (address = '/verify?token=abc') =>
  renderPage(
    <Routes>
      <Route path="/verify" element={<VerifyPage picture={null} />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    'en',
    address,
  );

/** Answers by path; a call that has no answer fails the test. */
const answer = (answers: Record<string, { body: object; status?: number }>) =>
  fetch.mockImplementation(async (url: string) => {
    const { body, status = 200 } = answers[url] ?? { body: {}, status: 500 };
    return Response.json(body, { status });
  });

const refusal = (code: string, fields = {}) => ({
  success: false,
  code,
  message: 'No.',
  error: 'No.',
  fields,
  requestId: 'x',
});

const sentTo = (path: string) =>
  fetch.mock.calls.filter(([url]) => url === path).map(([, { body }]) => JSON.parse(body) as object);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('the page of the verification link', () => {
  it('says whose sign-up it is, and does nothing by itself', async () => {
    answer({ '/api/verify/show': { body: SIGN_UP } });
    show();
    for (const text of ['Eva Muster', 'eva@kunde.example', /17 Nov 2026/, 'Firefox, Windows']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/verify/show']);
  });

  it('verifies with a click in the browser that signed up, and leads to the sign-in', async () => {
    answer({ '/api/verify/show': { body: SIGN_UP }, '/api/verify/confirm': { body: { success: true, message: '' } } });
    show();
    await screen.findByText('Eva Muster');
    press('Verify email address');
    expect(await screen.findByText('/login?verification=success')).toBeTruthy();
    expect(sentTo('/api/verify/confirm')).toEqual([{ token: 'abc' }]);
  });

  it('leads to the sign-in and from there to the page that was wanted before the sign-up', async () => {
    const signUp = { ...SIGN_UP, return_path: '/order?plan=1' };
    answer({ '/api/verify/show': { body: signUp }, '/api/verify/confirm': { body: { success: true, message: '' } } });
    show();
    await screen.findByText('Eva Muster');
    press('Verify email address');
    expect(await screen.findByText('/login?verification=success&return=%2Forder%3Fplan%3D1')).toBeTruthy();
  });

  it('asks for a password elsewhere, and shows at the field why one is refused', async () => {
    const weak = refusal('invalid_request', { password: 'Too common.' });
    answer({
      '/api/verify/show': { body: { ...SIGN_UP, needs_password: true } },
      '/api/verify/confirm': { body: { ...weak, message: 'Too common.' }, status: 400 },
    });
    show();
    const field = await screen.findByLabelText('Password');
    press('Verify email address');
    expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
    expect(sentTo('/api/verify/confirm')).toEqual([]);
    fireEvent.change(field, { target: { value: 'passwort1' } });
    press('Verify email address');
    expect(await screen.findByText('Too common.')).toBeTruthy();
    expect(sentTo('/api/verify/confirm')).toEqual([{ token: 'abc', password: 'passwort1' }]);
  });

  it('discards the sign-up of somebody else', async () => {
    answer({ '/api/verify/show': { body: SIGN_UP }, '/api/verify/deny': { body: { success: true, message: '' } } });
    show();
    await screen.findByText('Eva Muster');
    press('That was not me');
    expect(await screen.findByText('The sign-up was discarded')).toBeTruthy();
    expect(sentTo('/api/verify/deny')).toEqual([{ token: 'abc' }]);
    expect(screen.queryByText('Eva Muster')).toBeNull();
  });

  it.each([
    ['dead', { body: refusal('not_found'), status: 404 }, '/login?verification=fail'],
    ['used already', { body: { ...SIGN_UP, is_verified: true } }, '/login?verification=success'],
  ])('leads on if the link is %s', async (_, shown, address) => {
    answer({ '/api/verify/show': shown });
    show();
    expect(await screen.findByText(address)).toBeTruthy();
  });

  it('asks to be opened with the link, if it was not', () => {
    show('/verify');
    expect(screen.getByText('Please open this page with the link in our email.')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  browserWith,
  cookieOf,
  EVA,
  tokenIn,
  useAccountsApp,
} from '../../../test/servers/accounts-app.ts';
import { admitAttempt } from '../sign-in-limits.ts';

const credentials = { email: EVA.email, password: EVA.password };
const CAFE = { 'x-forwarded-for': '198.51.100.7' };

const useMember = async () => {
  const app = await useAccountsApp({ config: { trustProxy: true } });
  await app.join();
  return app;
};

/** Uses up all attempts of the café on Eva's account, without the passwords, which take long to hash. */
const guess = async ({ database: { db }, clock }: AccountsApp) => {
  const attempt = { email: EVA.email, address: CAFE['x-forwarded-for'], knownDeviceId: null };
  for (let i = 0; i < 10; i++) await admitAttempt({ db, clock }, attempt);
};

/** A browser in the café that has signed in before, without its session. */
const useKnownBrowser = async (app: AccountsApp) => {
  const answer = await app.post('login', credentials, CAFE);
  const device = answer.cookies.find(({ name }) => name === 'firmament_device');
  return {
    answer,
    device,
    session: cookieOf(answer),
    browser: { ...CAFE, cookie: `firmament_device=${device?.value}` },
  };
};

describe('a device that signed in before', () => {
  it('signs in whatever others get wrong beside it, and has attempts of its own', async () => {
    const app = await useMember();
    const { browser, device } = await useKnownBrowser(app);
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 180 * 86_400 });
    await guess(app);
    expect((await app.post('login', credentials, CAFE)).statusCode).toBe(429);
    expect((await app.post('login', credentials, browser)).statusCode).toBe(200);
    const wrong = { ...credentials, password: 'guess-guess' };
    for (let i = 0; i < 10; i++) expect((await app.post('login', wrong, browser)).statusCode).toBe(401);
    expect((await app.post('login', credentials, browser)).statusCode).toBe(429);
  });

  it('is known to the accounts that signed in there, and to no other', async () => {
    const app = await useMember();
    const max = await app.join({ email: 'max@kunde.example' });
    const { browser } = await useKnownBrowser(app);
    const both = await app.post('login', { email: max.email, password: max.password }, browser);
    const shared = { ...CAFE, cookie: browserWith(both).cookie };
    await guess(app);
    expect((await app.post('login', credentials, shared)).statusCode).toBe(200);
    const [first, second] = (both.cookies.find(({ name }) => name === 'firmament_device')?.value ?? '').split('.');
    expect(browser.cookie).toContain(second);
    // The token of Max's account alone says nothing about Eva's.
    const ofMax = { ...CAFE, cookie: `firmament_device=${first}` };
    expect((await app.post('login', credentials, ofMax)).statusCode).toBe(429);
  });

  it.each([
    ['changePassword', { proof: { password: EVA.password }, new_password: 'Sternwarte-2026-neu' }],
    ['revokeOtherSessions', {}],
  ])('is forgotten by %s, but for the device on which that is done', async (path, body) => {
    const app = await useMember();
    const [elsewhere, here] = [await useKnownBrowser(app), await useKnownBrowser(app)];
    expect((await app.post(path, body, here.session)).statusCode).toBe(200);
    await guess(app);
    const password = path === 'changePassword' ? 'Sternwarte-2026-neu' : EVA.password;
    expect((await app.post('login', { ...credentials, password }, elsewhere.browser)).statusCode).toBe(429);
    expect((await app.post('login', { ...credentials, password }, here.browser)).statusCode).toBe(200);
  });

  it('is forgotten with its session', async () => {
    const app = await useMember();
    const [lost, here] = [await useKnownBrowser(app), await useKnownBrowser(app)];
    const { sessions } = (await app.get('getSessions', lost.session)).json();
    const { session_id } = sessions.find(({ is_current }: { is_current: boolean }) => is_current);
    await app.post('revokeSession', { session_id }, here.session);
    await guess(app);
    expect((await app.post('login', credentials, lost.browser)).statusCode).toBe(429);
  });
});

describe('a member on a new device whom too many attempts turn away', () => {
  it('gets a link by mail, which lets the device sign in at once', async () => {
    const app = await useMember();
    const { post, deliver } = app;
    await guess(app);
    const refused = await post('login', credentials, { ...CAFE, 'accept-language': 'de' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/^Zu viele Versuche.*15 Minuten.*haben wir dorthin einen Link gesendet/);
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: EVA.email, subject: 'Signing in on a new device' });
    expect(mail?.text).toContain('/confirm-device?token=');

    const confirmed = await post('confirmDevice', { token: tokenIn(mail) }, CAFE);
    expect(confirmed.json()).toEqual({ success: true, message: 'You can now sign in on this device.' });
    const browser = { ...CAFE, ...browserWith(confirmed) };
    expect((await app.get('getUserDetails', browser)).statusCode).toBe(401);
    expect((await post('login', { ...credentials, password: 'guess-guess' }, browser)).statusCode).toBe(401);
    expect((await post('login', credentials, browser)).statusCode).toBe(200);
    expect((await post('confirmDevice', { token: tokenIn(mail) })).statusCode).toBe(404);
  });

  it('gets few of these mails however long somebody guesses, and their links last until there may be another', async () => {
    const app = await useMember();
    const { post, deliver, clock } = app;
    await guess(app);
    const mails = [];
    for (let i = 0; i < 6; i++) {
      await post('login', credentials, CAFE);
      await post('login', credentials, CAFE);
      mails.push(...(await deliver()));
    }
    expect(mails).toHaveLength(3);
    clock.pass(24 * 60 - 1);
    expect((await post('confirmDevice', { token: tokenIn(mails[2]) })).statusCode).toBe(200);
    clock.pass(2);
    expect((await post('confirmDevice', { token: tokenIn(mails[1]) })).statusCode).toBe(404);
    expect((await post('confirmDevice', { token: 'made-up' })).statusCode).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import { type AccountsApp, browserWith, EVA, tokenIn, useAccountsApp } from '../../../test/servers/accounts-app.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const STRANGERS_PASSWORD = 'attackers-Wahl-1';
const credentials = { email: EVA.email, password: EVA.password };

/** Somebody has signed up with Eva's address, and the mail has arrived. */
const useSignUp = async (person: Partial<typeof EVA> & { return_path?: string } = {}) => {
  const app = await useAccountsApp();
  const signedUp = await app.post('register', { ...EVA, ...person }, FIREFOX);
  const [mail] = await app.deliver();
  return { ...app, signedUp, mail, token: tokenIn(mail), browser: browserWith(signedUp) };
};

const accountsIn = ({ database }: Pick<AccountsApp, 'database'>) =>
  database.db.selectFrom('account').select(['email', 'password_hash']).execute();

describe('the link of a verification mail', () => {
  it('has no effect when it is opened, however often and by whatever program; links of older mails lead on', async () => {
    const { app, database, mail, token } = await useSignUp();
    expect(mail?.text).toContain(`/verify?token=${token}`);
    const before = await database.db.selectFrom('registration').selectAll().execute();
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await app.inject({ method, url: `/api/verify?token=${token}` });
      expect([opened.statusCode, opened.headers.location]).toEqual([303, `/verify?token=${token}`]);
      expect((await app.inject({ method, url: `/api/verify/confirm?token=${token}` })).statusCode).toBe(405);
    }
    expect(await accountsIn({ database })).toEqual([]);
    expect(await database.db.selectFrom('registration').selectAll().execute()).toEqual(before);
  });

  it('shows who signed up, when and with what, and changes nothing', async () => {
    const { post, database, token, browser } = await useSignUp();
    const shown = await post('verify/show', { token }, browser);
    expect(shown.json()).toEqual({
      fullname: 'Eva Muster',
      email: EVA.email,
      signed_up_at: '2026-03-10T09:00:00.000Z',
      device: 'Firefox, Windows',
      needs_password: false,
      is_verified: false,
      return_path: '/dashboard',
    });
    expect((await post('verify/show', { token })).json().needs_password).toBe(true);
    expect(await accountsIn({ database })).toEqual([]);
  });

  it('leads to the page that was wanted before the sign-up, in any browser and with every mail', async () => {
    const wanted = '/order?plan=2&customer=business&country=CH';
    const { post, deliver, clock, mail, token } = await useSignUp({ return_path: wanted });
    expect((await post('verify/show', { token })).json().return_path).toBe(wanted);
    // Whoever reads the mail may not be who signed up: nothing that was typed stands in it.
    expect(mail?.text).not.toContain('plan=2');
    clock.pass(6);
    await post('resendVerification', { email: EVA.email });
    const again = tokenIn((await deliver())[0]);
    await post('verify/confirm', { token: again, password: EVA.password });
    expect((await post('verify/show', { token: again })).json()).toMatchObject({
      is_verified: true,
      return_path: wanted,
    });
  });

  it.each([
    'https://evil.example/dashboard',
    '//evil.example',
    '/dashboard/logout',
    `/dashboard/companies?filters=${'x'.repeat(3_000)}`,
  ])('never leads to %.40s', async (wanted) => {
    const { post, signedUp, token } = await useSignUp({ return_path: wanted });
    expect(signedUp.statusCode).toBe(200);
    expect((await post('verify/show', { token })).json().return_path).toBe('/dashboard');
  });

  it('keeps the password of the sign-up in the browser that chose it', async () => {
    const { post, signedUp, token, browser } = await useSignUp();
    expect(signedUp.cookies).toMatchObject([
      { name: 'firmament_sign_up', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 86_400 },
    ]);
    const confirmed = await post('verify/confirm', { token }, browser);
    expect(confirmed.json()).toEqual({
      success: true,
      message: 'Verification successful. Please login to continue.',
    });
    expect((await post('login', credentials)).statusCode).toBe(200);
  });

  it('asks for a password in any other browser, and never lets in whoever signed up with a stranger’s address', async () => {
    const { post, database, token } = await useSignUp({ password: STRANGERS_PASSWORD });
    const bare = await post('verify/confirm', { token });
    expect([bare.statusCode, bare.json().fields]).toEqual([400, { password: 'Please enter a password.' }]);
    const planted = { cookie: `firmament_sign_up=${'A'.repeat(43)}` };
    expect((await post('verify/confirm', { token }, planted)).statusCode).toBe(400);
    expect((await post('verify/confirm', { token, password: 'passwort1' })).json().fields.password).toMatch(
      /first that attackers try/,
    );
    expect(await accountsIn({ database })).toEqual([]);
    expect((await post('verify/confirm', { token, password: EVA.password })).statusCode).toBe(200);
    expect((await post('login', credentials)).statusCode).toBe(200);
    expect((await post('login', { ...credentials, password: STRANGERS_PASSWORD })).statusCode).not.toBe(200);
  });

  it('does not take over a mark that the browser brings along to the sign-up', async () => {
    const { post, deliver } = await useAccountsApp();
    const planted = { cookie: `firmament_sign_up=${'A'.repeat(43)}` };
    await post('register', { ...EVA, password: STRANGERS_PASSWORD }, planted);
    const [mail] = await deliver();
    expect((await post('verify/confirm', { token: tokenIn(mail) }, planted)).statusCode).toBe(400);
  });

  it('discards the sign-up of somebody else, with all mails about it', async () => {
    const { post, deliver, clock, database, token, browser } = await useSignUp({ password: STRANGERS_PASSWORD });
    clock.pass(6);
    await post('resendVerification', { email: EVA.email });
    const [again] = await deliver();
    const denied = await post('verify/deny', { token: tokenIn(again) });
    expect(denied.json()).toEqual({ success: true, message: 'The sign-up was discarded. No account was created.' });
    for (const dead of [token, tokenIn(again)]) {
      expect((await post('verify/confirm', { token: dead }, browser)).statusCode).toBe(404);
      expect((await post('verify/show', { token: dead }, browser)).statusCode).toBe(404);
    }
    clock.pass(6);
    await post('resendVerification', { email: EVA.email });
    await post('login', { email: EVA.email, password: STRANGERS_PASSWORD });
    expect(await deliver()).toEqual([]);
    expect(await accountsIn({ database })).toEqual([]);
  });

  it('leaves the sign-up of its owner alone when that of a stranger is discarded', async () => {
    const { post, deliver, token } = await useSignUp({ password: STRANGERS_PASSWORD });
    const own = await post('register', EVA);
    const [mail] = await deliver();
    expect((await post('verify/deny', { token })).statusCode).toBe(200);
    expect((await post('verify/confirm', { token: tokenIn(mail) }, browserWith(own))).statusCode).toBe(200);
  });

  it('creates one account, also when it is confirmed twice at the same moment', async () => {
    const { post, database, token, browser } = await useSignUp();
    const answers = await Promise.all([
      post('verify/confirm', { token }, browser),
      post('verify/confirm', { token }, browser),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await accountsIn({ database })).toHaveLength(1);
    expect((await post('verify/show', { token })).json().is_verified).toBe(true);
    expect((await post('verify/deny', { token })).statusCode).toBe(404);
    expect(await accountsIn({ database })).toHaveLength(1);
  });

  it('has cookies that no neighbouring site can set where the site is on https', async () => {
    const { post } = await useAccountsApp({ config: { publicUrl: 'https://firmament.example' } });
    expect((await post('register', EVA)).cookies).toMatchObject([{ name: '__Host-firmament_sign_up', secure: true }]);
  });
});

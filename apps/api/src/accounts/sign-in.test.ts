import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { describe, expect, it } from 'vitest';
import { cookieOf, EVA, passwordIn, useAccountsApp } from '../../test/servers/accounts-app.ts';

const OTHER_PASSWORD = 'Noch-Seltener-42';

describe('signing in', () => {
  it('begins a session that knows its member, and signing out ends it on the server', async () => {
    const { join, post, get } = await useAccountsApp();
    await join();
    expect((await get('session')).json()).toEqual({ user: null });
    const answer = await post('login', { email: EVA.email, password: EVA.password });
    expect(answer.json()).toMatchObject({ success: true, message: 'You are signed in.', user: { email: EVA.email } });
    const session = cookieOf(answer);
    expect((await get('session', session)).json().user.fullname).toBe('Eva Muster');

    const out = await post('logout', {}, session);
    expect(out.json()).toEqual({ success: true, message: 'You are signed out.' });
    expect(out.cookies).toMatchObject([{ name: 'firmament_session', value: '' }]);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect((await get('getUserDetails', session)).json()).toMatchObject({ success: false, code: 'not_signed_in' });
    expect((await post('logout', {})).statusCode).toBe(200);
  });

  it('refuses a wrong password in the language of the request', async () => {
    const { join, post } = await useAccountsApp();
    await join();
    const answer = await post('login', { email: EVA.email, password: 'falsch' }, { 'accept-language': 'de' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'wrong_credentials',
      message: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    });
  });

  it('accepts a password however its letters are composed in Unicode', async () => {
    const { join, post } = await useAccountsApp();
    await join({ password: 'Grüße-aus-Köln'.normalize('NFC') });
    const answer = await post('login', { email: EVA.email, password: 'Grüße-aus-Köln'.normalize('NFD') });
    expect(answer.statusCode).toBe(200);
  });

  it('begins a session that lasts 30 days after the last use', async () => {
    const { join, enter, get, clock } = await useAccountsApp();
    await join();
    const session = await enter();
    clock.pass(29 * 24 * 60);
    const renewed = await get('getUserDetails', session);
    expect(renewed.statusCode).toBe(200);
    expect(cookieOf(renewed)).toEqual(session);
    clock.pass(29 * 24 * 60);
    expect((await get('getUserDetails', session)).statusCode).toBe(200);
    clock.pass(30 * 24 * 60 + 1);
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
  });

  it('begins a session that ends after 180 days, however much it is used', async () => {
    const { join, enter, get, clock } = await useAccountsApp();
    await join();
    const session = await enter();
    for (let days = 25; days <= 175; days += 25) {
      clock.pass(25 * 24 * 60);
      expect((await get('getUserDetails', session)).statusCode).toBe(200);
    }
    clock.pass(5 * 24 * 60 + 1);
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
  });

  it('does not renew the session at every request', async () => {
    const { join, enter, get, clock } = await useAccountsApp();
    await join();
    const session = await enter();
    clock.pass(30);
    expect((await get('getUserDetails', session)).cookies).toEqual([]);
  });
});

describe('a new password by mail', () => {
  const useReset = async () => {
    const app = await useAccountsApp();
    await app.join();
    const answer = await app.post('reset', { email: EVA.email });
    const [mail] = await app.deliver();
    const password = passwordIn(mail);
    return { ...app, answer, mail, password };
  };

  it('is answered and mailed in the words of the specification', async () => {
    const { answer, mail, password } = await useReset();
    expect(answer.json()).toEqual({ success: true, message: 'We sent you an email with new password.' });
    expect(mail).toMatchObject({ to: EVA.email, subject: 'Your new Firmament password' });
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  });

  it('signs in once, and leaves the old password working until another is chosen', async () => {
    const { post, password } = await useReset();
    const signIn = (given: string) => post('login', { email: EVA.email, password: given });
    const session = cookieOf(await signIn(password));
    expect((await signIn(password)).statusCode).toBe(401);
    expect((await signIn(EVA.password)).statusCode).toBe(200);
    const again = cookieOf(await post('login', { email: EVA.email, password: EVA.password }));
    expect((await post('choosePassword', { new_password: OTHER_PASSWORD }, session)).statusCode).toBe(200);
    expect((await signIn(EVA.password)).statusCode).toBe(401);
    expect((await signIn(password)).statusCode).toBe(401);
    expect((await signIn(OTHER_PASSWORD)).statusCode).toBe(200);
    expect((await post('choosePassword', { new_password: 'Noch-Seltener-43' }, again)).statusCode).toBe(401);
  });

  it('ends all other sessions when it is used, and begins one that can only choose a password', async () => {
    const { post, get, deliver, enter, password } = await useReset();
    const elsewhere = await enter();
    const answer = await post('login', { email: EVA.email, password });
    expect(answer.json().user.must_change_password).toBe(true);
    expect((await get('getUserDetails', elsewhere)).statusCode).toBe(401);

    const session = cookieOf(answer);
    expect((await get('session', session)).json().user).toMatchObject({
      email: EVA.email,
      must_change_password: true,
    });
    const weak = await post('choosePassword', { new_password: 'passwort1' }, session);
    expect([weak.statusCode, weak.json().fields.new_password]).toEqual([
      400,
      expect.stringMatching(/first that attackers/),
    ]);
    const chosen = await post('choosePassword', { new_password: OTHER_PASSWORD }, session);
    expect(chosen.json()).toMatchObject({ success: true, user: { must_change_password: false } });
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
    const whole = cookieOf(chosen);
    expect((await get('getUserDetails', whole)).json().user.must_change_password).toBe(false);
    expect((await post('choosePassword', { new_password: 'Noch-Seltener-43' }, whole)).statusCode).toBe(409);
    expect(await deliver()).toMatchObject([{ subject: 'Your password was changed' }]);
  });

  it('begins one session when it is used twice at the same moment', async () => {
    const { post, password, database } = await useReset();
    const signIn = () => post('login', { email: EVA.email, password });
    const answers = await Promise.all([signIn(), signIn(), signIn()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    expect(await database.db.selectFrom('session').select('id').execute()).toHaveLength(1);
  });

  it('begins a session that lets no other call of the whole contract through', async () => {
    const { app, post, password } = await useReset();
    const session = cookieOf(await post('login', { email: EVA.email, password }));
    const calls = ENDPOINTS.filter(({ access, path }) => access === 'member' && path !== '/api/choosePassword');
    expect(calls.length).toBeGreaterThan(40);
    for (const { method, path } of calls) {
      const payload = method === 'GET' ? {} : { payload: {} };
      const answer = await app.inject({ method, url: path.replace(/\{\w+\}/g, '1'), headers: session, ...payload });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'password_change_required']);
    }
    expect((await post('logout', {}, session)).statusCode).toBe(200);
  });

  it('begins a session that ends after an hour', async () => {
    const { get, post, password, clock } = await useReset();
    const session = cookieOf(await post('login', { email: EVA.email, password }));
    clock.pass(59);
    expect((await get('session', session)).json().user.email).toBe(EVA.email);
    clock.pass(1);
    expect((await get('session', session)).json().user).toBeNull();
  });

  it('that an older version has kept as the password has to be changed, too', async () => {
    const { post, enter, get, database } = await useReset();
    await database.db.updateTable('account').set({ must_change_password: true }).execute();
    const session = await enter();
    expect((await get('getUserDetails', session)).json().code).toBe('password_change_required');
    const same = await post('choosePassword', { new_password: EVA.password }, session);
    expect(same.json().fields.new_password).toMatch(/differs from the current one/);
    const chosen = await post('choosePassword', { new_password: OTHER_PASSWORD }, session);
    expect((await get('getUserDetails', cookieOf(chosen))).json().user.must_change_password).toBe(false);
  });

  it('expires after 60 minutes', async () => {
    const { post, password, clock } = await useReset();
    clock.pass(61);
    expect((await post('login', { email: EVA.email, password })).statusCode).toBe(401);
  });

  it('is replaced by the next one', async () => {
    const { post, deliver, password } = await useReset();
    await post('reset', { email: EVA.email });
    await deliver();
    expect((await post('login', { email: EVA.email, password })).statusCode).toBe(401);
  });

  it('is not mailed to unknown addresses, which get the same answer', async () => {
    const { post, deliver, answer } = await useReset();
    const unknown = await post('reset', { email: 'nobody@kunde.example' });
    expect([unknown.statusCode, unknown.json()]).toEqual([200, answer.json()]);
    expect(await deliver()).toEqual([]);
  });
});

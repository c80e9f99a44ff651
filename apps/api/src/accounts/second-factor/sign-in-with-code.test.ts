import { describe, expect, it } from 'vitest';
import { cookieOf, EVA } from '../../../test/servers/accounts-app.ts';
import { appSecret, challengeOf, useSecondFactor } from '../../../test/servers/second-factor-app.ts';
import { CLIENT_ID, useGoogleIssuer } from '../../../test/tools/google-issuer.ts';
import { createTestClock } from '../../../test/tools/test-clock.ts';
import { codeAt } from './totp.ts';

const credentials = { email: EVA.email, password: EVA.password };

describe('signing in with two steps', () => {
  it('asks for a code after the password, and only the code begins a session', async () => {
    const { post, get, knock, finish, code } = await useSecondFactor();
    const first = await post('login', credentials);
    expect([first.statusCode, first.json()]).toMatchObject([
      401,
      {
        success: false,
        code: 'second_factor_required',
        message: 'Please enter the code from your authenticator app.',
      },
    ]);
    expect(first.cookies).toMatchObject([
      { name: 'firmament_sign_in', httpOnly: true, sameSite: 'Strict', maxAge: 300, path: '/' },
    ]);
    // The challenge between the steps is no session.
    expect((await get('getUserDetails', challengeOf(first))).statusCode).toBe(401);
    const token = challengeOf(first).cookie.split('=')[1];
    expect((await get('getUserDetails', { cookie: `firmament_session=${token}` })).statusCode).toBe(401);

    const second = await finish(await code(), challengeOf(first));
    expect(second.json()).toMatchObject({ success: true, message: 'You are signed in.', user: { email: EVA.email } });
    expect((await get('getUserDetails', cookieOf(second))).statusCode).toBe(200);
    expect(second.cookies.find(({ name }) => name === 'firmament_sign_in')?.value).toBe('');
    // That used up the first step.
    expect((await finish(await code(), challengeOf(first))).json().code).toBe('sign_in_expired');
    expect(cookieOf(await finish('', await knock())).cookie).toBe('firmament_session=');
  });

  it('answers a wrong password as it does without a second factor', async () => {
    const { post } = await useSecondFactor();
    const answer = await post('login', { email: EVA.email, password: 'wrong-Passwort' });
    expect(answer.json()).toMatchObject({ code: 'wrong_credentials' });
    expect(answer.cookies).toEqual([]);
  });

  it('accepts the code of this moment and, for five seconds, the one before; a phone whose clock is off hears of it', async () => {
    const { knock, finish, clock, database } = await useSecondFactor();
    const secret = await appSecret(database);
    const codeIn = (seconds: number) => codeAt(secret, new Date(clock.now().getTime() + seconds * 1000));
    // Six seconds into one of the thirty that a code is shown.
    clock.pass(5.1);
    const challenge = await knock();
    for (const seconds of [-30, 30]) {
      const refused = await finish(codeIn(seconds), challenge);
      expect([refused.statusCode, refused.json().message]).toEqual([
        401,
        'The code is wrong, too old or was already used. If it stays so, please check that your phone sets its time automatically.',
      ]);
    }
    clock.pass(-0.05);
    expect((await finish(codeIn(-30), challenge)).statusCode).toBe(200);
    expect((await finish(codeIn(0), await knock())).statusCode).toBe(200);
    // Still in time, but older than the last code used.
    expect((await finish(codeIn(-30), await knock())).statusCode).toBe(401);
  });

  it('accepts a code once, even if two sign-ins use it at the same moment', async () => {
    const { knock, finish, code, clock } = await useSecondFactor();
    for (let round = 0; round < 3; round++) {
      clock.pass(16);
      const [one, two] = [await knock(), await knock()];
      const given = await code();
      const answers = await Promise.all([finish(given, one), finish(given, two)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
      const late = await finish(given, await knock());
      expect(late.json()).toMatchObject({
        code: 'wrong_credentials',
        fields: { code: expect.stringContaining('The code is wrong, too old or was already used.') },
      });
    }
  });

  it('accepts a recovery code once, however it is typed, even at the same moment, and tells the member', async () => {
    const { knock, finish, deliver, recoveryCodes } = await useSecondFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await finish(` ${first.toUpperCase().replaceAll('-', ' ')} `, await knock())).statusCode).toBe(200);
    expect(await deliver()).toMatchObject([
      { subject: 'A recovery code was used', text: expect.stringContaining('Codes left: 9') },
    ]);
    expect((await finish(first, await knock())).statusCode).toBe(401);
    const challenges = [await knock(), await knock()];
    const answers = await Promise.all(challenges.map((challenge) => finish(second, challenge)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('forgets the first step after five minutes, or when the password is changed meanwhile', async () => {
    const { knock, finish, code, clock, post, session, recoveryCodes } = await useSecondFactor();
    const slow = await knock();
    clock.pass(5);
    const late = await finish(await code(), slow);
    expect([late.statusCode, late.json().code]).toEqual([401, 'sign_in_expired']);
    const overtaken = await knock();
    const proof = { password: EVA.password };
    const change = { proof, code: recoveryCodes[0], new_password: 'Sternwarte-2026-neu' };
    expect((await post('changePassword', change, session)).statusCode).toBe(200);
    expect((await finish(await code(), overtaken)).json().code).toBe('sign_in_expired');
    expect((await finish(await code(), {})).json().code).toBe('sign_in_expired');
  });
});

describe('guessing codes', () => {
  it('stops after five attempts in one sign-in, and the member hears that somebody knows the password', async () => {
    const { knock, finish, deliver, recoveryCodes } = await useSecondFactor();
    const challenge = await knock();
    for (let i = 0; i < 4; i++) expect((await finish('abcd', challenge)).json().code).toBe('wrong_credentials');
    const last = await finish('abcd', challenge);
    expect(last.json()).toMatchObject({
      code: 'sign_in_expired',
      message: 'The code was wrong too often. Please sign in again.',
    });
    expect((await finish(recoveryCodes[0] ?? '', challenge)).json().code).toBe('sign_in_expired');
    expect(await deliver()).toMatchObject([{ to: EVA.email, subject: 'Wrong codes at sign-in' }]);
  });

  it('stops after 10 codes for an account, from any address', async () => {
    const { post, clock } = await useSecondFactor({ config: { trustProxy: true } });
    const from = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}` });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) {
      const challenge = challengeOf(await post('login', credentials, from(i)));
      for (let guess = 0; guess < 4; guess++) {
        const answer = await post('login/secondFactor', { code: '000000' }, { ...challenge, ...from(i + 100) });
        statuses.push(answer.statusCode);
      }
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    clock.pass(15);
    const challenge = challengeOf(await post('login', credentials, from(1)));
    expect((await post('login/secondFactor', { code: '000000' }, challenge)).statusCode).toBe(401);
  });

  it('is limited to 30 codes a day; a recovery code still lets the member in', async () => {
    const { knock, finish, recoveryCodes, code, clock } = await useSecondFactor();
    let refused: Awaited<ReturnType<typeof finish>> | undefined;
    for (let i = 0; i < 32; i++) {
      // Lets the shorter limits pass.
      clock.pass(16);
      const right = await code();
      refused = await finish(right === '000000' ? '000001' : '000000', await knock());
    }
    expect([refused?.statusCode, refused?.json().message]).toEqual([
      429,
      'Too many attempts. Please wait 16 hours and try again.',
    ]);
    clock.pass(16);
    expect((await finish(await code(), await knock())).statusCode).toBe(429);
    expect((await finish(recoveryCodes[0] ?? '', await knock())).statusCode).toBe(200);
  });

  it('does not count successful sign-ins', async () => {
    const { knock, finish, code, clock } = await useSecondFactor();
    for (let i = 0; i < 12; i++) {
      clock.pass(1);
      expect((await finish(await code(), await knock())).statusCode).toBe(200);
    }
  });
});

describe('the other ways in', () => {
  it('a mailed password does not turn off the second factor, and takes effect only after the second step', async () => {
    const { post, get, deliver, finish, code, session } = await useSecondFactor();
    await post('reset', { email: EVA.email });
    const [mail] = await deliver();
    const mailed = /^ {4}(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
    const first = await post('login', { email: EVA.email, password: mailed });
    expect(first.json().code).toBe('second_factor_required');
    // Reading the mailbox alone changes nothing.
    expect((await get('getUserDetails', session)).statusCode).toBe(200);
    expect((await post('login', credentials)).json().code).toBe('second_factor_required');

    const second = await finish(await code(), challengeOf(first));
    expect(second.json().user).toMatchObject({ must_change_password: true });
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
    expect((await post('login', { email: EVA.email, password: mailed })).json().code).toBe('wrong_credentials');
    const chosen = await post('choosePassword', { new_password: 'Sternwarte-2026-neu' }, cookieOf(second));
    expect((await get('secondFactor', cookieOf(chosen))).json().is_on).toBe(true);
    expect((await post('login', credentials)).json().code).toBe('wrong_credentials');
  });

  it('a mailed password that was replaced between the steps is void', async () => {
    const { post, deliver, finish, code } = await useSecondFactor();
    const mailedPassword = async () => {
      await post('reset', { email: EVA.email });
      return /^ {4}(\S+)$/m.exec((await deliver())[0]?.text ?? '')?.[1] ?? '';
    };
    const first = await post('login', { email: EVA.email, password: await mailedPassword() });
    await mailedPassword();
    expect((await finish(await code(), challengeOf(first))).json().code).toBe('sign_in_expired');
  });

  it('Google replaces the password, not the code', async () => {
    const clock = createTestClock();
    const issuer = await useGoogleIssuer(clock);
    const config = { googleClientId: CLIENT_ID, googleIssuerJwksUrl: issuer.jwksUrl };
    const { post, get, finish, code } = await useSecondFactor({ clock, config });
    const first = await post('login', await issuer.credential());
    expect(first.json()).toMatchObject({ success: false, code: 'second_factor_required' });
    const second = await finish(await code(), challengeOf(first));
    expect(second.json().user).toMatchObject({ has_google: true });
    const { sessions } = (await get('getSessions', cookieOf(second))).json();
    expect(sessions[0].signed_in_with).toBe('google');
  });
});

import { describe, expect, it } from 'vitest';
import { browserWith, EVA, SITE, tokenIn, useAccountsApp } from '../../test/servers/accounts-app.ts';

const german = { 'accept-language': 'de-AT' };
const SENT = 'We sent you an email with a verification link. Please verify your email address to continue.';

describe('signing up', () => {
  it('sends a link that creates the account and leads to the sign-in', async () => {
    const { post, deliver, enter, get } = await useAccountsApp();
    const answer = await post('register', { ...EVA, security_IP: '203.0.113.7' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, message: SENT }]);

    const [mail, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: EVA.email, subject: 'Please verify your email address' });
    expect(mail?.text).toContain(`${SITE}/verify?token=`);
    expect(mail?.html).toContain(`href="${SITE}/verify?token=`);

    await post('verify/confirm', { token: tokenIn(mail) }, browserWith(answer));
    const { user } = (await get('getUserDetails', await enter())).json();
    expect(user).toMatchObject({
      fullname: 'Eva Muster',
      email: EVA.email,
      membership_id: 0,
      membership_start: '2026-03-10',
      company_requests: 0,
      data_exports: 0,
      network_starts: 0,
    });
  });

  it('keeps the language of the sign-up for answers and mails', async () => {
    const { post, deliver } = await useAccountsApp();
    const answer = await post('register', EVA, german);
    expect(answer.json().message).toMatch(/^Wir haben Ihnen eine E-Mail mit einem Bestätigungslink gesendet/);
    expect((await deliver())[0]).toMatchObject({ subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' });
  });

  it('answers a known address like a new one, and tells its owner', async () => {
    const { post, deliver, join, enter, get } = await useAccountsApp();
    await join({}, german);
    const answer = await post('register', { ...EVA, fullname: 'Somebody Else', password: 'Ganz-anderes-9' });
    expect(answer.json()).toEqual({ success: true, message: SENT });
    expect(await deliver()).toMatchObject([{ to: EVA.email, subject: 'Sie haben bereits ein Konto bei Firmament' }]);
    expect((await get('getUserDetails', await enter())).json().user.fullname).toBe('Eva Muster');
  });

  it('creates the account from the sign-up whose link was opened, not from another with the same address', async () => {
    const { post, deliver, enter } = await useAccountsApp();
    const strangers = await post('register', { ...EVA, password: 'attackers-Wahl-1' });
    const owners = await post('register', EVA);
    const [first, second] = await deliver();
    await post('verify/confirm', { token: tokenIn(second) }, browserWith(owners));
    expect((await enter()).cookie).not.toBe('firmament_session=');
    expect((await post('login', { email: EVA.email, password: 'attackers-Wahl-1' })).statusCode).not.toBe(200);
    const late = await post('verify/confirm', { token: tokenIn(first) }, browserWith(strangers));
    expect(late.statusCode).toBe(404);
  });

  it('asks to verify at an early sign-in, and sends the mail again at most once in 5 minutes', async () => {
    const { post, deliver, clock } = await useAccountsApp();
    const signedUp = await post('register', EVA);
    const [first] = await deliver();
    const tooEarly = () => post('login', { email: EVA.email, password: EVA.password });
    const answer = await tooEarly();
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ success: false, code: 'email_not_verified', message: SENT });
    expect(await deliver()).toEqual([]);
    clock.pass(6);
    await tooEarly();
    await tooEarly();
    expect(await deliver()).toHaveLength(1);
    // The first link still works.
    expect((await post('verify/confirm', { token: tokenIn(first) }, browserWith(signedUp))).statusCode).toBe(200);
  });

  it('sends the mail again on request, and answers the same for addresses without a sign-up', async () => {
    const { post, deliver, clock } = await useAccountsApp();
    await post('register', EVA);
    await deliver();
    clock.pass(6);
    const answers = [
      await post('resendVerification', { email: EVA.email }),
      await post('resendVerification', { email: 'no@kunde.example' }),
    ];
    expect(answers.map((answer) => answer.json())).toEqual([
      { success: true, message: SENT },
      { success: true, message: SENT },
    ]);
    expect((await deliver()).map(({ to }) => to)).toEqual([EVA.email]);
  });

  it('sends a link that expires after 24 hours', async () => {
    const { post, deliver, clock } = await useAccountsApp();
    const signedUp = await post('register', EVA);
    const [mail] = await deliver();
    clock.pass(24 * 60 + 1);
    expect((await post('verify/confirm', { token: tokenIn(mail) }, browserWith(signedUp))).statusCode).toBe(404);
  });

  it.each(['', 'x', '../../evil', 'a'.repeat(43), "' or 1=1 --"])('refuses the made-up token %j', async (token) => {
    const { post } = await useAccountsApp();
    for (const call of ['show', 'confirm', 'deny']) {
      expect((await post(`verify/${call}`, { token })).statusCode).toBe(404);
    }
  });

  it.each([
    [
      'short',
      'Kurz-1',
      'Password must be at least 8 characters long',
      'Das Passwort muss mindestens 8 Zeichen lang sein',
    ],
    ['common', 'Passwort123!', /first that attackers try/, /Angreifer zuerst versuchen/],
    ['long', `${'aZ3-'.repeat(64)}x`, /at most 256/, /höchstens 256/],
    ['the address', 'eva@kunde.example', /your name or your email/, /Ihr Name oder Ihre E-Mail/],
  ])('refuses a password that is %s, with the reason at its field', async (_, password, en, de) => {
    const { post, deliver } = await useAccountsApp();
    const answer = await post('register', { ...EVA, password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(en);
    expect(answer.json().fields.password).toMatch(en);
    expect((await post('register', { ...EVA, password }, german)).json().fields.password).toMatch(de);
    expect(await deliver()).toEqual([]);
  });

  it('names the missing fields', async () => {
    const { post } = await useAccountsApp();
    const answer = await post('register', { email: 'eva', password: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).sort()).toEqual(['email', 'fullname']);
  });

  it('sends at most 5 mails to one mailbox', async () => {
    const { post, deliver } = await useAccountsApp();
    for (let i = 0; i < 8; i++) await post('register', EVA);
    expect(await deliver()).toHaveLength(5);
  });
});

import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { cookieOf, EVA, passwordIn, tokenIn, useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { CLIENT_ID, useGoogleIssuer } from '../../../test/tools/google-issuer.ts';
import { createTestClock } from '../../../test/tools/test-clock.ts';
import { createGoogleVerifier } from './google.ts';

const useVerifier = async () => {
  const clock = createTestClock();
  const issuer = await useGoogleIssuer(clock);
  const verify = createGoogleVerifier({ clientId: CLIENT_ID, jwksUrl: issuer.jwksUrl, clock, refetchAfterMs: 0 });
  return { clock, issuer, verify };
};

const useGoogleApp = async () => {
  const clock = createTestClock();
  const issuer = await useGoogleIssuer(clock);
  const config = { googleClientId: CLIENT_ID, googleIssuerJwksUrl: issuer.jwksUrl };
  return { ...(await useAccountsApp({ clock, config })), issuer };
};

const refused = { code: 'wrong_credentials', message: 'Google login failed' };

describe('a credential of Google', () => {
  it('identifies its owner', async () => {
    const { issuer, verify, clock } = await useVerifier();
    expect(await verify(await issuer.credential())).toEqual({
      subject: '1122334455',
      email: 'eva@kunde.example',
      fullName: 'Eva Muster',
      issuedAt: clock.now(),
    });
    await verify(await issuer.credential());
    expect(issuer.requests()).toBe(1);
  });

  it.each([
    ['for another audience', { aud: 'somebody-else.apps.example' }],
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['with an unverified address', { email_verified: false }],
    ['without a claim that the address is verified', { email_verified: undefined }],
    ['without an address', { email: undefined }],
    ['without a subject', { sub: undefined }],
    ['with a malformed address', { email: 'eva@kunde.example\r\nBcc: all@kunde.example' }],
    ['not valid before tomorrow', { nbf: 4_000_000_000 }],
  ])('is refused %s', async (_, claims) => {
    const { issuer, verify } = await useVerifier();
    await expect(verify(await issuer.credential(claims as Record<string, unknown>))).rejects.toMatchObject(refused);
  });

  it('is refused when it has expired', async () => {
    const { issuer, verify, clock } = await useVerifier();
    const credential = await issuer.credential();
    clock.pass(61);
    await expect(verify(credential)).rejects.toMatchObject(refused);
  });

  it('is refused unsigned, signed with the client id as a password, or tampered with', async () => {
    const { issuer, verify } = await useVerifier();
    const { clientId, credential } = await issuer.credential();
    const [header = '', payload = '', signature = ''] = credential.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const unsigned = new UnsecuredJWT(claims).encode();
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(Buffer.from(CLIENT_ID));
    const changed = Buffer.from(JSON.stringify({ ...claims, email: 'boss@kunde.example' })).toString('base64url');
    for (const forged of [
      unsigned,
      symmetric,
      `${header}.${changed}.${signature}`,
      `${header}.${payload}.`,
      'nonsense',
      'a.b.c',
    ]) {
      await expect(verify({ clientId, credential: forged })).rejects.toMatchObject(refused);
    }
    await expect(verify({ clientId: 'other', credential })).rejects.toMatchObject(refused);
  });

  it('is accepted with new keys, and no longer with withdrawn ones', async () => {
    const { issuer, verify } = await useVerifier();
    const old = await issuer.credential();
    await verify(old);
    await issuer.rotate();
    await verify(await issuer.credential());
    await expect(verify(old)).rejects.toMatchObject(refused);
  });

  it('cannot be checked while Google is away, and the answer does not blame the caller', async () => {
    const { issuer, clock } = await useVerifier();
    const verify = createGoogleVerifier({ clientId: CLIENT_ID, jwksUrl: 'http://127.0.0.1:1/certs', clock });
    await expect(verify(await issuer.credential())).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('signing up and in with Google', () => {
  it('needs no mail and no password', async () => {
    const { post, issuer, deliver } = await useGoogleApp();
    const early = await post('login', await issuer.credential());
    expect([early.statusCode, early.json().success]).toEqual([404, false]);

    const signedUp = await post('register', { ...(await issuer.credential()), security_IP: '203.0.113.7' });
    expect(signedUp.json()).toEqual({ success: true, message: 'Verification successful. Please login to continue.' });
    expect(signedUp.cookies).toEqual([]);
    expect(await deliver()).toEqual([]);
    const signedIn = await post('login', await issuer.credential());
    expect(signedIn.json()).toMatchObject({ success: true, user: { has_password: false, has_google: true } });
    expect((await post('register', await issuer.credential())).statusCode).toBe(200);
  });

  it('joins the account that has the address', async () => {
    const { post, issuer, join, deliver } = await useGoogleApp();
    await join();
    const answer = await post('login', await issuer.credential());
    expect(answer.json().user).toMatchObject({ fullname: 'Eva Muster', has_password: true, has_google: true });
    expect(await deliver()).toMatchObject([{ subject: 'Sign-in with Google' }]);
    expect((await post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(200);
  });

  it('never joins a sign-up that somebody else began', async () => {
    const { post, issuer, deliver } = await useGoogleApp();
    await post('register', { ...EVA, password: 'attackers-Wahl-1' });
    const [mail] = await deliver();
    await post('register', await issuer.credential());
    expect((await post('login', { email: EVA.email, password: 'attackers-Wahl-1' })).statusCode).toBe(403);
    expect((await post('verify/show', { token: tokenIn(mail) })).statusCode).toBe(404);
    expect((await post('login', await issuer.credential())).json().user.has_password).toBe(false);
  });

  it('removes a password of which nobody knows whether the owner chose it, ends its sessions and tells the owner', async () => {
    const { post, get, issuer, join, enter, deliver, database } = await useGoogleApp();
    await join();
    // As accounts are from before it was noted.
    await database.db.updateTable('account').set({ is_password_proven: false }).execute();
    const strangers = await enter();
    const answer = await post('login', await issuer.credential());
    expect(answer.json().user).toMatchObject({ has_password: false, has_google: true });
    expect((await get('getUserDetails', strangers)).statusCode).toBe(401);
    expect((await post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(401);
    const [mail, ...more] = await deliver();
    expect([mail?.subject, more]).toEqual(['Sign-in with Google', []]);
    expect(mail?.text).toContain('So we have removed it and ended all other sessions.');

    // From now on the member's own.
    await post('reset', { email: EVA.email });
    const [reset] = await deliver();
    const mailed = cookieOf(await post('login', { email: EVA.email, password: passwordIn(reset) }));
    await post('choosePassword', { new_password: 'Sternwarte-2026-neu' }, mailed);
    expect((await post('login', await issuer.credential())).json().user.has_password).toBe(true);
  });

  it('leaves such a password where a second factor is on, until that is off', async () => {
    const { post, issuer, join, database } = await useGoogleApp();
    await join();
    const { db } = database;
    await db.updateTable('account').set({ is_password_proven: false }).execute();
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const now = new Date();
    const factor = { account_id: id, secret: Buffer.alloc(20), created_at: now, confirmed_at: now, last_step: 0 };
    await db.insertInto('second_factor').values(factor).execute();
    const hash = async () => (await db.selectFrom('account').select('password_hash').executeTakeFirst())?.password_hash;
    expect((await post('login', await issuer.credential())).json().code).toBe('second_factor_required');
    expect(await hash()).not.toBeNull();
    await db.deleteFrom('second_factor').execute();
    expect((await post('login', await issuer.credential())).statusCode).toBe(200);
    expect(await hash()).toBeNull();
  });

  it('keeps the next owner of an address out of the account', async () => {
    const { post, issuer } = await useGoogleApp();
    await post('register', await issuer.credential());
    const answer = await post('login', await issuer.credential({ sub: '999' }));
    expect(answer.statusCode).toBe(409);
  });

  it('finds the account after its address has changed at Google', async () => {
    const { post, issuer } = await useGoogleApp();
    await post('register', await issuer.credential());
    const answer = await post('login', await issuer.credential({ email: 'eva.neu@kunde.example' }));
    expect(answer.json().user.email).toBe(EVA.email);
  });

  it('must be fresh to delete an account without a password', async () => {
    const { post, issuer, clock, database } = await useGoogleApp();
    await post('register', await issuer.credential());
    const session = cookieOf(await post('login', await issuer.credential()));
    const stale = await issuer.credential();
    clock.pass(11);
    const attempts = [stale, await issuer.credential({ sub: '999' }), { password: 'guess' }];
    for (const proof of attempts) expect((await post('deleteAccount', { proof }, session)).statusCode).toBe(400);
    expect((await post('deleteAccount', { proof: await issuer.credential() }, session)).statusCode).toBe(200);
    expect(await database.db.selectFrom('account').select('id').execute()).toEqual([]);
  });

  it('is refused with a clear sentence if it is not set up', async () => {
    const { post, get } = await useAccountsApp();
    expect((await get('signInOptions')).json().google_client_id).toBeNull();
    const answer = await post('login', { clientId: 'a', credential: 'b' }, { 'accept-language': 'de' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toMatch(/^Die Anmeldung mit Google ist hier nicht eingerichtet/);
  });
});

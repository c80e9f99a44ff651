import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type AccountsApp, cookieOf, useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { CLIENT_ID, useGoogleIssuer } from '../../../test/tools/google-issuer.ts';
import { createTestClock } from '../../../test/tools/test-clock.ts';

const useGoogleApp = async (publicUrl?: string) => {
  const clock = createTestClock();
  const issuer = await useGoogleIssuer(clock);
  const config = { googleClientId: CLIENT_ID, googleIssuerJwksUrl: issuer.jwksUrl, publicUrl };
  return { ...(await useAccountsApp({ clock, config })), issuer };
};

/** What a browser has after it began a sign-in: the nonce for Google, and the cookie it sends with every call. */
const begin = async ({ post }: Pick<AccountsApp, 'post'>) => {
  const answer = await post('beginGoogleSignIn', {});
  const [cookie] = answer.cookies;
  return {
    answer,
    nonce: (answer.json() as { nonce: string }).nonce,
    browser: { cookie: `${cookie?.name}=${cookie?.value}` },
  };
};

const REFUSED = { success: false, code: 'wrong_credentials', message: 'Google login failed' };

describe('a sign-in with Google that our page began', () => {
  it('is bound to the browser by a cookie that no script reads and no other site sends', async () => {
    const { answer, nonce } = await begin(await useGoogleApp());
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'firmament_google', httpOnly: true, sameSite: 'Strict', maxAge: 1800 });
    expect(nonce).toBe(
      createHash('sha256')
        .update(cookie?.value ?? '')
        .digest('base64url'),
    );
    const https = await begin(await useGoogleApp('https://firmament.example'));
    expect(https.answer.cookies[0]).toMatchObject({ name: '__Host-firmament_google', secure: true, path: '/' });
  });

  it('accepts the token that carries its nonce, once', async () => {
    const app = await useGoogleApp();
    const { nonce, browser } = await begin(app);
    const credential = await app.issuer.credential({ nonce });
    const signedUp = await app.post('register', credential, browser);
    expect([signedUp.statusCode, signedUp.cookies[0]]).toMatchObject([200, { name: 'firmament_google', value: '' }]);

    const again = await begin(app);
    const signedIn = await app.post('login', await app.issuer.credential({ nonce: again.nonce }), again.browser);
    expect(signedIn.json()).toMatchObject({ success: true, user: { has_google: true } });
    // The answer has cleared the browser's cookie.
    const replayed = await app.post('login', await app.issuer.credential({ nonce: again.nonce }));
    expect([replayed.statusCode, replayed.json()]).toMatchObject([401, REFUSED]);
  });

  it('refuses a token of another browser, of an earlier sign-in or without a nonce', async () => {
    const app = await useGoogleApp();
    await app.post('register', await app.issuer.credential());
    const [earlier, mine, other] = [await begin(app), await begin(app), await begin(app)];
    for (const claims of [{ nonce: other.nonce }, { nonce: earlier.nonce }, { nonce: 7 }, {}]) {
      for (const path of ['login', 'register']) {
        const answer = await app.post(path, await app.issuer.credential(claims), mine.browser);
        expect([answer.statusCode, answer.json()]).toMatchObject([401, REFUSED]);
        expect(answer.cookies).toEqual([]);
      }
    }
    const answer = await app.post('login', await app.issuer.credential({ nonce: mine.nonce }), mine.browser);
    expect(answer.statusCode).toBe(200);
  });

  it('refuses a stolen token without the cookie of its browser', async () => {
    const app = await useGoogleApp();
    await app.post('register', await app.issuer.credential());
    const { nonce } = await begin(app);
    const stolen = await app.issuer.credential({ nonce });
    for (const cookie of [{}, { cookie: 'firmament_google=' }, { cookie: `firmament_google=${nonce}` }]) {
      expect((await app.post('login', stolen, cookie)).json()).toMatchObject(REFUSED);
    }
  });

  it('needs its nonce when a member confirms their identity, too', async () => {
    const app = await useGoogleApp();
    await app.post('register', await app.issuer.credential());
    const session = cookieOf(await app.post('login', await app.issuer.credential()));
    const { nonce, browser } = await begin(app);
    const together = { cookie: `${session.cookie}; ${browser.cookie}` };
    const change = async (claims: { nonce?: string }, headers: { cookie: string }, new_password: string) =>
      (await app.post('changePassword', { proof: await app.issuer.credential(claims), new_password }, headers))
        .statusCode;
    expect(await change({ nonce }, session, 'Seltene-Wolke-18')).toBe(401);
    expect(await change({}, together, 'Seltene-Wolke-18')).toBe(401);
    // A refused password does not use up the proof.
    expect(await change({ nonce }, together, 'password')).toBe(400);
    expect(await change({ nonce }, together, 'Seltene-Wolke-18')).toBe(200);
  });
});

describe('a sign-in with Google as the specification describes it', () => {
  it('needs neither cookie nor nonce', async () => {
    const { post, issuer } = await useGoogleApp();
    expect((await post('register', await issuer.credential())).statusCode).toBe(200);
    expect((await post('login', await issuer.credential())).statusCode).toBe(200);
  });

  it('cannot begin if Google is not set up', async () => {
    const answer = await (await useAccountsApp()).post('beginGoogleSignIn', {}, { 'accept-language': 'de' });
    expect([answer.statusCode, answer.cookies]).toEqual([404, []]);
    expect(answer.json().message).toMatch(/^Die Anmeldung mit Google ist hier nicht eingerichtet/);
  });
});

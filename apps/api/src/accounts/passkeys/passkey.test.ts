import { LIMITS } from '@firmament/api-contract/limits';
import { describe, expect, it } from 'vitest';
import { cookieOf, EVA, useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { APP_ORIGIN, addPasskey, usePasskeyApp } from '../../../test/servers/passkey-app.ts';
import { challengeOf } from '../../../test/servers/second-factor-app.ts';
import { createSoftAuthenticator } from '../../../test/tools/soft-authenticator.ts';
import { seedDemoMember } from '../../demo/demo-member.ts';
import { DEMO_SIGN_IN } from '../../demo/demo-sign-in.ts';
import { purgeAccounts } from '../purge.ts';

const proof = { password: EVA.password };
const credentials = { email: EVA.email, password: EVA.password };

describe('adding a passkey', () => {
  it('takes the password, gives recovery codes, ends other sessions and the old token, and tells the member', async () => {
    const app = await useAccountsApp();
    await app.join();
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' };
    const [session, elsewhere] = [await app.enter(), await app.enter()];
    const device = createSoftAuthenticator(APP_ORIGIN);
    const refused = await app.post('passkeys/begin', { proof: { password: 'falsch' } }, session);
    expect(refused.json().fields).toEqual({ 'proof.password': 'The password is wrong.' });

    const { options } = (await app.post('passkeys/begin', { proof }, session)).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: EVA.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const added = await app.post('passkeys/add', { passkey: device.make(options) }, { ...session, ...browser });
    expect(added.json()).toMatchObject({ success: true, message: 'Your passkey was added.' });
    expect(added.json().recovery_codes).toHaveLength(10);
    for (const old of [session, elsewhere]) expect((await app.get('getUserDetails', old)).statusCode).toBe(401);
    expect((await app.get('secondFactor', cookieOf(added))).json()).toMatchObject({
      is_on: true,
      app_since: null,
      passkeys: [{ name: 'Firefox, Linux', is_synced: true, last_used_at: null }],
      recovery_codes_left: 10,
    });
    expect(await app.deliver()).toMatchObject([
      { to: EVA.email, subject: 'A passkey was added', text: expect.stringContaining('Firefox, Linux') },
    ]);
    // The account's number stays with us.
    const { user_handle } = await app.database.db.selectFrom('passkey').select('user_handle').executeTakeFirstOrThrow();
    expect(user_handle).toHaveLength(32);
  });

  it('needs what the device made for this very request, here, by its holder', async () => {
    const app = await useAccountsApp();
    await app.join();
    const session = await app.enter();
    const device = createSoftAuthenticator(APP_ORIGIN);
    const begin = async () => (await app.post('passkeys/begin', { proof }, session)).json().options;
    const add = async (passkey: object) => (await app.post('passkeys/add', { passkey }, session)).statusCode;
    expect(await add(device.make(await begin(), { origin: 'http://firmament.example' }))).toBe(409);
    expect(await add(device.make(await begin(), { isHolderChecked: false }))).toBe(409);
    const { options: toSignIn } = (await app.post('login/passkey/begin', {})).json();
    expect(await add(device.make({ ...(await begin()), challenge: toSignIn.challenge }))).toBe(409);
    const late = await begin();
    app.clock.pass(5);
    expect(await add(device.make(late))).toBe(409);
    const options = await begin();
    expect(await add(device.make(options, { origin: 'http://firmament.example' }))).toBe(409);
    // That used it up.
    expect(await add(device.make(options))).toBe(409);
    expect(await add(device.make(await begin()))).toBe(200);
  });

  it('a further one takes a passkey or a code, keeps the recovery codes, and the same handle', async () => {
    const app = await usePasskeyApp();
    const { session, device, recoveryCodes, post, get, database, proofBy } = app;
    const phone = createSoftAuthenticator(APP_ORIGIN);
    const lacking = await addPasskey(app, session, phone);
    expect(lacking.json().fields.code).toContain('Please also enter a code');
    const added = await addPasskey(app, session, phone, await proofBy(device, session));
    expect(added.json()).toMatchObject({ success: true, recovery_codes: null });
    const key = createSoftAuthenticator(APP_ORIGIN);
    const third = await addPasskey(app, cookieOf(added), key, { proof, code: recoveryCodes[0] });
    expect(third.statusCode).toBe(200);
    const rows = await database.db.selectFrom('passkey').select('user_handle').distinct().execute();
    expect(rows).toHaveLength(1);
    const { passkeys, recovery_codes_left } = (await get('secondFactor', cookieOf(third))).json();
    expect([passkeys.length, recovery_codes_left]).toEqual([3, 9]);
    expect((await post('passkeys/begin', { proof }, session)).statusCode).toBe(401);
  });
});

describe('signing in with a passkey', () => {
  it('needs nothing else, and says nothing about who has one', async () => {
    const { enterWith, device, get, post, clock } = await usePasskeyApp();
    const { options } = (await post('login/passkey/begin', {})).json();
    expect(options).toMatchObject({ allowCredentials: [], userVerification: 'required', rpId: 'localhost' });
    clock.pass(1);
    const entered = await enterWith(device);
    expect(entered.json()).toMatchObject({ success: true, user: { email: EVA.email } });
    const { sessions } = (await get('getSessions', cookieOf(entered))).json();
    expect(sessions[0]).toMatchObject({ signed_in_with: 'passkey', is_current: true });
    const { passkeys } = (await get('secondFactor', cookieOf(entered))).json();
    expect(passkeys[0].last_used_at).toBe('2026-03-10T09:01:00.000Z');
  });

  it('is refused with an answer for another site, an old or used request, an unchecked holder, or a copied device', async () => {
    const { device, post, clock } = await usePasskeyApp();
    const begin = async () => (await post('login/passkey/begin', {})).json().options;
    const send = async (passkey: object) => (await post('login/passkey', { passkey })).json().code ?? 'signed in';
    expect(await send(device.sign(await begin(), { origin: 'https://firmament.example' }))).toBe('wrong_credentials');
    expect(await send(device.sign(await begin(), { isHolderChecked: false }))).toBe('wrong_credentials');
    expect(await send(device.sign(await begin(), { userHandle: 'AAAA' }))).toBe('wrong_credentials');
    expect(await send(device.sign({ challenge: 'bWFkZS11cA', rpId: 'localhost' }))).toBe('wrong_credentials');
    expect(await send(createSoftAuthenticator(APP_ORIGIN).sign(await begin()))).toBe('wrong_credentials');
    const late = await begin();
    clock.pass(5);
    expect(await send(device.sign(late))).toBe('wrong_credentials');
    const request = await begin();
    expect(await send(device.sign(request, { signatures: 40 }))).toBe('signed in');
    expect(await send(device.sign(request))).toBe('wrong_credentials');
    // A copy has signed less often than we have seen.
    expect(await send(device.sign(await begin(), { signatures: 12 }))).toBe('wrong_credentials');
    expect(await send(device.sign(await begin(), { signatures: 41 }))).toBe('signed in');
  });

  it('is limited for an address, and leaves passwords alone', async () => {
    const { post, device } = await usePasskeyApp();
    const { options } = (await post('login/passkey/begin', {})).json();
    const stranger = createSoftAuthenticator(APP_ORIGIN).sign(options);
    // The first of them began this sign-in. One by one: too many at once are refused whatever they ask for.
    for (let count = 1; count < LIMITS.passkeySignIn.count; count++) {
      expect((await post('login/passkey', { passkey: stranger })).statusCode).not.toBe(429);
    }
    expect((await post('login/passkey', { passkey: device.sign(options) })).statusCode).toBe(429);
    expect((await post('login', credentials)).json().code).toBe('second_factor_required');
  });
});

describe('the second step after the password', () => {
  it('is a passkey for members who have one, or a recovery code', async () => {
    const { post, get, device, recoveryCodes } = await usePasskeyApp();
    const first = await post('login', credentials);
    expect(first.json().code).toBe('second_factor_required');
    const { has_app, passkey } = (await post('login/secondFactor/begin', {}, challengeOf(first))).json();
    expect([has_app, passkey.allowCredentials.length]).toEqual([false, 1]);
    // Having the device is enough here; the password came first.
    const answer = { passkey: device.sign(passkey, { isHolderChecked: false }) };
    const entered = await post('login/secondFactor', answer, challengeOf(first));
    expect(entered.json()).toMatchObject({ success: true, user: { email: EVA.email } });
    const { sessions } = (await get('getSessions', cookieOf(entered))).json();
    expect(sessions[0].signed_in_with).toBe('password');

    const again = challengeOf(await post('login', credentials));
    expect((await post('login/secondFactor', { code: recoveryCodes[0] }, again)).statusCode).toBe(200);
  });

  it('refuses another member’s passkey, and one of a sign-in without a password', async () => {
    const app = await usePasskeyApp();
    const { post, device } = app;
    const mallory = await app.join({ email: 'mallory@kunde.example', fullname: 'Mallory' });
    const theirs = createSoftAuthenticator(APP_ORIGIN);
    await addPasskey(app, await app.enter(mallory), theirs);
    const challenge = challengeOf(await post('login', credentials));
    const { passkey } = (await post('login/secondFactor/begin', {}, challenge)).json();
    const foreign = await post('login/secondFactor', { passkey: theirs.sign(passkey) }, challenge);
    expect([foreign.statusCode, foreign.json().code]).toEqual([401, 'wrong_credentials']);
    const { options } = (await post('login/passkey/begin', {})).json();
    const borrowed = await post('login/secondFactor', { passkey: device.sign(options) }, challenge);
    expect(borrowed.json().code).toBe('wrong_credentials');
    expect((await post('login/secondFactor/begin', {})).json().code).toBe('sign_in_expired');
  });
});

describe('a passkey of the member', () => {
  it('can be renamed by them alone', async () => {
    const app = await usePasskeyApp();
    const { post, get, session } = app;
    const { passkeys } = (await get('secondFactor', session)).json();
    const rename = { passkey_id: passkeys[0].passkey_id, name: ' Laptop im Büro ' };
    await app.join({ email: 'mallory@kunde.example' });
    const stranger = await app.enter({ email: 'mallory@kunde.example' });
    expect((await post('passkeys/rename', rename, stranger)).statusCode).toBe(404);
    expect((await post('passkeys/rename', { ...rename, name: ' ' }, session)).statusCode).toBe(400);
    expect((await post('passkeys/rename', rename, session)).json().message).toBe('The passkey was renamed.');
    expect((await get('secondFactor', session)).json().passkeys[0].name).toBe('Laptop im Büro');
  });

  it('signs in no more once removed, which takes a proof and gives a new token; the last takes the recovery codes along', async () => {
    const app = await usePasskeyApp();
    const { post, get, session, device, proofBy, enterWith, deliver, database } = app;
    const [{ passkey_id }] = (await get('secondFactor', session)).json().passkeys;
    const lacking = await post('passkeys/remove', { passkey_id, proof }, session);
    expect(lacking.json().fields.code).toContain('Please also enter a code');
    const removed = await post('passkeys/remove', { passkey_id, ...(await proofBy(device, session)) }, session);
    expect(removed.json()).toEqual({ success: true, message: 'The passkey was removed.' });
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
    expect((await get('secondFactor', cookieOf(removed))).json()).toMatchObject({ is_on: false, passkeys: [] });
    expect((await enterWith(device)).json().message).toContain('This passkey was not accepted.');
    expect((await post('login', credentials)).statusCode).toBe(200);
    expect(await deliver()).toMatchObject([{ to: EVA.email, subject: 'A passkey was removed' }]);
    expect(await database.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
    expect((await post('passkeys/confirm', {}, cookieOf(removed))).statusCode).toBe(409);
  });

  it('is in the data export, and goes with the account and the demo’s next start', async () => {
    const { get, session, database, clock, post } = await usePasskeyApp();
    const { data } = (await get('exportUserData', session)).json();
    expect(data.second_factor.passkeys).toMatchObject([{ name: expect.any(String), is_synced: true }]);
    await post('login/passkey/begin', {});
    clock.pass(6);
    await purgeAccounts(database.db, clock);
    expect(await database.db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([]);
    await database.db.updateTable('account').set({ email: DEMO_SIGN_IN.email }).execute();
    await seedDemoMember(database.db, clock, DEMO_SIGN_IN);
    expect((await post('login', DEMO_SIGN_IN)).statusCode).toBe(200);
  });
});

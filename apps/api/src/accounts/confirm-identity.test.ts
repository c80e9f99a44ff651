import { expect, it } from 'vitest';
import { EVA } from '../../test/servers/accounts-app.ts';
import { APP_ORIGIN, usePasskeyApp } from '../../test/servers/passkey-app.ts';
import { useSecondFactor } from '../../test/servers/second-factor-app.ts';
import { createSoftAuthenticator } from '../../test/tools/soft-authenticator.ts';

const proof = { password: EVA.password };
const NEW = { new_password: 'Sternwarte-2026-neu' };

/** What would weaken or end the account, and what each call needs besides the proof. */
const DANGEROUS: [string, object][] = [
  ['changePassword', NEW],
  ['deleteAccount', {}],
  ['secondFactor/turnOff', {}],
  ['secondFactor/recoveryCodes', {}],
  ['passkeys/begin', {}],
  ['passkeys/remove', { passkey_id: 1 }],
];

it('with two-step sign-in the password alone lets nobody through to what weakens or ends the account', async () => {
  const { post, session, clock } = await useSecondFactor();
  const stranger = createSoftAuthenticator(APP_ORIGIN).sign({ challenge: 'AAAA', rpId: 'localhost' });
  for (const [path, rest] of DANGEROUS) {
    // Lets the limits pass.
    clock.pass(16);
    const lacking = await post(path, { proof, ...rest }, session);
    expect([path, lacking.statusCode, lacking.json().fields]).toEqual([
      path,
      400,
      { code: 'Please also enter a code from your authenticator app, or a recovery code.' },
    ]);
    const wrong = await post(path, { proof, code: 'abcd', ...rest }, session);
    expect([path, wrong.json().fields]).toEqual([path, { code: 'The code is wrong or was already used.' }]);
    const made = await post(path, { proof: { passkey: stranger }, ...rest }, session);
    expect([path, Object.keys(made.json().fields)]).toEqual([path, ['proof.passkey']]);
  }
});

it('a code beside the password, or a passkey alone, lets the member through', async () => {
  const { post, session, code } = await useSecondFactor();
  expect((await post('changePassword', { proof, code: await code(), ...NEW }, session)).statusCode).toBe(200);
  const { post: call, session: other, device, proofBy } = await usePasskeyApp();
  const confirmed = await proofBy(device, other);
  expect((await call('deleteAccount', confirmed, other)).statusCode).toBe(200);
});

it('a code is not spent on a password that is refused', async () => {
  const { post, session, code } = await useSecondFactor();
  const given = await code();
  const poor = await post('changePassword', { proof, code: given, new_password: 'password' }, session);
  expect(Object.keys(poor.json().fields)).toEqual(['new_password']);
  expect((await post('changePassword', { proof, code: given, ...NEW }, session)).statusCode).toBe(200);
});

it('a request to confirm is for one member and one use, and no sign-in', async () => {
  const { post, session, device, deliver, join, enter } = await usePasskeyApp();
  const begin = async () => (await post('passkeys/confirm', {}, session)).json().options;
  const passkey = device.sign(await begin());
  expect((await post('login/passkey', { passkey })).statusCode).toBe(401);
  const once = { proof: { passkey: device.sign(await begin()) } };
  expect((await post('secondFactor/recoveryCodes', once, session)).statusCode).toBe(200);
  expect((await post('secondFactor/recoveryCodes', once, session)).statusCode).toBe(400);
  await deliver();
  await join({ email: 'mallory@kunde.example' });
  const stranger = await enter({ email: 'mallory@kunde.example' });
  const stolen = { proof: { passkey: device.sign(await begin()) } };
  expect((await post('deleteAccount', stolen, stranger)).statusCode).toBe(400);
});

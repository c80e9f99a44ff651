import { describe, expect, it } from 'vitest';
import { cookieOf, EVA, useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { appCode, useSecondFactor } from '../../../test/servers/second-factor-app.ts';
import { purgeAccounts } from '../purge.ts';

const proof = { password: EVA.password };

const OFF = {
  is_on: false,
  since: null,
  app_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  has_short_codes: false,
};

const useMember = async () => {
  const app = await useAccountsApp();
  await app.join();
  return { ...app, session: await app.enter() };
};

describe('turning on the second factor', () => {
  it('takes the password and a first code, ends other sessions, gives recovery codes once and tells the member', async () => {
    const app = await useMember();
    const { post, get, enter, deliver, session } = app;
    const elsewhere = await enter();
    expect((await get('secondFactor', session)).json()).toEqual(OFF);

    const begun = (await post('secondFactor/begin', { proof }, session)).json();
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.otpauth_url).toContain(`otpauth://totp/Firmament:eva%40kunde.example?secret=${begun.secret}&`);
    // No code is asked for yet, so losing the key now does no harm.
    expect((await post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(200);

    const answer = await post('secondFactor/confirm', { code: await appCode(app) }, session);
    const on = answer.json();
    expect(on).toMatchObject({ message: 'Two-step sign-in is on. All other sessions were ended.' });
    expect(new Set(on.recovery_codes).size).toBe(10);
    for (const code of on.recovery_codes) expect(code).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){4}$/);
    expect((await get('secondFactor', cookieOf(answer))).json()).toEqual({
      is_on: true,
      since: '2026-03-10T09:00:00.000Z',
      app_since: '2026-03-10T09:00:00.000Z',
      passkeys: [],
      recovery_codes_left: 10,
      has_short_codes: false,
    });
    expect((await get('getUserDetails', elsewhere)).statusCode).toBe(401);
    // This session goes on under a new token.
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
    expect(await deliver()).toMatchObject([{ to: EVA.email, subject: 'Two-step sign-in is on' }]);
  });

  it('is refused with a wrong password, with a wrong code, and a second time', async () => {
    const app = await useMember();
    const { post, session } = app;
    const refused = await post('secondFactor/begin', { proof: { password: 'falsch' } }, session);
    expect(refused.json().fields).toEqual({ 'proof.password': 'The password is wrong.' });
    expect((await post('secondFactor/confirm', { code: '123456' }, session)).statusCode).toBe(409);
    await post('secondFactor/begin', { proof }, session);
    const code = await appCode(app);
    const wrong = await post('secondFactor/confirm', { code: code === '000000' ? '000001' : '000000' }, session);
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['code']]);
    const on = await post('secondFactor/confirm', { code }, session);
    expect(on.statusCode).toBe(200);
    expect((await post('secondFactor/confirm', { code }, cookieOf(on))).statusCode).toBe(409);
    const again = { proof, code: on.json().recovery_codes[0] };
    expect((await post('secondFactor/begin', again, cookieOf(on))).statusCode).toBe(409);
  });

  it('can begin anew; an unconfirmed key is deleted after an hour', async () => {
    const app = await useMember();
    const { post, get, session, database, clock } = app;
    await post('secondFactor/begin', { proof }, session);
    const first = await appCode(app);
    await post('secondFactor/begin', { proof }, session);
    expect(await appCode(app)).not.toBe(first);
    clock.pass(61);
    await purgeAccounts(database.db, clock);
    expect((await post('secondFactor/confirm', { code: '123456' }, session)).statusCode).toBe(409);
    expect((await get('secondFactor', session)).json().is_on).toBe(false);
  });
});

describe('turning off the second factor', () => {
  it('takes the password and a code, and tells the member', async () => {
    const { post, get, deliver, session, code } = await useSecondFactor();
    const noPassword = await post('secondFactor/turnOff', { proof: { password: 'x' }, code: await code() }, session);
    expect(noPassword.json().fields).toEqual({ 'proof.password': 'The password is wrong.' });
    const noCode = await post('secondFactor/turnOff', { proof, code: 'abcd-abcd-abcd-abcd' }, session);
    expect(noCode.json().fields).toEqual({ code: 'The code is wrong or was already used.' });
    expect((await get('secondFactor', session)).json().is_on).toBe(true);

    const off = await post('secondFactor/turnOff', { proof, code: await code() }, session);
    expect(off.json()).toEqual({ success: true, message: 'Two-step sign-in is off.' });
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
    expect((await get('secondFactor', cookieOf(off))).json()).toEqual(OFF);
    expect((await post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(200);
    expect(await deliver()).toMatchObject([{ subject: 'Two-step sign-in is off' }]);
    expect((await post('secondFactor/turnOff', { proof, code: '123456' }, cookieOf(off))).statusCode).toBe(409);
  });

  it('works with a recovery code if the phone is lost', async () => {
    const { post, session, recoveryCodes } = await useSecondFactor();
    const off = await post('secondFactor/turnOff', { proof, code: recoveryCodes[0] }, session);
    expect(off.statusCode).toBe(200);
  });

  it('is limited: wrong codes count like wrong passwords', async () => {
    const { post, session } = await useSecondFactor();
    const attempt = () => post('secondFactor/turnOff', { proof, code: 'abcd-abcd-abcd-abcd' }, session);
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await attempt()).statusCode);
    expect(statuses).toContain(429);
  });
});

it('new recovery codes replace the old ones, and the member is told', async () => {
  const { post, get, deliver, session, code, recoveryCodes, knock, finish } = await useSecondFactor();
  const renewed = await post('secondFactor/recoveryCodes', { proof, code: await code() }, session);
  const codes: string[] = renewed.json().recovery_codes;
  expect(codes).toHaveLength(10);
  expect(codes.filter((one) => recoveryCodes.includes(one))).toEqual([]);
  expect(await deliver()).toMatchObject([{ subject: 'You have new recovery codes' }]);
  const challenge = await knock();
  expect((await finish(recoveryCodes[0] ?? '', challenge)).statusCode).toBe(401);
  expect((await finish(codes[0] ?? '', challenge)).statusCode).toBe(200);
  expect((await get('secondFactor', session)).json().recovery_codes_left).toBe(9);
});

it('stores recovery codes and tokens as digests only, logs every event, and deletes all of it with the account', async () => {
  const { post, get, session, recoveryCodes, knock, finish, database } = await useSecondFactor();
  const { cookie } = await knock();
  const tables = ['second_factor', 'recovery_code', 'sign_in_challenge'];
  const rowsOf = async () =>
    Promise.all(tables.map(async (table) => (await database.pool.query(`select * from ${table} t`)).rows));
  const text = JSON.stringify(await rowsOf(), (_, value) =>
    Buffer.isBuffer(value) ? value.toString('latin1') : value,
  );
  for (const secret of [...recoveryCodes, cookie.split('=')[1] ?? '']) expect(text).not.toContain(secret);
  await finish(recoveryCodes[0] ?? '', { cookie });

  const { data } = (await get('exportUserData', session)).json();
  expect(data.second_factor).toEqual({
    since: '2026-03-10T09:00:00.000Z',
    authenticator_app_since: '2026-03-10T09:00:00.000Z',
    passkeys: [],
    recovery_codes_left: 9,
  });
  expect(data.audit_log.map(({ detail }: { detail: string }) => detail)).toEqual(['recovery code used', 'turned on']);
  await knock();
  await post('deleteAccount', { proof, code: recoveryCodes[1] }, session);
  expect((await rowsOf()).flat()).toEqual([]);
});

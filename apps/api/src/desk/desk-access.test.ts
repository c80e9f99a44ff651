import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type AccountsApp, EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { JONAS, makeOperator, useDeskApp } from '../../test/servers/desk-app.ts';
import { addOperator } from '../operators/change-role.ts';
import { runOperatorCommand } from '../operators/operator-command.ts';

const CALLS = ENDPOINTS.filter(({ access }) => access === 'operator');

type Headers = Record<string, string>;

/** Makes every call of the desk; returns the codes it was answered with. */
const tryAll = async ({ app }: AccountsApp, headers: Headers): Promise<Set<string>> => {
  const codes = new Set<string>();
  for (const { method, path } of CALLS) {
    const payload =
      method === 'GET' ? {} : { payload: { reason: 'x', text: 'x', paid_on: '2026-03-10', what: 'contract' } };
    const answer: LightMyRequestResponse = await app.inject({
      method,
      url: path.replace(/\{\w+\}/g, '1'),
      headers,
      ...payload,
    });
    codes.add(`${answer.statusCode} ${answer.json().code}`);
  }
  return codes;
};

describe('the desk', () => {
  it('has no call that is not for operators', () => {
    expect(CALLS.length).toBeGreaterThan(25);
    const outside = ENDPOINTS.filter(({ access, path }) => path.startsWith('/api/desk') && access !== 'operator');
    expect(outside).toEqual([]);
  });

  it('does not exist for members, not one call of it, and does nothing for them', async () => {
    const app = await useDeskApp();
    await app.join();
    const log = () => app.database.db.selectFrom('operator_action').select('id').execute();
    const before = await log();
    expect(await tryAll(app, await app.enter())).toEqual(new Set(['404 not_found']));
    expect(await log()).toEqual(before);
  });

  it('asks visitors to sign in', async () => {
    expect(await tryAll(await useAccountsApp(), {})).toEqual(new Set(['401 not_signed_in']));
  });

  it('asks operators for a second factor first', async () => {
    const app = await useAccountsApp();
    await app.join();
    await runOperatorCommand({ db: app.database.db, clock: app.clock }, ['add', EVA.email]);
    expect(await tryAll(app, await app.enter())).toEqual(new Set(['403 second_factor_missing']));
  });

  it('is closed to a session that began with a mailed password', async () => {
    const app = await useDeskApp();
    await app.database.db.updateTable('session').set({ must_choose_password: true }).execute();
    expect(await tryAll(app, app.operator)).toEqual(new Set(['403 password_change_required']));
  });

  it('closes at once when the role is taken away', async () => {
    const { look, database, clock } = await useDeskApp();
    expect((await look('log')).statusCode).toBe(200);
    await runOperatorCommand({ db: database.db, clock }, ['remove', JONAS.email]);
    expect((await look('log')).statusCode).toBe(401);
  });
});

describe('the session of an operator', () => {
  it('ends after 30 minutes without an action; what the page asks by itself does not keep it', async () => {
    const { look, clock } = await useDeskApp();
    clock.pass(29);
    expect((await look('log')).statusCode).toBe(200);
    clock.pass(29);
    expect((await look('log')).statusCode).toBe(200);
    clock.pass(20);
    expect((await look('overview')).statusCode).toBe(200);
    clock.pass(10);
    expect((await look('overview')).statusCode).toBe(401);
  });

  it('ends after twelve hours, however much it is used', async () => {
    const { look, clock } = await useDeskApp();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.pass(20);
      expect((await look('log')).statusCode).toBe(200);
    }
    clock.pass(20);
    expect((await look('log')).statusCode).toBe(401);
  });

  it('begins anew with the role: those from before end', async () => {
    const { join, enter, get, database, clock } = await useAccountsApp();
    await join();
    const session = await enter();
    const { id } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    await addOperator({ db: database.db, clock }, id);
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
    const user = (await get('getUserDetails', await enter())).json().user;
    expect(user).toMatchObject({ is_operator: true });
  });

  it('of a member lasts as before', async () => {
    const { join, enter, get, clock } = await useDeskApp();
    await join();
    const session = await enter();
    clock.pass(24 * 60);
    expect((await get('getUserDetails', session)).json().user).toMatchObject({ is_operator: false });
  });
});

describe('npm run operator', () => {
  const useCommand = async () => {
    const app = await useAccountsApp();
    await app.join();
    return {
      ...app,
      run: (...words: string[]) => runOperatorCommand({ db: app.database.db, clock: app.clock }, words),
    };
  };

  it('adds, lists and removes, says what is missing, and is written down', async () => {
    const { run, database } = await useCommand();
    expect(await run('list')).toEqual(['There is no operator yet. Add one: npm run operator -- add <email>']);
    expect((await run('add', EVA.email.toUpperCase()))[1]).toContain('has no second factor yet');
    expect(await run('add', EVA.email)).toEqual([`${EVA.email} is an operator already.`]);
    expect((await run('list'))[0]).toContain(`${EVA.email}  Eva Muster  since 2026-03-10  has no second factor yet`);
    expect((await run('remove', EVA.email))[0]).toContain('is no operator any more');
    expect(await run('remove', EVA.email)).toEqual([`${EVA.email} was no operator.`]);
    const log = await database.db
      .selectFrom('operator_action')
      .select(['action', 'actor_kind'])
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'operator.added', actor_kind: 'command' },
      { action: 'operator.removed', actor_kind: 'command' },
    ]);
  });

  it('answers a wrong call with the usage', async () => {
    const { run } = await useCommand();
    for (const words of [[], ['make', EVA.email], ['add'], ['add', 'nobody@kunde.example']]) {
      await expect(run(...words)).rejects.toMatchObject({
        suggestion: expect.stringContaining('npm run operator -- add'),
      });
    }
  });
});

it('two operators each have a name in the log', async () => {
  const app = await useDeskApp();
  const { operator } = await makeOperator(app, { fullname: 'Lale Demir', email: 'lale@firmament.example' });
  await app.join();
  const { id } = await app.database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', EVA.email)
    .executeTakeFirstOrThrow();
  await app.act(`members/${id}/signOut`);
  await app.act(`members/${id}/signOut`, {}, operator);
  const { entries } = (await app.look('log?subject=member')).json();
  expect(entries.map(({ actor }: { actor: { name: string } }) => actor.name)).toEqual(['Lale Demir', 'Jonas Egger']);
  expect((await app.look('log?actor=demir')).json().entries).toHaveLength(1);
});

import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import type { DestinationStream } from 'pino';
import { describe, expect, it } from 'vitest';
import { cookieOf, EVA, passwordIn, tokenIn, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { hashAtFullCost, watchComparisons } from '../../test/tools/quick-argon2.ts';
import { createLogger } from '../platform/logger.ts';

const credentials = { email: EVA.email, password: EVA.password };

describe('the session cookie', () => {
  it.each([
    ['http', {}, undefined, 'firmament_session'],
    ['https', { publicUrl: 'https://firmament.example' }, true, '__Host-firmament_session'],
  ])('cannot be read by scripts or sent along by other sites (%s)', async (_, config, secure, name) => {
    const { join, post } = await useAccountsApp({ config });
    await join();
    const cookie = (await post('login', credentials)).cookies.find((set) => set.name === name);
    expect(cookie).toMatchObject({
      name,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 2_592_000,
    });
    expect(cookie?.secure).toBe(secure);
    expect(cookie).not.toHaveProperty('domain');
  });

  it('is accepted on https only under the name that no neighbouring site can set', async () => {
    const { join, enter, get } = await useAccountsApp({ config: { publicUrl: 'https://firmament.example' } });
    await join();
    const { cookie } = await enter();
    expect((await get('getUserDetails', { cookie })).statusCode).toBe(200);
    expect((await get('getUserDetails', { cookie: cookie.replace('__Host-', '') })).statusCode).toBe(401);
  });

  it('is new at every sign-in; a planted one is never taken over', async () => {
    const { join, post, get, enter } = await useAccountsApp();
    await join();
    const planted = { cookie: `firmament_session=${'A'.repeat(43)}` };
    const answer = await post('login', credentials, planted);
    expect(cookieOf(answer)).not.toEqual(planted);
    expect((await get('getUserDetails', planted)).statusCode).toBe(401);

    const before = await enter();
    const after = cookieOf(await post('login', credentials, before));
    expect(after).not.toEqual(before);
    expect((await get('getUserDetails', before)).statusCode).toBe(401);
    expect((await get('getUserDetails', after)).statusCode).toBe(200);
  });
});

describe('a call for members', () => {
  const calls = ENDPOINTS.filter(({ access }) => access === 'member');

  it('is refused without a session, whichever call it is', async () => {
    const { app } = await useAccountsApp();
    expect(calls.length).toBeGreaterThan(8);
    for (const { method, path } of calls) {
      const payload = method === 'GET' ? {} : { payload: {} };
      const answer = await app.inject({ method, url: path.replace(/\{\w+\}/g, '1'), ...payload });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 401, 'not_signed_in']);
    }
  });

  it('is refused with the uid of another member, in the query or in the body', async () => {
    const { join, enter, get, post } = await useAccountsApp();
    await join();
    await join({ email: 'max@kunde.example' });
    const session = await enter();
    const { uid } = (await get('getUserDetails', session)).json().user;
    const other = String(Number(uid) + 1);
    expect((await get(`getUserDetails?uid=${uid}`, session)).statusCode).toBe(200);
    expect((await get(`getUserDetails?uid=${other}`, session)).json()).toMatchObject({ code: 'forbidden' });
    expect((await get(`exportUserData?uid=${other}`, session)).statusCode).toBe(403);
    const answer = await post('changeName', { uid: other, fullname: 'Mallory' }, session);
    expect(answer.statusCode).toBe(403);
    expect((await get('getUserDetails', await enter({ email: 'max@kunde.example' }))).json().user.fullname).toBe(
      EVA.fullname,
    );
  });
});

describe('another site', () => {
  it.each(['login', 'logout', 'register', 'changePassword', 'deleteAccount'])('cannot call %s', async (path) => {
    const { join, enter, app, get } = await useAccountsApp();
    await join();
    const session = await enter();
    const send = (headers: Record<string, string>, payload: string) =>
      app.inject({ method: 'POST', url: `/api/${path}`, headers: { ...session, ...headers }, payload });
    const json = { 'content-type': 'application/json' };
    expect((await send({ ...json, origin: 'https://evil.example' }, '{}')).statusCode).toBe(403);
    expect((await send({ 'content-type': 'text/plain' }, '{}')).statusCode).toBe(415);
    expect((await send({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')).statusCode).toBe(415);
    expect((await get('getUserDetails', session)).statusCode).toBe(200);
  });
});

describe('an answer', () => {
  it('does not reveal who has an account', async () => {
    const { join, post } = await useAccountsApp();
    await join();
    const compare = async (path: string, body: (email: string) => unknown) => {
      const [known, unknown] = [await post(path, body(EVA.email)), await post(path, body('nobody@kunde.example'))];
      const visible = ({ statusCode, json, headers }: typeof known) => {
        const { requestId: _, ...rest } = json();
        return { statusCode, rest, names: Object.keys(headers).sort(), length: headers['content-length'] };
      };
      expect(visible(known)).toEqual(visible(unknown));
    };
    await compare('login', (email) => ({ email, password: 'wrong-Passwort' }));
    await compare('register', (email) => ({ ...EVA, email }));
    await compare('reset', (email) => ({ email }));
    await compare('resendVerification', (email) => ({ email }));
  });

  it('does not reveal by its timing who has an account: both take the same comparisons', async () => {
    const { join, post } = await useAccountsApp();
    await join();
    const hashes = watchComparisons();
    const workOfAnswer = async (email: string) => {
      await post('login', { email, password: 'wrong-Passwort' });
      return hashes.splice(0).map((hash) => hash.split('$').slice(0, 4));
    };
    const known = await workOfAnswer(EVA.email);
    expect(known.length).toBeGreaterThan(0);
    expect(await workOfAnswer('nobody@kunde.example')).toEqual(known);
  });
});

describe('secrets', () => {
  it('are stored as digests only, in the job queue too', async () => {
    hashAtFullCost();
    const { join, enter, post, deliver, database } = await useAccountsApp();
    await join();
    await post('register', { ...EVA, email: 'max@kunde.example' });
    const dumpWhileQueued = await dump(database.pool);
    const [mail] = await deliver();
    await post('reset', { email: EVA.email });
    const [reset] = await deliver();
    const { cookie } = await enter();
    const secrets = [EVA.password, cookie.split('=')[1], tokenIn(mail), passwordIn(reset)];
    const text = dumpWhileQueued + (await dump(database.pool));
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(7);
      expect(text).not.toContain(secret);
    }
  });

  it('are never logged', async () => {
    const lines: string[] = [];
    const stream: DestinationStream = { write: (line) => void lines.push(line) };
    const { join, post, enter, get } = await useAccountsApp({ logger: createLogger('trace', stream) });
    await join();
    const { cookie } = await enter();
    await post('login', { email: EVA.email, password: 'wrong-Passwort' });
    await post('login', { email: 'x', password: 'wrong-Passwort' });
    await get(`verify?token=${'b'.repeat(43)}`, { cookie });
    const log = lines.join('');
    expect(log).toContain('/api/login');
    for (const secret of [EVA.password, 'wrong-Passwort', EVA.email, cookie.split('=')[1], 'bbbbbbbb']) {
      expect(log).not.toContain(secret);
    }
  });
});

const dump = async (pool: { query(text: string): Promise<{ rows: unknown[] }> }): Promise<string> => {
  const tables = ['account', 'registration', 'session', 'rate_limit', 'graphile_worker._private_jobs'];
  const rows = await Promise.all(tables.map((table) => pool.query(`select to_jsonb(t)::text as row from ${table} t`)));
  return JSON.stringify(rows.map((result) => result.rows));
};

describe('forged names and addresses', () => {
  it.each(['Eva\r\nBcc: all@kunde.example', 'Eva\u2028Muster', '\u202e\u200b', '\u0000', '   '])(
    'a name like %j is refused',
    async (fullname) => {
      const { post } = await useAccountsApp();
      expect((await post('register', { ...EVA, fullname })).statusCode).toBe(400);
    },
  );

  it('marks that turn letters around are no part of a name', async () => {
    const { post, database } = await useAccountsApp();
    expect((await post('register', { ...EVA, fullname: 'Eva\u202e Muster' })).statusCode).toBe(200);
    const { rows } = await database.pool.query('select full_name from registration');
    expect(rows).toEqual([{ full_name: 'Eva Muster' }]);
  });

  it.each([
    'eva@kunde.example\r\nBcc: a@b.example',
    'eva@kunde.example, max@kunde.example',
    'Eva <eva@kunde.example>',
    'еva@kunde.example',
    'ｅva@kunde.example',
    '\u212aim@kunde.example',
    'eva@kunde',
    'eva@[127.0.0.1]',
  ])('an address like %j is refused', async (email) => {
    const { post, deliver } = await useAccountsApp();
    expect((await post('register', { ...EVA, email })).statusCode).toBe(400);
    expect((await post('reset', { email })).statusCode).toBe(400);
    expect(await deliver()).toEqual([]);
  });

  it('an address is one account, however it is spelt', async () => {
    const { join, post, deliver, database } = await useAccountsApp();
    await join({ email: ' EVA@Kunde.Example ' });
    await post('register', { ...EVA, email: 'eva@KUNDE.example' });
    expect(await deliver()).toMatchObject([{ subject: 'You already have a Firmament account' }]);
    expect((await post('login', { ...credentials, email: 'Eva@kunde.EXAMPLE' })).statusCode).toBe(200);
    expect(await database.db.selectFrom('account').select('email').execute()).toEqual([{ email: EVA.email }]);
  });

  it('a name brings no markup into a mail, and is not in a mail to an unproven address', async () => {
    const { post, deliver, join } = await useAccountsApp();
    const fullname = '<a href="https://evil.example">Win</a>';
    await post('register', { ...EVA, fullname });
    const [mail] = await deliver();
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain('evil.example');
    await join({ fullname, email: 'max@kunde.example' });
    await post('reset', { email: 'max@kunde.example' });
    const [toMember] = await deliver();
    expect(toMember?.html).not.toContain('<a href="https://evil');
    expect(toMember?.html).toContain('&lt;a href');
  });
});

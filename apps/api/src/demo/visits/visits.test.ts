import { MAX_VISITS } from '@firmament/api-contract/calls/demo';
import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { LIMITS } from '@firmament/api-contract/limits';
import { DAY_MS, HOUR_MS } from '@firmament/calendar/day';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type AccountsApp, cookieOf, EVA, useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { MINUTES_PER_DAY } from '../../../test/tools/test-clock.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { addOperator } from '../../operators/change-role.ts';
import { PERSONAL_DATA } from '../../personal-data-sources.ts';
import { callerName } from '../../platform/http/caller-of.ts';
import { visitsHandler } from './end-visits.ts';

/** The demo, where every call may come from an address of its own. */
const useDemo = () => useAccountsApp({ config: { isDemo: true, trustProxy: true } });

const visitFrom = ({ post }: AccountsApp, address = '192.0.2.1', language = 'en') =>
  post('demo/visit', {}, { 'x-forwarded-for': address, 'accept-language': language });

const clean = ({ database: { db }, clock }: AccountsApp, isDemo = true) =>
  visitsHandler({ db, clock, isDemo, personalData: PERSONAL_DATA, endContract: async () => {} }).handle({});

const countAccounts = async ({ database: { db } }: AccountsApp): Promise<number> =>
  (await db.selectFrom('account').select('id').execute()).length;

describe('a visitor of the demo', () => {
  it('gets an account of their own that no password, mail or other sign-in ever opens', async () => {
    const demo = await useDemo();
    const { post, get, deliver, clock, database } = demo;
    const [first, second] = [await visitFrom(demo, '192.0.2.1', 'de'), await visitFrom(demo)];
    expect(first.json()).toMatchObject({
      success: true,
      message: 'Dieses Demo-Konto gehört Ihnen allein. Es wird in einem Tag gelöscht.',
      user: { language: 'de', has_password: false, has_google: false, is_operator: false, membership_id: 0 },
    });
    const { email, uid, visit_ends_at } = first.json().user;
    expect(email).toMatch(/^[0-9a-f]{16}@visitors\.firmament\.example$/);
    expect(Date.parse(visit_ends_at)).toBe(clock.now().getTime() + DAY_MS);
    expect(second.json().user.uid).not.toBe(uid);
    const visitor = cookieOf(first);
    expect((await get('getUserDetails', visitor)).json().user.email).toBe(email);
    expect((await get('getSessions', visitor)).json().sessions).toMatchObject([{ signed_in_with: 'visit' }]);

    await post('reset', { email });
    await post('register', { ...EVA, email });
    await post('resendVerification', { email });
    for (let i = 0; i < 11; i++) await post('login', { email, password: 'guess-guess' });
    expect(await deliver()).toEqual([]);
    const { new_password_digest } = await database.db
      .selectFrom('account')
      .select('new_password_digest')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(new_password_digest).toBeNull();
    expect(await addOperator({ db: database.db, clock }, Number(uid))).toBe(false);
  });

  it('cannot do what would bother or mislead others, or outlive the visit', async () => {
    const demo = await useDemo();
    const visitor = cookieOf(await visitFrom(demo));
    const closed = ENDPOINTS.filter(({ isClosedToVisitors }) => isClosedToVisitors);
    expect(closed.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'openTicket',
        'reportIdentity',
        'checkBirthDate',
        'placeOrder',
        'addPasskey',
        'changeName',
      ]),
    );
    for (const { id, path, method } of closed) {
      const url = path.replace(/\{\w+\}/g, '1');
      const answer = await demo.app.inject({ method, url, headers: visitor, payload: {} });
      expect([id, answer.statusCode, answer.json().message]).toEqual([
        id,
        403,
        expect.stringMatching(/^Your demo acc/),
      ]);
    }
    await demo.join();
    expect((await demo.post('changeName', { fullname: 'Eva Neu' }, await demo.enter())).statusCode).toBe(200);
  });

  it('counts together with all others at the same address', () => {
    const from = (ip: string, isVisitor: boolean) => callerName({ ip, member: { accountId: 7, isVisitor } });
    expect(from('192.0.2.1', true)).toBe(callerName({ ip: '192.0.2.1', member: null }));
    expect(from('192.0.2.1', false)).toBe(from('192.0.2.2', false));
  });
});

describe('visits', () => {
  it('are limited by address and in all; whoever has left makes room', async () => {
    const demo = await useDemo();
    const { clock, database, post } = demo;
    for (let i = 0; i < LIMITS.demoVisit.count; i++) expect((await visitFrom(demo)).statusCode).toBe(200);
    expect((await visitFrom(demo)).statusCode).toBe(429);
    expect((await visitFrom(demo, '192.0.2.2')).statusCode).toBe(200);
    const alive = await countAccounts(demo);
    await sql`
      with made as (
        insert into account (email, full_name, language, membership_start, created_at, visit_ends_at)
        select n || '@visitors.firmament.example', 'Kim Auer', 'de', now(), now(), now() + interval '1 day'
        from generate_series(1, ${MAX_VISITS - alive}::int) as n returning id
      )
      insert into session (account_id, token_digest, signed_in_with, created_at, last_seen_at, expires_at)
      select id, sha256(id::text::bytea), 'visit', ${clock.now()}, ${clock.now()}, ${clock.now()}::timestamptz + interval '1 day'
      from made`.execute(database.db);
    const full = await visitFrom(demo, '192.0.2.3', 'de');
    expect([full.statusCode, full.json().message]).toEqual([429, expect.stringContaining('kein Konto mehr frei')]);

    const { account_id } = await database.db.selectFrom('session').selectAll().limit(1).executeTakeFirstOrThrow();
    const longAgo = new Date(clock.now().getTime() - 3 * HOUR_MS);
    await database.db
      .updateTable('session')
      .set({ last_seen_at: longAgo })
      .where('account_id', '=', account_id)
      .execute();
    const [a, b] = await Promise.all([visitFrom(demo, '192.0.2.3'), visitFrom(demo, '192.0.2.4')]);
    expect([a.statusCode, b.statusCode].sort()).toEqual([200, 429]);
    expect(await countAccounts(demo)).toBe(MAX_VISITS);
    // Members sign up as ever.
    expect((await post('register', EVA, { 'x-forwarded-for': '192.0.2.9' })).statusCode).toBe(200);
  });

  it('end after a day, or when they sign out, with all they have and without a mail', async () => {
    const demo = await useDemo();
    const { post, get, deliver, clock, database } = demo;
    await demo.join();
    const [stays, leaves] = [cookieOf(await visitFrom(demo)), cookieOf(await visitFrom(demo))];
    const company = await addCompany(database.db);
    for (const visitor of [stays, leaves]) {
      await post('watchlist', { entity_type: 'company', entity_id: String(company) }, visitor);
    }
    await post('logout', {}, leaves);
    await clean(demo);
    expect(await countAccounts(demo)).toBe(2);
    expect((await get('watched', stays)).json().watched).toHaveLength(1);
    clock.pass(MINUTES_PER_DAY);
    await clean(demo);
    expect((await get('watched', stays)).statusCode).toBe(401);
    const left = await database.db.selectFrom('account').select('email').execute();
    expect(left).toEqual([{ email: EVA.email }]);
    expect(await database.db.selectFrom('watch').selectAll().execute()).toEqual([]);
    expect(await deliver()).toEqual([]);
  });

  it('begin in demo mode only, and end with it', async () => {
    const demo = await useDemo();
    await visitFrom(demo);
    await clean(demo, false);
    expect(await countAccounts(demo)).toBe(0);
    const real = await useAccountsApp({ config: { isDemo: false } });
    expect((await visitFrom(real)).statusCode).toBe(404);
  });
});

import { MEMBERSHIPS } from '@firmament/api-contract/membership';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountsApp, useAccountsApp } from '../../test/accounts-app.ts';
import { addCompany } from '../../test/records.ts';
import { countOpening } from './count-opening.query.ts';

const QUOTA = MEMBERSHIPS[0]?.companyRequestsPerMonth ?? 0;
const MINUTES_PER_DAY = 24 * 60;

type MemberApp = AccountsApp & {
  session: { cookie: string };
  open(companyId: number, headers?: Record<string, string>): ReturnType<AccountsApp['get']>;
  used(): Promise<number>;
  /** As if so many other companies had been opened this month. */
  spend(count: number): Promise<void>;
};

const useMember = async (): Promise<MemberApp> => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const user = async () => (await app.get('getUserDetails', session)).json().user;
  return {
    ...app,
    session,
    open: (companyId, headers = {}) => app.get(`companies?cid=${companyId}`, { ...session, ...headers }),
    used: async () => (await user()).company_requests,
    spend: async (count) => {
      const { uid } = await user();
      await app.database.pool.query('insert into company_request_count values ($1, $2, $3)', [
        uid,
        '2026-03-01',
        count,
      ]);
    },
  };
};

describe('the quota of company requests', () => {
  it('counts a company once a month, however often it is opened', async () => {
    const { open, used, database, clock } = await useMember();
    const [first, second] = [await addCompany(database.db), await addCompany(database.db)];
    for (const id of [first, first, second, first]) expect((await open(id)).statusCode).toBe(200);
    expect(await used()).toBe(2);
    clock.pass(22 * MINUTES_PER_DAY);
    expect(await used()).toBe(0);
  });

  it('renews when the month begins in Vienna', async () => {
    const { open, used, database, clock } = await useMember();
    const id = await addCompany(database.db);
    // From the 10th of March, 9 o'clock UTC, to a minute before and after midnight of the 31st in Vienna (UTC+2).
    clock.pass(21 * MINUTES_PER_DAY + 13 * 60 - 1);
    await open(id);
    expect(await used()).toBe(1);
    clock.pass(2);
    expect(await used()).toBe(0);
    await open(id);
    expect(await used()).toBe(1);
  });

  it('lets the last one through, then says in both languages when it renews', async () => {
    const { open, used, spend, database } = await useMember();
    const [last, tooMany] = [await addCompany(database.db), await addCompany(database.db)];
    await spend(QUOTA - 1);
    expect((await open(last)).statusCode).toBe(200);
    const english = await open(tooMany);
    expect([english.statusCode, english.json().code]).toEqual([402, 'quota_used_up']);
    expect(english.json().message).toBe(
      'You have used all 1,000 company requests of this month. They renew on 1 April 2026.',
    );
    expect((await open(tooMany, { 'accept-language': 'de' })).json().error).toBe(
      'Sie haben alle 1.000 Firmenabrufe dieses Monats verbraucht. Am 1. April 2026 beginnt Ihr Kontingent neu.',
    );
    expect((await open(last)).statusCode).toBe(200);
    expect((await open(tooMany + 1)).statusCode).toBe(404);
    expect(await used()).toBe(QUOTA);
  });

  it('grows at once with a higher plan', async () => {
    const { open, spend, database } = await useMember();
    const id = await addCompany(database.db);
    await spend(QUOTA);
    expect((await open(id)).statusCode).toBe(402);
    await database.pool.query('update account set membership_level = 1');
    expect((await open(id)).statusCode).toBe(200);
  });

  it('is separate for each member', async () => {
    const { open, spend, join, enter, get, database } = await useMember();
    const id = await addCompany(database.db);
    await spend(QUOTA);
    const other = await enter(await join({ email: 'max@kunde.example' }));
    expect((await open(id)).statusCode).toBe(402);
    expect((await get(`companies?cid=${id}`, other)).statusCode).toBe(200);
  });

  it('counts parallel openings of one company once', async () => {
    const { open, used, database } = await useMember();
    const id = await addCompany(database.db);
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await used()).toBe(1);
  });

  it('is never exceeded by parallel openings of several companies', async () => {
    const { open, used, spend, database } = await useMember();
    await spend(QUOTA - 3);
    const ids: number[] = [];
    for (let i = 0; i < 10; i++) ids.push(await addCompany(database.db));
    const answers = await Promise.all(ids.map((id) => open(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(7);
    expect(await used()).toBe(QUOTA);
  });

  it('holds for any openings in any order, and the counter equals the number of rows', async () => {
    const { database, get, session } = await useMember();
    const { db, pool } = database;
    const { uid } = (await get('getUserDetails', session)).json().user;
    const ids: number[] = [];
    for (let i = 0; i < 6; i++) ids.push(await addCompany(db));
    const companies = fc.array(fc.constantFrom(...ids), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(companies, fc.integer({ min: 0, max: 6 }), async (wanted, quota) => {
        await pool.query('truncate company_request, company_request_count');
        const opening = { accountId: Number(uid), month: '2026-03-01', quota, at: new Date() };
        const outcomes = await Promise.all(
          wanted.map(async (companyId) => ({
            companyId,
            isOpen: (await countOpening(db, { ...opening, companyId })).is_open,
          })),
        );
        const opened = new Set(outcomes.filter(({ isOpen }) => isOpen).map(({ companyId }) => companyId));
        const { rows } = await pool.query(`select (select count(*) from company_request) as rows,
          (select coalesce(sum(used), 0) from company_request_count) as used`);
        const expected = Math.min(quota, new Set(wanted).size);
        expect([opened.size, rows[0].rows, rows[0].used]).toEqual([expected, expected, expected]);
        expect(outcomes.filter(({ companyId, isOpen }) => opened.has(companyId) !== isOpen)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

import { STANDARD_PLANS } from '@firmament/api-contract/membership';
import fc from 'fast-check';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { type AccountsApp, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { MINUTES_PER_DAY } from '../../test/tools/test-clock.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import {
  countOpening,
  countWithin,
  giveBackRequests,
  isGranted,
  type RecordKind,
  type Requests,
} from './count-requests.query.ts';

const QUOTA = STANDARD_PLANS[0]?.companyRequestsPerMonth ?? 0;
type MemberApp = AccountsApp & {
  session: { cookie: string };
  open(companyId: number, headers?: Record<string, string>): ReturnType<AccountsApp['get']>;
  meet(profileId: string): ReturnType<AccountsApp['get']>;
  used(): Promise<number>;
  /** As if so many others had been opened this month. */
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
    meet: (profileId) => app.get(`employees?eid=${profileId}`, session),
    used: async () => (await user()).company_requests,
    spend: async (count) => {
      const { uid } = await user();
      await app.database.pool.query('insert into record_request_count values ($1, $2, $3)', [uid, '2026-03-01', count]);
    },
  };
};

describe('the quota of requests', () => {
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
      'You have used all 1,000 requests of this month for companies and people. They renew on 1 April 2026.',
    );
    expect((await open(tooMany, { 'accept-language': 'de' })).json().error).toBe(
      'Sie haben alle 1.000 Abrufe von Unternehmen und Personen dieses Monats verbraucht. Am 1. April 2026 beginnt Ihr Kontingent neu.',
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

  it('counts a person like a company, once a month', async () => {
    const { open, meet, used, database, clock } = await useMember();
    // In a new database both have the same number, and are two records all the same.
    const company = await addCompany(database.db);
    expect(await addPerson(database.db, 'anna')).toBe(company);
    for (let i = 0; i < 3; i++) expect((await meet('anna')).statusCode).toBe(200);
    expect(await used()).toBe(1);
    await open(company);
    expect(await used()).toBe(2);
    clock.pass(22 * MINUTES_PER_DAY);
    await meet('anna');
    expect(await used()).toBe(1);
  });

  it('counts parallel openings of one person once', async () => {
    const { meet, used, spend, database } = await useMember();
    await addPerson(database.db, 'anna');
    await spend(QUOTA - 1);
    const answers = await Promise.all(Array.from({ length: 12 }, () => meet('anna')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect(await used()).toBe(QUOTA);
  });

  it('refuses a person when it is used up, and shows those opened before', async () => {
    const { meet, used, spend, database } = await useMember();
    await addPerson(database.db, 'anna', { email: 'anna@alpenglas.example' });
    await addPerson(database.db, 'bert', { email: 'bert@alpenglas.example' });
    await spend(QUOTA - 1);
    expect((await meet('anna')).statusCode).toBe(200);
    const refused = await meet('bert');
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'quota_used_up']);
    expect(refused.body).not.toContain('bert@');
    expect((await meet('anna')).statusCode).toBe(200);
    expect(await used()).toBe(QUOTA);
  });

  it('is never exceeded by parallel openings of several companies and people', async () => {
    const { open, meet, used, spend, database } = await useMember();
    await spend(QUOTA - 3);
    const ids: number[] = [];
    for (let i = 0; i < 5; i++) ids.push(await addCompany(database.db));
    for (const id of ids) await addPerson(database.db, `person-${id}`);
    const answers = await Promise.all(ids.flatMap((id) => [open(id), meet(`person-${id}`)]));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(7);
    expect(await used()).toBe(QUOTA);
  });
});

type Step = { kind: RecordKind; picks: readonly number[]; isExport: boolean };

const step: fc.Arbitrary<Step> = fc
  .record({
    kind: fc.constantFrom<RecordKind>('company', 'person'),
    picks: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 }),
    isExport: fc.boolean(),
  })
  // Opened one by one, exported several at a time.
  .map(({ picks, ...rest }) => ({ ...rest, picks: rest.isExport ? picks : picks.slice(0, 1) }));

const waitUntilBlocked = async (pool: pg.Pool): Promise<void> => {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await pool.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('counting', () => {
  it('an opening that keeps what an export has counted never collides with others that want it too', async () => {
    const { database, get, session, clock } = await useMember();
    const { db, pool } = database;
    const id = await addCompany(db);
    const { uid } = (await get('getUserDetails', session)).json().user;
    const requests: Requests = {
      accountId: uid,
      kind: 'company',
      ids: [id],
      month: '2026-03-01',
      quota: 5,
      at: clock.now(),
      isOpening: false,
    };
    await db.transaction().execute((trx) => countWithin(trx, { ...requests, exportId: 1 }));
    const free = { found: 1, free: 1, counted: 0 };
    const keep = async () => {
      const opening = await pool.connect();
      await opening.query('begin');
      await opening.query('update record_request set export_id = null');
      return async () => {
        await opening.query('commit');
        opening.release();
      };
    };
    const commit = await keep();
    const next = db.transaction().execute((trx) => countWithin(trx, { ...requests, exportId: 2 }));
    await waitUntilBlocked(pool);
    await commit();
    expect(await next).toMatchObject(free);

    // Two openings, and an export that has the counter and now wants the record: no two may wait for each other.
    await pool.query('update record_request set export_id = 1');
    const commitFirst = await keep();
    const exporting = await pool.connect();
    await exporting.query('begin');
    await exporting.query('select from record_request_count for update');
    const second = countOpening(db, { ...requests, isOpening: true });
    await waitUntilBlocked(pool);
    await commitFirst();
    await waitUntilBlocked(pool);
    await exporting.query('select from record_request for update');
    await exporting.query('commit');
    exporting.release();
    expect(await second).toMatchObject(free);
  });

  const useRecords = async () => {
    const { database, get, session } = await useMember();
    const accountId = Number((await get('getUserDetails', session)).json().user.uid);
    const ids: Record<RecordKind, number[]> = { company: [], person: [] };
    for (let i = 0; i < 5; i++) {
      ids.company.push(await addCompany(database.db));
      ids.person.push(await addPerson(database.db, `person-${i}`));
    }
    const { db, pool } = database;
    const empty = () => pool.query('delete from record_request; delete from record_request_count');
    const count = (requests: Omit<Requests, 'accountId' | 'month' | 'at'>) => {
      const all = { ...requests, accountId, month: '2026-03-01', at: new Date() };
      return requests.isOpening ? countOpening(db, all) : db.transaction().execute((trx) => countWithin(trx, all));
    };
    const totals = async () => {
      const { rows } = await pool.query(`select (select count(*) from record_request) as rows,
        (select coalesce(sum(used), 0) from record_request_count) as used`);
      return [rows[0].rows, rows[0].used];
    };
    return { db, accountId, ids, empty, count, totals };
  };

  it('holds for any openings and exports at once, and the counter equals the number of rows', async () => {
    const { ids, empty, count, totals } = await useRecords();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.integer({ min: 0, max: 10 }), async (steps, quota) => {
        await empty();
        const running = steps.map(async ({ kind, picks, isExport }, exportId) => {
          const wanted = picks.map((pick) => ids[kind][pick] ?? 0);
          const more = isExport ? { isOpening: false, exportId } : { isOpening: true };
          const outcome = await count({ kind, ids: wanted, quota, ...more });
          return { names: wanted.map((id) => `${kind} ${id}`), isGranted: isGranted(outcome) };
        });
        // If one fails, the others must not go on into the next round.
        await Promise.allSettled(running);
        const outcomes = await Promise.all(running);
        const [rows, used] = await totals();
        const seen = new Set(outcomes.filter((one) => one.isGranted).flatMap(({ names }) => names));
        expect([rows, used]).toEqual([seen.size, seen.size]);
        expect(used).toBeLessThanOrEqual(quota);
        const all = new Set(outcomes.flatMap(({ names }) => names));
        if (all.size <= quota) expect(seen.size).toBe(all.size);
        // An export may be refused before others pay for its last record; an opening is not, once its record is paid.
        const openings = outcomes.filter((_, place) => steps[place]?.isExport === false);
        expect(openings.filter(({ names, isGranted }) => !isGranted && names.some((name) => seen.has(name)))).toEqual(
          [],
        );
      }),
      // Which of them comes first differs from run to run, so a smaller example cannot be found.
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('gives back what an export counted, but for what was opened meanwhile', async () => {
    const { db, accountId, ids, count, totals } = await useRecords();
    const [opened = 0, ...others] = ids.company;
    const [last = 0] = others;
    await count({ kind: 'company', ids: [opened], quota: 10, isOpening: true });
    await count({ kind: 'company', ids: ids.company, quota: 10, isOpening: false, exportId: 7 });
    expect(await totals()).toEqual([5, 5]);
    await count({ kind: 'company', ids: [last], quota: 10, isOpening: true });
    await giveBackRequests(db, accountId, 7);
    expect(await totals()).toEqual([2, 2]);
    expect(
      await count({ kind: 'company', ids: [opened, last], quota: 2, isOpening: false, exportId: 8 }),
    ).toMatchObject({
      found: 2,
      free: 2,
      counted: 0,
    });
  });

  it('counts all records of an export or none', async () => {
    const { ids, count, totals } = await useRecords();
    const all = { kind: 'person', ids: ids.person, isOpening: false, exportId: 1 } as const;
    expect(await count({ ...all, quota: 4 })).toEqual({ found: 5, free: 0, counted: 0, left: 4 });
    expect(await totals()).toEqual([0, 0]);
    expect(await count({ ...all, quota: 5 })).toEqual({ found: 5, free: 0, counted: 5, left: 5 });
    expect(await count({ ...all, quota: 5 })).toEqual({ found: 5, free: 5, counted: 0, left: 0 });
  });
});

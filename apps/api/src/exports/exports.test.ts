import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { DAY_MS } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { MINUTES_PER_DAY } from '../../test/tools/test-clock.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addPerson, addReport } from '../../test/worlds/records.ts';
import { OURSELVES } from '../platform/fairness/caller.ts';
import { createLogger } from '../platform/logger.ts';
import { giveBackRequests } from '../record-requests/count-requests.query.ts';
import { requestForExport } from '../record-requests/request-records.ts';
import { createExport } from './create-export.ts';
import { quotaOf } from './export-quota.ts';
import { purgeExports } from './exports.handlers.ts';

type Session = { cookie: string };

const GERMAN = { 'accept-language': 'de' };
const CONTACTS = { subject: 'contacts', format: 'csv' };
const useMember = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const take = (body: object = CONTACTS, headers: object = {}, as: Session = session) =>
    app.post('exports', body, { ...as, ...headers });
  const ledger = async (as: Session = session) => (await app.get('exports', as)).json();
  const used = async (as: Session = session): Promise<number> =>
    (await app.get('getUserDetails', as)).json().user.data_exports;
  const requested = async (): Promise<number> =>
    (await app.get('getUserDetails', session)).json().user.company_requests;
  const keep = async (profileId: string, person = {}) => {
    const id = await addPerson(app.database.db, profileId, person);
    await app.database.pool.query(
      `insert into contact (account_id, person_id, note, tags, added_at)
       select id, $1, 'Messe', '{Kunde}', $2 from account where email = $3`,
      [id, app.clock.now(), EVA.email],
    );
  };
  return { ...app, session, take, ledger, used, requested, keep };
};

describe('the contact list', () => {
  it('becomes a CSV in the language of the request, with the member’s notes', async () => {
    const { take, keep } = await useMember();
    await keep('anna', { title: '=1+1', phone: '+43 1 555', country: 'AT', is_management: true });
    const answer = await take(CONTACTS, GERMAN);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="firmament-kontakte-2026-03-10.csv"',
      'x-export-rows': '1',
      'cache-control': 'private, no-store',
    });
    const [headings, line, end] = answer.body.split('\r\n');
    expect(headings).toMatch(/^\ufeffProfil-ID;Name;Position;/);
    expect(line).toBe(
      "anna;Anna Beispiel;'=1+1;;;;;;Österreich;Ja;;+43 1 555;;;;;Profil;;;;Erfundene Daten der Firmament-Demo;Messe;Kunde;2026-03-10",
    );
    expect(end).toBe('');
  });

  it('becomes JSON with the wire’s names, vCards or a workbook', async () => {
    const { take, keep } = await useMember();
    await keep('anna');
    const json = (await take({ ...CONTACTS, format: 'json' })).json();
    expect(json).toMatchObject([
      { employee_id: 'anna', fullName: 'Anna Beispiel', is_management: false, note: 'Messe' },
    ]);
    const cards = await take({ ...CONTACTS, format: 'vcard' });
    expect(cards.headers['content-disposition']).toContain('.vcf"');
    expect(cards.body).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0[\s\S]*END:VCARD\r\n$/);
    const workbook = await take({ ...CONTACTS, format: 'xlsx' });
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('is the member’s own, and leaves out people who objected', async () => {
    const { take, keep, post, deliver, join, enter } = await useMember();
    await keep('anna', { email: 'anna@alpenglas.example' });
    await keep('bert', { full_name: 'Bert Beispiel' });
    const other = await enter(await join({ email: 'max@kunde.example' }));
    expect((await take({ ...CONTACTS, format: 'json' }, {}, other)).json()).toEqual([]);
    await objectFrom({ post, deliver }, { email: 'anna@alpenglas.example' });
    const rows = (await take({ ...CONTACTS, format: 'json' })).json();
    expect(rows.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['Bert Beispiel']);
  });
});

describe('the requests of an export', () => {
  const ROW = { ...CONTACTS, columns: 'row', format: 'json' };

  it('are counted for people who were not opened this month, and only once', async () => {
    const { take, keep, get, post, session, requested } = await useMember();
    for (const name of ['anna', 'bert', 'cleo']) await keep(name);
    await get('employees?eid=anna', session);
    const { requests } = (await post('exports/preview', { subject: 'contacts' }, session)).json();
    expect(requests).toEqual({ free: 1, counted: 2, quota: 1_000, left: 999, affordable_rows: 3 });
    expect((await take()).statusCode).toBe(200);
    expect(await requested()).toBe(3);
    await take();
    await get('employees?eid=bert', session);
    expect(await requested()).toBe(3);
  });

  it('are none for the columns of a result row, which tell nobody how to reach a person', async () => {
    const { take, keep, requested } = await useMember();
    const secrets = { email: 'anna@alpenglas.example', phone: '+43 1 555', linkedin: 'anna', github: 'annab' };
    await keep('anna', { ...secrets, title: 'CEO' });
    expect((await take(ROW)).json()).toEqual([
      {
        employee_id: 'anna',
        fullName: 'Anna Beispiel',
        title: 'CEO',
        headline: null,
        company_id: null,
        company_name: null,
        industry: null,
        locality: null,
        note: 'Messe',
        tags: 'Kunde',
        kind: 'profile',
        birth_year: null,
        current_mandates: null,
        company_count: null,
        added_at: '2026-03-10',
        sources: 'Fictional data of the Firmament demo',
      },
    ]);
    const cards = (await take({ ...ROW, format: 'vcard' })).body;
    expect(cards).toContain('FN:Anna Beispiel');
    expect(cards).not.toMatch(/EMAIL|TEL|URL/);
    expect(await requested()).toBe(0);
  });

  it('refuse a file for which too few are left; the first rows fit, and those of the list', async () => {
    const { take, keep, post, session, requested, used, database } = await useMember();
    for (const name of ['anna', 'bert', 'cleo']) await keep(name);
    await database.pool.query(`insert into record_request_count select id, '2026-03-01', 998 from account`);
    const { requests } = (await post('exports/preview', { subject: 'contacts' }, session)).json();
    expect(requests).toEqual({ free: 0, counted: 3, quota: 1_000, left: 2, affordable_rows: 2 });
    const refused = await take();
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'quota_used_up']);
    expect(refused.json().message).toBe(
      'This file would count 3 people not opened this month, but only 2 of your 1,000 requests are left. Export only the columns of the result list, which count nothing, or fewer rows.',
    );
    expect((await take(CONTACTS, GERMAN)).json().error).toMatch(/^Diese Datei würde 3 .* nur noch 2 übrig\./);
    expect([await requested(), await used()]).toEqual([998, 0]);
    expect((await take(ROW)).statusCode).toBe(200);
    const part = await take({ ...CONTACTS, format: 'json', max_rows: requests.affordable_rows });
    expect(part.json()).toHaveLength(2);
    expect(await requested()).toBe(1_000);
  });

  it('are shared with openings at the same moment', async () => {
    const { take, keep, get, session, requested, database } = await useMember();
    for (const name of ['anna', 'bert', 'cleo']) await keep(name);
    await database.pool.query(`insert into record_request_count select id, '2026-03-01', 997 from account`);
    const answers = await Promise.all([take(), get('employees?eid=anna', session), take(), take()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await requested()).toBe(1_000);
  });
});

describe('one company', () => {
  it('is all we know in JSON, a line in CSV, and counts as opened', async () => {
    const { take, get, session, database } = await useMember();
    const id = await addCompany(database.db, { founded_on: '1999-04-01', country: 'AT' });
    await addReport(database.db, id, '2024-12-31', { revenue: 1_000, equity_ratio: 12.5 });
    await addReport(database.db, id, '2023-12-31', { revenue: 900 });
    const json = await take({ subject: 'company', company_id: id, format: 'json' });
    expect(json.headers['content-disposition']).toBe('attachment; filename="firmament-alpenglas-gmbh-2026-03-10.json"');
    expect(json.json()).toMatchObject({ company: { company_name: 'Alpenglas GmbH' }, financials: [{}, {}] });
    const [, line] = (await take({ subject: 'company', company_id: id, format: 'csv' })).body.split('\r\n');
    expect(line).toMatch(/^\d+,Alpenglas GmbH,,Active,,1999-04-01,.*,Austria,.*,2024-12-31,1000,/);
    expect((await get('getUserDetails', session)).json().user).toMatchObject({ company_requests: 1, data_exports: 2 });
  });

  it('that does not exist costs nothing', async () => {
    const { take, used, post, session } = await useMember();
    const nowhere = { subject: 'company', company_id: 4711 };
    expect((await take({ ...nowhere, format: 'csv' })).statusCode).toBe(404);
    expect((await post('exports/preview', nowhere, session)).statusCode).toBe(404);
    expect(await used()).toBe(0);
  });
});

describe('the quota of exports', () => {
  it('is shown in the account, and a refusal says when the next export is possible', async () => {
    const { take, used, clock, post, session } = await useMember();
    for (let i = 0; i < 10; i++) {
      expect((await take()).statusCode).toBe(200);
      clock.pass(1);
    }
    expect(await used()).toBe(10);
    const english = await take();
    expect([english.statusCode, english.json().code]).toEqual([402, 'quota_used_up']);
    expect(english.json().message).toBe(
      'You have used all 10 exports of the last 24 hours. The next one is possible on 11 March 2026 at 10:00.',
    );
    expect((await take(CONTACTS, GERMAN)).json().error).toBe(
      'Sie haben alle 10 Exporte der letzten 24 Stunden verbraucht. Der nächste ist am 11. März 2026 um 10:00 Uhr möglich.',
    );
    const preview = (await post('exports/preview', { subject: 'contacts' }, session)).json();
    expect(preview).toEqual({
      total: 0,
      rows: 0,
      is_cut: false,
      exports: { used: 10, quota: 10, left: 0, renews_at: '2026-03-11T09:00:00.000Z' },
      requests: { free: 0, counted: 0, quota: 1_000, left: 1_000, affordable_rows: 0 },
    });
    clock.pass(MINUTES_PER_DAY - 10);
    expect((await take()).statusCode).toBe(200);
    expect((await take()).statusCode).toBe(402);
  });

  it('is never exceeded by parallel exports, and each member has their own', async () => {
    const { take, used, join, enter } = await useMember();
    const answers = await Promise.all(Array.from({ length: 14 }, () => take()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(4);
    const other = await enter(await join({ email: 'max@kunde.example' }));
    expect([await used(), await used(other)]).toEqual([10, 0]);
    expect((await take(CONTACTS, {}, other)).statusCode).toBe(200);
  });

  it('is larger for Premium', async () => {
    const { take, database } = await useMember();
    for (let i = 0; i < 10; i++) await take();
    await database.pool.query('update account set membership_level = 3');
    expect((await take()).statusCode).toBe(200);
  });

  it('is given back if we fail before anything is sent', async () => {
    const { take, used, ledger } = await useMember();
    // Without an index there is no search.
    const answer = await take({ subject: 'companies', performanceIndicators: [], format: 'csv' });
    expect(answer.statusCode).toBe(503);
    expect([await used(), (await ledger()).exports]).toEqual([0, []]);
  });

  it('is given back if reading fails halfway', async () => {
    const { used, requested, database, clock, get, session } = await useMember();
    const { rows } = await database.pool.query(
      `insert into company (name, status, source_id, fetched_at, licence)
       select 'Firma ' || number, 'active', 9, now(), 'Fictional' from generate_series(1, 600) as number returning id`,
    );
    const { uid, email } = (await get('getUserDetails', session)).json().user;
    const file = await createExport(
      {
        db: database.db,
        clock,
        offer: () => SAMPLE_OFFER,
        findIds: async () => ({ total: 600, ids: rows.map(({ id }) => id) }),
        openCompany: () => Promise.reject(new Error('nobody asks')),
        countRequests: (member, records) =>
          requestForExport(database.db, { clock, offer: () => SAMPLE_OFFER }, member, records),
        giveBackRequests: (...lost) => giveBackRequests(database.db, ...lost),
      },
      {
        member: {
          accountId: Number(uid),
          uid,
          sessionId: 1,
          email,
          language: 'en',
          membershipLevel: 0,
          isBlocked: false,
          mustChoosePassword: false,
          isOperator: false,
          isVisitor: false,
        },
        subject: { subject: 'companies', performanceIndicators: [] },
        columns: 'all',
        format: 'csv',
        language: 'en',
        caller: OURSELVES,
        logger: createLogger('silent'),
      },
    );
    for (const _ of ['headings', 'first page']) await file.chunks.next();
    expect([await used(), await requested()]).toEqual([1, 600]);
    await database.pool.query('alter table company rename column fax to fax_away');
    await expect(file.chunks.next()).rejects.toThrow('fax');
    expect([await used(), await requested()]).toEqual([0, 0]);
  });

  it('is given back if the process died halfway, with the requests it counted', async () => {
    const { used, requested, database, clock } = await useMember();
    await database.pool.query(
      `insert into data_export (account_id, subject, format, exported_at) select id, 'contacts', 'csv', $1 from account`,
      [clock.now()],
    );
    await database.pool.query(`
      insert into record_request (account_id, month, person_id, requested_at, export_id)
      select account_id, '2026-03-01', 1, exported_at, id from data_export;
      insert into record_request_count select id, '2026-03-01', 1 from account`);
    const purge = () =>
      purgeExports({ db: database.db, clock, giveBackRequests: (...lost) => giveBackRequests(database.db, ...lost) });
    clock.pass(59);
    await purge();
    expect([await used(), await requested()]).toEqual([1, 1]);
    clock.pass(2);
    await purge();
    expect([await used(), await requested()]).toEqual([0, 0]);
  });

  it('allows the next export exactly when it says', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 86_399_999 }), { maxLength: 30 });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 20 }), (ages, quota) => {
        const now = Date.UTC(2026, 2, 10);
        const counted = ages.map((age) => new Date(now - age)).sort((a, b) => b.getTime() - a.getTime());
        const { left, renews_at } = quotaOf(counted, quota);
        expect(left).toBe(Math.max(0, quota - ages.length));
        expect(renews_at === null).toBe(left > 0);
        if (renews_at === null) return;
        const then = Date.parse(renews_at);
        const countedAt = (moment: number) => counted.filter((date) => date.getTime() > moment - DAY_MS);
        expect(countedAt(then).length).toBeLessThan(quota);
        expect(countedAt(then - 1).length).toBeGreaterThanOrEqual(quota);
      }),
    );
  });
});

describe('the ledger', () => {
  it('lists exports, newest first, and belongs to the member’s data', async () => {
    const { take, ledger, keep, clock, get, post, session, database, join, enter } = await useMember();
    await keep('anna');
    const id = await addCompany(database.db);
    await take();
    clock.pass(1);
    await take({ subject: 'company', company_id: id, format: 'xlsx' });
    const { exports, quota } = await ledger();
    expect(exports).toMatchObject([
      {
        subject: 'company',
        format: 'xlsx',
        company_id: id,
        company_name: 'Alpenglas GmbH',
        rows: 1,
        state: 'complete',
      },
      { subject: 'contacts', format: 'csv', company_id: null, rows: 1, exported_at: '2026-03-10T09:00:00.000Z' },
    ]);
    expect(quota).toEqual({ used: 2, quota: 10, left: 8, renews_at: null });
    const other = await enter(await join({ email: 'max@kunde.example' }));
    expect((await ledger(other)).exports).toEqual([]);
    expect((await get('exportUserData', session)).json().data.data_exports).toHaveLength(2);
    await post('deleteAccount', { proof: { password: EVA.password } }, session);
    expect((await database.pool.query('select from data_export')).rowCount).toBe(0);
  });

  it('is for members, and refuses unknown subjects and formats', async () => {
    const { post, get, take } = await useMember();
    expect((await post('exports', CONTACTS)).statusCode).toBe(401);
    expect((await post('exports/preview', { subject: 'contacts' })).statusCode).toBe(401);
    expect((await get('exports')).statusCode).toBe(401);
    for (const body of [
      { subject: 'companies', performanceIndicators: [], format: 'vcard' },
      { subject: 'company', company_id: 1, format: 'pdf' },
      { subject: 'accounts', format: 'csv' },
      { subject: 'company', format: 'csv' },
    ]) {
      expect((await take(body)).statusCode).toBe(400);
    }
  });
});

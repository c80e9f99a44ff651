import type { Session } from '@firmament/api-contract/user';
import { HOUR_MS } from '@firmament/calendar/day';
import { describe, expect, it } from 'vitest';
import { type AccountsApp, cookieOf, EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { JONAS, makeOperator } from '../../test/servers/desk-app.ts';
import type { TestDatabase } from '../../test/servers/test-database.ts';
import { addPerson } from '../../test/worlds/records.ts';
import { PERSONAL_DATA } from '../personal-data-sources.ts';

const NEW_PASSWORD = 'Noch-Seltener-42';
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };

const useMember = async (): Promise<AccountsApp & { session: { cookie: string } }> => {
  const app = await useAccountsApp();
  await app.join();
  return { ...app, session: await app.enter({}, FIREFOX) };
};

const addCompany = async ({ db }: TestDatabase, name: string): Promise<number> => {
  const { id } = await db
    .insertInto('company')
    .values({ name, status: 'active', source_id: 9, fetched_at: new Date(), licence: 'Fictional' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

describe('the profile', () => {
  it.each([
    ['eva-muster-12'],
    ['https://www.linkedin.com/in/Eva-Muster-12/?trk=x'],
    ['at.linkedin.com/in/eva-muster-12'],
  ])('is linked by %s', async (value) => {
    const { post, session, database } = await useMember();
    await addPerson(database.db, 'eva-muster-12', { full_name: 'Eva Muster' });
    const answer = await post('setProfileData', { key: 'employee_id', value }, session);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Your profile was saved.',
      user: { employee_id: 'eva-muster-12', employee_name: 'Eva Muster' },
    });
  });

  it('is linked only if we have it, and says so when we no longer do', async () => {
    const { post, get, session, database } = await useMember();
    await addPerson(database.db, 'eva-muster');
    const link = (value: string) => post('setProfileData', { key: 'employee_id', value }, session);
    const linked = async () => {
      const { employee_id, employee_name } = (await get('getUserDetails', session)).json().user;
      return [employee_id, employee_name];
    };
    await link('eva-muster');
    const refused = await link('https://www.linkedin.com/in/nobody');
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'This profile is not in our data, so it cannot be linked. Please check the link.',
    ]);
    expect(await linked()).toEqual(['eva-muster', 'Anna Beispiel']);
    await database.pool.query('delete from person');
    expect(await linked()).toEqual(['eva-muster', null]);
  });

  it.each(['https://evil.example/in/eva', 'https://linkedin.com/company/x', 'eva muster', '<script>'])(
    'is not linked by %s',
    async (value) => {
      const { post, session } = await useMember();
      const answer = await post('setProfileData', { key: 'employee_id', value }, session);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Please enter a valid Linkedin profile link');
    },
  );

  it('links a company that we have, and unlinks it again', async () => {
    const { post, session, database } = await useMember();
    const id = await addCompany(database, 'Alpenglas GmbH');
    const link = (value: unknown) => post('setProfileData', { key: 'company_id', value }, session);
    expect((await link(String(id))).json()).toMatchObject({
      success: true,
      message: 'Your profile was saved.',
      user: { company_name: 'Alpenglas GmbH', company_id: id },
    });
    for (const value of ['Alpenglas', '0', '-1', 999_999_999, '99999999999']) {
      const answer = await link(value);
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a valid company name']);
    }
    expect((await link('')).json().user.company_name).toBeNull();
  });

  it('accepts only its two keys', async () => {
    const { post, session } = await useMember();
    expect((await post('setProfileData', { key: 'membership_level', value: '3' }, session)).statusCode).toBe(400);
  });

  it('changes its name', async () => {
    const { post, session } = await useMember();
    const answer = await post('changeName', { fullname: '  Dr. Eva Müller-Muster ' }, session);
    expect(answer.json()).toMatchObject({ success: true, user: { fullname: 'Dr. Eva Müller-Muster' } });
  });
});

describe('usage', () => {
  it('counts companies of this month and exports of the last 24 hours', async () => {
    const { get, session, database, clock } = await useMember();
    const { user } = (await get('getUserDetails', session)).json();
    const use = (month: string, used: number) =>
      database.pool.query('insert into record_request_count values ($1, $2, $3)', [user.uid, month, used]);
    await use('2026-03-01', 2);
    await use('2026-02-01', 7);
    for (const hoursAgo of [1, 23, 25]) {
      const at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
      await database.pool.query(
        `insert into data_export (account_id, subject, format, exported_at) values ($1, 'contacts', 'csv', $2)`,
        [user.uid, at],
      );
    }
    expect((await get('getUserDetails', session)).json().user).toMatchObject({ company_requests: 2, data_exports: 2 });
  });
});

describe('the password', () => {
  it('changes if the current one is given; all other sessions end and the owner is told', async () => {
    const { post, get, enter, deliver, session } = await useMember();
    const elsewhere = await enter();
    const answer = await post(
      'changePassword',
      { proof: { password: EVA.password }, new_password: NEW_PASSWORD },
      session,
    );
    expect(answer.json().success).toBe(true);
    expect((await get('getUserDetails', cookieOf(answer))).statusCode).toBe(200);
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
    expect((await get('getUserDetails', elsewhere)).statusCode).toBe(401);
    expect(await deliver()).toMatchObject([{ to: EVA.email, subject: 'Your password was changed' }]);
    expect((await post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(401);
    expect((await post('login', { email: EVA.email, password: NEW_PASSWORD })).statusCode).toBe(200);
  });

  it.each([
    ['the wrong one', 'wrong', NEW_PASSWORD, 'proof.password', 'The password is wrong.'],
    ['a new one that is common', EVA.password, 'sommer2025', 'new_password', /first that attackers try/],
    ['the same again', EVA.password, EVA.password, 'new_password', /differs from the current one/],
  ])('is not changed with %s, and the error names the field', async (_, password, newPassword, field, sentence) => {
    const { post, session } = await useMember();
    const answer = await post('changePassword', { proof: { password }, new_password: newPassword }, session);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[field]).toMatch(sentence);
  });
});

describe('sessions', () => {
  it('are listed, and can be ended one by one or all but the current one', async () => {
    const { post, get, enter, session, clock } = await useMember();
    clock.pass(5);
    const [second, third] = [await enter(), await enter()];
    const { sessions } = (await get('getSessions', session)).json();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ is_current }: { is_current: boolean }) => is_current)).toMatchObject([
      { device: 'Firefox, Windows', ip: '127.0.0.1', signed_in_with: 'password' },
    ]);
    await post('revokeSession', { session_id: sessions[0].session_id }, session);
    expect((await get('getUserDetails', third)).statusCode).toBe(401);
    expect((await get('getUserDetails', second)).statusCode).toBe(200);
    expect((await post('revokeOtherSessions', {}, session)).json()).toMatchObject({ success: true, ended: 1 });
    expect((await get('getUserDetails', second)).statusCode).toBe(401);
    expect((await get('getUserDetails', session)).statusCode).toBe(200);
  });

  it('of an operator are listed until they end: after half an hour without use, or twelve hours', async () => {
    const app = await useAccountsApp();
    const { operator, operatorId } = await makeOperator(app, JONAS);
    const { db } = app.database;
    const addSession = (address: string, createdAt: string, lastSeenAt: string) =>
      db
        .insertInto('session')
        .values({
          account_id: operatorId,
          token_digest: Buffer.from(address),
          signed_in_with: 'password',
          address,
          created_at: createdAt,
          last_seen_at: lastSeenAt,
          expires_at: '2026-04-01T00:00:00Z',
        })
        .execute();
    await addSession('10.0.0.1', '2026-03-10T08:00:00Z', '2026-03-10T08:30:00Z');
    await addSession('10.0.0.2', '2026-03-09T21:00:00Z', '2026-03-10T08:59:00Z');
    await addSession('10.0.0.3', '2026-03-10T08:00:00Z', '2026-03-10T08:31:00Z');
    await addSession('10.0.0.4', '2026-03-09T21:00:01Z', '2026-03-10T08:59:00Z');
    const { sessions } = (await app.get('getSessions', operator)).json();
    const ends = sessions.map(({ ip, expires_at }: Session) => [ip, expires_at]);
    expect(ends).toEqual([
      ['127.0.0.1', '2026-03-10T09:30:00.000Z'],
      ['10.0.0.4', '2026-03-10T09:00:01.000Z'],
      ['10.0.0.3', '2026-03-10T09:01:00.000Z'],
    ]);
  });

  it('of other members cannot be ended', async () => {
    const { post, get, join, enter, session } = await useMember();
    const other = await join({ email: 'max@kunde.example' });
    const otherSession = await enter(other);
    const { sessions } = (await get('getSessions', otherSession)).json();
    expect((await post('revokeSession', { session_id: sessions[0].session_id }, session)).statusCode).toBe(404);
    expect((await get('getUserDetails', otherSession)).statusCode).toBe(200);
  });
});

describe('the member’s own data', () => {
  it('comes as a file without any hash or token', async () => {
    const { get, session } = await useMember();
    const answer = await get('exportUserData', session);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="firmament-my-data.json"');
    const { data } = answer.json();
    expect(data.account).toMatchObject({ email: EVA.email, full_name: 'Eva Muster' });
    expect(data.sessions).toHaveLength(1);
    expect(answer.body).not.toMatch(/argon2|digest|password_hash/);
  });

  it('includes every table that refers to accounts', async () => {
    const { database } = await useAccountsApp();
    const { rows } = await database.pool.query(`select distinct conrelid::regclass::text as name, confdeltype
      from pg_constraint where confrelid = 'account'::regclass and contype = 'f'`);
    const covered = PERSONAL_DATA.flatMap(({ tables }) => tables);
    expect(rows.map(({ name }) => name).sort()).toEqual([...covered].sort());
    // No foreign key may block the deletion of an account.
    expect(rows.filter(({ confdeltype }) => !['c', 'n'].includes(confdeltype))).toEqual([]);
  });

  it('is deleted with the account, once the password is confirmed', async () => {
    const { post, get, deliver, enter, session, database } = await useMember();
    const elsewhere = await enter();
    const wrong = await post('deleteAccount', { proof: { password: 'wrong' } }, session);
    expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { 'proof.password': 'The password is wrong.' }]);

    const answer = await post('deleteAccount', { proof: { password: EVA.password } }, session);
    expect(answer.json()).toEqual({ success: true, message: 'Your account and your data were deleted.' });
    expect(answer.cookies).toMatchObject([{ name: 'firmament_session', value: '' }]);
    expect((await get('getUserDetails', elsewhere)).statusCode).toBe(401);
    expect(await deliver()).toMatchObject([{ to: EVA.email, subject: 'Your account was deleted' }]);
    for (const table of ['account', 'session', 'registration', 'record_request', 'data_export', 'mailbox_mail']) {
      const { rows } = await database.pool.query(`select count(*) as count from ${table}`);
      expect([table, rows[0].count]).toEqual([table, 0]);
    }
    expect((await post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(401);
  });
});

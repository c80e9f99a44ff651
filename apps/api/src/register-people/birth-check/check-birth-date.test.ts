import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { TEST_BIRTH_KEY } from '../../../test/tools/secret-keys.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { addMention, addRegisterPerson, mergePersons } from '../../../test/worlds/register-people.ts';
import { birthHash } from '../../imports/birth-hash.ts';
import { findLog } from '../../platform/operator-log/log.query.ts';
import { toRegisterId } from '../../platform/register-person-id.ts';

const hashOf = (date: string) => Buffer.from(birthHash(TEST_BIRTH_KEY, date), 'hex');

const BORN = { birth_year: 1971, birth_hash: hashOf('1971-05-04') };

const useChecks = async () => {
  const accounts = await useAccountsApp();
  const { database, post } = accounts;
  const companyId = await addCompany(database.db);
  await accounts.join();
  const session = await accounts.enter();
  const add = (born: object, name?: string) =>
    addRegisterPerson(database.db, { companyId, ...born, ...(name && { name }) });
  const check = (id: number | string, date: string, headers = {}) =>
    post(
      'checkBirthDate',
      { employee_id: typeof id === 'number' ? toRegisterId(id) : id, date },
      { ...session, ...headers },
    );
  const answer = async (id: number, date: string) => (await check(id, date)).json().answer;
  return { ...accounts, companyId, session, add, check, answer };
};

describe('checking a date of birth', () => {
  it.each([
    ['the date', BORN, '1971-05-04', 'yes'],
    ['another day', BORN, '1971-05-05', 'no'],
    ['another year', BORN, '1972-05-04', 'no'],
    ['only the year, which agrees', { birth_year: 1971 }, '1971-05-04', 'not_known'],
    ['only the year, which differs', { birth_year: 1971 }, '1972-05-04', 'no'],
    ['nothing', {}, '1971-05-04', 'not_known'],
    ['the date, as the first version stored it', { born_on: '1971-05-04' }, '1971-05-04', 'yes'],
    ['another day, as the first version stored it', { born_on: '1971-05-04' }, '1971-05-05', 'no'],
  ])('where registers tell %s', async (_, born, date, expected) => {
    const { add, check } = await useChecks();
    expect((await check(await add(born), date)).json()).toEqual({ answer: expected, tries_left: 2 });
  });

  it('asks all entries that are certainly the person’s, by the number of any of them', async () => {
    const { database, companyId, add, answer } = await useChecks();
    const person = await add({});
    const mention = await addMention(database.db, { companyId, ...BORN }, person);
    expect(await answer(mention, '1971-05-04')).toBe('yes');
    expect(await answer(person, '1971-05-03')).toBe('no');
  });

  it('opens the person once a month, and writes down each try but nothing of the date', async () => {
    const { database, add, answer, get, session } = await useChecks();
    const person = await add(BORN);
    await answer(person, '1968-12-31');
    await answer(person, '1971-05-04');
    const { pool } = database;
    expect((await pool.query('select person_id from record_request')).rows).toEqual([{ person_id: -person }]);
    const audit = (await pool.query('select kind, entity_id::integer as id, detail from audit_log order by id, kind'))
      .rows;
    expect(audit.filter(({ kind }) => kind === 'birth_check')).toEqual(
      ['wrong', null].map((detail) => ({ kind: 'birth_check', id: -person, detail })),
    );
    const tables = (await pool.query(`select * from audit_log, access_log, rate_limit`)).rows;
    expect(JSON.stringify(tables)).not.toContain('1968');
    expect((await get('exportUserData', session)).body).toContain('birth_check');
  });

  it('refuses a fourth try on a person within a day, with a sentence and the time to wait', async () => {
    const { add, check, clock } = await useChecks();
    const person = await add(BORN);
    for (const left of [2, 1, 0]) expect((await check(person, '1971-01-01')).json().tries_left).toBe(left);
    clock.pass(60);
    const refused = await check(person, '1971-05-04', { 'accept-language': 'de' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'Sie können je Person am Tag 3 Daten prüfen. Bitte warten Sie 23 Stunden.',
    ]);
    expect(refused.headers['retry-after']).toBe(String(23 * 3600));
    clock.pass(23 * 60);
    expect((await check(person, '1971-05-04')).json()).toEqual({ answer: 'yes', tries_left: 2 });
  });

  it('refuses after twenty wrong dates of all members within twelve months, and tells the operator once', async () => {
    const { add, check, clock, database, join, enter } = await useChecks();
    const [person, other] = [await add(BORN), await add(BORN)];
    await join({ email: 'second@firma.example' });
    const second = await enter({ email: 'second@firma.example' });
    const tried = async (date: string, more = {}) => {
      const answer = await check(person, date, more);
      return answer.statusCode === 200 ? answer.json() : answer.statusCode;
    };
    // Right ones tell nothing new.
    for (let day = 0; day < 10; day++) {
      for (const session of [{}, second]) expect(await tried('1971-05-04', session)).toMatchObject({ answer: 'yes' });
      clock.pass(24 * 60);
    }
    for (let wrong = 1; wrong <= 20; wrong++) {
      const left = Math.min(2, 20 - wrong);
      expect(await tried('1971-01-01', wrong % 2 ? {} : second)).toEqual({ answer: 'no', tries_left: left });
      if (wrong % 2 === 0) clock.pass(24 * 60);
    }
    const refused = await check(person, '1971-05-04', { ...second, 'accept-language': 'de' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'Zu dieser Person wurden innerhalb von zwölf Monaten 20 falsche Geburtsdaten geprüft, von allen Mitgliedern zusammen; mehr lassen wir nicht zu. Nach dem 20. März 2027 können Sie es wieder versuchen.',
    ]);
    expect((await check(other, '1971-05-04')).json().answer).toBe('yes');
    const log = () => findLog(database.db, { limit: 10 });
    expect(await log()).toMatchObject([
      {
        action: 'register_person.birth_checks_stopped',
        subject_id: toRegisterId(person),
        details: { tries: 20, until: '2027-03-20' },
      },
    ]);
    clock.pass(355 * 24 * 60);
    expect(await tried('1971-05-04', await enter())).toMatchObject({ answer: 'yes' });
  });

  it('refuses more than twenty wrong dates within any twelve months, whenever the first date was tried', async () => {
    const { add, check, clock, database, join, enter } = await useChecks();
    const person = await add(BORN);
    const other = { email: 'second@firma.example' };
    await join(other);
    await check(person, '1971-05-04');
    clock.pass(358 * 24 * 60);
    let wrong = 0;
    for (let day = 0; day < 14; day++) {
      const session = await enter(day % 2 ? other : {});
      for (let i = 0; i < 3; i++) if ((await check(person, '1971-01-01', session)).statusCode === 200) wrong++;
      clock.pass(24 * 60);
    }
    expect(wrong).toBe(20);
    // They are the person's, under whichever number.
    const first = await add(BORN);
    await mergePersons(database.db, first, person);
    expect((await check(first, '1971-05-04', await enter())).statusCode).toBe(429);
  });

  it('answers no more wrong dates if all are tried at once', async () => {
    const { add, check, clock, database, enter } = await useChecks();
    const person = await add(BORN);
    for (let day = 0; day < 6; day++) {
      const session = await enter();
      for (let i = 0; i < 3; i++) await check(person, '1971-01-01', session);
      clock.pass(24 * 60);
    }
    const session = await enter();
    const { pool } = database;
    const holder = await pool.connect();
    await holder.query('begin; lock table audit_log in share mode');
    const trying = [1, 2, 3].map(() => check(person, '1971-01-01', session));
    // None of them has written anything when the last one has counted.
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(3);
    await holder.query('commit');
    holder.release();
    const answers = await Promise.all(trying);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
  });

  it('refuses a member’s twenty-first try of a day, which then opens nobody', async () => {
    const { add, check, database } = await useChecks();
    for (let i = 0; i < 20; i++) expect((await check(await add(BORN), '1971-05-04')).statusCode).toBe(200);
    const refused = await check(await add(BORN), '1971-05-04');
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'You can check 20 dates of birth a day. Please wait 24 hours.',
    ]);
    const { rows } = await database.pool.query('select count(*)::integer as count from record_request');
    expect(rows).toEqual([{ count: 20 }]);
  });

  it('knows nobody who objected, no profile and no impossible day', async () => {
    const { add, check, database } = await useChecks();
    const person = await add(BORN);
    expect((await check(person, '1971-02-30')).statusCode).toBe(400);
    await database.db.deleteFrom('register_person').execute();
    expect((await check(person, '1971-05-04')).statusCode).toBe(404);
    expect((await check('eva-muster', '1971-05-04')).statusCode).toBe(404);
    expect((await database.pool.query('select from audit_log')).rowCount).toBe(0);
  });
});

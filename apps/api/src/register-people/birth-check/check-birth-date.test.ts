import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { TEST_BIRTH_KEY } from '../../../test/tools/secret-keys.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { addMention, addRegisterPerson, mergePersons } from '../../../test/worlds/register-people.ts';
import { birthHash } from '../../imports/birth-hash.ts';
import { toRegisterId } from '../../records/register-person-id.ts';

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
    await answer(person, '1971-12-31');
    await answer(person, '1968-05-04');
    await answer(person, '1971-05-04');
    const { pool } = database;
    expect((await pool.query('select person_id from record_request')).rows).toEqual([{ person_id: -person }]);
    const audit = (await pool.query('select kind, entity_id::integer as id, detail from audit_log order by id, kind'))
      .rows;
    expect(audit.filter(({ kind }) => kind === 'birth_check')).toEqual(
      ['wrong', null, null].map((detail) => ({ kind: 'birth_check', id: -person, detail })),
    );
    const tables = (await pool.query(`select * from audit_log, access_log, rate_limit`)).rows;
    expect(JSON.stringify(tables)).not.toMatch(/1968|1971|12-31/);
    expect((await get('exportUserData', session)).body).toContain('birth_check');
  });

  it('refuses a fourth try on a person within a day, with a sentence and the time to wait', async () => {
    const { add, check, clock } = await useChecks();
    const person = await add(BORN);
    for (const left of [2, 1, 0]) expect((await check(person, '1971-05-04')).json().tries_left).toBe(left);
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

  it('refuses a member after three wrong dates within any twelve months, under whichever number, and nobody else', async () => {
    const { add, check, clock, database, enter, join } = await useChecks();
    const [person, other] = [await add(BORN), await add(BORN)];
    await join({ email: 'second@firma.example' });
    const tried = async (id: number, date: string, as: object) => {
      const answer = await check(id, date, as);
      return answer.statusCode === 200 ? answer.json() : answer.statusCode;
    };
    // The first of each day tells nothing new.
    for (const [harmless, left] of [
      ['1971-05-04', 1],
      ['1972-01-01', 1],
      ['1971-05-04', 0],
    ] as const) {
      const eva = await enter();
      await tried(person, harmless, eva);
      expect(await tried(person, '1971-01-01', eva)).toEqual({ answer: 'no', tries_left: left });
      clock.pass(10 * 24 * 60);
    }
    const eva = await enter();
    const refused = await check(person, '1971-05-04', { ...eva, 'accept-language': 'de' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      429,
      'Sie haben zu dieser Person innerhalb von zwölf Monaten 3 falsche Geburtsdaten geprüft. Mehr lassen wir nicht zu, damit niemand ein Datum durch Probieren herausfindet. Nach dem 10. März 2027 können Sie es wieder versuchen.',
    ]);
    expect(refused.headers['retry-after']).toBe(String(335 * 24 * 3600));
    expect(await tried(other, '1971-05-04', eva)).toMatchObject({ answer: 'yes' });
    const second = await enter({ email: 'second@firma.example' });
    expect(await tried(person, '1971-05-04', second)).toEqual({ answer: 'yes', tries_left: 2 });
    const first = await add(BORN);
    await mergePersons(database.db, first, person);
    expect(await tried(first, '1971-05-04', eva)).toBe(429);
    clock.pass(335 * 24 * 60);
    expect(await tried(first, '1971-05-04', await enter())).toEqual({ answer: 'yes', tries_left: 1 });
  });

  it('answers no more wrong dates if all are tried at once', async () => {
    const { add, check, clock, database, enter } = await useChecks();
    const person = await add(BORN);
    await check(person, '1971-01-01');
    clock.pass(24 * 60);
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

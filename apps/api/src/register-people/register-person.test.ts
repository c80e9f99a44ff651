import { type EmployeeDetail, employeeDetail } from '@firmament/api-contract/calls/people';
import { dayOf } from '@firmament/calendar/day';
import type { Insertable } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { letTodayBe } from '../../test/tools/let-today-be.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import type { Mandate } from '../platform/database/schema.generated.ts';
import { identifyPeople } from './identify/identify-people.ts';

const FIRMENBUCH = 2;
const BIRTH = Buffer.alloc(32, 7);
const ROSA = { name: 'Rosa Quendelhuber', location: 'Judenburg', birth_year: 1979, birth_hash: BIRTH };

/** Without others every name would be common. */
const STRANGERS = `
  with firm as (
    insert into company (name, status, source_id, fetched_at, licence)
    select 'Fremd ' || n || ' GmbH', 'active', 2, now(), 'Fictional' from generate_series(1, 400) n returning id, name
  )
  insert into mandate (company_id, position, title, name, location, source_id)
  select id, 1, 'Geschäftsführer', 'V' || translate(md5(name), '0123456789', 'ghijklmnop') || ' N'
    || translate(md5(name || 'x'), '0123456789', 'ghijklmnop'), 'Ort' || id, 2 from firm`;

const useRegisters = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const { db, pool } = app.database;
  await letTodayBe(pool, dayOf(app.clock.now()));
  await pool.query(STRANGERS);
  const add = async (mandate: Partial<Insertable<Mandate>>, company: Parameters<typeof addCompany>[1] = {}) => {
    const company_id = mandate.company_id ?? (await addCompany(db, company));
    const office = { position: 1, title: 'Geschäftsführer', source_id: FIRMENBUCH, ...ROSA };
    const { id } = await db
      .insertInto('mandate')
      .values({ ...office, ...mandate, company_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, company_id };
  };
  const state = (companyId: number, asOf: string) =>
    pool.query(
      `insert into company_source (source_id, source_key, company_id, content_hash, fetched_at, licence, as_of, first_as_of)
       values ($1, $2, $3, '\\x00', now(), 'Fictional', $4, $4)`,
      [FIRMENBUCH, `key ${companyId}`, companyId, asOf],
    );
  const identify = async () => {
    const client = await pool.connect();
    onTestFinished(() => client.release());
    await identifyPeople(client, async () => () => undefined);
  };
  const open = async (
    id: number,
    more = '',
  ): Promise<EmployeeDetail & { record: NonNullable<EmployeeDetail['register']> }> => {
    const answer = await app.get(`employees?eid=reg.${id}${more}`, session);
    const person = employeeDetail.parse(answer.json().employee);
    if (person.register === null) throw new Error('no person of the registers');
    return { ...person, record: person.register };
  };
  return { ...app, session, db, pool, add, state, identify, open };
};

describe('a person of the registers', () => {
  it('is found by any of their entries, with all mandates and why they are one', async () => {
    const { add, state, identify, open } = await useRegisters();
    const first = await add(
      { started_on: '2018-04-01', share: 26.5 },
      { name: 'Murtal GmbH', city: 'Judenburg', legal_form: 'GmbH' },
    );
    const second = await add(
      { name: 'Rosa M. Quendelhuber', title: 'Prokuristin', location: null },
      { name: 'Netz AG' },
    );
    await state(first.company_id, '2026-02-01');
    await identify();

    const person = await open(second.id);
    expect(person).toMatchObject({
      employee_id: `reg.${first.id}`,
      locality: 'Judenburg',
      email: null,
      experience: null,
      record: { birth_year: 1979, mandates_total: 2, since_year: 2018, old_mandates: 0 },
    });
    expect([person.fullName, ...person.record.other_names].sort()).toEqual([
      'Rosa M. Quendelhuber',
      'Rosa Quendelhuber',
    ]);
    expect(person.record.mandates.find(({ mandate_id }) => mandate_id === first.id)).toMatchObject({
      company_id: first.company_id,
      company_name: 'Murtal GmbH',
      company_city: 'Judenburg',
      grade: 'certain',
      title: 'Geschäftsführer',
      share: 26.5,
      started_on: '2018-04-01',
      ended_on: null,
      state: 'current',
      is_old: false,
      sources: [{ source_label: 'Firmenbuch', as_of: '2026-02-01' }],
    });
    expect(person.record.counts).toEqual({
      certain: { current: 2, unconfirmed: 0, past: 0, companies: 2 },
      likely: { current: 0, unconfirmed: 0, past: 0, companies: 0 },
    });
    expect(person.record.match).toMatchObject({ entries: 2, links: [], questions: [] });
    expect(person.record.match.reasons).toContainEqual(
      expect.objectContaining({ kind: 'same_birth_date', speaks: 'for' }),
    );
    expect((await open(first.id)).employee_id).toBe(person.employee_id);
  });

  it('who is likely the same as another is shown and counted apart', async () => {
    const { add, identify, open } = await useRegisters();
    const unborn = { birth_year: null, birth_hash: null };
    const mine = await add({});
    const likely = await add(unborn, { name: 'Zweite GmbH' });
    await identify();

    const { record } = await open(mine.id);
    expect(record.counts).toMatchObject({ certain: { current: 1 }, likely: { current: 1, companies: 1 } });
    expect(record.mandates.map(({ mandate_id, grade, employee_id }) => [mandate_id, grade, employee_id])).toEqual([
      [mine.id, 'certain', `reg.${mine.id}`],
      [likely.id, 'likely', `reg.${likely.id}`],
    ]);
    expect(record.match.persons.map(({ employee_id, mandates }) => [employee_id, mandates])).toEqual([
      [`reg.${mine.id}`, 1],
      [`reg.${likely.id}`, 1],
    ]);
    const [link] = record.match.links;
    expect(link?.employee_ids).toEqual([`reg.${mine.id}`, `reg.${likely.id}`]);
    expect(link?.reasons).toContainEqual(
      expect.objectContaining({ kind: 'same_place', speaks: 'for', name: 'Judenburg' }),
    );
    expect(link?.reasons).toContainEqual(expect.objectContaining({ kind: 'birth_year_not_stated', speaks: 'silent' }));
  });

  it('who is possibly the same as another is only asked about', async () => {
    const { add, identify, open } = await useRegisters();
    const mine = await add({});
    const possible = await add({ birth_year: null, birth_hash: null, location: null }, { name: 'Dritte GmbH' });
    await identify();
    const { record } = await open(mine.id);
    expect(record.match.questions).toMatchObject([{ employee_id: `reg.${possible.id}`, company_name: 'Dritte GmbH' }]);
    expect([record.match.persons.length, record.mandates_total]).toEqual([1, 1]);
  });

  it('has mandates of long ago only where they are asked for, and never in counts', async () => {
    const { add, identify, open } = await useRegisters();
    const now = await add({});
    const { id } = await add({ company_id: now.company_id, title: 'Prokurist', ended_on: '2010-06-30' });
    const unknown = await add({ company_id: now.company_id, title: 'Liquidator', has_ended: true });
    await identify();

    const usual = await open(now.id);
    expect(usual.record.mandates.map(({ mandate_id }) => mandate_id)).toEqual([now.id]);
    expect([usual.record.old_mandates, usual.record.mandates_total]).toEqual([2, 1]);
    const all = await open(now.id, '&past=all');
    expect(all.record.mandates.map(({ mandate_id, is_old }) => [mandate_id, is_old])).toEqual([
      [now.id, false],
      [id, true],
      [unknown.id, true],
    ]);
    expect(all.record.counts).toEqual(usual.record.counts);
    expect(all.record.counts.certain).toMatchObject({ current: 1, past: 0 });
  });

  it('is told by no name, and with nobody, of long ago unless it is asked for', async () => {
    const { add, identify, open } = await useRegisters();
    const unborn = { birth_year: null, birth_hash: null, location: null };
    const [mine, other] = [await add({}), await add({}, { name: 'Zweite GmbH' })];
    const old = { ended_on: '2006-06-30' };
    await add({ company_id: mine.company_id, name: 'Rosa Zirbenwald', title: 'Prokurist', ...old });
    const helper = { name: 'Ida Kronbichler', title: 'Prokurist', ...unborn, ...old };
    await add({ ...helper, company_id: mine.company_id });
    await add({ ...helper, company_id: other.company_id });
    const likely = await add(unborn, { name: 'Dritte GmbH' });
    await add({ ...helper, company_id: likely.company_id });
    await identify();
    const usual = await open(mine.id);
    expect(JSON.stringify(usual)).not.toMatch(/Zirbenwald|Kronbichler/);
    expect((await open(mine.id, '&past=all')).record.other_names).toEqual(['Rosa Zirbenwald']);
  });

  it('of whom nobody has heard for years holds unconfirmed mandates', async () => {
    const { add, state, identify, open } = await useRegisters();
    const { id, company_id } = await add({ started_on: '2018-05-03' });
    await state(company_id, '2018-06-18');
    await identify();
    const { record } = await open(id);
    expect(record.mandates).toMatchObject([{ state: 'unconfirmed', ended_on: null }]);
    expect(record.counts.certain).toMatchObject({ current: 0, unconfirmed: 1 });
    expect(record.sources).toMatchObject([{ source_label: 'Firmenbuch', as_of: '2018-06-18', licence: 'Fictional' }]);
  });

  it('whose register no longer lists an office is not told to have left on that day', async () => {
    const { add, state, identify, open } = await useRegisters();
    const { id, company_id } = await add({ is_listed: false, seen_until: '2024-01-31', missed_on: '2024-06-30' });
    await state(company_id, '2024-06-30');
    await identify();
    expect((await open(id)).record.mandates).toMatchObject([
      { state: 'past', ended_on: null, missed_on: '2024-06-30' },
    ]);
  });

  it('with hundreds of companies is listed up to a limit, and the total is said', async () => {
    const { add, identify, open, pool } = await useRegisters();
    const { id } = await add({ person_key: 'K1' });
    await pool.query(
      `with firm as (
         insert into company (name, status, source_id, fetched_at, licence)
         select 'Hub ' || n || ' GmbH', 'active', 2, now(), 'Fictional' from generate_series(1, 520) n returning id
       )
       insert into mandate (company_id, position, title, name, location, birth_year, person_key, source_id)
       select id, 1, 'Liquidator', 'Rosa Quendelhuber', 'Judenburg', 1979, 'K1', 2 from firm`,
    );
    await identify();
    const { record } = await open(id);
    expect([record.mandates.length, record.mandates_total]).toEqual([500, 521]);
    expect(record.counts.certain).toMatchObject({ current: 521, companies: 521 });
    expect(record.match.reasons).toMatchObject([{ kind: 'same_key' }]);
  });

  it('is not there after an objection, under any entry; nor is their name in the reasons of others', async () => {
    const { add, identify, open, get, session, pool } = await useRegisters();
    const helper = { name: 'Ida Kronbichler', title: 'Prokurist', birth_hash: null, birth_year: null, location: null };
    const unborn = { birth_year: null, birth_hash: null, location: null };
    const [mine, other] = [await add({}), await add(unborn, { name: 'Zweite GmbH' })];
    const hidden = await add({ ...helper, company_id: mine.company_id });
    await add({ ...helper, company_id: other.company_id });
    await identify();
    const namesIn = async () => JSON.stringify((await open(mine.id)).record);
    expect(await namesIn()).toContain('Ida Kronbichler');

    await pool.query(`update mandate set is_withheld = true where name = 'Ida Kronbichler'`);
    await pool.query(`delete from register_person where name = 'Ida Kronbichler'`);
    expect(await namesIn()).not.toContain('Ida Kronbichler');
    expect((await get(`employees?eid=reg.${hidden.id}`, session)).statusCode).toBe(404);
    expect((await get(`profile_avatar?employee_id=reg.${hidden.id}`, session)).statusCode).toBe(404);
  });

  it('is often registered together with others, who are listed by the years they shared', async () => {
    const { add, state, identify, open } = await useRegisters();
    const mine = await add({ started_on: '2020-03-10' });
    await state(mine.company_id, '2026-03-01');
    const beside = (name: string, started_on: string, ended_on: string | null = null) =>
      add({
        name,
        started_on,
        ended_on,
        company_id: mine.company_id,
        birth_hash: null,
        birth_year: null,
        location: null,
      });
    await beside('Ida Kronbichler', '2021-03-10');
    await beside('Paul Zirbenwald', '2016-03-10', '2022-03-10');
    await beside('Vor Langem', '2001-03-10', '2006-03-10');
    await identify();
    expect((await open(mine.id)).record.companions).toMatchObject([
      { name: 'Ida Kronbichler', companies: 1, years: 5, is_current: true },
      { name: 'Paul Zirbenwald', companies: 1, years: 2, is_current: false, until_year: 2022 },
    ]);
  });

  it('counts one request a month, under whichever entry, and stands in the access log', async () => {
    const { add, identify, open, pool } = await useRegisters();
    const [first, second] = [await add({}), await add({}, { name: 'Zweite GmbH' })];
    await identify();
    await open(second.id);
    await open(first.id);
    const { rows } = await pool.query('select person_id from record_request');
    expect(rows).toEqual([{ person_id: -first.id }]);
    const { rows: logged } = await pool.query('select person_id from access_log');
    expect(logged).toEqual([{ person_id: -first.id }]);
  });

  it('and the profile of the same person lead to each other', async () => {
    const { add, identify, open, get, session, db } = await useRegisters();
    const { id, company_id } = await add({});
    await addPerson(db, 'rosa', { full_name: ROSA.name, company_id });
    await identify();
    expect((await open(id)).linked_employee_id).toBe('rosa');
    const profile = (await get('employees?eid=rosa', session)).json().employee;
    expect(profile).toMatchObject({ linked_employee_id: `reg.${id}`, register: null });
  });

  it('has initials for a picture', async () => {
    const { add, identify, get, session } = await useRegisters();
    const { id } = await add({});
    await identify();
    expect((await get(`profile_avatar?employee_id=reg.${id}`, session)).body).toContain('>RQ</text>');
  });

  it('is nobody under a number that no entry has', async () => {
    const { get, session } = await useRegisters();
    for (const id of ['reg.0', 'reg.999999999', 'reg.99999999999', 'reg.x']) {
      expect((await get(`employees?eid=${id}`, session)).statusCode).toBe(404);
    }
  });
});

describe('the page of a company', () => {
  it('links its people, and counts what else they hold, certain and likely apart', async () => {
    const { add, identify, get, session } = await useRegisters();
    const unborn = { birth_year: null, birth_hash: null };
    const mine = await add({ started_on: '2018-04-01' });
    await add({}, { name: 'Zweite GmbH' });
    await add({ ended_on: '2010-01-01' }, { name: 'Dritte GmbH' });
    await add(unborn, { name: 'Vierte GmbH' });
    await identify();
    await add({ company_id: mine.company_id, name: 'Neu Hier', birth_hash: null });

    const { people_in_charge } = (await get(`companies?cid=${mine.company_id}`, session)).json();
    expect(people_in_charge).toMatchObject([
      { name: ROSA.name, employee_id: `reg.${mine.id}`, other_mandates: { certain: 1, likely: 1 } },
      { name: 'Neu Hier', employee_id: null, other_mandates: null },
    ]);
  });

  it('leaves out who objected, and says how many they are', async () => {
    const { add, get, session, pool } = await useRegisters();
    const mine = await add({});
    await add({ company_id: mine.company_id, title: 'Gesellschafter', folded_name: 'quendelhuber rosa' });
    await add({ company_id: mine.company_id, name: 'Ida Kronbichler' });
    await pool.query(`update mandate set is_withheld = true, folded_name = 'quendelhuber rosa' where name = $1`, [
      ROSA.name,
    ]);
    const answer = await get(`companies?cid=${mine.company_id}`, session);
    expect(answer.json()).toMatchObject({ withheld_people: 1, people_in_charge: [{ name: 'Ida Kronbichler' }] });
    expect(answer.body).not.toContain(ROSA.name);
  });
});

import { MAX_WATCHED } from '@firmament/api-contract/calls/watchlist';
import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addEvent, addPerson } from '../../test/worlds/records.ts';
import { addRegisterPerson } from '../../test/worlds/register-people.ts';

type Session = { cookie: string };
type Item = { entity_id: string; name: string; changes: { text: string; change_id: number }[]; change_count: number };

const useWatcher = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const call = (method: 'PATCH' | 'DELETE', path: string, payload: object = {}, as: Partial<Session> = session) =>
    app.app.inject({ method, url: `/api/${path}`, payload, headers: as as Record<string, string> });
  const list = async (headers: object = {}): Promise<Item[]> =>
    (await app.get('watchlist', { ...session, ...headers })).json().items;
  const watch = (entity_type: string, entity_id: string | number, more: object = {}, as: Session = session) =>
    app.post('watchlist', { entity_type, entity_id: String(entity_id), ...more }, as);
  const change = (companyId: number, field: string, was: string | null, is: string | null): Promise<number> =>
    addEvent(app.database.pool, companyId, { field, was, is, at: app.clock.now() });
  const texts = (items: Item[]) => items.map(({ changes }) => changes.map(({ text }) => text));
  return { ...app, session, call, list, watch, change, texts };
};

describe('the watchlist', () => {
  it('lists companies and people under the names of the specification', async () => {
    const { watch, get, session, database } = await useWatcher();
    const { rows } = await database.pool.query(`insert into industry (name) values ('Glaserei') returning id`);
    const company = await addCompany(database.db, { city: 'Wien', industry_id: rows[0].id });
    await addPerson(database.db, 'anna', { title: 'CEO', company_id: company, industry: 'Handwerk', locality: 'Graz' });
    expect((await watch('company', company)).json()).toEqual({ success: true });
    expect((await watch('employee', 'anna')).json()).toEqual({ success: true });
    const { items, daily_mail } = (await get('watchlist', session)).json();
    expect(daily_mail).toBe(false);
    expect(items).toMatchObject([
      {
        entity_type: 'employee',
        entity_id: 'anna',
        name: 'Anna Beispiel',
        company_name: 'Alpenglas GmbH',
        industry: 'Handwerk',
        title: 'CEO',
        place: 'Graz',
        legal_status: null,
        change_count: 0,
      },
      {
        entity_type: 'company',
        entity_id: String(company),
        name: 'Alpenglas GmbH',
        company_name: 'Alpenglas GmbH',
        industry: 'Glaserei',
        place: 'Wien',
        legal_status: 'Active',
        last_updated: expect.any(String),
        changes: [],
      },
    ]);
    expect((await get('watched', session)).json().watched).toEqual([
      { entity_type: 'company', entity_id: String(company) },
      { entity_type: 'employee', entity_id: 'anna' },
    ]);
  });

  it('says in words what changed since an entry was watched, until that is seen', async () => {
    const { watch, list, change, texts, get, post, session, database } = await useWatcher();
    const company = await addCompany(database.db);
    await get(`companies?cid=${company}`, session);
    await change(company, 'city', 'Linz', 'Wels');
    await watch('company', company);
    expect(texts(await list())).toEqual([[]]);
    const first = await change(company, 'phone', null, '+43 1 555');
    await change(company, 'status', 'active', 'in_liquidation');
    expect(texts(await list())).toEqual([
      ['Status changed from “active” to “in liquidation”.', 'Phone number added: “+43 1 555”.'],
    ]);
    expect(texts(await list({ 'accept-language': 'de' }))[0]).toContain('Telefonnummer ergänzt: „+43 1 555“.');
    const seen = { entity_type: 'company', entity_id: String(company) };
    expect((await post('watchlist/seen', { seen: [{ ...seen, change_id: first }] }, session)).statusCode).toBe(200);
    expect(texts(await list())).toEqual([['Status changed from “active” to “in liquidation”.']]);
    const [item] = await list();
    const latest = item?.changes[0]?.change_id ?? 0;
    await post('watchlist/seen', { seen: [{ ...seen, change_id: latest }] }, session);
    // An older page, still open somewhere.
    await post('watchlist/seen', { seen: [{ ...seen, change_id: first }] }, session);
    expect(texts(await list())).toEqual([[]]);
  });

  it('tells what changed of a company that was never opened, but values only of what a search shows', async () => {
    const { watch, list, change, texts, get, session, database } = await useWatcher();
    const company = await addCompany(database.db);
    await watch('company', company);
    await change(company, 'phone', '+43 1 555', '+43 1 556');
    await change(company, 'city', 'Linz', 'Wels');
    await change(company, 'representative', null, 'Vorstand: Anna Beispiel');
    expect(texts(await list())).toEqual([
      ['Representatives changed.', 'Town changed from “Linz” to “Wels”.', 'Phone number changed.'],
    ]);
    expect((await get('watchlist', session)).body).not.toMatch(/555|Anna/);
    await get(`companies?cid=${company}`, session);
    expect(texts(await list())[0]).toContain('Phone number changed from “+43 1 555” to “+43 1 556”.');
  });

  it('lists twenty changes of one company and counts the others', async () => {
    const { watch, list, change, database } = await useWatcher();
    const company = await addCompany(database.db);
    await watch('company', company);
    for (let i = 0; i < 23; i++) await change(company, 'street', `Gasse ${i}`, `Gasse ${i + 1}`);
    const [item] = await list();
    expect([item?.changes.length, item?.change_count]).toEqual([20, 23]);
    expect(item?.changes[0]?.text).toContain('Gasse 23');
  });

  it('has another state as soon as it is another list, and the same while others have news', async () => {
    const { watch, change, call, get, post, session, database } = await useWatcher();
    const { db, pool } = database;
    const [mine, others] = [await addCompany(db), await addCompany(db)];
    const person = await addRegisterPerson(db, { companyId: mine });
    const profile = await addPerson(db, 'anna');
    const seen = { entity_type: 'company', entity_id: String(mine), change_id: 0 };
    const states = new Set<string>();
    const lookAgain = async () => {
      const { state, ...list } = (await get('watchlist', session)).json();
      expect((await get('watchlist/state', session)).json()).toEqual({ state });
      expect(states).not.toContain(state);
      states.add(state);
      return list;
    };
    await lookAgain();
    for (const [type, id] of [
      ['company', mine],
      ['employee', `reg.${person}`],
      ['employee', 'anna'],
    ] as const) {
      await watch(type, id);
      await lookAgain();
    }
    seen.change_id = await change(mine, 'city', 'Linz', 'Wels');
    await lookAgain();
    await post('watchlist/seen', { seen: [seen] }, session);
    await lookAgain();
    await pool.query(
      `insert into change_record (entity, entity_id, field, old_value, new_value, source_id)
       values ('person', $1, 'title', 'CFO', 'CEO', 9)`,
      [profile],
    );
    await lookAgain();
    await call('PATCH', 'watchlist', { daily_mail: true });
    const list = await lookAgain();
    await change(others, 'city', 'Linz', 'Wels');
    const { state, ...same } = (await get('watchlist', session)).json();
    expect(same).toEqual(list);
    expect([...states].at(-1)).toBe(state);
    await call('DELETE', 'watchlist/employee/anna');
    await lookAgain();
  });

  it('restores a removed entry, news included', async () => {
    const { watch, list, change, texts, call, database } = await useWatcher();
    const company = await addCompany(database.db);
    await watch('company', company);
    await change(company, 'city', 'Linz', 'Wels');
    const { seen_change_id } = (await call('DELETE', `watchlist/company/${company}`)).json();
    expect(await list()).toEqual([]);
    await watch('company', company, { seen_change_id });
    expect(texts(await list())).toEqual([['Town changed from “Linz” to “Wels”.']]);
  });

  it('keeps one entry for what is watched twice, and none for what does not exist', async () => {
    const { watch, list, call, database } = await useWatcher();
    const company = await addCompany(database.db);
    const answers = await Promise.all(Array.from({ length: 4 }, () => watch('company', company)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await list()).toHaveLength(1);
    for (const [type, id] of [
      ['company', '0'],
      ['company', 'abc'],
      ['company', '99999999999'],
      ['company', String(company + 1)],
      ['employee', 'nobody'],
    ] as const) {
      expect((await watch(type, id)).statusCode).toBe(404);
      expect((await call('DELETE', `watchlist/${type}/${id}`)).statusCode).toBe(404);
    }
    expect((await watch('account', '1')).statusCode).toBe(400);
  });

  it('is full at 500, even when many are added at once', async () => {
    const { watch, database } = await useWatcher();
    await database.pool.query(
      `with made as (insert into company (name, status, source_id, fetched_at, licence)
         select 'Firma', 'active', 9, now(), 'Fictional' from generate_series(1, $1) returning id)
       insert into watch (account_id, company_id, watched_at, seen_change_id, mailed_change_id)
       select account.id, made.id, now(), 0, 0 from account, made`,
      [MAX_WATCHED - 2],
    );
    const ids: number[] = [];
    for (let i = 0; i < 5; i++) ids.push(await addCompany(database.db));
    const answers = await Promise.all(ids.map((id) => watch('company', id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(/^You watch 500/);
  });

  it('drops deleted companies, and says of people who objected only that', async () => {
    const { watch, list, get, call, post, deliver, session, database } = await useWatcher();
    const company = await addCompany(database.db);
    const anna = await addPerson(database.db, 'anna', { email: 'anna@alpenglas.example' });
    await watch('company', company);
    await watch('employee', 'anna');
    await database.pool.query(
      `insert into change_record (entity, entity_id, field, old_value, new_value, source_id)
       values ('person', $1, 'full_name', 'Anna Muster', 'Anna Beispiel', 9)`,
      [anna],
    );
    await database.pool.query('delete from company where id = $1', [company]);
    await objectFrom({ post, deliver }, { email: 'anna@alpenglas.example' });
    const [item, ...others] = await list({ 'accept-language': 'de' });
    expect(others).toEqual([]);
    expect(item).toMatchObject({ name: 'Eine Person, die widersprochen hat', has_objected: true, change_count: 0 });
    expect(JSON.stringify(item)).not.toMatch(/anna/i);
    expect((await get('watched', session)).json().watched).toMatchObject([{ entity_id: item?.entity_id }]);
    expect((await call('DELETE', `watchlist/employee/${item?.entity_id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('is private to each member, part of their data export and deleted with the account', async () => {
    const { watch, list, change, join, enter, call, get, post, session, database } = await useWatcher();
    const company = await addCompany(database.db);
    const other = await enter(await join({ email: 'max@kunde.example' }));
    await watch('company', company);
    await call('PATCH', 'watchlist', { daily_mail: true });
    const id = await change(company, 'fax', '1', '2');
    expect((await get('watchlist', other)).json()).toEqual({
      items: [],
      daily_mail: false,
      state: expect.any(String),
    });
    expect((await call('DELETE', `watchlist/company/${company}`, {}, other)).statusCode).toBe(404);
    const seen = { entity_type: 'company', entity_id: String(company), change_id: id };
    await post('watchlist/seen', { seen: [seen] }, other);
    expect((await list())[0]?.change_count).toBe(1);
    for (const path of ['watchlist', 'watched']) expect((await get(path)).statusCode).toBe(401);
    expect((await call('PATCH', 'watchlist', { daily_mail: true }, {})).statusCode).toBe(401);

    const { data } = (await get('exportUserData', session)).json();
    expect(data.watchlist).toMatchObject([{ name: 'Alpenglas GmbH', change_count: 1 }]);
    expect(data.watchlist_mail).toHaveLength(1);
    await post('deleteAccount', { proof: { password: EVA.password } }, session);
    const { rowCount } = await database.pool.query('select 1 from watch union all select 1 from watch_mail');
    expect(rowCount).toBe(0);
  });
});

import { MAX_CONTACTS } from '@firmament/api-contract/calls/contact-list';
import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';

type Session = { cookie: string };

const useMembers = async () => {
  const app = await useAccountsApp();
  await app.join();
  const other = await app.enter(await app.join({ email: 'max@kunde.example' }));
  const eva = await app.enter();
  const company_id = await addCompany(app.database.db);
  await addPerson(app.database.db, 'anna', { company_id, title: 'CEO', email: 'anna@alpenglas.example' });
  await addPerson(app.database.db, 'berta', { full_name: 'Berta Muster', company_name: 'Werkstatt' });
  const add = (employee_id: string, as: Session = eva, more: object = {}) =>
    app.post('addContact', { employee_id, ...more }, as);
  const remove = (employee_id: string, as: Session = eva) => app.post('removeContact', { employee_id }, as);
  const change = (employee_id: string, payload: object, as: Session = eva) =>
    app.app.inject({ method: 'PATCH', url: `/api/contacts/${employee_id}`, payload, headers: as });
  const list = async (as: Session = eva) => (await app.get('getContactList', as)).json().contacts;
  const ids = async (as: Session = eva) =>
    (await list(as)).map(({ employee_id }: { employee_id: string }) => employee_id);
  return { ...app, eva, other, add, remove, change, list, ids, company_id };
};

describe('a contact', () => {
  it('is listed with what we know, newest first, until it is removed', async () => {
    const { add, remove, list, ids, clock, company_id } = await useMembers();
    expect((await add('anna')).json()).toEqual({ success: true });
    clock.pass(1);
    await add('berta');
    const [berta, anna] = await list();
    expect(anna).toEqual({
      employee_id: 'anna',
      fullName: 'Anna Beispiel',
      title: 'CEO',
      company_id,
      company_name: 'Alpenglas GmbH',
      linkedin: null,
      email: 'anna@alpenglas.example',
      phone: null,
      twitter: null,
      github: null,
      has_objected: false,
      is_no_longer_shown: false,
      note: '',
      tags: [],
      added_at: '2026-03-10T09:00:00.000Z',
    });
    expect(berta).toMatchObject({ employee_id: 'berta', company_id: null, company_name: 'Werkstatt' });
    expect((await remove('anna')).json()).toEqual({ success: true });
    expect(await ids()).toEqual(['berta']);
  });

  it('counts as opening the person, and is not added when no request is left', async () => {
    const { add, ids, get, eva, database } = await useMembers();
    const requested = async () => (await get('getUserDetails', eva)).json().user.company_requests;
    await add('anna');
    await add('anna');
    await get('employees?eid=anna', eva);
    expect(await requested()).toBe(1);
    await database.pool.query('update record_request_count set used = 1000');
    expect((await add('berta')).json().code).toBe('quota_used_up');
    expect([await ids(), await requested()]).toEqual([['anna'], 1000]);
  });

  it('is added once and removed once, also when several try at the same time', async () => {
    const { add, remove, list, change } = await useMembers();
    const added = await Promise.all(Array.from({ length: 6 }, () => add('anna')));
    expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(added.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      success: false,
      code: 'conflict',
      message: 'You have already added this contact',
    });
    await change('anna', { note: 'Messe Graz' });
    await add('anna', undefined, { note: 'anderes' });
    expect(await list()).toMatchObject([{ employee_id: 'anna', note: 'Messe Graz' }]);

    const removed = await Promise.all(Array.from({ length: 6 }, () => remove('anna')));
    expect(removed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(removed.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      success: false,
      message: 'You have already removed this contact',
    });
    expect(await list()).toEqual([]);
  });

  it('takes its old place when it is put back, never one in the future', async () => {
    const { add, remove, list, ids, clock } = await useMembers();
    await add('anna');
    clock.pass(60);
    await add('berta');
    const [, { added_at }] = await list();
    await remove('anna');
    await add('anna', undefined, { added_at });
    expect(await ids()).toEqual(['berta', 'anna']);
    expect((await list())[1]).toMatchObject({ added_at });
    await remove('anna');
    await add('anna', undefined, { added_at: '2100-01-01T00:00:00.000Z' });
    expect((await list()).find((one: { employee_id: string }) => one.employee_id === 'anna')).toMatchObject({
      added_at: clock.now().toISOString(),
    });
  });

  it('is refused in German if the request asks for German', async () => {
    const { post, eva, add } = await useMembers();
    await add('anna');
    const answer = await post('addContact', { employee_id: 'anna' }, { ...eva, 'accept-language': 'de' });
    expect(answer.json().message).toBe('Sie haben diesen Kontakt bereits hinzugefügt');
  });

  it('has a note and tags that can be changed separately', async () => {
    const { add, change, list } = await useMembers();
    await add('anna', undefined, { note: ' Messe ', tags: ['Glas'] });
    expect(await list()).toMatchObject([{ note: 'Messe', tags: ['Glas'] }]);
    const changed = await change('anna', { tags: ['Glas', 'glas', ' Einkauf '] });
    expect(changed.json().contact).toMatchObject({ note: 'Messe', tags: ['Glas', 'Einkauf'] });
    expect((await change('anna', { note: '' })).json().contact).toMatchObject({ note: '', tags: ['Glas', 'Einkauf'] });
    expect((await change('anna', {})).statusCode).toBe(200);
    expect((await change('berta', { note: 'x' })).statusCode).toBe(404);
  });

  it.each([
    ['too long a note', { note: 'x'.repeat(2_001) }],
    ['too many tags', { tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }],
    ['an empty tag', { tags: [' '] }],
    ['too long a tag', { tags: ['x'.repeat(41)] }],
    ['a letter that cannot be kept', { note: 'a\0b' }],
    ['a tag that cannot be kept', { tags: ['a\0b'] }],
  ])('with %s is refused', async (_, content) => {
    const { add, change, list } = await useMembers();
    await add('anna');
    expect((await change('anna', content)).statusCode).toBe(400);
    expect(await list()).toMatchObject([{ note: '', tags: [] }]);
  });

  it('must be a person we know', async () => {
    const { add, ids } = await useMembers();
    expect((await add('nobody')).statusCode).toBe(404);
    expect((await add('')).statusCode).toBe(400);
    expect(await ids()).toEqual([]);
  });

  it('is refused beyond the maximum', async () => {
    const { add, ids, get, eva, database } = await useMembers();
    await database.pool.query(
      `insert into person (profile_id, full_name, source_id, source_key, content_hash, fetched_at, licence)
       select 'p' || n, 'Person', 9, 'p' || n, '', now(), '' from generate_series(1, $1::integer) n`,
      [MAX_CONTACTS],
    );
    await database.pool.query(
      `insert into contact (account_id, person_id, added_at)
       select account.id, person.id, now() from account, person where account.email = $1 and person.profile_id like 'p%'`,
      [EVA.email],
    );
    expect((await add('anna')).json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('5000') });
    expect((await add('p1')).json().message).toBe('You have already added this contact');
    // Sent in parts, and still one complete list.
    expect(new Set(await ids()).size).toBe(MAX_CONTACTS);
    expect((await get('getContactList', eva)).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('is private to each member and needs a session', async () => {
    const { add, remove, change, list, ids, other, post, get } = await useMembers();
    await add('anna', undefined, { note: 'geheim' });
    expect(await ids(other)).toEqual([]);
    expect((await change('anna', { note: 'x' }, other)).statusCode).toBe(404);
    expect((await remove('anna', other)).statusCode).toBe(409);
    for (const path of ['addContact', 'removeContact']) {
      expect((await post(path, { uid: '999999', employee_id: 'anna' }, other)).statusCode).toBe(403);
      expect((await post(path, { employee_id: 'anna' })).statusCode).toBe(401);
    }
    const foreign = await get('getContactList?uid=999999', other);
    expect([foreign.statusCode, foreign.body.includes('geheim')]).toEqual([403, false]);
    expect((await get('getContactList')).statusCode).toBe(401);
    expect((await change('anna', { note: 'x' }, { cookie: '' })).statusCode).toBe(401);
    expect(await list()).toMatchObject([{ employee_id: 'anna', note: 'geheim' }]);
  });

  it('keeps the member’s note, and nothing else, when the person objects', async () => {
    const { add, list, change, remove, post, deliver, get, eva, other } = await useMembers();
    await add('anna', undefined, { note: 'Messe', tags: ['Glas'] });
    await add('anna', other);
    await objectFrom({ post, deliver }, { email: 'anna@alpenglas.example' });
    const [contact] = await list();
    expect(contact).toEqual({
      employee_id: expect.stringMatching(/^objected:\d+$/),
      fullName: 'A person who objected',
      has_objected: true,
      is_no_longer_shown: false,
      title: null,
      company_id: null,
      company_name: null,
      linkedin: null,
      email: null,
      phone: null,
      twitter: null,
      github: null,
      note: 'Messe',
      tags: ['Glas'],
      added_at: '2026-03-10T09:00:00.000Z',
    });
    const { data } = (await get('exportUserData', eva)).json();
    expect(data.contacts).toMatchObject([{ profile_id: null, full_name: null, note: 'Messe', tags: ['Glas'] }]);

    expect((await change(contact.employee_id, { note: 'War in Linz' })).json().contact.note).toBe('War in Linz');
    expect((await remove(contact.employee_id)).statusCode).toBe(200);
    expect([await list(), (await list(other)).length]).toEqual([[], 1]);
    expect((await add(contact.employee_id)).statusCode).toBe(404);
  });

  it('is part of the member’s data export and is deleted with the account', async () => {
    const { add, get, post, eva, other, database } = await useMembers();
    await add('anna', undefined, { note: 'Messe', tags: ['Glas'] });
    await add('anna', other);
    const { data } = (await get('exportUserData', eva)).json();
    expect(data.contacts).toMatchObject([{ profile_id: 'anna', note: 'Messe', tags: ['Glas'] }]);
    await post('deleteAccount', { proof: { password: EVA.password } }, eva);
    expect((await database.pool.query('select from contact')).rowCount).toBe(1);
  });
});

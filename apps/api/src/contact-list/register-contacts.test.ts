import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { addMention, addRegisterPerson, mergePersons } from '../../test/worlds/register-people.ts';

const useMember = async () => {
  const app = await useAccountsApp();
  await app.join();
  const eva = await app.enter();
  const { db, pool } = app.database;
  const companyId = await addCompany(db);
  const rosa = await addRegisterPerson(db, { companyId, birth_year: 1971 });
  const again = await addMention(db, { companyId, title: 'Prokurist' }, rosa);
  const add = (mention: number, more: object = {}) =>
    app.post('addContact', { employee_id: `reg.${mention}`, ...more }, eva);
  const remove = async (employee_id: string) => (await app.post('removeContact', { employee_id }, eva)).statusCode;
  const list = async (headers: object = {}) =>
    (await app.get('getContactList', { ...eva, ...headers })).json().contacts;
  const requested = async () => (await app.get('getUserDetails', eva)).json().user.company_requests;
  return { ...app, eva, db, pool, companyId, rosa, again, add, remove, list, requested };
};

it('a person of the registers is one contact, whichever mention names them', async () => {
  const { add, remove, list, requested, rosa, again, companyId } = await useMember();
  expect((await add(again, { note: 'Messe' })).statusCode).toBe(200);
  expect(await list()).toMatchObject([
    {
      employee_id: `reg.${rosa}`,
      fullName: 'Rosa Register',
      title: 'Geschäftsführer',
      company_id: companyId,
      company_name: 'Alpenglas GmbH',
      email: null,
      phone: null,
      note: 'Messe',
      has_objected: false,
    },
  ]);
  for (const mention of [rosa, again]) {
    expect((await add(mention)).json().message).toBe('You have already added this contact');
  }
  expect(await remove(`reg.${again}`)).toBe(200);
  expect([await list(), await remove(`reg.${rosa}`)]).toEqual([[], 409]);
  await add(rosa);
  expect(await requested()).toBe(1);
  expect((await add(999_999)).statusCode).toBe(404);
});

it('two who are found to be one person become one contact, with what was noted of either', async () => {
  const { add, remove, list, app, eva, db, rosa, companyId } = await useMember();
  const other = await addRegisterPerson(db, { companyId, name: 'R. Register' });
  await add(rosa, { note: 'Messe', tags: ['Glas', 'Graz'] });
  await add(other, { note: 'Anruf', tags: ['Graz', 'Linz'] });
  expect(await list()).toHaveLength(2);
  await mergePersons(db, rosa, other);
  const [contact, ...others] = await list();
  expect(others).toEqual([]);
  expect(contact.employee_id).toBe(`reg.${rosa}`);
  expect(contact.note.split('\n').sort()).toEqual(['Anruf', 'Messe']);
  expect(contact.tags.sort()).toEqual(['Glas', 'Graz', 'Linz']);

  const payload = { note: 'Einer' };
  const changed = await app.inject({ method: 'PATCH', url: `/api/contacts/reg.${other}`, payload, headers: eva });
  expect(changed.json().contact).toMatchObject({ employee_id: `reg.${rosa}`, note: 'Einer' });
  expect([await remove(`reg.${other}`), await list()]).toEqual([200, []]);
});

it('of one who objected or is no longer shown only the note is left, and each says why', async () => {
  const { add, remove, list, db, rosa, companyId } = await useMember();
  const late = await addRegisterPerson(db, { companyId, name: 'Lea Lange' });
  await add(rosa, { note: 'Messe' });
  await add(late, { note: 'Anruf' });
  await db.updateTable('mandate').set({ is_withheld: true }).where('id', '=', rosa).execute();
  await db.deleteFrom('register_person').execute();
  const contacts = await list({ 'accept-language': 'de' });
  expect(contacts).toHaveLength(2);
  expect(contacts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        employee_id: `objected:-${rosa}`,
        fullName: 'Eine Person, die widersprochen hat',
        note: 'Messe',
        has_objected: true,
        is_no_longer_shown: false,
        title: null,
        company_id: null,
      }),
      expect.objectContaining({
        employee_id: `reg.${late}`,
        fullName: 'Eine Person, die nicht mehr angezeigt wird',
        note: 'Anruf',
        has_objected: false,
        is_no_longer_shown: true,
        title: null,
        company_id: null,
      }),
    ]),
  );
  expect([await remove(`objected:-${rosa}`), await remove(`reg.${late}`)]).toEqual([200, 200]);
  expect([await list(), (await add(rosa)).statusCode]).toEqual([[], 404]);
});

import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { addMention, addRegisterPerson, mergePersons } from '../../test/worlds/register-people.ts';
import { findNews } from './watch-mail.query.ts';

type Item = { entity_id: string; name: string; has_objected: boolean; changes: { text: string; change_id: number }[] };

const useWatcher = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const { db, pool } = app.database;
  const companyId = await addCompany(db);
  const rosa = await addRegisterPerson(db, { companyId, place: 'Graz' });
  const watch = (mention: number, more: object = {}) =>
    app.post('watchlist', { entity_type: 'employee', entity_id: `reg.${mention}`, ...more }, session);
  const list = async (headers: object = {}): Promise<Item[]> =>
    (await app.get('watchlist', { ...session, ...headers })).json().items;
  const texts = async (headers: object = {}) =>
    (await list(headers)).map(({ changes }) => changes.map(({ text }) => text));
  /** As an import tells it. */
  const tell = async (kind: string, company: number, title: string, name: string) => {
    const left = kind === 'officer_left';
    await pool.query(
      `with noted as (
         insert into event (id, company_id, kind, subject, subject_key, from_value, to_value, certainty)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, 'compared') returning id)
       insert into event_source (event_id, source_id) select id, 9 from noted`,
      [
        company,
        kind,
        `${title}: ${name}`,
        `${title}:${name.toLowerCase()}`,
        left ? `${title}: ${name}` : null,
        left ? null : `${title}: ${name}`,
      ],
    );
    await pool.query('select sequence_events()');
  };
  return { ...app, session, db, companyId, rosa, watch, list, texts, tell };
};

it('tells what becomes of the mandates of a watched person, and of nobody else', async () => {
  const { watch, list, texts, tell, post, session, db, companyId, rosa } = await useWatcher();
  await tell('officer_entered', companyId, 'Geschäftsführer', 'Rosa Register');
  expect((await watch(rosa)).statusCode).toBe(200);
  expect(await list()).toMatchObject([
    {
      entity_id: `reg.${rosa}`,
      name: 'Rosa Register',
      title: 'Geschäftsführer',
      place: 'Graz',
      company_name: 'Alpenglas GmbH',
      has_objected: false,
      as_of: null,
      changes: [],
    },
  ]);
  const voltara = await addCompany(db, { name: 'Voltara AG' });
  const again = await addMention(db, { companyId: voltara, title: 'Prokurist' }, rosa);
  await tell('officer_entered', voltara, 'Prokurist', 'Rosa Register');
  await tell('officer_left', companyId, 'Geschäftsführer', 'Rosa Register');
  await tell('officer_left', companyId, 'Geschäftsführer', 'Otto Anders');
  await tell('officer_entered', voltara, 'Geschäftsführer', 'Rosa Register');
  expect(await texts()).toEqual([['Mandates changed.', 'Mandates changed.']]);

  await post('addContact', { employee_id: `reg.${again}` }, session);
  expect(await texts()).toEqual([
    ['Mandate ended: Managing director, Alpenglas GmbH.', 'New mandate: Holder of Prokura, Voltara AG.'],
  ]);
  expect(await texts({ 'accept-language': 'de' })).toEqual([
    ['Mandat beendet: Geschäftsführer, Alpenglas GmbH.', 'Neues Mandat: Prokurist, Voltara AG.'],
  ]);
  const [item] = await list();
  const seen = { entity_type: 'employee', entity_id: `reg.${again}`, change_id: item?.changes[0]?.change_id };
  await post('watchlist/seen', { seen: [seen] }, session);
  expect(await texts()).toEqual([[]]);
});

it('tells nothing where somebody of the same name holds the same office, and all that is theirs under a former name', async () => {
  const { watch, texts, tell, db, companyId, rosa } = await useWatcher();
  await watch(rosa);
  await tell('officer_entered', companyId, 'Geschäftsführer', 'Rosa Register');
  const namesake = await addRegisterPerson(db, { companyId, birth_year: 1999 });
  expect(await texts()).toEqual([[]]);
  // Not yet looked at.
  await db.deleteFrom('mention').where('id', '=', namesake).execute();
  expect(await texts()).toEqual([[]]);
  await db.deleteFrom('mandate').where('id', '=', namesake).execute();
  await db
    .updateTable('mandate')
    .set({ name: 'Rosa Huber', folded_name: 'rosa huber', former_names: ['rosa register'] })
    .where('id', '=', rosa)
    .execute();
  await tell('officer_left', companyId, 'Geschäftsführer', 'Rosa Huber');
  expect(await texts()).toEqual([['Mandates changed.', 'Mandates changed.']]);
});

it('is watched once, whichever mention names the person, and let go by any', async () => {
  const { watch, list, app, get, session, db, companyId, rosa } = await useWatcher();
  const again = await addMention(db, { companyId, title: 'Prokurist' }, rosa);
  for (const mention of [again, rosa, again]) expect((await watch(mention)).statusCode).toBe(200);
  expect(await db.selectFrom('watch').select('person_id').execute()).toEqual([{ person_id: -rosa }]);
  const other = await addRegisterPerson(db, { companyId, name: 'R. Register' });
  await watch(other);
  expect(await list()).toHaveLength(2);
  await mergePersons(db, rosa, other);
  expect(await list()).toMatchObject([{ entity_id: `reg.${rosa}` }]);
  const gone = await app.inject({ method: 'DELETE', url: `/api/watchlist/employee/reg.${other}`, headers: session });
  expect([gone.statusCode, (await get('watched', session)).json().watched]).toEqual([200, []]);
  expect((await watch(999_999)).statusCode).toBe(404);
});

it('mails news of mandates once', async () => {
  const { watch, tell, app, db, clock, companyId, rosa, session } = await useWatcher();
  await watch(rosa);
  await tell('officer_entered', companyId, 'Geschäftsführer', 'Rosa Register');
  const payload = { daily_mail: true };
  await app.inject({ method: 'PATCH', url: '/api/watchlist', payload, headers: session });
  const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow();
  const news = () => db.transaction().execute((trx) => findNews(trx, id));
  expect(await news()).toEqual([]);
  clock.pass(60);
  await tell('officer_left', companyId, 'Geschäftsführer', 'Rosa Register');
  expect((await news()).map(({ mandate_events }) => mandate_events.map(({ kind }) => kind))).toEqual([
    ['officer_left'],
  ]);
});

it('says of one who objected, and of one who is no longer shown, what is the case', async () => {
  const { watch, list, db, companyId, rosa } = await useWatcher();
  const late = await addRegisterPerson(db, { companyId, name: 'Lea Lange' });
  await watch(rosa);
  await watch(late);
  await db.updateTable('mandate').set({ is_withheld: true }).where('id', '=', rosa).execute();
  await db.deleteFrom('register_person').execute();
  expect(await list()).toMatchObject([
    { entity_id: `reg.${late}`, name: 'A person who is no longer shown', is_no_longer_shown: true },
    { entity_id: `objected:-${rosa}`, name: 'A person who objected', has_objected: true },
  ]);
});

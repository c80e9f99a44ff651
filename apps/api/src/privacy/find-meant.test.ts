import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { addRegisterPerson } from '../../test/worlds/register-people.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import { findMeant } from './find-meant.ts';
import { findRequest } from './request-record.query.ts';

it('a request is shown with whom it links to, even if names cannot be searched in time', async () => {
  const { post, database } = await useAccountsApp();
  const { db } = database;
  const companyId = await addCompany(db);
  const [linked, namesake] = [await addRegisterPerson(db, { companyId }), await addRegisterPerson(db, { companyId })];
  const asked = { kind: 'objection', name: 'Rosa Register', email: 'rosa@firma.example' };
  await post('privacyRequest', { ...asked, profile: toRegisterId(linked) });
  const request = await findRequest(db, 1);
  if (!request) throw new Error('there is no request');
  await db.connection().execute(async (connection) => {
    const found = async () => {
      const { candidates, isNameSearched } = await findMeant(connection, request);
      return { ids: candidates.map(({ person_id }) => person_id), isNameSearched };
    };
    expect(await found()).toEqual({ ids: [linked, namesake], isNameSearched: true });
    // Stands for millions of names: each takes longer than the statement may.
    await sql`create function match_slowly(text, text) returns boolean language sql volatile
      as 'select pg_sleep(5) is not null'`.execute(connection);
    await sql`create operator public.~ (leftarg = text, rightarg = text, function = match_slowly)`.execute(connection);
    await sql`set search_path = public, pg_catalog`.execute(connection);
    await sql`set statement_timeout = 300`.execute(connection);
    expect(await found()).toEqual({ ids: [linked], isNameSearched: false });
  });
});

import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../test/accounts-app.ts';
import type { TestDatabase } from '../../test/test-database.ts';
import { purgeRequests } from './purge-requests.ts';

const EVA = { name: 'Eva Müller', email: 'eva@firma.example' };

const addPerson = async ({ pool }: TestDatabase, profileId: string, fullName: string, email: string | null = null) => {
  await pool.query(
    `insert into person (profile_id, full_name, email, source_id, source_key, content_hash, fetched_at, licence)
     values ($1, $2, $3, (select min(id) from source), $1, '\\x00', now(), 'test')`,
    [profileId, fullName, email],
  );
};

const stagePerson = async ({ pool }: TestDatabase, profileId: string): Promise<number> => {
  const { rowCount } = await pool.query(
    `insert into staged_person (run_id, ordinal, profile_id, full_name, is_management, source_id, source_key,
       content_hash, filled_count)
     values (1, (select count(*) from staged_person), $1, 'X', false, 1, $1, '\\x00', 0)`,
    [profileId],
  );
  return rowCount ?? 0;
};

const usePrivacy = async () => {
  const accounts = await useAccountsApp({ config: { contactEmail: 'privacy@firmament.example' } });
  const people = async () => {
    const { rows } = await accounts.database.pool.query('select profile_id from person order by profile_id');
    return rows.map(({ profile_id }) => profile_id);
  };
  return { ...accounts, people };
};

describe('a privacy request', () => {
  it('takes a person who objects out at once, and keeps imports from bringing them back', async () => {
    const { post, deliver, database, people } = await usePrivacy();
    await addPerson(database, 'eva-mueller-1', 'Eva Mueller');
    await addPerson(database, 'eva-mueller-2', 'Eva Müller');
    const answer = await post('privacyRequest', {
      ...EVA,
      kind: 'objection',
      profile: 'https://www.linkedin.com/in/Eva-Mueller-1/?x=1',
    });
    const found = answer.json();
    // A person who only shares the name stays.
    expect(await people()).toEqual(['eva-mueller-2']);
    expect(await stagePerson(database, 'eva-mueller-1')).toBe(0);
    expect(await stagePerson(database, 'eva-mueller-2')).toBe(1);
    const { rows } = await database.pool.query("select 1 from suppression where person_hash = sha256('eva-mueller-1')");
    expect(rows).toEqual([]);
    const mails = await deliver();
    expect(mails.map(({ to }) => to)).toEqual(['privacy@firmament.example', EVA.email]);
    expect(mails[1]?.text).toContain('Your entry is removed');

    // A second request, about somebody who is not listed, gets the same answer; only the mail says more.
    const again = await post('privacyRequest', { ...EVA, kind: 'objection', profile: 'nobody-at-all' });
    expect(again.json()).toEqual(found);
    expect((await deliver())[1]?.text).toContain('A person looks into it');
  });

  it('finds a person by the email address too', async () => {
    const { post, database, people } = await usePrivacy();
    await addPerson(database, 'e-m', 'E. M.', 'Eva@Firma.example');
    expect((await post('privacyRequest', { ...EVA, kind: 'erasure' })).statusCode).toBe(200);
    expect(await people()).toEqual([]);
  });

  it('hides nobody with another name, and asks the operator to look', async () => {
    const { post, deliver, database, people } = await usePrivacy();
    await addPerson(database, 'max-muster', 'Max Muster');
    const answer = await post('privacyRequest', { ...EVA, kind: 'objection', profile: 'max-muster' });
    expect(answer.json().success).toBe(true);
    expect(await people()).toEqual(['max-muster']);
    expect((await deliver())[0]?.text).toContain('Bitte prüfen Sie die Anfrage');
  });

  it.each(['access', 'correction'])('changes nothing by itself for %s', async (kind) => {
    const { post, database, people } = await usePrivacy();
    await addPerson(database, 'eva', EVA.name, EVA.email);
    expect((await post('privacyRequest', { ...EVA, kind, message: 'Bitte.' })).statusCode).toBe(200);
    expect(await people()).toEqual(['eva']);
    expect(await database.db.selectFrom('privacy_request').selectAll().execute()).toMatchObject([
      { kind, ...EVA, message: 'Bitte.', hidden_count: 0 },
    ]);
  });

  it('is refused without a name, an address and a kind', async () => {
    const { post } = await usePrivacy();
    const answer = await post('privacyRequest', { kind: 'revenge', name: '', email: 'eva' });
    expect(Object.keys(answer.json().fields).sort()).toEqual(['email', 'kind', 'name']);
  });
});

it('a privacy request is forgotten after three years; a person who objected stays out', async () => {
  const { post, database, clock } = await usePrivacy();
  await addPerson(database, 'eva', EVA.name, EVA.email);
  await post('privacyRequest', { ...EVA, kind: 'objection' });
  const kept = async () => (await database.db.selectFrom('privacy_request').select('id').execute()).length;
  const day = 24 * 60;
  clock.pass(3 * 365 * day);
  await purgeRequests(database.db, clock);
  expect(await kept()).toBe(1);
  clock.pass(2 * day);
  await purgeRequests(database.db, clock);
  expect(await kept()).toBe(0);
  expect(await stagePerson(database, 'eva')).toBe(0);
});

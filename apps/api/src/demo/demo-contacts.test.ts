import { CAST_PEOPLE } from '@firmament/demo-world/cast/people';
import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { addPerson } from '../../test/worlds/records.ts';
import { DEMO_CONTACTS, seedDemoContacts } from './demo-contacts.ts';
import { seedDemoMember } from './demo-member.ts';
import { DEMO_SIGN_IN } from './demo-sign-in.ts';

const [newest, , oldest] = DEMO_CONTACTS;

const useDemoMember = async () => {
  const app = await useAccountsApp();
  const { db } = app.database;
  for (const { profileId } of DEMO_CONTACTS) await addPerson(db, profileId);
  await seedDemoMember(db, app.clock, DEMO_SIGN_IN);
  const start = () => seedDemoContacts(db, app.clock, DEMO_SIGN_IN.email);
  await start();
  const session = await app.enter(DEMO_SIGN_IN);
  const list = async () => (await app.get('getContactList', session)).json().contacts;
  return { ...app, start, session, list };
};

it('gives the demo member people of the demo world, with notes and tags', async () => {
  const { list } = await useDemoMember();
  expect(await list()).toMatchObject(
    DEMO_CONTACTS.map(({ profileId, note, tags }) => ({ employee_id: profileId, note, tags })),
  );
  const cast = CAST_PEOPLE.map(({ profileId }) => profileId);
  for (const { profileId } of DEMO_CONTACTS) expect(cast).toContain(profileId);
});

it('leaves a list alone that visitors have changed, and refills one that they emptied', async () => {
  const { start, session, list, post, app } = await useDemoMember();
  await start();
  await app.inject({
    method: 'PATCH',
    url: `/api/contacts/${newest.profileId}`,
    headers: session,
    payload: { note: 'Angerufen' },
  });
  await post('removeContact', { employee_id: oldest.profileId }, session);
  await start();
  expect(await list()).toHaveLength(2);
  expect((await list())[0]).toMatchObject({ employee_id: newest.profileId, note: 'Angerufen' });

  for (const { profileId } of DEMO_CONTACTS) await post('removeContact', { employee_id: profileId }, session);
  await start();
  expect(await list()).toHaveLength(DEMO_CONTACTS.length);
});

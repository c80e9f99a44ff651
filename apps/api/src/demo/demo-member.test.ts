import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { removeDemoMember, seedDemoMember } from './demo-member.ts';
import { DEMO_SIGN_IN } from './demo-sign-in.ts';

it('signs in as printed, as a Professional, whatever visitors have changed', async () => {
  const { database, clock, post, enter } = await useAccountsApp();
  await seedDemoMember(database.db, clock, DEMO_SIGN_IN);
  const answer = await post('login', DEMO_SIGN_IN);
  expect(answer.json()).toMatchObject({ success: true, user: { membership_id: 1, email: DEMO_SIGN_IN.email } });

  const proof = { password: DEMO_SIGN_IN.password };
  await post('changePassword', { proof, new_password: 'Besucher-Wahl-1' }, await enter(DEMO_SIGN_IN));
  expect((await post('login', DEMO_SIGN_IN)).statusCode).toBe(401);
  await seedDemoMember(database.db, clock, DEMO_SIGN_IN);
  expect((await post('login', DEMO_SIGN_IN)).statusCode).toBe(200);
});

it('is offered in demo mode and gone outside of it', async () => {
  const { database, clock, post, get } = await useAccountsApp({ config: { isDemo: false } });
  expect((await get('signInOptions')).json().demo).toBeNull();
  await seedDemoMember(database.db, clock, DEMO_SIGN_IN);
  await removeDemoMember(database.db, DEMO_SIGN_IN.email);
  expect((await post('login', DEMO_SIGN_IN)).statusCode).toBe(401);

  const demo = await useAccountsApp({ config: { isDemo: true } });
  expect((await demo.get('signInOptions')).json().demo).toEqual(DEMO_SIGN_IN);
});

import { expect, it } from 'vitest';
import { EVA } from '../../../test/servers/accounts-app.ts';
import { useSecondFactor } from '../../../test/servers/second-factor-app.ts';
import { TEST_SECRET_KEYS } from '../../../test/tools/secret-keys.ts';
import { seedDemoMember } from '../../demo/demo-member.ts';
import { DEMO_SIGN_IN } from '../../demo/demo-sign-in.ts';
import { runSecondFactorCommand } from './second-factor-command.ts';

it('the operator turns off the second factor of a locked-out member; a mail tells the member, and the audit log has it', async () => {
  const { database, clock, post, deliver } = await useSecondFactor();
  const { db } = database;
  const run = (...words: string[]) => runSecondFactorCommand({ db, clock, secretKeys: TEST_SECRET_KEYS }, words);
  expect(await run('show', EVA.email)).toBe(
    'On since 2026-03-10T09:00:00.000Z with an authenticator app; 10 recovery codes left.',
  );
  expect(await run('off', EVA.email.toUpperCase())).toContain('It is off');
  expect(await run('off', EVA.email)).toBe('It was off already.');
  expect(await run('show', EVA.email)).toBe('Off.');
  expect((await post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(200);
  const [mail] = await deliver();
  expect(mail).toMatchObject({ to: EVA.email, subject: 'Two-step sign-in is off' });
  expect(mail?.text).toContain('Our support has just turned off');
  const noted = await db.selectFrom('audit_log').select(['kind', 'detail']).orderBy('id', 'desc').executeTakeFirst();
  expect(noted).toEqual({ kind: 'second_factor', detail: 'turned off by the operator' });
});

it('a wrong call is answered with the usage', async () => {
  const { database, clock } = await useSecondFactor();
  const deps = { db: database.db, clock, secretKeys: TEST_SECRET_KEYS };
  for (const words of [[], ['on', EVA.email], ['off'], ['off', 'nobody@kunde.example']]) {
    await expect(runSecondFactorCommand(deps, words)).rejects.toMatchObject({
      suggestion: expect.stringContaining('npm run second-factor -- off'),
    });
  }
});

it('a second factor that a visitor gave the demo member is gone after the next start', async () => {
  const { database, clock, post } = await useSecondFactor();
  const { db } = database;
  await db.updateTable('account').set({ email: DEMO_SIGN_IN.email }).execute();
  await seedDemoMember(db, clock, DEMO_SIGN_IN);
  expect((await post('login', DEMO_SIGN_IN)).statusCode).toBe(200);
});

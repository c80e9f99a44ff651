import { DAY_MS } from '@firmament/calendar/day';
import { expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { purgeAccounts } from './purge.ts';

it('deletes what has expired, and nothing else', async () => {
  const { join, enter, post, deliver, database, clock } = await useAccountsApp();
  const { db } = database;
  await join();
  await enter();
  await post('register', { ...EVA, email: 'max@kunde.example' });
  await post('reset', { email: EVA.email });
  await deliver();
  const left = async () => ({
    sessions: (await db.selectFrom('session').select('id').execute()).length,
    devices: (await db.selectFrom('known_device').select('id').execute()).length,
    registrations: (await db.selectFrom('registration').select('id').execute()).length,
    account: await db.selectFrom('account').select(['registered_from', 'new_password_expires_at']).executeTakeFirst(),
  });
  await purgeAccounts(db, clock);
  expect(await left()).toMatchObject({ sessions: 1, registrations: 2, account: { registered_from: '127.0.0.1' } });
  expect((await left()).account?.new_password_expires_at).not.toBeNull();

  clock.pass(9 * 24 * 60);
  await purgeAccounts(db, clock);
  expect(await left()).toMatchObject({ sessions: 1, registrations: 0, account: { new_password_expires_at: null } });

  clock.pass(90 * 24 * 60);
  await purgeAccounts(db, clock);
  expect(await left()).toMatchObject({ sessions: 0, devices: 1, account: { registered_from: null } });

  clock.pass(90 * 24 * 60);
  await purgeAccounts(db, clock);
  expect(await left()).toMatchObject({ devices: 0 });
});

it('forgets from where members began in the network when the day is over in Vienna', async () => {
  const { join, database, clock } = await useAccountsApp();
  const { db, pool } = database;
  await join();
  await pool.query(`insert into network_start select id, '2026-03-10', 4 from account`);
  await pool.query(`insert into network_start_count select id, '2026-03-10', 1 from account`);
  const left = async () => (await pool.query('select from network_start cross join network_start_count')).rowCount;
  // From 10 o'clock.
  clock.pass(14 * 60 - 1);
  await purgeAccounts(db, clock);
  expect(await left()).toBe(1);
  clock.pass(1);
  await purgeAccounts(db, clock);
  expect(await left()).toBe(0);
  expect((await pool.query('select from network_start_count')).rowCount).toBe(0);
});

it('deletes jobs 90 days after they were given up, and none that still has attempts', async () => {
  const { database, clock } = await useAccountsApp();
  const { db, pool } = database;
  const ages = [
    { subject: 'old and given up', days: 91, attempts: 25 },
    { subject: 'given up', days: 89, attempts: 25 },
    { subject: 'old', days: 91, attempts: 24 },
  ];
  for (const { subject, days, attempts } of ages) {
    await queueMail(db, composeMail({ to: EVA.email, language: 'en', subject, paragraphs: [] }));
    await pool.query(
      `update graphile_worker._private_jobs set attempts = $2, run_at = $3 where payload->>'subject' = $1`,
      [subject, attempts, new Date(clock.now().getTime() - days * DAY_MS)],
    );
  }
  await purgeAccounts(db, clock);
  const { rows } = await pool.query(
    `select payload->>'subject' as subject from graphile_worker._private_jobs order by id`,
  );
  expect(rows).toEqual([{ subject: 'given up' }, { subject: 'old' }]);
});

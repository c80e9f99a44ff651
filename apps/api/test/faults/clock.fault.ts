import { expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../servers/accounts-app.ts';
import { addCompany } from '../worlds/records.ts';
import { tell } from './faulty-server.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** The application takes its clock as a dependency, so that the test can turn it. */
it('keeps working when the clock jumps', async () => {
  const { join, enter, get, post, deliver, clock, database } = await useAccountsApp();
  const company = await addCompany(database.db);
  await join();
  const session = await enter();
  const seen: number[] = [];
  const look = async () => {
    for (const path of ['getUserDetails', `companies?cid=${company}`, 'get_access_logs', 'exports', 'billing']) {
      seen.push((await get(path, session)).statusCode);
    }
    return seen.at(-1);
  };
  for (const jump of [0, 3 * HOUR, -6 * HOUR, 20 * DAY, -20 * DAY, 400 * DAY, -400 * DAY]) {
    clock.pass(jump);
    await look();
    // Failed sign-ins while the clock is wrong must not lock anybody out afterwards.
    for (let i = 0; i < 9; i++) await post('login', { email: EVA.email, password: 'wrong-Passwort' });
  }
  const again = await post('login', { email: EVA.email, password: EVA.password });
  await post('reset', { email: EVA.email });
  const mails = await deliver();
  expect(seen.filter((status) => status >= 500)).toEqual([]);
  expect(again.statusCode).toBe(200);
  expect(mails.length).toBe(1);
  tell(
    'clock jumps by +3 hours, −6 hours, ±20 days, ±400 days',
    `${seen.length} requests, none answered 5xx (${seen.filter((status) => status === 401).length} of an ended session); ` +
      'nobody stays locked out by a limit that was counted in the future; sign-in and mails work',
  );
});

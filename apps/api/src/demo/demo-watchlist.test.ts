import { WATCHLIST } from '@firmament/demo-world/cast/companies';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { seedDemoMember } from './demo-member.ts';
import { DEMO_SIGN_IN } from './demo-sign-in.ts';
import { seedDemoWatchlist } from './demo-watchlist.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

it('gives the demo member the four companies, with news, and leaves the list alone afterwards', async () => {
  const { database, clock, get, enter, app } = await useAccountsApp();
  const { db, pool } = database;
  for (const { name, source, sourceKey } of WATCHLIST) {
    const id = await addCompany(db, { name, street: 'Ring 1' });
    await pool.query(`insert into company_source values ($1, $2, $3, '', now(), 'x')`, [
      SOURCE_IDS[source],
      sourceKey,
      id,
    ]);
  }
  await seedDemoMember(db, clock, DEMO_SIGN_IN);
  await seedDemoWatchlist(db, clock, DEMO_SIGN_IN.email);
  const session = await enter(DEMO_SIGN_IN);
  const items = async () => (await get('watchlist', session)).json().items;
  expect((await items()).map(({ name }: { name: string }) => name).sort()).toEqual(
    WATCHLIST.map(({ name }) => name).sort(),
  );
  const [first] = (await items()).filter(({ change_count }: { change_count: number }) => change_count > 0);
  expect(first.changes[0].text).toBe('Address changed from “Am Sägewerk 2” to “Ring 1”.');

  await app.inject({ method: 'DELETE', url: `/api/watchlist/company/${first.entity_id}`, headers: session });
  await seedDemoWatchlist(db, clock, DEMO_SIGN_IN.email);
  expect(await items()).toHaveLength(WATCHLIST.length - 1);
});

it('shows the news of the last days alone, not ten years of history', async () => {
  const { database, clock, get, enter } = await useAccountsApp();
  await seedDemoWorld(database.pool, { seed: 11, companies: 100, reports: 80, representatives: 80, people: 40 });
  await seedDemoMember(database.db, clock, DEMO_SIGN_IN);
  await seedDemoWatchlist(database.db, clock, DEMO_SIGN_IN.email);
  const { items } = (await get('watchlist', await enter(DEMO_SIGN_IN))).json();
  const counts = items.map(({ name, change_count }: Record<string, unknown>) => [name, change_count]);
  const expected = WATCHLIST.map(({ name }, place) => [name, place < 2 ? 1 : 0]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
});

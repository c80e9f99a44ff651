import type pg from 'pg';
import { expect, it } from 'vitest';
import { recomputed, standingOf, useRegisters } from '../../../test/worlds/registers.ts';

/** Two people each, some of whose names are those of others. */
const COMPANIES = `
  with firm as (
    insert into company (name, status, source_id, fetched_at, licence)
    select 'Firma ' || n || ' GmbH', 'active', 3, now(), 'Fictional' from generate_series(1, 1200) n returning id
  )
  insert into mandate (company_id, position, title, name, location, source_id)
  select id, at, 'Geschäftsführer', initcap(translate(left(md5((id % 700 * at)::text), 8), '0123456789', 'ghijklmnop'))
    || ' ' || initcap(translate(left(md5((id % 900)::text), 8), '0123456789', 'ghijklmnop')), 'Linz', 3
  from firm cross join generate_series(1, 2) at`;

const countedIn = async (client: pg.ClientBase) =>
  (await client.query('select counted_at, (select sum(count) from identity_count) as sum from identity_state')).rows[0];

it('If most companies changed, everybody is looked at by the measure of before', async () => {
  const { client, identify } = await useRegisters();
  await client.query(COMPANIES);
  await identify();
  const counted = await countedIn(client);
  await client.query(`update mandate set name = name || ' Neu', location = 'Leonding' where company_id < 1100`);
  expect((await identify())?.kind).toBe('all');
  expect(await standingOf(client)).toEqual(await recomputed(client));
  expect(await countedIn(client)).toEqual(counted);

  // So many more that the measure no longer fits.
  await client.query(`insert into mandate (company_id, position, title, name, location, source_id)
    select company_id, 3, title, name || n, 'Bregenz', source_id from mandate cross join generate_series(1, 2) n`);
  expect((await identify())?.kind).toBe('all');
  expect((await countedIn(client)).counted_at).not.toEqual(counted.counted_at);
}, 60_000);

import { expect, it } from 'vitest';
import { placeLine as line, useGeoNames } from '../../../test/imitations/geonames.ts';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { useSyncWorld } from '../../../test/worlds/sync-world.ts';

it('loads the places of each country once a month, and fails with a file that it cannot read', async () => {
  const [{ url, publish }, database] = [await useGeoNames(), await useTestDatabase()];
  const { run, clock } = useSyncWorld(database, { geoNamesUrl: url });
  const placesNamed = async (name: string) =>
    (await database.pool.query('select country, postcode, latitude from place where name like $1 order by 1', [name]))
      .rows;

  await publish('AT', line('AT', '0001', 'Adlerdorf'), line('AT', '0001', 'Spatzdorf'));
  await publish('DE', line('DE', '00001', 'Adlerstadt'));
  expect(await run('geonames')).toMatchObject({ failure: { kind: 'faulty', detail: 'HTTP 404' } });
  await publish('CH', line('CH', '0001', 'Adlerwil'));
  expect(await run('geonames')).toMatchObject({ kind: 'done', result: { watermark: '2026-03-10' } });
  expect(await placesNamed('Adler%')).toMatchObject([{ country: 'AT' }, { country: 'CH' }, { country: 'DE' }]);
  const { rows } = await database.pool.query('select next_run_at, updated_count, unchanged_count from sync_state');
  expect(rows).toEqual([{ next_run_at: new Date('2026-04-09T09:00:00Z'), updated_count: 1, unchanged_count: 3 }]);

  clock.pass(30 * 24 * 60);
  await publish('AT', line('AT', '0001', 'Adlerdorf', '48.5'));
  await publish('CH', line('CH', '0001', 'Adlerwil', 'north'));
  expect(await run('geonames')).toMatchObject({ failure: { kind: 'unreadable', detail: '1 of 1 lines of CH.zip' } });
  expect(await placesNamed('Adlerdorf')).toMatchObject([{ latitude: 48.5 }]);
});

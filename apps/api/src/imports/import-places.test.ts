import { streamOf } from '@firmament/registers/fixtures/streams';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { importPlaces } from './import-places.ts';

const FILES = {
  postcodes: `country\tpostcode\tplace\tstate\tstate_code\tlat\tlng
AT\t0001\tAdlerdorf\tWien\t09\t48\t16`,
  places: `country\tpostcode\tplace\tcommunity\tstate_code\tlat\tlng
AT\t0001\tAdlerdorf\tAdlerdorf\t09\t48.1\t16.1
AT\t0001\tHorst\tAdlerdorf\t09\t48.2\t16.2`,
  // More rows than one batch, with the same name at both ends.
  cities: [
    'country\tname\tascii\tadmin1\tlat\tlng\tpopulation\tfeature\talternates',
    'DE\tNest\tNest\t02\t51\t10\t9000\tPPL\t',
    ...Array.from({ length: 6000 }, (_, i) => `DE\tStadt ${i}\tStadt\t02\t50\t10\t${i}\tPPL\t`),
    'DE\tNest\tNest\t02\t50\t11\t100\tPPL\t',
  ].join('\n'),
};

const NO_REJECTS = { add: () => {} };

const importer = async () => {
  const { pool } = await useTestDatabase();
  const run = async (...names: (keyof typeof FILES)[]): Promise<number[]> => {
    const changes: number[] = [];
    for (const name of names) {
      const input = { path: name, read: () => streamOf(FILES[name]) };
      changes.push((await importPlaces(pool, input, NO_REJECTS, false)).changed);
    }
    return changes;
  };
  const positionOf = async (name: string): Promise<unknown> =>
    (await pool.query('select latitude from place where name = $1', [name])).rows[0].latitude;
  return { run, positionOf };
};

describe('importing places', () => {
  it('changes nothing the second time, and keeps the larger of two towns of one name', async () => {
    const { run, positionOf } = await importer();
    expect(await run('cities', 'cities')).toEqual([6001, 0]);
    expect(await positionOf('Nest')).toBe(51);
  });

  it.each([[['postcodes', 'places']], [['places', 'postcodes']]] as const)(
    'from %s gives the same result, and neither undoes what the other wrote',
    async (order) => {
      const { run, positionOf } = await importer();
      await run(...order);
      expect(await positionOf('Adlerdorf')).toBe(48.1);
      expect(await run(...order)).toEqual([0, 0]);
    },
  );
});

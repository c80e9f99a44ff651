import { parseGeoNames } from '@firmament/registers/geonames';
import type { PlaceRecord } from '@firmament/registers/record';
import type pg from 'pg';
import type { Input } from './open-input.ts';
import type { RejectsFile } from './rejects-file.ts';

const BATCH_SIZE = 5_000;

/** Imports a GeoNames file of postcodes, places or cities into the gazetteer, in one transaction. */
export const importPlaces = async (
  pool: pg.Pool,
  input: Input,
  rejects: RejectsFile,
  isDryRun: boolean,
): Promise<{ read: number; changed: number }> => {
  const client = await pool.connect();
  let [read, changed] = [0, 0];
  try {
    await client.query('begin');
    let batch: PlaceRecord[] = [];
    for await (const parsed of parseGeoNames(input.read())) {
      if (!parsed.ok) {
        rejects.add(input.path, parsed);
        continue;
      }
      read += 1;
      batch.push(parsed.record);
      if (batch.length < BATCH_SIZE) continue;
      changed += await upsert(client, batch);
      batch = [];
    }
    changed += await upsert(client, batch);
    await client.query(isDryRun ? 'rollback' : 'commit');
    return { read, changed };
  } finally {
    // An error leaves the transaction open; it ends, undone, with the connection.
    client.release(true);
  }
};

const upsert = async (client: pg.ClientBase, places: PlaceRecord[]): Promise<number> => {
  const column = (value: (place: PlaceRecord) => unknown) => places.map((place) => value(place) ?? null);
  const { rowCount } = await client.query(
    `insert into place (country, postcode, name, region, latitude, longitude, population)
     select distinct on (country, postcode, name) *
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[], $7::integer[])
       as given (country, postcode, name, region, latitude, longitude, population)
     order by country, postcode, name, population desc nulls last
     on conflict (country, postcode, name) do update
     set region = excluded.region, latitude = excluded.latitude, longitude = excluded.longitude,
       population = excluded.population
     where (place.region, place.latitude, place.longitude, place.population)
       is distinct from (excluded.region, excluded.latitude, excluded.longitude, excluded.population)`,
    [
      column((place) => place.country),
      column((place) => place.postcode),
      column((place) => place.name),
      column((place) => place.region),
      column((place) => place.position.latitude),
      column((place) => place.position.longitude),
      column((place) => place.population),
    ],
  );
  return rowCount ?? 0;
};

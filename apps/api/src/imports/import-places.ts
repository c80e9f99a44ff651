import type { ListedPlace, PlaceList } from '@firmament/record/record';
import { parseGeoNames } from '@firmament/registers/geonames/geonames';
import type pg from 'pg';
import type { Input } from './formats/open-input.ts';
import type { RejectsFile } from './rejects-file.ts';

const BATCH_SIZE = 5_000;

/** If a town is in several lists, the later of these has the better position. */
const LISTS: readonly PlaceList[] = ['cities', 'postcodes', 'places'];

const COLUMNS = 'list, country, postcode, name, region, latitude, longitude, population';

/** Imports a GeoNames file of postcodes, places or cities into the gazetteer, in one transaction. */
export const importPlaces = async (
  pool: pg.Pool,
  input: Pick<Input, 'path' | 'read'>,
  rejects: Pick<RejectsFile, 'add'>,
  isDryRun: boolean,
): Promise<{ read: number; changed: number }> => {
  const client = await pool.connect();
  let read = 0;
  try {
    await client.query('begin');
    await client.query(
      `create temporary table given_place on commit drop as select ${COLUMNS} from place with no data`,
    );
    let batch: ListedPlace[] = [];
    for await (const parsed of parseGeoNames(input.read())) {
      if (!parsed.ok) {
        rejects.add(input.path, parsed);
        continue;
      }
      read += 1;
      batch.push(parsed.record);
      if (batch.length < BATCH_SIZE) continue;
      await stage(client, batch);
      batch = [];
    }
    await stage(client, batch);
    const changed = await merge(client);
    await client.query(isDryRun ? 'rollback' : 'commit');
    return { read, changed };
  } finally {
    // An error leaves the transaction open; closing the connection rolls it back.
    client.release(true);
  }
};

const stage = async (client: pg.ClientBase, places: ListedPlace[]): Promise<void> => {
  const column = (value: (place: ListedPlace) => unknown) => places.map((place) => value(place) ?? null);
  await client.query(
    `insert into given_place (${COLUMNS})
     select * from unnest(
       $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[], $8::integer[])`,
    [
      column((place) => place.list),
      column((place) => place.country),
      column((place) => place.postcode),
      column((place) => place.name),
      column((place) => place.region),
      column((place) => place.position.latitude),
      column((place) => place.position.longitude),
      column((place) => place.population),
    ],
  );
};

/** In one statement: of two places of one name the larger counts, wherever they are in the file. */
const merge = async (client: pg.ClientBase): Promise<number> => {
  const { rowCount } = await client.query(
    `insert into place (${COLUMNS})
     select distinct on (country, postcode, name) ${COLUMNS} from given_place
     order by country, postcode, name, population desc nulls last, latitude, longitude
     on conflict (country, postcode, name) do update
     set list = excluded.list, region = excluded.region, latitude = excluded.latitude, longitude = excluded.longitude,
       population = excluded.population
     where array_position($1::text[], excluded.list) >= coalesce(array_position($1, place.list), 0)
       and (place.list, place.region, place.latitude, place.longitude, place.population)
         is distinct from (excluded.list, excluded.region, excluded.latitude, excluded.longitude, excluded.population)`,
    [LISTS],
  );
  return rowCount ?? 0;
};

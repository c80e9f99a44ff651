import { createGazetteer, type Gazetteer } from '@firmament/gazetteer/gazetteer';
import { readNpmPlaces } from '@firmament/gazetteer/npm-places';
import type pg from 'pg';

/** The places that come with the program and those that the operator has imported. */
export const loadGazetteer = async (pool: pg.Pool): Promise<Gazetteer> => {
  const { rows } = await pool.query(
    'select country, postcode, name, region, latitude, longitude, population from place order by id',
  );
  const imported = rows.map(({ country, postcode, name, region, latitude, longitude, population }) => ({
    country,
    name,
    position: { latitude, longitude },
    ...(postcode !== null && { postcode }),
    ...(region !== null && { region }),
    ...(population !== null && { population }),
  }));
  return createGazetteer([...readNpmPlaces(), ...imported]);
};

import { SOURCES, STATING_SOURCES } from '@firmament/record/sources/sources';
import type pg from 'pg';

const ROWS = STATING_SOURCES.map((key) => {
  const { id, name, authority, licence, attribution } = SOURCES[key];
  return { id, name: key, label: name.en, authority, licence: licence.en, attribution: attribution.en };
});

/** Queries join the sources, so the table repeats what the program knows of them. A row that is right is left alone. */
export const writeSources = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `insert into source (id, name, label, authority, licence, attribution)
     select * from json_to_recordset($1) as known (
       id smallint, name text, label text, authority smallint, licence text, attribution text)
     on conflict (id) do update
     set (name, label, authority, licence, attribution)
       = (excluded.name, excluded.label, excluded.authority, excluded.licence, excluded.attribution)
     where source is distinct from excluded`,
    [JSON.stringify(ROWS)],
  );
};

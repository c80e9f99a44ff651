import type pg from 'pg';
import type { Setting } from './world-rows.ts';

/** Reads what the rows of a world need from the database. The industries must be there already. */
export const readSetting = async (client: pg.ClientBase): Promise<Setting> => {
  const industries = await client.query<{ id: number; name: string }>('select id, name from industry');
  const licences = await client.query<{ id: number; licence: string }>('select id, licence from source');
  const moment = await client.query<{ now: Date; revision: string }>('select now(), current_revision() as revision');
  const [{ now, revision }] = moment.rows as [{ now: Date; revision: string }];
  return {
    industryIds: new Map(industries.rows.map(({ id, name }) => [name, id])),
    licences: new Map(licences.rows.map(({ id, licence }) => [id, licence])),
    fetchedAt: now.toISOString(),
    revision: Number(revision),
  };
};

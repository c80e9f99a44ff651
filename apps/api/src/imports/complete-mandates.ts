import { foldPersonName } from '@firmament/registers/company/person-name';
import type pg from 'pg';
import { type BirthKey, birthHash } from './birth-hash.ts';

/** Small enough that nobody waits for the rows. */
const BATCH = 2_000;

type Row = { company_id: number; id: number; name: string; born_on: string | null };

/**
 * Gives the officers of an older version what they lack: the comparison form of the name, and instead of the full date of
 * birth its year and hash. Can be interrupted, and done by several processes at once.
 */
export const completeMandates = async (pool: pg.Pool, key: BirthKey): Promise<void> => {
  for (;;) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<Row>(
        `select company_id, id, name, born_on from mandate where folded_name is null or born_on is not null
         order by id limit ${BATCH} for update skip locked`,
      );
      await client.query(
        `update mandate set folded_name = done.folded_name, born_on = null,
           birth_year = coalesce(mandate.birth_year, done.birth_year),
           birth_hash = coalesce(mandate.birth_hash, done.birth_hash)
         from unnest($1::integer[], $2::text[], $3::smallint[], $4::bytea[], $5::integer[])
           as done (id, folded_name, birth_year, birth_hash, company_id)
         where mandate.company_id = done.company_id and mandate.id = done.id`,
        [
          rows.map(({ id }) => id),
          rows.map(({ name }) => foldPersonName(name)),
          rows.map(({ born_on }) => (born_on === null ? null : Number(born_on.slice(0, 4)))),
          rows.map(({ born_on }) => (born_on === null ? null : Buffer.from(birthHash(key, born_on), 'hex'))),
          rows.map(({ company_id }) => company_id),
        ],
      );
      await client.query('commit');
      if (rows.length < BATCH) return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }
};

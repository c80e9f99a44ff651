import { foldPersonName } from '@firmament/text/person-name';
import type pg from 'pg';
import { KEEP_SUPPRESSIONS } from '../records/suppression-lock.ts';
import { withholdArrived } from '../records/withheld/withhold-objected.ts';
import { type BirthKey, birthHash } from './birth-hash.ts';
import { inTransaction } from './ties/resolve-ties.ts';

/** Small enough that nobody waits for the rows. */
const BATCH = 2_000;

/** Companies of which mandates are looked at in one go. */
const COMPANIES = 5_000;

type Row = { company_id: number; id: number; name: string; born_on: string | null };

/**
 * Gives the officers of an older version what they lack: the comparison form of the name, and instead of the full date of
 * birth its year and hash. Can be interrupted, and done by several processes at once.
 */
export const completeMandates = async (pool: pg.Pool, key: BirthKey): Promise<void> => {
  const client = await pool.connect();
  try {
    while (await inTransaction(client, complete(key)));
    while (await inTransaction(client, foldRenamed));
  } finally {
    client.release();
  }
};

/** Returns whether there may be more to do. */
const complete =
  (key: BirthKey) =>
  async (client: pg.ClientBase): Promise<boolean> => {
    const { rows } = await client.query<Row>(
      `select company_id, id, name, born_on from mandate where folded_name is null or born_on is not null
       order by id limit ${BATCH} for update skip locked`,
    );
    await client.query(
      `update mandate set folded_name = done.folded_name, born_on = null,
         birth_year = coalesce(mandate.birth_year, done.birth_year),
         birth_hash = coalesce(mandate.birth_hash, done.birth_hash),
         former_names = case when mandate.folded_name <> done.folded_name
           then array_append(mandate.former_names, mandate.folded_name) else mandate.former_names end
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
    return rows.length === BATCH;
  };

/**
 * The version before renewed names of people whom their register has a key of, and left the comparison form as it was.
 * Returns whether there is more to do.
 */
const foldRenamed = async (client: pg.ClientBase): Promise<boolean> => {
  // It withholds whoever turns out to have objected, so it takes turns with objections.
  await client.query(KEEP_SUPPRESSIONS);
  const progress = await client.query<{ done_to: number; last_id: number }>(
    'select done_to, last_id from folded_name_progress for update skip locked',
  );
  const [range] = progress.rows;
  if (range === undefined) return false;
  const end = Math.min(range.done_to + COMPANIES, range.last_id);
  const { rows } = await client.query<Row & { folded_name: string }>(
    `select company_id, id, name, folded_name from mandate
     where company_id > $1 and company_id <= $2 and person_key is not null and folded_name is not null`,
    [range.done_to, end],
  );
  const renamed = rows
    .map(({ name, ...row }) => ({ ...row, now: foldPersonName(name) }))
    .filter(({ folded_name, now }) => folded_name !== now);
  await client.query(
    `update mandate set folded_name = done.now, former_names = array_append(former_names, mandate.folded_name)
     from unnest($1::integer[], $2::integer[], $3::text[]) as done (company_id, id, now)
     where mandate.company_id = done.company_id and mandate.id = done.id and mandate.folded_name <> done.now`,
    [renamed.map(({ company_id }) => company_id), renamed.map(({ id }) => id), renamed.map(({ now }) => now)],
  );
  const companies = `(select company_id, source_key, source_id from company_source
    where company_id > ${range.done_to} and company_id <= ${end})`;
  for (const statement of withholdArrived(companies)) await client.query(statement);
  if (end < range.last_id) await client.query('update folded_name_progress set done_to = $1', [end]);
  else await client.query('delete from folded_name_progress');
  return end < range.last_id;
};

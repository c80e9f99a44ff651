import type pg from 'pg';

/** Tells how to make something again that was dropped. */
type Dropped = { drop: string; restore: string };

/**
 * Drops what the tables are indexed by, and gives the statements that bring it back: to sort all entries once is several
 * times as quick as to find the place of each. What a foreign key rests on stays, or the key would have to go with it.
 */
export const dropIndexes = async (client: pg.ClientBase, tables: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<Dropped>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(own.oid)) as restore
     from pg_constraint own
     where conrelid = any ($1::regclass[]) and contype in ('p', 'u')
       and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid)
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ restore }) => restore);
};

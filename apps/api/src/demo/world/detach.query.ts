import type pg from 'pg';

/** How to take something off a table, and how to put it back. */
type Attachment = { drop: string; restore: string };

/**
 * Takes off the tables what PostgreSQL would keep up row by row, and gives the statements that bring it back. To sort the
 * entries of an index once is several times as quick as to find the place of each; triggers that ask for the rows of a
 * statement have them collected even while they do not fire. What a foreign key rests on stays, or the key would go too.
 */
export const detach = async (client: pg.ClientBase, tables: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<Attachment>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(own.oid)) as restore
     from pg_constraint own
     where conrelid = any ($1::regclass[]) and contype in ('p', 'u')
       and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid)
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
     union all
     select format('drop trigger %I on %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid)
     from pg_trigger
     where tgrelid = any ($1::regclass[]) and not tgisinternal`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ restore }) => restore);
};

import type pg from 'pg';

/** The statements that drop something from a table and restore it. */
type Attachment = { drop: string; restore: string };

/**
 * Drops what PostgreSQL would maintain row by row, and returns the statements that restore it. Sorting an index once is
 * several times as fast as inserting entry by entry; triggers with transition tables collect rows even while they do not
 * fire. An index that a foreign key needs stays, or the key would go too, unless its entries come in no order: then to
 * check the foreign key afterwards costs less.
 */
export const detach = async (
  client: pg.ClientBase,
  tables: readonly string[],
  unordered: readonly string[],
): Promise<string[]> => {
  const { rows } = await client.query<Attachment>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(own.oid)) as restore
     from pg_constraint own
     where conrelid = any ($1::regclass[]) and (contype in ('p', 'u') or confrelid = any ($2::regclass[]))
       and not exists (select from pg_constraint other where other.contype = 'f' and other.conindid = own.conindid
         and other.confrelid <> all ($2::regclass[]))
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
     union all
     select format('drop trigger %I on %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid)
     from pg_trigger
     where tgrelid = any ($1::regclass[]) and not tgisinternal`,
    [tables, unordered],
  );
  // Foreign keys go before the indexes that they need, and come after them.
  const isForeign = ({ restore }: Attachment): boolean => restore.includes(' FOREIGN KEY ');
  const inOrder = [...rows.filter(isForeign), ...rows.filter((row) => !isForeign(row))];
  for (const { drop } of inOrder) await client.query(drop);
  return inOrder.reverse().map(({ restore }) => restore);
};

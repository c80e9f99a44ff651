import type pg from 'pg';

export type Table = { name: string; columns: string[] };

/** Set anew by every restore, so that readers of the change feed see restored rows as new. */
const STAMPED_ANEW = 'revision';

/**
 * The tables to back up, each after those it refers to. Staging tables (unlogged) hold nothing of value, and the list of
 * migrations is in the head of the backup.
 */
export const listTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> $1
         order by a.attnum) as columns,
       array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname <> 'schema_migration'
     order by c.relname`,
    [STAMPED_ANEW],
  );
  return parentsFirst(rows).map(({ name, columns }) => ({ name, columns }));
};

const parentsFirst = <T extends { name: string; parents: string[] }>(tables: T[]): T[] => {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const sorted = new Set<T>();
  const visit = (table: T): void => {
    if (sorted.has(table)) return;
    for (const parent of table.parents) {
      const found = byName.get(parent);
      if (found) visit(found);
    }
    sorted.add(table);
  };
  for (const table of tables) visit(table);
  return [...sorted];
};

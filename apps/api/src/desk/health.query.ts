import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export type DatabaseFigures = { sizeBytes: number; connections: number; maxConnections: number };

export const readDatabaseFigures = async (db: Database): Promise<DatabaseFigures> => {
  const { rows } = await sql<DatabaseFigures>`
    select pg_database_size(current_database()) as "sizeBytes",
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::integer as "maxConnections"`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('the database told nothing about itself');
  return figures;
};

/** How long the database takes to answer at all. */
export const measureAnswer = async (db: Database): Promise<number> => {
  const startMs = performance.now();
  await sql`select 1`.execute(db);
  return performance.now() - startMs;
};

/** Standbys of the primary that we do not read from. Without rights to see more their lag is not known. */
export const findStandbys = async (db: Database): Promise<{ name: string; lagSeconds: number | null }[]> => {
  const { rows } = await sql<{ name: string; lagSeconds: number | null }>`
    select application_name as name, extract(epoch from replay_lag)::float8 as "lagSeconds" from pg_stat_replication
    where state is null or state = 'streaming' order by application_name`.execute(db);
  return rows;
};

export const findLastBackup = (db: Database) =>
  db
    .selectFrom('backup_run')
    .select(['finished_at', 'size_bytes'])
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();

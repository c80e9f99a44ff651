import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { say, timed } from '../terminal.ts';
import { copyDirOf, type Size } from '../world.ts';
import { FIGURE_COLUMNS } from './copy-world.ts';
import { startCopyServer } from './postgres-copy.ts';

export const duckdbFileOf = (size: Size): string => join(copyDirOf(size), 'search.duckdb');

/** DuckDB stores columns separately, so wide tables cost nothing; rows are in the order of results. */
const TABLES: Record<string, Record<string, string>> = {
  keyword: {
    ordinal: 'integer',
    id: 'integer',
    is_active: 'boolean',
    country: 'smallint',
    place: 'integer',
    name: 'varchar',
    names: 'varchar',
    codes: 'varchar',
  },
  company: {
    ordinal: 'integer',
    id: 'integer',
    is_active: 'boolean',
    industry: 'smallint',
    cell: 'integer',
    lat: 'double',
    lng: 'double',
  },
  figures: {
    ordinal: 'integer',
    id: 'integer',
    ...Object.fromEntries(FIGURE_COLUMNS.map((figure) => [figure, 'double'])),
  },
  industry: { id: 'smallint', label: 'varchar', folded: 'varchar', count: 'integer' },
  person: { ordinal: 'integer', profile_id: 'varchar', position: 'varchar', skills: 'varchar', locality: 'varchar' },
};

export const ensureDuckdbCopy = async (size: Size): Promise<void> => {
  const file = duckdbFileOf(size);
  if (existsSync(file)) return;
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  const server = await startCopyServer(size);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const instance = await DuckDBInstance.create(unfinished);
  const connection = await instance.connect();
  const transfer = `${file}.tsv`;
  try {
    const { seconds } = await timed(async () => {
      for (const [table, columns] of Object.entries(TABLES)) {
        const key = Object.keys(columns)[0];
        const rows = client.query(
          copyTo(`copy (select ${Object.keys(columns).join()} from ${table} order by ${key}) to stdout`),
        );
        await pipeline(rows, createWriteStream(transfer));
        const types = Object.entries(columns).map(([name, type]) => `'${name}': '${type}'`);
        await connection.run(`create table ${table} as select * from read_csv('${transfer}', delim = '\\t', header = false,
          quote = '', escape = '', nullstr = '\\N', columns = {${types.join()}})`);
      }
      await connection.run('checkpoint');
    });
    connection.closeSync();
    instance.closeSync();
    await rename(unfinished, file);
    say(`DuckDB: copied in ${Math.round(seconds)} s`);
  } finally {
    await rm(transfer, { force: true });
    await client.end();
    await server.stop();
  }
};

import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { type CopiedRow, copyRows } from '../../../apps/api/src/platform/database/copy-rows.ts';
import { say, timed } from '../terminal.ts';
import { copyDirOf, type Size } from '../world.ts';
import { FIGURE_COLUMNS } from './copy-world.ts';
import { startCopyServer } from './postgres-copy.ts';

export const sqliteFileOf = (size: Size): string => join(copyDirOf(size), 'search.sqlite');

/**
 * The trigram tokenizer finds parts of words and, with a space in front, starts of words: the product's rule in one
 * expression. Contentless, because the texts themselves are not needed again.
 */
const SCHEMA = `
  create table keyword (ordinal integer primary key, id integer, is_active integer, country integer, place integer, name text);
  create table company (ordinal integer primary key, id integer, is_active integer, industry integer, cell integer, lat real,
    lng real);
  create table figures (ordinal integer primary key, id integer, ${FIGURE_COLUMNS.map((figure) => `${figure} real`).join(', ')});
  create table industry (id integer primary key, label text, folded text, count integer);
  create table person (ordinal integer primary key, profile_id text);
  create virtual table words using fts5 (names, codes, content='', columnsize=0, tokenize='trigram');
  create virtual table profiles using fts5 (position, skills, locality, content='', columnsize=0, tokenize='trigram');`;

const INDEXES = `
  create index keyword_name on keyword (name, ordinal, id);
  create index figures_revenue on figures (revenue, ordinal, id);
  create index figures_total_assets on figures (total_assets, ordinal, id);
  create index company_active on company (is_active, ordinal, id);
  create index company_cell on company (cell, is_active, industry, lat, lng, ordinal, id);
  create index company_industry on company (industry, is_active, cell, lat, lng, ordinal, id);
  insert into words (words) values ('optimize');
  insert into profiles (profiles) values ('optimize');
  analyze;`;

type Filling = { query: string; insert: string };

const marks = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

const FILLINGS: Filling[] = [
  {
    query: 'select ordinal, id, is_active::int, country, place, name from keyword order by ordinal',
    insert: `insert into keyword values (${marks(6)})`,
  },
  {
    query: 'select ordinal, names, codes from keyword order by ordinal',
    insert: 'insert into words (rowid, names, codes) values (?, ?, ?)',
  },
  {
    query: 'select ordinal, id, is_active::int, industry, cell, lat, lng from company order by ordinal',
    insert: `insert into company values (${marks(7)})`,
  },
  {
    query: 'select * from figures order by ordinal',
    insert: `insert into figures values (${marks(2 + FIGURE_COLUMNS.length)})`,
  },
  { query: 'select * from industry order by id', insert: `insert into industry values (${marks(4)})` },
  {
    query: 'select ordinal, profile_id from person order by ordinal',
    insert: `insert into person values (${marks(2)})`,
  },
  {
    query: 'select ordinal, position, skills, locality from person order by ordinal',
    insert: 'insert into profiles (rowid, position, skills, locality) values (?, ?, ?, ?)',
  },
];

/** Columns convert texts into numbers by their type; only the key of a full-text table must arrive as a number. */
const toValues = (row: CopiedRow): (string | number | null)[] => [
  Number(row.text(0)),
  ...Array.from({ length: row.length - 1 }, (_, i) => (row.isEmpty(i + 1) ? null : row.text(i + 1))),
];

export const ensureSqliteCopy = async (size: Size): Promise<void> => {
  const file = sqliteFileOf(size);
  if (existsSync(file)) return;
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  const server = await startCopyServer(size);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const db = new Database(unfinished);
  try {
    const { seconds } = await timed(async () => {
      db.pragma('journal_mode = off');
      db.pragma('synchronous = off');
      db.pragma('cache_size = -1000000');
      db.exec(SCHEMA);
      for (const { query, insert } of FILLINGS) {
        const statement = db.prepare(insert);
        db.exec('begin');
        for await (const rows of copyRows(client, query)) for (const row of rows) statement.run(toValues(row));
        db.exec('commit');
      }
      db.exec(INDEXES);
    });
    db.close();
    await rename(unfinished, file);
    await writeFile(`${file}.json`, `${JSON.stringify({ seconds })}\n`);
    say(`SQLite: copied and indexed in ${Math.round(seconds)} s`);
  } finally {
    db.close();
    await client.end();
    await server.stop();
  }
};

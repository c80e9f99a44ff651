import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fold } from '@firmament/text/fold';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../apps/api/src/platform/database/embedded/embedded-postgres.ts';
import { say, timed } from '../terminal.ts';
import { copyDirOf, dataDirOf, type Size } from '../world.ts';
import { companyRows, FIGURE_COLUMNS, Labels, personRows, readOrdinals, writeRows } from './copy-world.ts';

/** A second embedded server with its own memory, so that the product and the opponent do not warm each other. */
const SETTINGS = {
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  random_page_cost: '4',
  jit: 'off',
  max_wal_size: '8GB',
  // The copy can be made again, and its durability is not measured.
  fsync: 'off',
};

export const startOpponentServer = async (dataDir: string): Promise<EmbeddedPostgres> => {
  await mkdir(dataDir, { recursive: true });
  return startEmbeddedPostgres({ dataDir, purpose: 'npm run bench', settings: SETTINGS });
};

export const startCopyServer = (size: Size): Promise<EmbeddedPostgres> =>
  startOpponentServer(join(copyDirOf(size), 'postgres'));

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const FIGURE_TYPES = FIGURE_COLUMNS.map((figure) => `${figure} float8`).join(', ');

const SCHEMA = `
  create extension if not exists pg_trgm;
  drop table if exists raw, keyword, company, figures, industry, raw_person, person;
  create unlogged table raw (ordinal integer, id integer, is_active boolean, industry smallint, country smallint,
    place integer, cell integer, lat float8, lng float8, name text collate "C", names text collate "C",
    codes text collate "C", ${FIGURE_TYPES});
  create unlogged table raw_person (ordinal integer, profile_id text, position text collate "C", skills text collate "C",
    locality text collate "C");
  create table industry (id smallint primary key, label text collate "C", folded text collate "C", count integer);`;

/** Missing figures are below every range, which saves a test for null. */
const NONE = -3e38;

/** Rows are on disk in the order of results; columns that are searched together share one narrow table. */
const TABLES = [
  `create table keyword as select ordinal, id, is_active, country, place, name, names, codes from raw order by ordinal`,
  `create table company as select ordinal, id, is_active, industry, cell, lat, lng from raw order by ordinal`,
  `create table figures as select ordinal, id, ${FIGURE_COLUMNS.map((figure) => `coalesce(${figure}, ${NONE}) as ${figure}`).join(', ')}
     from raw where coalesce(${FIGURE_COLUMNS.join(', ')}) is not null order by ordinal`,
  `create table person as select * from raw_person order by ordinal`,
  `drop table raw, raw_person`,
];

const INDEXES = [
  `alter table keyword add primary key (ordinal)`,
  `alter table company add primary key (ordinal)`,
  `alter table figures add primary key (ordinal)`,
  `alter table person add primary key (ordinal)`,
  `create index on keyword using gin (names gin_trgm_ops)`,
  `create index on keyword using gin (codes gin_trgm_ops)`,
  `create index on keyword (name, ordinal) include (id, is_active)`,
  `create index on figures (revenue, ordinal) include (id)`,
  `create index on figures (total_assets, ordinal) include (id)`,
  `create index on company (is_active, ordinal) include (id)`,
  `create index on company (cell, is_active, industry) include (lat, lng, ordinal, id)`,
  `create index on company (industry, is_active, cell) include (lat, lng, ordinal, id)`,
  `create index on person using gin (position gin_trgm_ops, skills gin_trgm_ops, locality gin_trgm_ops)`,
  `vacuum (analyze)`,
];

/** Stores the world for PostgreSQL alone, once. The other engines copy from there. */
export const ensurePostgresCopy = async (size: Size): Promise<void> => {
  const mark = join(copyDirOf(size), 'postgres.done');
  if (existsSync(mark)) return;
  const product = await startEmbeddedPostgres({ dataDir: dataDirOf(size), purpose: 'npm run bench' });
  const copy = await startCopyServer(size);
  const [from, to] = [await connect(product.url), await connect(copy.url)];
  try {
    const { seconds: copying } = await timed(() => copyRowsOver(from, to));
    const { seconds: indexing } = await timed(async () => {
      for (const statement of [...TABLES, ...INDEXES]) await to.query(statement);
    });
    await writeFile(mark, `${JSON.stringify({ copying, indexing })}\n`);
    say(`PostgreSQL: copied in ${Math.round(copying)} s, laid out and indexed in ${Math.round(indexing)} s`);
  } finally {
    await Promise.all([from.end(), to.end()]);
    await Promise.all([product.stop(), copy.stop()]);
  }
};

const copyRowsOver = async (from: pg.Client, to: pg.Client): Promise<void> => {
  await to.query(SCHEMA);
  const labels = { industries: new Labels(), countries: new Labels(), places: new Labels() };
  await writeRows(to, 'raw', companyRows(from, await readOrdinals(from, 'company'), labels));
  await writeRows(to, 'raw_person', personRows(from, await readOrdinals(from, 'person')));
  const { numbers, counts } = labels.industries;
  const industries = async function* () {
    for (const [label, number] of numbers) yield [number, label, ` ${fold(label)}`, counts[number]];
  };
  await writeRows(to, 'industry', industries());
};

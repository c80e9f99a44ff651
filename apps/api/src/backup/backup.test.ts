import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../../test/servers/test-database.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { addMandate, useRegisters } from '../../test/worlds/registers.ts';
import { seedDemoWorld } from '../demo/seed-demo-world.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import { restoreBackup } from './restore-backup.ts';
import { listTables } from './tables.query.ts';
import { writeBackup } from './write-backup.ts';

const SMALL_WORLD = { seed: 7, companies: 300, reports: 400, representatives: 600, people: 150 };

const useFullDatabase = async (): Promise<TestDatabase> => {
  const database = await useTestDatabase();
  await seedDemoWorld(database.pool, SMALL_WORLD);
  await database.pool.query(
    `insert into company (name, status, source_id, fetched_at, licence, description)
     values ($1, 'active', $2, now(), 'x', $3)`,
    ['Ecken & "Kanten" \\. GmbH', SOURCE_IDS.csv, 'Zeile 1\nZeile 2\t\\. \\N {"sha256":"x"}'],
  );
  await queueMail(
    database.db,
    composeMail({ to: 'eva@kunde.example', language: 'de', subject: 'Wartet', paragraphs: [] }),
  );
  return database;
};

/** What a restore makes anew, or has made anew. */
const ANEW = ['database_identity', 'identity_state'];

/** All content but that. */
const contentOf = async ({ pool }: TestDatabase) => {
  const client = await pool.connect();
  try {
    const tables = await listTables(client);
    const content: Record<string, unknown> = {};
    for (const { name, columns } of tables.filter((table) => !ANEW.includes(table.name))) {
      const list = columns.map((column) => `"${column}"`).join(', ');
      const { rows } = await client.query(
        `select md5(string_agg(t::text, '|' order by t::text)) as hash, count(*) from (select ${list} from "${name}") t`,
      );
      content[name] = rows[0];
    }
    return content;
  } finally {
    client.release();
  }
};

const jobsOf = async ({ pool }: TestDatabase) =>
  (await pool.query('select task_identifier, max_attempts from graphile_worker.jobs')).rows;

describe('a backup', () => {
  it('restores everything into another database: rows, waiting jobs, counters', async () => {
    const original = await useFullDatabase();
    const file = join(useTemporaryDir('backup'), 'all.backup');
    const before = await contentOf(original);
    const { tables, bytes } = await writeBackup(original.pool, file);
    expect(tables).toBeGreaterThan(20);
    expect(bytes).toBeGreaterThan(10_000);

    const copy = await useTestDatabase({ isEmpty: true });
    await restoreBackup(copy.pool, file);
    expect(await contentOf(copy)).toEqual(before);
    expect(await jobsOf(copy)).toEqual(await jobsOf(original));
    const { rows } = await copy.pool.query(
      `insert into company (name, status, source_id, fetched_at, licence) values ('Neu', 'active', 1, now(), 'x')
       returning id > (select max(id) from company) as is_next`,
    );
    expect(rows).toEqual([{ is_next: true }]);
  });

  it('can be read by nobody else, even where it replaces one that could', async () => {
    const { pool } = await useTestDatabase();
    const file = join(useTemporaryDir('backup'), 'all.backup');
    writeFileSync(file, 'of an earlier night', { mode: 0o644 });
    await writeBackup(pool, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is noted with its size once the file is complete, also in the backups after it', async () => {
    const { db, pool } = await useTestDatabase();
    const file = join(useTemporaryDir('backup'), 'all.backup');
    const runs = () => db.selectFrom('backup_run').select('size_bytes').orderBy('id').execute();
    const first = await writeBackup(pool, file);
    expect(await runs()).toEqual([{ size_bytes: first.bytes }]);
    expect(statSync(file).size).toBe(first.bytes);
    await writeBackup(pool, file);
    await restoreBackup(pool, file);
    expect(await runs()).toEqual([{ size_bytes: first.bytes }]);
    const third = await writeBackup(pool, file);
    expect(await runs()).toEqual([{ size_bytes: first.bytes }, { size_bytes: third.bytes }]);
  });

  it.each([
    ['does not know the list of backups yet', 'drop table backup_run'],
    [
      'cannot be written to',
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'read only'; end $$;
       create trigger refuse before insert on backup_run execute function refuse()`,
    ],
  ])('is complete where the database %s, and says that it was not noted', async (_, statement) => {
    const { pool } = await useTestDatabase();
    await pool.query(statement);
    const file = join(useTemporaryDir('backup'), 'all.backup');
    expect(await writeBackup(pool, file)).toMatchObject({ bytes: statSync(file).size, isNoted: false });
  });

  it('replaces existing data, and makes the index notice', async () => {
    const database = await useFullDatabase();
    const file = join(useTemporaryDir('backup'), 'all.backup');
    const before = await contentOf(database);
    await writeBackup(database.pool, file);
    const identity = () => database.pool.query('select id from database_identity').then(({ rows }) => rows[0].id);
    const oldIdentity = await identity();
    await database.pool.query('delete from person');
    await restoreBackup(database.pool, file);
    expect(await contentOf(database)).toEqual(before);
    expect(await identity()).not.toBe(oldIdentity);
  });

  it('of another server has everybody looked at who had not been identified when it was made', async () => {
    const registers = await useRegisters();
    const { db, pool, client, identify } = registers;
    const otto = { name: 'Otto Muster', person_key: 'otto' };
    const first = await addMandate(registers, await addCompany(db), otto);
    await identify();
    const second = await addMandate(registers, await addCompany(db), otto);
    // That server has counted many more transactions than this one.
    await client.query('update identity_state set mark = mark + 1000000');
    const file = join(useTemporaryDir('backup'), 'all.backup');
    await writeBackup(pool, file);
    await restoreBackup(pool, file);
    expect((await identify())?.kind).toBe('all');
    const { rows } = await client.query('select id, person_id from mention order by id');
    expect(rows).toEqual([first, second].map((id) => ({ id, person_id: first })));
  });

  it.each([
    ['whose folder does not exist', (folder: string) => join(folder, 'none', 'x.backup'), /ENOENT/],
    [
      'on a full disk',
      (folder: string) => {
        symlinkSync('/dev/full', join(folder, 'x.backup.unfinished'));
        return join(folder, 'x.backup');
      },
      /ENOSPC/,
    ],
  ])('to a file %s ends with a reason, however much is left to write', async (_, choose, reason) => {
    const { pool } = await useTestDatabase();
    await pool.query(
      `insert into industry (name) select n || repeat(md5(n::text), 4) from generate_series(1, 40000) n`,
    );
    const folder = useTemporaryDir('backup');
    await expect(writeBackup(pool, choose(folder))).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['cut off', (content: Buffer) => content.subarray(0, content.length - 200), /cannot be read|end is missing/],
    [
      'changed',
      (content: Buffer) => gzipSync(Buffer.from(gunzipSync(content).toString().replace('GmbH', 'GmbX'))),
      /checksum/,
    ],
    ['something else', () => gzipSync('hello\n'), /does not begin like one/],
  ])('that is %s is refused before anything is touched', async (_, spoil, reason) => {
    const database = await useFullDatabase();
    const file = join(useTemporaryDir('backup'), 'bad.backup');
    await writeBackup(database.pool, file);
    writeFileSync(file, spoil(readFileSync(file)));
    const before = await contentOf(database);
    await expect(restoreBackup(database.pool, file)).rejects.toThrow(reason);
    expect(await contentOf(database)).toEqual(before);
  });
});

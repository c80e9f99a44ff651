import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { useTemporaryDir } from '../../../test/tools/use-temporary-dir.ts';
import { migrate } from './migrate.ts';

const useMigrations = (files: Record<string, string>) => {
  const directory = useTemporaryDir('migrations');
  const write = (changes: Record<string, string>) => {
    for (const [name, sql] of Object.entries(changes)) writeFileSync(join(directory, name), sql);
  };
  write(files);
  return { directory, write };
};

describe('migrate', () => {
  it('applies each file once, in order', async () => {
    const { pool } = await useTestDatabase({ isEmpty: true });
    const { directory, write } = useMigrations({
      '0002_b.sql': 'alter table a add c int',
      '0001_a.sql': 'create table a ()',
    });
    expect(await migrate(pool, directory)).toEqual(['0001_a.sql', '0002_b.sql']);
    write({ '0003_c.sql': 'alter table a add d int' });
    expect(await migrate(pool, directory)).toEqual(['0003_c.sql']);
    expect(await migrate(pool, directory)).toEqual([]);
  });

  it('lets several processes start at once', async () => {
    const { pool } = await useTestDatabase({ isEmpty: true });
    const { directory } = useMigrations({ '0001_a.sql': 'select pg_sleep(0.1); create table a ()' });
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, directory)));
    expect(applied.flat()).toEqual(['0001_a.sql']);
  });

  it('undoes a file that fails, and says which', async () => {
    const { pool } = await useTestDatabase({ isEmpty: true });
    const { directory } = useMigrations({ '0001_a.sql': 'create table a (); select nonsense' });
    await expect(migrate(pool, directory)).rejects.toThrow(/0001_a.sql failed and was undone/);
    const { rows } = await pool.query(`select to_regclass('a') as a`);
    expect(rows[0].a).toBeNull();
  });

  it('lets readers pass while it waits for somebody who reads a table for long', async () => {
    const { pool } = await useTestDatabase({ isEmpty: true });
    const { directory, write } = useMigrations({ '0001_a.sql': 'create table a ()' });
    await migrate(pool, directory);
    write({ '0002_b.sql': 'alter table a add c int' });
    const backup = await pool.connect();
    await backup.query('begin; select from a');
    const migrating = migrate(pool, directory, { waitMs: 200, pauseMs: 100, tries: 100 });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { interval: 5 }).toBe(1);
    expect((await pool.query('select from a')).rowCount).toBe(0);
    await backup.query('commit');
    backup.release();
    expect(await migrating).toEqual(['0002_b.sql']);
  });

  it('gives up at last, and says that it was for want of a lock', async () => {
    const { pool } = await useTestDatabase({ isEmpty: true });
    const { directory, write } = useMigrations({ '0001_a.sql': 'create table a ()' });
    await migrate(pool, directory);
    write({ '0002_b.sql': 'alter table a add c int' });
    const backup = await pool.connect();
    await backup.query('begin; select from a');
    const migrating = migrate(pool, directory, { waitMs: 10, pauseMs: 1, tries: 2 });
    await expect(migrating).rejects.toThrow(/0002_b.sql failed and was undone: .*lock timeout/);
    await backup.query('commit');
    backup.release();
  });

  it('refuses a database that is newer than the code', async () => {
    const { pool } = await useTestDatabase({ isEmpty: true });
    await migrate(pool, useMigrations({ '0001_a.sql': 'select 1', '0002_b.sql': 'select 1' }).directory);
    const older = useMigrations({ '0001_a.sql': 'select 1' });
    await expect(migrate(pool, older.directory)).rejects.toThrow(/newer than this version/);
  });

  it('refuses a file that was changed after it was applied', async () => {
    const { pool } = await useTestDatabase({ isEmpty: true });
    const { directory, write } = useMigrations({ '0001_a.sql': 'select 1' });
    await migrate(pool, directory);
    write({ '0001_a.sql': 'select 2' });
    await expect(migrate(pool, directory)).rejects.toThrow(/was changed after/);
  });
});

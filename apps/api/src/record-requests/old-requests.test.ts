import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS_DIR } from '../platform/paths.ts';
import { countOpening } from './count-requests.query.ts';

const LAST_OF_BEFORE = '0018';
const MONTH = '2026-03-01';

/** As the version before counts: its processes run on beside ours while an update rolls through. */
const COUNT_AS_BEFORE = `
  with counted as (
    insert into company_request_count (account_id, month, used) values ($1, $2, 1)
    on conflict (account_id, month) do update set used = company_request_count.used + 1
    where company_request_count.used < 1000 returning account_id
  )
  insert into company_request (account_id, month, company_id, requested_at)
  select account_id, $2, $3, now() from counted`;

it('requests of companies are kept, and the version before goes on counting beside this one', async () => {
  const { db, pool } = await useTestDatabase({ isEmpty: true });
  const before = useTemporaryDir('migrations');
  for (const name of readdirSync(MIGRATIONS_DIR)) {
    if (name.slice(0, 4) <= LAST_OF_BEFORE) copyFileSync(join(MIGRATIONS_DIR, name), join(before, name));
  }
  await migrate(pool, before);
  const { rows } = await pool.query(
    `insert into account (email, full_name, password_hash, language, membership_level, membership_start, created_at)
     values ('eva@kunde.example', 'Eva Muster', 'x', 'en', 0, '2026-01-01', now()) returning id`,
  );
  const accountId = rows[0].id;
  const companies = await pool.query(
    `insert into company (name, status, source_id, fetched_at, licence)
     select 'Firma', 'active', 9, now(), 'Fictional' from generate_series(1, 3) returning id`,
  );
  const [first, second, third] = companies.rows.map(({ id }) => id);
  await pool.query(COUNT_AS_BEFORE, [accountId, MONTH, first]);

  await migrate(pool);
  await pool.query(COUNT_AS_BEFORE, [accountId, MONTH, second]);
  await expect(pool.query(COUNT_AS_BEFORE, [accountId, MONTH, first])).rejects.toThrow(/duplicate key/);
  const open = (id: number) =>
    countOpening(db, {
      accountId,
      kind: 'company',
      ids: [id],
      month: MONTH,
      quota: 1_000,
      at: new Date(),
      isOpening: true,
    });
  expect([await open(first), await open(second), await open(third)]).toEqual([
    { found: 1, free: 1, counted: 0 },
    { found: 1, free: 1, counted: 0 },
    { found: 1, free: 0, counted: 1 },
  ]);
  const used = await pool.query('select used from record_request_count');
  expect(used.rows).toEqual([{ used: 3 }]);
});

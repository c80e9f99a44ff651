import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { runMigrations } from 'graphile-worker';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { migrate } from '../platform/database/migrate.ts';
import { MIGRATIONS_DIR } from '../platform/paths.ts';
import { advanceContracts } from './contract/advance-contracts.ts';
import { billingDeps } from './deps.ts';

const LAST_OF_BEFORE = '0018';

const SELLER = JSON.stringify(SAMPLE_OFFER.operator);
const BUYER = JSON.stringify({
  name: 'Eva Muster',
  company: null,
  street: 'Ring 1',
  postcode: '1010',
  city: 'Wien',
  country: 'AT',
  vat_id: null,
});

/** Seven contracts as the version before left them on 10 March 2026, with faults of its own. */
const FILL = `
  insert into account (email, full_name, language, membership_level, membership_start, created_at)
  select 'kunde' || n || '@kunde.example', 'Kunde ' || n, 'en', 1, '2025-01-01', '2025-01-01' from generate_series(1, 7) as n;
  insert into contract (number, account_id, email, language, customer, membership_level, monthly_cents, minimum_months,
    starts_at_once, ordered_on, accepted_on, paid_on, started_on, notice_on, ends_on, closed_on, closed_by, next_level,
    next_level_from, invoiced_months, buyer, created_at)
  values
    ('V-RUNS', 1, 'kunde1@kunde.example', 'en', 'consumer', 1, 25000, 12, true, '2026-01-10', '2026-01-10', '2026-01-10',
      '2026-01-10', null, null, null, null, null, null, 3, '${BUYER}', '2026-01-10'),
    ('V-INDEXED', 2, 'kunde2@kunde.example', 'en', 'consumer', 1, 25750, 12, true, '2025-12-31', '2025-12-31', '2025-12-31',
      '2025-12-31', null, null, null, null, null, null, 3, '${BUYER}', '2025-12-31'),
    ('V-LARGER', 3, 'kunde3@kunde.example', 'en', 'business', 2, 60000, 12, true, '2026-02-20', '2026-02-20', '2026-02-20',
      '2026-02-20', null, null, null, null, 1, '2027-02-20', 2, '${BUYER}', '2026-02-20'),
    ('V-CUT', 4, 'kunde4@kunde.example', 'en', 'consumer', 1, 25000, 12, true, '2025-02-12', '2025-02-12', '2025-02-12',
      '2025-02-12', '2026-02-20', '2026-03-22', null, null, null, null, 14, '${BUYER}', '2025-02-12'),
    ('V-WAITS', 5, 'kunde5@kunde.example', 'en', 'business', 1, 25000, 12, true, '2026-03-09', '2026-03-09', null, null,
      null, null, null, null, null, null, 1, '${BUYER}', '2026-03-09'),
    ('V-GONE', 6, 'kunde6@kunde.example', 'en', 'consumer', 1, 25000, 12, true, '2026-02-01', '2026-02-01', '2026-02-01',
      '2026-02-01', null, null, '2026-02-10', 'withdrawal', null, null, 1, '${BUYER}', '2026-02-01'),
    ('V-REVOKED', 7, 'kunde7@kunde.example', 'en', 'consumer', 1, 25000, 12, true, '2025-02-25', '2025-02-25', '2025-02-25',
      '2025-02-25', null, null, null, null, null, null, 13, '${BUYER}', '2025-02-25');
  insert into price_change values (1, '2027-02-01', 25500, '2026-03-01'), (2, '2026-02-01', 25750, '2025-11-01');
  insert into invoice (number, kind, contract_id, account_id, language, issued_on, due_on, period_from, period_until,
    membership_level, net_cents, tax_cents, total_cents, tax_kind, tax_percent, seller, buyer, reference, paid_on, credits_id,
    created_at)
  select '2026-' || lpad(row_number() over (order by place)::text, 6, '0'), kind, contract_id, contract_id, 'en', issued::date,
    issued::date + 14, from_day::date, until_day::date, level, net, round(net * 0.2), net + round(net * 0.2), 'standard', 20,
    '${SELLER}', '${BUYER}', 'RF' || place, paid::date, credits, now()
  from (values
    (1, 'invoice', 1, '2026-01-10', null, null, 1, 25000, '2026-01-10', null),
    (2, 'invoice', 1, '2026-01-27', '2026-02-10', '2026-03-10', 1, 25000, '2026-02-01', null),
    (3, 'invoice', 1, '2026-02-24', '2026-03-10', '2026-04-10', 1, 25000, '2026-03-01', null),
    (4, 'invoice', 2, '2025-12-31', null, null, 1, 25000, '2025-12-31', null),
    (5, 'invoice', 2, '2026-01-17', '2026-01-31', '2026-02-28', 1, 25000, '2026-01-20', null),
    (6, 'invoice', 2, '2026-02-14', '2026-02-28', '2026-03-31', 1, 25750, null, null),
    (7, 'invoice', 3, '2026-02-20', null, null, 1, 25000, '2026-02-20', null),
    (8, 'invoice', 3, '2026-03-06', '2026-03-20', '2026-04-20', 1, 25000, '2026-03-07', null),
    (9, 'invoice', 3, '2026-03-08', '2026-03-08', '2026-04-20', 2, 50000, null, null),
    (10, 'invoice', 4, '2026-01-29', '2026-02-12', '2026-03-12', 1, 25000, '2026-02-01', null),
    (11, 'invoice', 4, '2026-02-26', '2026-03-12', '2026-03-22', 1, 8065, null, null),
    (12, 'invoice', 5, '2026-03-09', null, null, 1, 25000, null, null),
    (13, 'invoice', 6, '2026-02-01', null, null, 1, 25000, '2026-02-01', null),
    (14, 'credit_note', 6, '2026-02-10', '2026-02-01', '2026-03-01', 1, -16071, null, 13),
    (15, 'invoice', 7, '2026-02-11', '2026-02-25', '2026-03-10', 1, 10714, '2026-02-20', null)
  ) as documents (place, kind, contract_id, issued, from_day, until_day, level, net, paid, credits);
  -- The months before, all paid.
  insert into invoice (number, kind, contract_id, account_id, language, issued_on, due_on, period_from, period_until,
    membership_level, net_cents, tax_cents, total_cents, tax_kind, tax_percent, seller, buyer, reference, paid_on, created_at)
  select '2025-' || lpad((id * 100 + month)::text, 6, '0'), 'invoice', id, id, 'en', started_on, started_on,
    nullif((started_on + make_interval(months => month))::date, started_on),
    case when month > 0 then (started_on + make_interval(months => month + 1))::date end,
    1, 25000, 5000, 30000, 'standard', 20, '${SELLER}', '${BUYER}', 'RF25' || id * 100 + month, started_on, now()
  from contract cross join generate_series(0, 11) as month where number in ('V-CUT', 'V-REVOKED');
  insert into invoice_counter values (2026, 15);`;

it('contracts of the version before go on without charging or crediting anything for the past', async () => {
  const { db, pool } = await useTestDatabase({ isEmpty: true });
  const before = useTemporaryDir('migrations');
  for (const name of readdirSync(MIGRATIONS_DIR)) {
    if (name.slice(0, 4) <= LAST_OF_BEFORE) copyFileSync(join(MIGRATIONS_DIR, name), join(before, name));
  }
  await migrate(pool, before);
  await pool.query(FILL);
  const documents = async () =>
    (await pool.query('select number, total_cents, period_from from invoice order by id')).rows;
  const old = await documents();

  await migrate(pool);
  await runMigrations({ pgPool: pool });
  expect(await documents()).toEqual(old);
  const clock = createTestClock();
  const deps = billingDeps(
    { db, clock, offer: () => SAMPLE_OFFER },
    { contactEmail: 'office@firmament.example', acceptsOrdersAtOnce: true },
  );
  const night = async (days: number) => {
    clock.pass(days * 24 * 60);
    await advanceContracts(deps);
    return (await documents()).slice(old.length);
  };
  expect(await night(0)).toEqual([]);
  const issued = (await night(17)).map(({ period_from, total_cents }) => [period_from, total_cents]).sort();
  expect(issued).toEqual(
    [
      // The indexed price, from the first month that was not invoiced.
      ['2026-03-31', 30_900],
      ['2026-04-10', 30_000],
      // The month that was cut to a notice taken back stays as it was; the next one is whole.
      ['2026-03-25', 30_000],
    ].sort(),
  );
  const { rows } = await pool.query(`
    select number, closed_by, (select array_agg(holds_from::text || ' ' || monthly_cents order by holds_from, id)
      from contract_rate where contract_id = contract.id and holds_from > '2026-03-26') as ahead
    from contract order by id`);
  expect(rows).toMatchObject([
    { number: 'V-RUNS', ahead: ['2026-04-10 25000', '2027-02-01 25500'] },
    { number: 'V-INDEXED', ahead: ['2026-03-31 25750'] },
    { number: 'V-LARGER', ahead: ['2026-04-20 60000', '2027-02-20 25000'] },
    { number: 'V-CUT', closed_by: 'notice', ahead: ['2026-04-12 25000'] },
    { number: 'V-WAITS', ahead: null },
    { number: 'V-GONE', ahead: null },
    { number: 'V-REVOKED' },
  ]);
});

it('what a process of the version before writes beside us has its history', async () => {
  const { pool } = await useTestDatabase();
  await pool.query(FILL.slice(0, FILL.indexOf('insert into price_change')));
  const { rows } = await pool.query('select contract_id, monthly_cents from contract_rate order by contract_id');
  expect(rows).toHaveLength(7);
  await pool.query(`
    insert into invoice (number, kind, contract_id, language, issued_on, due_on, period_from, period_until, membership_level,
      net_cents, tax_cents, total_cents, tax_kind, tax_percent, seller, buyer, reference, created_at)
    values ('2026-000099', 'invoice', 1, 'en', '2026-03-10', '2026-03-24', '2026-04-10', '2026-05-10', 1, 25000, 5000, 30000,
      'standard', 20, '${SELLER}', '${BUYER}', 'RF99', now())`);
  const lines = await pool.query('select month, from_day::text, net_cents from invoice_line');
  expect(lines.rows).toEqual([{ month: 3, from_day: '2026-04-10', net_cents: 25_000 }]);
});

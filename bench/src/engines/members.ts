import { createSession } from '../../../apps/api/src/accounts/sessions.ts';
import { systemClock } from '../../../apps/api/src/platform/clock.ts';
import { createDatabase, createPool } from '../../../apps/api/src/platform/database/database.ts';

/** Exports count what they hold: a smaller plan would be used up by the first. */
const PREMIUM = 3;

const emailOf = (number: number): string => `bench-${number}@bench.example`;

/**
 * Signs in members for the workload and returns their tokens. Each member may make 600 calls a minute, so a fast server
 * needs many of them.
 */
export const signInMembers = async (databaseUrl: string, count: number): Promise<string[]> => {
  const pool = createPool({ url: databaseUrl, size: 2 });
  const db = createDatabase(pool);
  const now = systemClock.now();
  const emails = Array.from({ length: count }, (_, number) => emailOf(number));
  try {
    await db
      .insertInto('account')
      .values(
        emails.map((email) => ({
          email,
          full_name: 'Bench Member',
          language: 'en',
          membership_level: PREMIUM,
          created_at: now,
          membership_start: now.toISOString().slice(0, 10),
        })),
      )
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ membership_level: PREMIUM }))
      .execute();
    const accounts = await db.selectFrom('account').select('id').where('email', 'in', emails).execute();
    return await db.transaction().execute(async (trx) => {
      await trx
        .deleteFrom('session')
        .where(
          'account_id',
          'in',
          accounts.map(({ id }) => id),
        )
        .execute();
      const tokens: string[] = [];
      const device = { address: '127.0.0.1', userAgent: 'bench' };
      for (const { id } of accounts) tokens.push(await createSession(trx, systemClock, id, 'password', device));
      return tokens;
    });
  } finally {
    await pool.end();
  }
};

/** Links every member to another person: some of the largest companies, the others from the whole world. */
export const linkMembers = async (databaseUrl: string, count: number): Promise<void> => {
  const pool = createPool({ url: databaseUrl, size: 1 });
  try {
    await pool.query('set statement_timeout = 0');
    await pool.query(
      `with people as (
         (select profile_id, company_id from person where company_id in (
            select company_id from person where company_id is not null group by company_id
            order by count(*) desc, company_id limit 30)
          order by id limit $1::integer / 10)
         union all
         (select profile_id, company_id from person where company_id is not null
          order by md5(profile_id) limit $1::integer)
       ), numbered as (select *, row_number() over () as number from people limit $1::integer)
       update account set profile_id = numbered.profile_id, company_id = numbered.company_id
       from numbered where account.email = 'bench-' || (number - 1) || '@bench.example'`,
      [count],
    );
  } finally {
    await pool.end();
  }
};

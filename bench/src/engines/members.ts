import { createSession } from '../../../apps/api/src/accounts/sessions.ts';
import { systemClock } from '../../../apps/api/src/platform/clock.ts';
import { createDatabase, createPool } from '../../../apps/api/src/platform/database/database.ts';

const emailOf = (number: number): string => `bench-${number}@bench.example`;

/**
 * Signs in members for the workload and gives their tokens. The general limit allows each 600 calls a minute, so a fast
 * server needs many of them.
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
          ...{ email, full_name: 'Bench Member', language: 'en', membership_level: 1, created_at: now },
          membership_start: now.toISOString().slice(0, 10),
        })),
      )
      .onConflict((conflict) => conflict.column('email').doNothing())
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

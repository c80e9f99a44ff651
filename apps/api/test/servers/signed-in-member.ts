import { createSession } from '../../src/accounts/sessions.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** Adds a member to a database on which whole programs run; returns the headers of their requests. */
export const addSignedInMember = async (db: Database): Promise<{ cookie: string }> => {
  const { id } = await db
    .insertInto('account')
    .values({
      email: 'eva@kunde.example',
      full_name: 'Eva Muster',
      language: 'de',
      membership_start: '2026-01-01',
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const device = { address: undefined, userAgent: undefined };
  const token = await db.transaction().execute((trx) => createSession(trx, systemClock, id, 'password', device));
  return { cookie: `firmament_session=${token}` };
};

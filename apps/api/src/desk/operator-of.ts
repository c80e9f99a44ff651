import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Member } from '../platform/http/admission.ts';
import type { Actor } from '../platform/operator-log/actor.ts';

/** The operator who makes a call, as the log names them. */
export const operatorOf = async (db: Database | DatabaseTransaction, { accountId }: Member): Promise<Actor> => {
  const { full_name: name } = await db
    .selectFrom('account')
    .select('full_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { kind: 'operator', accountId, name };
};

import type { Passkey } from '@firmament/api-contract/calls/second-factor';
import {
  PASSKEY_TRANSPORTS,
  type PasskeyRequest,
  type PasskeyTransport,
} from '@firmament/api-contract/rules/passkey-fields';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

type Connection = Database | DatabaseTransaction;

export const listPasskeys = async (db: Connection, accountId: number): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, created_at, last_used_at, ...row }) => ({
    ...row,
    passkey_id: id,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
};

const isTransport = (text: string): text is PasskeyTransport => PASSKEY_TRANSPORTS.includes(text);

/** As devices want to hear of the passkeys they may have. */
export const describePasskeys = async (
  db: Connection,
  accountId: number,
): Promise<PasskeyRequest['allowCredentials']> => {
  const rows = await db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    type: 'public-key',
    transports: transports.filter(isTransport),
  }));
};

/** What one passkey of the member says of the others: they share a handle, so that devices show one account. */
export const findUserHandle = async (db: Connection, accountId: number): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('passkey')
      .select('user_handle')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .executeTakeFirst()
  )?.user_handle;

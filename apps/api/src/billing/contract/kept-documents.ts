import type { Database } from '../../platform/database/database.ts';
import { digestOf } from '../../platform/secrets.ts';
import { type ContractRecord, findById } from './contract-record.ts';

/** The contract of a deleted account, by the link in its last mail. */
export const findKept = async (db: Database, token: string): Promise<ContractRecord | undefined> => {
  const row = await db
    .selectFrom('contract')
    .select('id')
    .where('documents_token_hash', '=', digestOf(token))
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return row && findById(db, row.id);
};

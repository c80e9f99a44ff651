import type { DatabaseTransaction } from './database.ts';

/**
 * Until the transaction ends, nobody else changes what is counted or agreed for this member: contacts, watches,
 * exports, tickets, contract. Code that locks more than one thing locks the member first, so that two never wait for
 * each other. `delete` also blocks inserts of rows that reference the account.
 */
export const lockMember = async (
  trx: DatabaseTransaction,
  accountId: number,
  purpose: 'change' | 'delete' = 'change',
): Promise<void> => {
  const account = trx.selectFrom('account').select('id').where('id', '=', accountId);
  await (purpose === 'delete' ? account.forUpdate() : account.forNoKeyUpdate()).execute();
};

import type { DatabaseTransaction } from './database.ts';

/**
 * Until the transaction ends nobody else changes anything of this member's that is counted or agreed: contacts, watches,
 * exports, tickets, contract. Whoever locks more than one thing locks the member first, so that two never wait for each
 * other. `delete` also keeps away those who only add a row that points to the account.
 */
export const lockMember = async (
  trx: DatabaseTransaction,
  accountId: number,
  purpose: 'change' | 'delete' = 'change',
): Promise<void> => {
  const account = trx.selectFrom('account').select('id').where('id', '=', accountId);
  await (purpose === 'delete' ? account.forUpdate() : account.forNoKeyUpdate()).execute();
};

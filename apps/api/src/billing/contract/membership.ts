import type { Day } from '@firmament/calendar/day';
import { membershipFrom } from '@firmament/subscription/membership';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { type ContractRecord, findContract } from './contract-record.ts';
import { type Block, blockOf } from './explain-block.ts';
import { fileOf, readFile } from './stored-file.ts';

/**
 * Brings an account in line with its present contract; other capabilities read only these columns. Returns the claim if
 * that has just closed the access. Takes no lock of its own: the contract's lock includes the member's.
 */
export const updateMembership = async (
  trx: DatabaseTransaction,
  accountId: number,
  today: Day,
): Promise<(Block & { contract: ContractRecord }) | undefined> => {
  const contract = await findContract(trx, accountId);
  const stored = contract && (await readFile(trx, contract));
  const { level, start, end, blockedSince } = membershipFrom(stored && fileOf(stored), today);
  const before = await trx.selectFrom('account').select('blocked_on').where('id', '=', accountId).executeTakeFirst();
  await trx
    .updateTable('account')
    .set({
      membership_level: level,
      membership_end: end,
      blocked_on: blockedSince,
      ...(start !== undefined && { membership_start: start }),
    })
    .where('id', '=', accountId)
    .execute();
  const block = stored && before?.blocked_on === null ? blockOf(stored, today) : undefined;
  return block && contract && { ...block, contract };
};

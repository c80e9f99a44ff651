import { dayOf } from '@firmament/calendar/day';
import { changeLife, endFor } from '@firmament/subscription/customer-file';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { createToken, digestOf } from '../../platform/secrets.ts';
import type { BillingDeps } from '../deps.ts';
import { documentsLinkMail, noticeConfirmedMail, withdrawnMail } from '../mail/contract-end.mail.ts';
import { changeLocked } from './change-contract.ts';
import { findContract, lockRunningContract } from './contract-record.ts';
import { planNames } from './stored-file.ts';

const CONTRACT_RUNS: Text = {
  en: 'A contract is running. Please say whether it ends by notice or by withdrawal before you delete the account.',
  de: 'Es läuft ein Vertrag. Bitte geben Sie an, ob er durch Kündigung oder durch Rücktritt endet, bevor Sie das Konto löschen.',
};

/**
 * Ends the contract of a member who deletes the account: never silently, so the caller has to say how. Contract and
 * invoices stay reachable by a link of their own.
 */
export const endContractOfLeaver = async (
  deps: BillingDeps,
  trx: DatabaseTransaction,
  accountId: number,
  how: 'notice' | 'withdraw' | undefined,
): Promise<void> => {
  const at = deps.clock.now();
  const running = await lockRunningContract(trx, accountId);
  const names = planNames(deps.offer());
  const isNoticed = running?.life.noticeOn !== null && how !== 'withdraw';
  if (running && !isNoticed) {
    if (how === undefined && running.life.acceptedOn !== null) throw new AppError('conflict', { text: CONTRACT_RUNS });
    await changeLocked(deps, trx, running, {
      apply: (file, today) => changeLife(file, today, (life) => endFor(life, how ?? 'notice', dayOf(at))),
      confirm: ({ contract }, issued) =>
        contract.life.closedBy === 'withdrawal'
          ? withdrawnMail(contract, names, at, issued)
          : noticeConfirmedMail(contract, names, at),
    });
  }
  const contract = await findContract(trx, accountId);
  if (!contract) return;
  const token = createToken();
  await trx
    .updateTable('contract')
    .set({ documents_token_hash: digestOf(token) })
    .where('id', '=', contract.id)
    .execute();
  await queueMail(trx, documentsLinkMail(contract, token));
};

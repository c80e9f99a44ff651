import type { BillingDetails } from '@firmament/api-contract/calls/billing';
import { addDays, type Day, dayOf } from '@firmament/calendar/day';
import {
  giveNotice,
  phaseOf,
  type Refusal,
  RefusedTransition,
  revokeNotice,
  takeBackOrder,
  withdraw,
} from '@firmament/subscription/lifecycle';
import { REFUND_DAYS } from '@firmament/subscription/terms';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { BillingDeps } from '../deps.ts';
import { creditUnused } from '../invoice/credit-unused.ts';
import { noticeConfirmedMail, noticeRevokedMail, withdrawnMail } from '../mail/billing.mail.ts';
import { checkDetails } from './check-details.ts';
import { type ContractRecord, lockRunningContract, saveContract } from './contract-record.ts';
import { updateMembership } from './membership.ts';

export const NO_CONTRACT: Text = {
  en: 'You have no running contract.',
  de: 'Sie haben keinen laufenden Vertrag.',
};

const REFUSALS: Record<Refusal, Text> = {
  not_in_this_phase: {
    en: 'This is not possible at this point of the contract. Please load the page again.',
    de: 'Das ist an diesem Punkt des Vertrags nicht möglich. Bitte laden Sie die Seite neu.',
  },
  too_late_to_accept: {
    en: 'This order can no longer be accepted.',
    de: 'Diese Bestellung kann nicht mehr angenommen werden.',
  },
  businesses_cannot_withdraw: {
    en: 'Only consumers can withdraw. You can give notice to the end of the term.',
    de: 'Zurücktreten können nur Verbraucher. Sie können zum Ende der Laufzeit kündigen.',
  },
  too_late_to_withdraw: {
    en: 'The time to withdraw is over. You can give notice instead.',
    de: 'Die Frist für den Rücktritt ist abgelaufen. Sie können stattdessen kündigen.',
  },
  too_late_to_revoke: {
    en: 'The contract has ended already. You can order again.',
    de: 'Der Vertrag ist bereits beendet. Sie können neu bestellen.',
  },
};

/** Turns a refusal by the contract's terms into a conflict that says why. */
export const refuseAsConflict = <T>(run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (error instanceof RefusedTransition)
      throw new AppError('conflict', { text: REFUSALS[error.reason], cause: error });
    throw error;
  }
};

type Change = (trx: DatabaseTransaction, contract: ContractRecord, today: Day) => Promise<ContractRecord>;

/** Changes the member's running contract under its lock, and the account with it. */
export const changeRunning = (deps: BillingDeps, accountId: number, change: Change): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const today = dayOf(deps.clock.now());
    const contract = await lockRunningContract(trx, accountId);
    if (!contract) throw new AppError('conflict', { text: NO_CONTRACT });
    const changed = await change(trx, contract, today);
    await saveContract(trx, changed);
    await updateMembership(trx, changed, today);
  });

/** Gives notice to the next possible end, or the first one from `notBefore` on. The mail confirms the last day. */
export const cancel =
  (notBefore?: Day): Change =>
  async (trx, contract, today) => {
    const life = refuseAsConflict(() => giveNotice(contract.life, today, notBefore));
    const noticed = { ...contract, life };
    if (life.endsOn !== null) await queueMail(trx, noticeConfirmedMail(noticed, life.endsOn));
    return noticed;
  };

export const keep: Change = async (trx, contract, today) => {
  const kept = { ...contract, life: refuseAsConflict(() => revokeNotice(contract.life, today)) };
  await queueMail(trx, noticeRevokedMail(kept));
  return kept;
};

/** Ends the contract at once. Consumers who wanted the service at once pay for the days used, today included. */
export const withdrawFrom =
  (deps: BillingDeps): Change =>
  async (trx, contract, today) => {
    const end = phaseOf(contract.life) === 'ordered' ? takeBackOrder : withdraw;
    const withdrawn = { ...contract, life: refuseAsConflict(() => end(contract.life, today)) };
    const refundCents = await creditUnused(trx, deps, withdrawn, addDays(today, 1), today);
    await queueMail(trx, withdrawnMail(withdrawn, refundCents, addDays(today, REFUND_DAYS)));
    return withdrawn;
  };

/** Future invoices are made out to this address. */
export const changeDetails = (
  deps: BillingDeps,
  accountId: number,
  { details, paymentMethod }: { details: BillingDetails; paymentMethod: 'transfer' | 'card' },
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const contract = await lockRunningContract(trx, accountId);
    if (!contract) throw new AppError('conflict', { text: NO_CONTRACT });
    await saveContract(trx, { ...contract, buyer: checkDetails(contract.life.customer, details) });
    if (paymentMethod === 'transfer') {
      // A card that is no longer used is deleted.
      await trx.deleteFrom('payment_method').where('account_id', '=', accountId).execute();
      return;
    }
    const card = await trx
      .selectFrom('payment_method')
      .select('kind')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (card?.kind !== 'card') throw new AppError('conflict', { text: NO_CARD });
  });

const NO_CARD: Text = {
  en: 'Cards cannot be added here. Please choose bank transfer.',
  de: 'Karten können hier nicht hinzugefügt werden. Bitte wählen Sie die Überweisung.',
};

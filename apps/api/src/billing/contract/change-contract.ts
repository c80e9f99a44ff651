import { isDeepStrictEqual } from 'node:util';
import type { BillingDetails } from '@firmament/api-contract/calls/billing';
import { type Day, dayOf } from '@firmament/calendar/day';
import { type CustomerFile, changeLife, changePlan, endFor, type Outcome } from '@firmament/subscription/customer-file';
import { giveNotice, type Refusal, RefusedTransition, revokeNotice } from '@firmament/subscription/lifecycle';
import { plannedRate, rateOn } from '@firmament/subscription/rates';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { BillingDeps } from '../deps.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { planChangedMail } from '../mail/billing.mail.ts';
import { noticeConfirmedMail, noticeRevokedMail, withdrawnMail } from '../mail/contract-end.mail.ts';
import { carryOut } from './carry-out.ts';
import { checkDetails } from './check-details.ts';
import { type ContractRecord, lockRunningContract, saveContract } from './contract-record.ts';
import { fileOf, planNames, readFile, type StoredFile } from './stored-file.ts';

const NO_CONTRACT: Text = {
  en: 'You have no running contract.',
  de: 'Sie haben keinen laufenden Vertrag.',
};

const REFUSALS: Record<Refusal, Text> = {
  not_in_this_phase: {
    en: 'This is not possible at this point of the contract. Please load the page again.',
    de: 'Das ist an diesem Punkt des Vertrags nicht möglich. Bitte laden Sie die Seite neu.',
  },
  notice_given: {
    en: 'Your contract is cancelled already. You can take the notice back.',
    de: 'Ihr Vertrag ist bereits gekündigt. Sie können die Kündigung zurücknehmen.',
  },
  no_notice: {
    en: 'Your contract is not cancelled: there is nothing to take back.',
    de: 'Ihr Vertrag ist nicht gekündigt: Es gibt nichts zurückzunehmen.',
  },
  not_begun: {
    en: 'You can change your plan once the service has begun.',
    de: 'Den Tarif wechseln können Sie, sobald die Leistung begonnen hat.',
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
  not_paid: { en: 'This invoice is not paid.', de: 'Diese Rechnung ist nicht bezahlt.' },
  refunded: {
    en: 'This payment was refunded with a credit note and cannot be taken back.',
    de: 'Diese Zahlung wurde mit einer Gutschrift erstattet und kann nicht zurückgenommen werden.',
  },
  too_late_to_revoke: {
    en: 'The contract has ended already. You can order again.',
    de: 'Der Vertrag ist bereits beendet. Sie können neu bestellen.',
  },
};

const NOT_FOR_SALE: Text = {
  en: 'The price of this plan is made on request. Please write to us.',
  de: 'Der Preis dieses Tarifs wird auf Anfrage vereinbart. Bitte schreiben Sie uns.',
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

/** What a customer does with a contract, and the mail that confirms it. */
export type Change = {
  apply(file: CustomerFile, today: Day): Outcome;
  /** Undefined if nothing has changed that is worth a mail. */
  confirm(file: StoredFile, issued: readonly InvoiceRecord[], before: StoredFile): Mail | undefined;
};

/** Changes a contract that the caller has locked. */
export const changeLocked = async (
  deps: BillingDeps,
  trx: DatabaseTransaction,
  contract: ContractRecord,
  { apply, confirm }: Change,
): Promise<StoredFile> => {
  const stored = await readFile(trx, contract);
  const outcome = refuseAsConflict(() => apply(fileOf(stored), dayOf(deps.clock.now())));
  return carryOut(deps, trx, stored, outcome, confirm);
};

/** Changes the member's running contract, and the account with it. */
export const changeRunning = (deps: BillingDeps, accountId: number, change: Change): Promise<StoredFile> =>
  deps.db.transaction().execute(async (trx) => {
    const contract = await lockRunningContract(trx, accountId);
    if (!contract) throw new AppError('conflict', { text: NO_CONTRACT });
    return changeLocked(deps, trx, contract, change);
  });

/** When something was declared: it counts from then on, even if it takes effect later. */
export type Declared = { at: Date; notBefore?: Day | undefined };

/** Gives notice to the next possible end, or the first one from `notBefore` on. An open order is taken back. */
export const cancel = (deps: BillingDeps, { at, notBefore }: Declared): Change => ({
  apply: (file, today) =>
    changeLife(file, today, (life) =>
      life.acceptedOn === null ? endFor(life, 'notice', dayOf(at)) : giveNotice(life, dayOf(at), notBefore),
    ),
  confirm: ({ contract }, issued) =>
    contract.life.closedBy === 'withdrawal'
      ? withdrawnMail(contract, planNames(deps.offer()), at, issued)
      : noticeConfirmedMail(contract, planNames(deps.offer()), at),
});

export const keep: Change = {
  apply: (file, today) => changeLife(file, today, (life) => revokeNotice(life, today)),
  confirm: ({ contract }, issued) => noticeRevokedMail(contract, issued),
};

/** Ends the contract as of the declaration. Consumers who wanted the service at once pay for the days used. */
export const withdrawFrom = (deps: BillingDeps, { at }: Declared): Change => ({
  apply: (file, today) => changeLife(file, today, (life) => endFor(life, 'withdraw', dayOf(at))),
  confirm: ({ contract }, issued) => withdrawnMail(contract, planNames(deps.offer()), at, issued),
});

/** A larger plan begins at once, a smaller one when the member is no longer bound to the current one. */
export const changePlanTo = (deps: BillingDeps, level: number): Change => {
  const today = dayOf(deps.clock.now());
  return {
    apply: (file) => {
      const isPresent = level === rateOn(file.agreement.rates, today).level;
      const monthlyCents = isPresent ? 0 : deps.prices(level);
      if (monthlyCents === undefined) throw new AppError('not_found', { text: NOT_FOR_SALE });
      return changePlan(file, { level, monthlyCents }, today);
    },
    confirm: ({ contract }, issued, before) =>
      isDeepStrictEqual(contract.rates, before.contract.rates)
        ? undefined
        : planChangedMail(
            contract,
            planNames(deps.offer()),
            plannedRate(contract.rates, today) ?? rateOn(contract.rates, today),
            issued,
          ),
  };
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
    const changed = { ...contract, buyer: checkDetails(contract.life.customer, details) };
    await saveContract(trx, contract, changed, deps.clock.now());
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

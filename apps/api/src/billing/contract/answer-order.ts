import { LOG, type LogEntry } from '@firmament/api-contract/desk/log-action';
import { longDay } from '@firmament/api-contract/long-day';
import { type Day, dayOf } from '@firmament/calendar/day';
import { acceptFile, changeLife } from '@firmament/subscription/customer-file';
import { acceptanceDeadline, type Contract, decline, phaseOf } from '@firmament/subscription/lifecycle';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/operator-log/actor.ts';
import { recordAction } from '../../platform/operator-log/record-action.ts';
import type { BillingDeps } from '../deps.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { orderAcceptedMail, orderDeclinedMail } from '../mail/order.mail.ts';
import { carryOut } from './carry-out.ts';
import { type ContractRecord, findByNumber, lockContract } from './contract-record.ts';
import { fileOf, planNames, type StoredFile } from './stored-file.ts';

type Accepted = StoredFile & { invoice: InvoiceRecord };

/** Concludes the contract: both sides are bound, and the first month is invoiced. */
export const acceptOrder = async (
  deps: BillingDeps,
  trx: DatabaseTransaction,
  ordered: ContractRecord,
): Promise<Accepted> => {
  const stored = { contract: ordered, invoices: [] };
  const outcome = acceptFile(fileOf(stored), dayOf(deps.clock.now()));
  const accepted = await carryOut(deps, trx, stored, outcome, ({ contract }, issued) =>
    orderAcceptedMail(contract, planNames(deps.offer()), issued),
  );
  const [invoice] = accepted.invoices;
  if (!invoice) throw new Error('an accepted order has an invoice');
  return { ...accepted, invoice };
};

const whyNot = (number: string, life: Contract, today: Day): Text | undefined => {
  const say = (en: string, de: string): Text => ({
    en: `The order ${number} ${en}`,
    de: `Die Bestellung ${number} ${de}`,
  });
  const [closedOn, acceptedOn] = [life.closedOn ?? '', life.acceptedOn ?? ''];
  if (life.closedOn !== null) {
    return say(
      `has been over since ${longDay('en', closedOn)}. The customer can order again.`,
      `ist seit ${longDay('de', closedOn)} hinfällig. Die Kundin oder der Kunde kann neu bestellen.`,
    );
  }
  if (life.acceptedOn !== null) {
    return say(
      `was accepted on ${longDay('en', acceptedOn)} already.`,
      `wurde bereits am ${longDay('de', acceptedOn)} angenommen.`,
    );
  }
  const deadline = acceptanceDeadline(life);
  return today > deadline
    ? say(
        `had to be answered by ${longDay('en', deadline)}. The customer is no longer bound and can order again.`,
        `war bis ${longDay('de', deadline)} zu beantworten. Die Kundin oder der Kunde ist nicht mehr gebunden und kann neu bestellen.`,
      )
    : undefined;
};

const stateOf = ({ life }: ContractRecord) => ({
  phase: phaseOf(life),
  accepted_on: life.acceptedOn,
  closed_on: life.closedOn,
});

/** Runs an answer to an order that waits for one. */
const answer = <T>(
  deps: BillingDeps,
  given: string,
  run: (trx: DatabaseTransaction, ordered: ContractRecord) => Promise<T>,
): Promise<T> =>
  deps.db.transaction().execute(async (trx) => {
    const number = given.trim().toUpperCase();
    const found = await findByNumber(trx, number);
    const contract = found && (await lockContract(trx, found.id));
    if (!contract) {
      throw new AppError('not_found', {
        text: { en: `There is no order ${number}.`, de: `Die Bestellung ${number} gibt es nicht.` },
      });
    }
    const refusal = whyNot(number, contract.life, dayOf(deps.clock.now()));
    if (refusal) throw new AppError('conflict', { text: refusal });
    return run(trx, contract);
  });

/** For operators who review each order. */
export const acceptOrderByNumber = (
  deps: BillingDeps,
  by: Actor,
  number: string,
): Promise<Accepted & { entry: LogEntry }> =>
  answer(deps, number, async (trx, ordered) => {
    const accepted = await acceptOrder(deps, trx, ordered);
    const action = LOG.orderAccepted(ordered.number, planNames(deps.offer())(ordered.rates[0].level));
    const change = { before: stateOf(ordered), after: stateOf(accepted.contract) };
    return { ...accepted, entry: await recordAction(trx, deps.clock, by, action, change) };
  });

/** Tells the customer why; nobody is bound any more. */
export const declineOrder = (
  deps: BillingDeps,
  by: Actor,
  number: string,
  reason: string,
): Promise<{ entry: LogEntry }> =>
  answer(deps, number, async (trx, ordered) => {
    const stored = { contract: ordered, invoices: [] };
    const outcome = changeLife(fileOf(stored), dayOf(deps.clock.now()), (life) =>
      decline(life, dayOf(deps.clock.now())),
    );
    const { contract } = await carryOut(deps, trx, stored, outcome, () => orderDeclinedMail(ordered, reason));
    const change = { before: stateOf(ordered), after: stateOf(contract) };
    return { entry: await recordAction(trx, deps.clock, by, LOG.orderDeclined(ordered.number, reason), change) };
  });

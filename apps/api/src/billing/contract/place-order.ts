import { randomInt } from 'node:crypto';
import type { BillingDetails, placeOrder as placeOrderCall } from '@firmament/api-contract/calls/billing';
import type { EndpointInput } from '@firmament/api-contract/endpoint';
import { isSelling } from '@firmament/api-contract/offer';
import { dayOf } from '@firmament/calendar/day';
import { acceptanceDeadline, order } from '@firmament/subscription/lifecycle';
import type { Rates } from '@firmament/subscription/rates';
import { addTax } from '@firmament/subscription/tax';
import { isDuplicate } from '../../platform/database/database-error.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { BillingDeps } from '../deps.ts';
import { orderToAcceptMail } from '../mail/operator.mail.ts';
import { orderReceivedMail } from '../mail/order.mail.ts';
import { acceptOrder } from './answer-order.ts';
import { checkDetails } from './check-details.ts';
import { insertContract, taxOf } from './contract-record.ts';
import { planNames } from './stored-file.ts';

/** Without letters and digits that look alike. Long enough that nobody guesses another customer's number. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const NUMBER_LENGTH = 8;

export const createContractNumber = (): string => {
  const signs = Array.from({ length: NUMBER_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `V-${signs.slice(0, 4)}-${signs.slice(4)}`;
};

const NOT_FOR_SALE: Text = {
  en: 'The price of this plan is made on request. Please write to us.',
  de: 'Der Preis dieses Tarifs wird auf Anfrage vereinbart. Bitte schreiben Sie uns.',
};
/** Without particulars of the operator nobody would know with whom they contract. */
export const NOTHING_SOLD: Text = {
  en: 'Nothing is sold here at present. Please try again later.',
  de: 'Derzeit wird hier nichts verkauft. Bitte versuchen Sie es später noch einmal.',
};
const PRICE_CHANGED: Text = {
  en: 'The price has changed meanwhile. Please load the page again and look at it once more.',
  de: 'Der Preis hat sich inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie ihn noch einmal.',
};
const ALREADY_RUNNING: Text = {
  en: 'You have a contract or an open order already. You can change it under Billing.',
  de: 'Sie haben bereits einen Vertrag oder eine offene Bestellung. Ändern können Sie sie unter Abrechnung.',
};

export type Order = Omit<EndpointInput<typeof placeOrderCall>['body'], 'details'> & { details: BillingDetails };

/** Takes an order and accepts it at once, unless the operator reviews each order. */
export const placeOrder = async (deps: BillingDeps, member: Member, wanted: Order): Promise<void> => {
  const { db, clock, prices, offer, acceptsAtOnce, operatorEmail } = deps;
  if (!isSelling(offer())) throw new AppError('conflict', { text: NOTHING_SOLD });
  const monthlyCents = prices(wanted.membership_id);
  if (monthlyCents === undefined) throw new AppError('not_found', { text: NOT_FOR_SALE });
  const orderedAt = clock.now();
  const today = dayOf(orderedAt);
  const buyer = checkDetails(wanted.customer, wanted.details);
  const { customer, minimum_months: minimumMonths, starts_at_once: startsAtOnce } = wanted;
  const contract = {
    number: createContractNumber(),
    accountId: member.accountId,
    email: member.email,
    language: member.language,
    buyer,
    isSample: false,
    orderedAt,
    life: order({ customer, country: buyer.country, minimumMonths, startsAtOnce }, today),
    rates: [{ from: today, level: wanted.membership_id, monthlyCents, reason: 'order' }] satisfies Rates,
  };
  if (addTax(monthlyCents, taxOf(contract)).grossCents !== wanted.monthly_total_cents) {
    throw new AppError('conflict', { text: PRICE_CHANGED });
  }
  try {
    await db.transaction().execute(async (trx) => {
      const ordered = await insertContract(trx, contract);
      if (acceptsAtOnce) {
        await acceptOrder(deps, trx, ordered);
        return;
      }
      const acceptBy = acceptanceDeadline(ordered.life);
      await queueMail(trx, orderReceivedMail(ordered, planNames(offer())));
      await queueMail(trx, orderToAcceptMail(operatorEmail, ordered, acceptBy));
    });
  } catch (error) {
    if (isDuplicate(error, 'contract_running')) throw new AppError('conflict', { text: ALREADY_RUNNING, cause: error });
    throw error;
  }
};

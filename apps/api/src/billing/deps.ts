import { PRICE_INDEX } from '@firmament/api-contract/operator';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { listPrices, type Prices } from './contract/prices.ts';

/** What every step of a contract needs. */
export type BillingDeps = {
  db: Database;
  clock: Clock;
  prices: Prices;
  /** Change of prices on 1 February of a year, in per cent. */
  priceIndex: Readonly<Record<number, number>>;
  /** Gets the mails about refunds and about what a person has to decide. */
  operatorEmail: string;
  /** Otherwise the operator accepts each order with a command. */
  acceptsAtOnce: boolean;
};

type Settings = { contactEmail: string; acceptsOrdersAtOnce: boolean };

/** With the operator's own prices. */
export const billingDeps = (
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  { contactEmail, acceptsOrdersAtOnce }: Settings,
): BillingDeps => ({
  ...{ db, clock, prices: listPrices, priceIndex: PRICE_INDEX },
  operatorEmail: contactEmail,
  acceptsAtOnce: acceptsOrdersAtOnce,
});

import type { Offer } from '@firmament/api-contract/offer';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** What every step of a contract needs. */
export type BillingDeps = {
  db: Database;
  clock: Clock;
  /** Who sells, which plans, and for how much; it may change while the server runs. */
  offer: () => Offer;
  /** Cents a month without tax, by membership level; undefined for plans that are free or sold on request. */
  prices: (level: number) => number | undefined;
  /** Gets the mails about refunds and about what a person has to decide. */
  operatorEmail: string;
  /** Otherwise the operator accepts each order with a command. */
  acceptsAtOnce: boolean;
};

type Settings = { contactEmail: string; acceptsOrdersAtOnce: boolean };

export const billingDeps = (
  { db, clock, offer }: Pick<BillingDeps, 'db' | 'clock' | 'offer'>,
  { contactEmail, acceptsOrdersAtOnce }: Settings,
): BillingDeps => ({
  db,
  clock,
  offer,
  prices: (level) => offer().plans[level]?.monthlyNetCents || undefined,
  operatorEmail: contactEmail,
  acceptsAtOnce: acceptsOrdersAtOnce,
});

import { MONTHLY_PRICES } from '@firmament/api-contract/operator';
import type { Day } from '@firmament/calendar/day';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { ContractRecord } from './contract-record.ts';

/** Cents a month without tax, by membership level; undefined for plans that are free or sold on request. */
export type Prices = (level: number) => number | undefined;

export const listPrices: Prices = (level) => {
  const euros = MONTHLY_PRICES[level];
  return euros ? Math.round(euros * 100) : undefined;
};

export type PriceChange = { effectiveOn: Day; monthlyCents: number };

export const findPriceChanges = async (
  db: Database | DatabaseTransaction,
  contractId: number,
): Promise<PriceChange[]> => {
  const rows = await db
    .selectFrom('price_change')
    .select(['effective_on as effectiveOn', 'monthly_cents as monthlyCents'])
    .where('contract_id', '=', contractId)
    .orderBy('effective_on')
    .execute();
  return rows;
};

/** The plan and its price on a day from today on, with the changes announced for it. */
export const planOn = (
  { level, monthlyCents, nextLevel }: ContractRecord,
  changes: readonly PriceChange[],
  prices: Prices,
  day: Day,
): { level: number; monthlyCents: number } => {
  const announced = changes.filter(({ effectiveOn }) => effectiveOn <= day).at(-1);
  const current = { level, monthlyCents: announced?.monthlyCents ?? monthlyCents };
  if (nextLevel === null || nextLevel.from > day) return current;
  return { level: nextLevel.level, monthlyCents: prices(nextLevel.level) ?? current.monthlyCents };
};

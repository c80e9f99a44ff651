import { type Day, yearOf } from '@firmament/calendar/day';
import { indexedPrice, nextIndexation } from '@firmament/subscription/indexation';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { BillingDeps } from '../deps.ts';
import { indexationMail } from '../mail/billing.mail.ts';
import type { ContractRecord } from './contract-record.ts';

/** Announces the next price change to the customer, once, as soon as the operator has set it and while there is time. */
export const announceIndexation = async (
  { priceIndex }: BillingDeps,
  trx: DatabaseTransaction,
  contract: ContractRecord,
  today: Day,
): Promise<void> => {
  const { startedOn, acceptedOn, endsOn, closedOn, customer } = contract.life;
  const effectiveOn = nextIndexation(today);
  const percent = priceIndex[yearOf(effectiveOn)];
  if (percent === undefined || startedOn === null || acceptedOn === null || closedOn !== null) return;
  if (endsOn !== null && endsOn <= effectiveOn) return;
  const monthlyCents = indexedPrice(
    { customer, acceptedOn, monthlyCents: contract.monthlyCents },
    effectiveOn,
    percent,
  );
  if (monthlyCents === undefined) return;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('price_change')
    .values({ contract_id: contract.id, effective_on: effectiveOn, monthly_cents: monthlyCents, announced_on: today })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) await queueMail(trx, indexationMail(contract, monthlyCents, effectiveOn));
};

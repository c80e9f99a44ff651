import { addDays, type Day, laterOf } from '@firmament/calendar/day';
import { periodAt, periodIndexOn, shareOf } from '@firmament/subscription/billing-periods';
import { phaseOf } from '@firmament/subscription/lifecycle';
import { addTax } from '@firmament/subscription/tax';
import { currentTermEnd } from '@firmament/subscription/term';
import { PAYMENT_DAYS } from '@firmament/subscription/terms';
import { nextWorkingDay } from '@firmament/subscription/working-days';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { BillingDeps } from '../deps.ts';
import { issueInvoice } from '../invoice/invoice-record.ts';
import { invoiceMail, planChangedMail } from '../mail/billing.mail.ts';
import { type ContractRecord, taxOf } from './contract-record.ts';

const NOT_YET: Text = {
  en: 'You can change your plan once the service has begun.',
  de: 'Den Plan wechseln können Sie, sobald die Leistung begonnen hat.',
};
const NOTICE_GIVEN: Text = {
  en: 'Your contract ends. Take the notice back first.',
  de: 'Ihr Vertrag ist gekündigt. Nehmen Sie zuerst die Kündigung zurück.',
};
const NOT_FOR_SALE: Text = {
  en: 'The price of this plan is made on request. Please write to us.',
  de: 'Der Preis dieses Plans wird auf Anfrage vereinbart. Bitte schreiben Sie uns.',
};

/** A larger plan begins at once, a smaller one when the member is no longer bound to the current one. */
export const changePlanTo =
  (deps: BillingDeps, level: number) =>
  async (trx: DatabaseTransaction, contract: ContractRecord, today: Day): Promise<ContractRecord> => {
    const { startedOn } = contract.life;
    const phase = phaseOf(contract.life);
    if (phase === 'noticed') throw new AppError('conflict', { text: NOTICE_GIVEN });
    if (phase !== 'active' || startedOn === null) throw new AppError('conflict', { text: NOT_YET });
    if (level === contract.level) return { ...contract, nextLevel: null };
    const monthlyCents = deps.prices(level);
    if (monthlyCents === undefined) throw new AppError('not_found', { text: NOT_FOR_SALE });
    // An announced price was the old plan's.
    await trx
      .deleteFrom('price_change')
      .where('contract_id', '=', contract.id)
      .where('effective_on', '>', today)
      .execute();
    if (level > contract.level) return upgrade(deps, trx, contract, { level, monthlyCents, startedOn, today });
    const nextPeriod = periodAt(startedOn, periodIndexOn(startedOn, today)).until;
    const from = currentTermEnd(contract.life, today) ?? nextPeriod;
    await queueMail(trx, planChangedMail(contract, level, from));
    return { ...contract, nextLevel: { level, from } };
  };

type Upgrade = { level: number; monthlyCents: number; startedOn: Day; today: Day };

/** Invoices the difference for the remaining days that are invoiced already. */
const upgrade = async (
  { clock }: BillingDeps,
  trx: DatabaseTransaction,
  contract: ContractRecord,
  { level, monthlyCents, startedOn, today }: Upgrade,
): Promise<ContractRecord> => {
  const upgraded = { ...contract, level, monthlyCents, nextLevel: null };
  const difference = monthlyCents - contract.monthlyCents;
  let netCents = 0;
  let until = today;
  for (let index = periodIndexOn(startedOn, today); index < contract.invoicedMonths; index++) {
    const period = periodAt(startedOn, index);
    netCents += shareOf(difference, period, { from: laterOf(period.from, today), until: period.until });
    until = period.until;
  }
  await queueMail(trx, planChangedMail(upgraded, level, today));
  if (netCents <= 0) return upgraded;
  const tax = taxOf(upgraded);
  const invoice = await issueInvoice(
    trx,
    upgraded,
    {
      issuedOn: today,
      dueOn: nextWorkingDay(addDays(today, PAYMENT_DAYS), contract.buyer.country),
      period: { from: today, until },
      amount: addTax(netCents, tax),
      tax,
    },
    clock.now(),
  );
  await queueMail(trx, invoiceMail(upgraded, invoice));
  return upgraded;
};

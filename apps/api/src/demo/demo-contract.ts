import { addMonths } from '@firmament/calendar/day';
import { accept, order, receiveFirstPayment } from '@firmament/subscription/lifecycle';
import { addTax } from '@firmament/subscription/tax';
import { type ContractRecord, insertContract, saveContract, taxOf } from '../billing/contract/contract-record.ts';
import { issueInvoice } from '../billing/invoice/invoice-record.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';

/** The sample of the specification: Professional, two payments of 250.00 euro, a card that expired in 12/2025. */
const PROFESSIONAL = 1;
const MONTHLY_CENTS = 25_000;
const STARTED_ON = '2025-10-01';
const CARD = { kind: 'card', card_brand: 'Visa', card_last_digits: '4242', card_expires: '2025-12' } as const;
const CONTRACT_NUMBER = 'V-DEMO-0001';

/** A Swiss customer pays no Austrian tax, so that the payments stay at 250.00 euro. */
const BUYER = {
  name: 'Mara Lindner',
  company: 'Murtal Solartechnik GmbH, Zweigniederlassung Zürich',
  street: 'Musterstrasse 12',
  postcode: '8001',
  city: 'Zürich',
  country: 'CH',
  vat_id: null,
} as const;

/** Every start restores it, whatever visitors have changed. */
export const seedDemoContract = (db: Database, clock: Clock, email: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
    if (!account) return;
    await lockMember(trx, account.id);
    const method = { account_id: account.id, ...CARD };
    await trx
      .insertInto('payment_method')
      .values(method)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(CARD))
      .execute();
    const known = await trx
      .selectFrom('contract')
      .select('id')
      .where('number', '=', CONTRACT_NUMBER)
      .executeTakeFirst();
    const life = {
      ...receiveFirstPayment(
        accept(
          order({ customer: 'business', country: 'CH', minimumMonths: 12, startsAtOnce: true }, STARTED_ON),
          STARTED_ON,
        ),
        STARTED_ON,
      ),
      startedOn: STARTED_ON,
    };
    const contract = {
      number: CONTRACT_NUMBER,
      accountId: account.id,
      email,
      language: 'en' as const,
      level: PROFESSIONAL,
      monthlyCents: MONTHLY_CENTS,
      buyer: BUYER,
      isSample: true,
      life,
    };
    await trx
      .deleteFrom('price_change')
      .where('contract_id', 'in', trx.selectFrom('contract').select('id').where('number', '=', CONTRACT_NUMBER))
      .execute();
    if (known) {
      await saveContract(trx, { ...contract, id: known.id, nextLevel: null, invoicedMonths: 2 });
      // A visitor may have deleted the account, and this start has made it anew.
      await trx.updateTable('contract').set({ account_id: account.id }).where('id', '=', known.id).execute();
      await trx.updateTable('invoice').set({ account_id: account.id }).where('contract_id', '=', known.id).execute();
    } else await issueSamples(trx, await insertContract(trx, contract, clock.now()), clock);
    await trx
      .updateTable('account')
      .set({ membership_level: PROFESSIONAL, membership_start: STARTED_ON, membership_end: null, blocked_on: null })
      .where('id', '=', account.id)
      .execute();
  });

const issueSamples = async (trx: DatabaseTransaction, contract: ContractRecord, clock: Clock): Promise<void> => {
  const tax = taxOf(contract);
  for (const index of [0, 1]) {
    const from = addMonths(STARTED_ON, index);
    const { id } = await issueInvoice(
      trx,
      contract,
      {
        ...{ issuedOn: from, dueOn: from, tax, amount: addTax(MONTHLY_CENTS, tax) },
        period: { from, until: addMonths(from, 1) },
      },
      clock.now(),
    );
    await trx.updateTable('invoice').set({ paid_on: from }).where('id', '=', id).execute();
  }
  await saveContract(trx, { ...contract, invoicedMonths: 2 });
};

import { isSelling, type Offer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { addMonths, dayOf } from '@firmament/calendar/day';
import type { Document } from '@firmament/subscription/ledger';
import { accept, order, receiveFirstPayment } from '@firmament/subscription/lifecycle';
import type { Rates } from '@firmament/subscription/rates';
import { addTax } from '@firmament/subscription/tax';
import {
  type ContractRecord,
  findByNumber,
  insertContract,
  saveContract,
  taxOf,
} from '../billing/contract/contract-record.ts';
import { updateMembership } from '../billing/contract/membership.ts';
import { issueDocument, seller } from '../billing/invoice/invoice-record.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';

/** The sample of the specification: Professional, two payments of 250.00 euro, a card that expired in 12/2025. */
const STARTED_ON = '2025-10-01';
const RATES: Rates = [{ from: STARTED_ON, level: 1, monthlyCents: 25_000, reason: 'order' }];
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

const LIFE = {
  ...receiveFirstPayment(
    accept(
      order({ customer: 'business', country: 'CH', minimumMonths: 12, startsAtOnce: true }, STARTED_ON),
      STARTED_ON,
    ),
    STARTED_ON,
  ),
  startedOn: STARTED_ON,
};

/** Every start restores it, whatever visitors have changed. */
export const seedDemoContract = (db: Database, clock: Clock, given: Offer, email: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // The invoices of the sample have a seller even where nothing is sold.
    const operator = seller.parse((isSelling(given) ? given : SAMPLE_OFFER).operator);
    const account = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
    if (!account) return;
    await lockMember(trx, account.id);
    const method = { account_id: account.id, ...CARD };
    await trx
      .insertInto('payment_method')
      .values(method)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(CARD))
      .execute();
    const known = await findByNumber(trx, CONTRACT_NUMBER);
    const at = clock.now();
    const sample = {
      number: CONTRACT_NUMBER,
      accountId: account.id,
      email,
      language: 'en' as const,
      buyer: BUYER,
      isSample: true,
      orderedAt: new Date(`${STARTED_ON}T08:00:00Z`),
      life: LIFE,
      rates: RATES,
    };
    if (known) {
      await saveContract(trx, known, { ...known, ...sample }, at);
      // A visitor may have deleted the account, and this start has made it anew.
      await trx.updateTable('contract').set({ account_id: account.id }).where('id', '=', known.id).execute();
      await trx
        .updateTable('invoice')
        .set({ account_id: account.id, seller: JSON.stringify(operator) })
        .where('contract_id', '=', known.id)
        .execute();
    } else {
      const contract = await insertContract(trx, sample);
      for (const month of [0, 1]) await issueSample(trx, contract, { month, seller: operator, at });
    }
    await updateMembership(trx, account.id, dayOf(at));
  });

type Sample = { month: number; seller: ReturnType<typeof seller.parse>; at: Date };

const issueSample = async (
  trx: DatabaseTransaction,
  contract: ContractRecord,
  { month, seller: issuer, at }: Sample,
): Promise<void> => {
  const [from, until] = [addMonths(STARTED_ON, month), addMonths(STARTED_ON, month + 1)];
  const [{ level, monthlyCents }] = RATES;
  const tax = taxOf(contract);
  const document: Document = {
    kind: 'invoice',
    issuedOn: from,
    dueOn: from,
    tax,
    amount: addTax(monthlyCents, tax),
    lines: [{ month, days: { from, until }, level, netCents: monthlyCents }],
    credits: null,
    refundCents: 0,
    paidOn: null,
    takenBackOn: null,
    remindedOn: [],
  };
  const { id } = await issueDocument(trx, contract, { document, credited: undefined, seller: issuer, at });
  await trx.updateTable('invoice').set({ paid_on: from }).where('id', '=', id).execute();
};

import { dayOf, yearOf } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { PersonalDataSource } from '../platform/personal-data.ts';

/**
 * Contracts and invoices outlive the account: books have to be kept for seven years in Austria (§ 132 BAO) and up to ten
 * in Germany (§ 147 AO). Without the account they are
 * reached by the link in its last mail. How a running contract ends is decided before (contract/leave.ts). The payment
 * method is deleted at once.
 */
export const billingData: PersonalDataSource = {
  name: 'billing',
  tables: ['contract', 'invoice', 'payment_method'],
  read: async (db, { accountId, email }) => ({
    contracts: await db
      .selectFrom('contract')
      .select(['number', 'customer', 'minimum_months', 'buyer', 'email'])
      .select(['ordered_on', 'accepted_on', 'started_on', 'notice_on', 'ends_on', 'closed_on'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    contract_rates: await db
      .selectFrom('contract_rate')
      .innerJoin('contract', 'contract.id', 'contract_rate.contract_id')
      .select(['contract.number', 'holds_from', 'reason', 'undone_at'])
      .select(['contract_rate.membership_level', 'contract_rate.monthly_cents'])
      .where('account_id', '=', accountId)
      .orderBy('contract_rate.id')
      .execute(),
    invoices: await db
      .selectFrom('invoice')
      .select(['number', 'kind', 'issued_on', 'due_on', 'period_from', 'period_until', 'total_cents', 'tax_percent'])
      .select(['buyer', 'reference', 'paid_on'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    payment_method: await db.selectFrom('payment_method').selectAll().where('account_id', '=', accountId).execute(),
    contract_declarations: await db
      .selectFrom('contract_declaration')
      .select(['kind', 'name', 'contract_number', 'reason', 'end_on', 'received_at', 'outcome', 'settled_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
  }),
};

const KEEP_YEARS = 10;
const NOBODY = JSON.stringify({
  name: '–',
  company: null,
  street: '–',
  postcode: '0000',
  city: '–',
  country: 'AT',
  vat_id: null,
});

/** After the legal retention period the buyer's details are removed; amounts and numbers stay. */
export const forgetOldInvoices = async (db: Database, clock: Clock): Promise<void> => {
  const before = `${yearOf(dayOf(clock.now())) - KEEP_YEARS}-01-01`;
  await db.updateTable('invoice').set({ buyer: NOBODY }).where('issued_on', '<', before).execute();
  await db
    .updateTable('contract')
    .set({ buyer: NOBODY, email: '', documents_token_hash: null })
    .where('closed_on', '<', before)
    .where('account_id', 'is', null)
    .execute();
  await db.deleteFrom('contract_declaration').where('received_at', '<', new Date(before)).execute();
};

import { type BillingDetails, billingDetails } from '@firmament/api-contract/calls/billing';
import { type Language, toLanguage } from '@firmament/api-contract/language';
import { OPERATOR } from '@firmament/api-contract/operator';
import { type Day, yearOf } from '@firmament/calendar/day';
import type { Period } from '@firmament/subscription/billing-periods';
import { creditorReference } from '@firmament/subscription/creditor-reference';
import type { Amount, Tax, TaxKind } from '@firmament/subscription/tax';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Invoice as InvoiceRow } from '../../platform/database/schema.generated.ts';
import type { ContractRecord } from '../contract/contract-record.ts';

/** The issuer's details as of the day of the invoice. */
const seller = z.object({
  ...{ name: z.string(), street: z.string(), city: z.string(), country: z.string(), email: z.string() },
  ...{ vatId: z.string(), registerNumber: z.string(), registerCourt: z.string() },
  bank: z.object({ name: z.string(), iban: z.string(), bic: z.string() }),
});

export type Seller = z.infer<typeof seller>;

export type InvoiceRecord = {
  id: number;
  number: string;
  kind: 'invoice' | 'credit_note';
  contractId: number;
  language: Language;
  issuedOn: Day;
  dueOn: Day;
  period: Period | null;
  level: number;
  amount: Amount;
  tax: Tax;
  seller: Seller;
  buyer: BillingDetails;
  reference: string;
  paidOn: Day | null;
  creditsId: number | null;
};

const toRecord = (row: Selectable<InvoiceRow>): InvoiceRecord => ({
  id: row.id,
  number: row.number,
  kind: row.kind === 'credit_note' ? 'credit_note' : 'invoice',
  contractId: row.contract_id,
  language: toLanguage(row.language),
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  period:
    row.period_from === null || row.period_until === null ? null : { from: row.period_from, until: row.period_until },
  level: row.membership_level,
  amount: { netCents: row.net_cents, taxCents: row.tax_cents, grossCents: row.total_cents },
  tax: { kind: row.tax_kind as TaxKind, percent: row.tax_percent },
  seller: seller.parse(row.seller),
  buyer: billingDetails.parse(row.buyer),
  reference: row.reference,
  paidOn: row.paid_on,
  creditsId: row.credits_id,
});

/**
 * Takes the next number of a year. The counter stays locked until the transaction ends, so that numbers have no gaps and
 * follow the order of issue.
 */
const takeNumber = async (trx: DatabaseTransaction, year: number): Promise<string> => {
  const { last } = await trx
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql<number>`invoice_counter.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last).padStart(6, '0')}`;
};

export type NewInvoice = Pick<InvoiceRecord, 'issuedOn' | 'dueOn' | 'period' | 'amount' | 'tax'> & {
  /** The invoice that a credit note credits. */
  credits?: InvoiceRecord;
  level?: number;
};

export const issueInvoice = async (
  trx: DatabaseTransaction,
  contract: ContractRecord,
  { issuedOn, dueOn, period, amount, tax, credits, level = contract.level }: NewInvoice,
  createdAt: Date,
): Promise<InvoiceRecord> => {
  const number = await takeNumber(trx, yearOf(issuedOn));
  const row = await trx
    .insertInto('invoice')
    .values({
      number,
      kind: credits ? 'credit_note' : 'invoice',
      contract_id: contract.id,
      account_id: contract.accountId,
      language: contract.language,
      issued_on: issuedOn,
      due_on: dueOn,
      period_from: period?.from ?? null,
      period_until: period?.until ?? null,
      membership_level: level,
      net_cents: amount.netCents,
      tax_cents: amount.taxCents,
      total_cents: amount.grossCents,
      tax_kind: tax.kind,
      tax_percent: tax.percent,
      seller: JSON.stringify(seller.parse(OPERATOR)),
      // A credit note keeps the buyer of its invoice, even if the details have changed.
      buyer: JSON.stringify(credits?.buyer ?? contract.buyer),
      reference: creditorReference(number),
      credits_id: credits?.id ?? null,
      created_at: createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
};

/** The invoices of a contract, of a member, or of every contract with an unpaid one. */
export const findInvoices = async (
  db: Database | DatabaseTransaction,
  whose: { contractId: number } | { accountId: number } | 'unsettled',
): Promise<InvoiceRecord[]> => {
  const all = db.selectFrom('invoice').selectAll().orderBy('id');
  const wanted = () => {
    if (whose === 'unsettled') {
      return all.where('contract_id', 'in', (unpaid) =>
        unpaid.selectFrom('invoice as other').select('other.contract_id').where('other.paid_on', 'is', null),
      );
    }
    return 'contractId' in whose
      ? all.where('contract_id', '=', whose.contractId)
      : all.where('account_id', '=', whose.accountId);
  };
  return (await wanted().execute()).map(toRecord);
};

/** Finds only the member's own invoices. */
export const findInvoice = async (
  db: Database,
  accountId: number,
  number: string,
): Promise<InvoiceRecord | undefined> => {
  const row = await db
    .selectFrom('invoice')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toRecord(row);
};

export const findNumber = async (db: Database | DatabaseTransaction, id: number): Promise<string | undefined> =>
  (await db.selectFrom('invoice').select('number').where('id', '=', id).executeTakeFirst())?.number;

import { type BillingDetails, keptDetails } from '@firmament/api-contract/calls/billing';
import { type Language, toLanguage } from '@firmament/api-contract/language';
import { type Day, yearOf } from '@firmament/calendar/day';
import type { Period } from '@firmament/subscription/billing-periods';
import { creditorReference } from '@firmament/subscription/creditor-reference';
import { reminderFee } from '@firmament/subscription/default';
import type { Document, Line } from '@firmament/subscription/ledger';
import type { TaxKind } from '@firmament/subscription/tax';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Invoice as InvoiceRow } from '../../platform/database/schema.generated.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { ContractRecord } from '../contract/contract-record.ts';

/** The issuer's details as of the day of the invoice. */
export const seller = z.object({
  /** Older invoices have it in the city. */
  postcode: z.string().optional(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  vatId: z.string(),
  registerNumber: z.string(),
  registerCourt: z.string(),
  bank: z.object({ name: z.string(), iban: z.string(), bic: z.string() }),
});

export type Seller = z.infer<typeof seller>;

/** A document as it was issued, with what has happened to it since. */
export type InvoiceRecord = Document & {
  id: number;
  number: string;
  contractId: number;
  language: Language;
  /** The days that it is about; null in the invoice of the first month. */
  period: Period | null;
  level: number;
  seller: Seller;
  buyer: BillingDetails;
  reference: string;
};

type Reader = Database | DatabaseTransaction;

/** Completes the documents of contracts, each list in the order of issue. */
const toRecords = async (db: Reader, rows: readonly Selectable<InvoiceRow>[]): Promise<InvoiceRecord[]> => {
  if (rows.length === 0) return [];
  const isTheirs = sql<SqlBool>`invoice_id = any(${rows.map(({ id }) => id)}::integer[])`;
  const lines = await db
    .selectFrom('invoice_line')
    .selectAll()
    .where(isTheirs)
    .orderBy('invoice_id')
    .orderBy('line')
    .execute();
  const reminders = await db.selectFrom('invoice_reminder').selectAll().where(isTheirs).orderBy('reminder').execute();
  const linesOf = groupBy(lines, ({ invoice_id }) => invoice_id);
  const remindersOf = groupBy(reminders, ({ invoice_id }) => invoice_id);
  const ofContract = groupBy(rows, ({ contract_id }) => contract_id);
  return rows.map((row) => ({
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
    lines: (linesOf.get(row.id) ?? []).map(({ month, from_day, until_day, membership_level, net_cents }) => ({
      month,
      level: membership_level,
      netCents: net_cents,
      days: from_day === null || until_day === null ? null : { from: from_day, until: until_day },
    })),
    amount: { netCents: row.net_cents, taxCents: row.tax_cents, grossCents: row.total_cents },
    tax: { kind: row.tax_kind as TaxKind, percent: row.tax_percent },
    seller: seller.parse(row.seller),
    buyer: keptDetails.parse(row.buyer),
    reference: row.reference,
    paidOn: row.paid_on,
    takenBackOn: row.payment_taken_back_on,
    credits:
      row.credits_id === null
        ? null
        : (ofContract.get(row.contract_id) ?? []).findIndex(({ id }) => id === row.credits_id),
    refundCents: row.refund_cents,
    remindedOn: (remindersOf.get(row.id) ?? []).map(({ sent_on }) => sent_on),
  }));
};

/** All documents of a contract, oldest first. */
export const findInvoices = async (db: Reader, contractId: number): Promise<InvoiceRecord[]> =>
  toRecords(
    db,
    await db.selectFrom('invoice').selectAll().where('contract_id', '=', contractId).orderBy('id').execute(),
  );

/** The documents of all contracts of a member, by contract. */
export const findMembersInvoices = async (db: Reader, accountId: number): Promise<InvoiceRecord[][]> => {
  const contracts = await db
    .selectFrom('contract')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return Promise.all(contracts.map(({ id }) => findInvoices(db, id)));
};

/** The documents of every contract that has an unpaid invoice or refund, by contract. */
export const findUnsettledInvoices = async (db: Database): Promise<InvoiceRecord[][]> => {
  const unsettled = db
    .selectFrom('invoice as open')
    .select('open.contract_id')
    .where('open.paid_on', 'is', null)
    .where((or) => or.or([or('open.kind', '=', 'invoice'), or('open.refund_cents', '>', 0)]));
  const rows = await db.selectFrom('invoice').selectAll().where('contract_id', 'in', unsettled).orderBy('id').execute();
  return [...groupBy(await toRecords(db, rows), ({ contractId }) => contractId).values()];
};

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

/** From the first to the last day of the lines. */
const periodOf = (lines: readonly Line[]): Period | null => {
  const [first, last] = [lines[0]?.days, lines.at(-1)?.days];
  return first && last ? { from: first.from, until: last.until } : null;
};

type NewInvoice = { document: Document; credited: InvoiceRecord | undefined; seller: Seller; at: Date };

/** Issues a document: gives it a number, and keeps it as it is. */
export const issueDocument = async (
  trx: DatabaseTransaction,
  contract: ContractRecord,
  { document, credited, seller: issuer, at }: NewInvoice,
): Promise<InvoiceRecord> => {
  const { kind, issuedOn, dueOn, lines, tax, amount, refundCents } = document;
  const number = await takeNumber(trx, yearOf(issuedOn));
  const level = lines.at(-1)?.level ?? contract.rates[0].level;
  const period = periodOf(lines);
  const buyer = credited?.buyer ?? contract.buyer;
  const { id } = await trx
    .insertInto('invoice')
    .values({
      number,
      kind,
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
      refund_cents: refundCents,
      seller: JSON.stringify(issuer),
      // A credit note keeps the buyer of its invoice, even if the details have changed.
      buyer: JSON.stringify(buyer),
      reference: creditorReference(number),
      credits_id: credited?.id ?? null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoice_line')
    .values(
      lines.map(({ month, days, netCents, ...line }, index) => ({
        invoice_id: id,
        line: index + 1,
        month,
        membership_level: line.level,
        net_cents: netCents,
        from_day: days?.from ?? null,
        until_day: days?.until ?? null,
      })),
    )
    .execute();
  const { language, id: contractId } = contract;
  return {
    ...document,
    id,
    number,
    contractId,
    language,
    period,
    level,
    buyer,
    reference: creditorReference(number),
    seller: issuer,
  };
};

export const noteReminder = async (
  trx: DatabaseTransaction,
  { id }: InvoiceRecord,
  reminder: number,
  sentOn: Day,
): Promise<void> => {
  await trx
    .insertInto('invoice_reminder')
    .values({ invoice_id: id, reminder, fee_cents: reminderFee(reminder), sent_on: sentOn })
    .execute();
};

/** An invoice by its number, with whose it is. */
export const findIssued = async (
  db: Database,
  number: string,
): Promise<{ invoice: InvoiceRecord; creditedNumber: string | undefined; accountId: number | null } | undefined> => {
  const row = await db
    .selectFrom('invoice')
    .select(['contract_id', 'account_id'])
    .where('number', '=', number)
    .executeTakeFirst();
  const documents = row ? await findInvoices(db, row.contract_id) : [];
  const invoice = documents.find((one) => one.number === number);
  return row && invoice
    ? { invoice, creditedNumber: documents[invoice.credits ?? -1]?.number, accountId: row.account_id }
    : undefined;
};

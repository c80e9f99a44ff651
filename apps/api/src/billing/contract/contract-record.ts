import { type BillingDetails, billingDetails } from '@firmament/api-contract/calls/billing';
import { type Language, toLanguage } from '@firmament/api-contract/language';
import type { Day } from '@firmament/calendar/day';
import type { Closing, Contract } from '@firmament/subscription/lifecycle';
import { type Buyer, type Tax, taxFor } from '@firmament/subscription/tax';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { lockMember } from '../../platform/database/lock-member.ts';
import type { Contract as ContractRow } from '../../platform/database/schema.generated.ts';

/** A contract as it is stored: its life, and what was agreed about plan, price and address. */
export type ContractRecord = {
  id: number;
  number: string;
  accountId: number | null;
  email: string;
  language: Language;
  level: number;
  /** Without tax. */
  monthlyCents: number;
  nextLevel: { level: number; from: Day } | null;
  invoicedMonths: number;
  buyer: BillingDetails;
  isSample: boolean;
  life: Contract;
};

const toRecord = (row: Selectable<ContractRow>): ContractRecord => {
  const buyer = billingDetails.parse(row.buyer);
  return {
    id: row.id,
    number: row.number,
    accountId: row.account_id,
    email: row.email,
    language: toLanguage(row.language),
    level: row.membership_level,
    monthlyCents: row.monthly_cents,
    nextLevel:
      row.next_level === null || row.next_level_from === null
        ? null
        : { level: row.next_level, from: row.next_level_from },
    invoicedMonths: row.invoiced_months,
    buyer,
    isSample: row.is_sample,
    life: {
      customer: row.customer === 'business' ? 'business' : 'consumer',
      country: buyer.country,
      minimumMonths: row.minimum_months,
      startsAtOnce: row.starts_at_once,
      orderedOn: row.ordered_on,
      acceptedOn: row.accepted_on,
      paidOn: row.paid_on,
      startedOn: row.started_on,
      noticeOn: row.notice_on,
      endsOn: row.ends_on,
      closedOn: row.closed_on,
      closedBy: row.closed_by as Closing | null,
    },
  };
};

const lifeColumns = ({ acceptedOn, paidOn, startedOn, noticeOn, endsOn, closedOn, closedBy }: Contract) => ({
  ...{ accepted_on: acceptedOn, paid_on: paidOn, started_on: startedOn, notice_on: noticeOn, ends_on: endsOn },
  ...{ closed_on: closedOn, closed_by: closedBy },
});

export type NewContract = Omit<ContractRecord, 'id' | 'nextLevel' | 'invoicedMonths'>;

export const insertContract = async (
  trx: DatabaseTransaction,
  contract: NewContract,
  createdAt: Date,
): Promise<ContractRecord> => {
  const { life } = contract;
  const row = await trx
    .insertInto('contract')
    .values({
      ...lifeColumns(life),
      number: contract.number,
      account_id: contract.accountId,
      email: contract.email,
      language: contract.language,
      customer: life.customer,
      membership_level: contract.level,
      monthly_cents: contract.monthlyCents,
      minimum_months: life.minimumMonths,
      starts_at_once: life.startsAtOnce,
      ordered_on: life.orderedOn,
      buyer: JSON.stringify(contract.buyer),
      is_sample: contract.isSample,
      created_at: createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
};

/** Writes the parts of a contract that may change. The caller must hold its lock. */
export const saveContract = async (trx: DatabaseTransaction, contract: ContractRecord): Promise<void> => {
  await trx
    .updateTable('contract')
    .set({
      ...lifeColumns(contract.life),
      membership_level: contract.level,
      monthly_cents: contract.monthlyCents,
      next_level: contract.nextLevel?.level ?? null,
      next_level_from: contract.nextLevel?.from ?? null,
      invoiced_months: contract.invoicedMonths,
      buyer: JSON.stringify(contract.buyer),
    })
    .where('id', '=', contract.id)
    .execute();
};

/** Locks the contract and its member until the transaction ends. */
export const lockContract = async (trx: DatabaseTransaction, id: number): Promise<ContractRecord | undefined> => {
  const owner = await trx.selectFrom('contract').select('account_id').where('id', '=', id).executeTakeFirst();
  if (typeof owner?.account_id === 'number') await lockMember(trx, owner.account_id);
  const row = await trx.selectFrom('contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toRecord(row);
};

/** The member's contract that is not over yet. */
export const lockRunningContract = async (
  trx: DatabaseTransaction,
  accountId: number,
): Promise<ContractRecord | undefined> => {
  await lockMember(trx, accountId);
  const row = await trx
    .selectFrom('contract')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('closed_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && toRecord(row);
};

/** All unanswered orders, oldest first. */
export const findOrdered = async (db: Database): Promise<ContractRecord[]> => {
  const rows = await db
    .selectFrom('contract')
    .selectAll()
    .where('accepted_on', 'is', null)
    .where('closed_on', 'is', null)
    .orderBy('ordered_on')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
};

/** The running contract, else the last one. */
export const findContract = async (
  db: Database | DatabaseTransaction,
  accountId: number,
): Promise<ContractRecord | undefined> => {
  const row = await db
    .selectFrom('contract')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('closed_on', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRecord(row);
};

export const buyerOf = ({ life, buyer }: Pick<ContractRecord, 'life' | 'buyer'>): Buyer => ({
  customer: life.customer,
  country: buyer.country,
  vatId: buyer.vat_id,
});

export const taxOf = (contract: Pick<ContractRecord, 'life' | 'buyer'>): Tax => taxFor(buyerOf(contract));

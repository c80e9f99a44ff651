import { type BillingDetails, keptDetails } from '@firmament/api-contract/calls/billing';
import { type Language, toLanguage } from '@firmament/api-contract/language';
import type { Closing, Contract } from '@firmament/subscription/lifecycle';
import { type Rate, type Rates, rateOn } from '@firmament/subscription/rates';
import { type Tax, taxFor } from '@firmament/subscription/tax';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { lockMember } from '../../platform/database/lock-member.ts';
import type { Contract as ContractRow } from '../../platform/database/schema.generated.ts';
import { digestOf } from '../../platform/secrets.ts';

/** A contract as it is stored: its life, the history of its plan and price, and the address of its invoices. */
export type ContractRecord = {
  id: number;
  number: string;
  accountId: number | null;
  email: string;
  language: Language;
  buyer: BillingDetails;
  isSample: boolean;
  orderedAt: Date;
  life: Contract;
  rates: Rates;
};

const toRecord = (row: Selectable<ContractRow>, rates: Rates): ContractRecord => {
  const buyer = keptDetails.parse(row.buyer);
  return {
    id: row.id,
    number: row.number,
    accountId: row.account_id,
    email: row.email,
    language: toLanguage(row.language),
    buyer,
    isSample: row.is_sample,
    orderedAt: row.created_at,
    rates,
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

type Reader = Database | DatabaseTransaction;

/** Completes rows with the rates that count. */
const toRecords = async (db: Reader, rows: readonly Selectable<ContractRow>[]): Promise<ContractRecord[]> => {
  if (rows.length === 0) return [];
  const found = await db
    .selectFrom('contract_rate')
    .selectAll()
    .where(
      'contract_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('undone_at', 'is', null)
    .orderBy('holds_from')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const [first, ...rest] = found
      .filter(({ contract_id }) => contract_id === row.id)
      .map(
        (rate): Rate => ({
          from: rate.holds_from,
          level: rate.membership_level,
          monthlyCents: rate.monthly_cents,
          reason: rate.reason as Rate['reason'],
        }),
      );
    if (!first) throw new Error(`the contract ${row.number} has no price`);
    return toRecord(row, [first, ...rest]);
  });
};

const toOne = async (db: Reader, row: Selectable<ContractRow> | undefined): Promise<ContractRecord | undefined> =>
  row && (await toRecords(db, [row]))[0];

const lifeColumns = ({ acceptedOn, paidOn, startedOn, noticeOn, endsOn, closedOn, closedBy }: Contract) => ({
  accepted_on: acceptedOn,
  paid_on: paidOn,
  started_on: startedOn,
  notice_on: noticeOn,
  ends_on: endsOn,
  closed_on: closedOn,
  closed_by: closedBy,
});

const insertRates = async (
  trx: DatabaseTransaction,
  contractId: number,
  rates: readonly Rate[],
  at: Date,
): Promise<void> => {
  if (rates.length === 0) return;
  await trx
    .insertInto('contract_rate')
    .values(
      rates.map(({ from, level, monthlyCents, reason }) => ({
        contract_id: contractId,
        holds_from: from,
        membership_level: level,
        monthly_cents: monthlyCents,
        reason,
        recorded_at: at,
      })),
    )
    .execute();
};

export const insertContract = async (
  trx: DatabaseTransaction,
  contract: Omit<ContractRecord, 'id'>,
): Promise<ContractRecord> => {
  const { life } = contract;
  const ordered = rateOn(contract.rates, life.orderedOn);
  const { id } = await trx
    .insertInto('contract')
    .values({
      ...lifeColumns(life),
      // The rates hold what is due. These say what was ordered first, and may not be empty.
      membership_level: ordered.level,
      monthly_cents: ordered.monthlyCents,
      number: contract.number,
      account_id: contract.accountId,
      email: contract.email,
      language: contract.language,
      customer: life.customer,
      minimum_months: life.minimumMonths,
      starts_at_once: life.startsAtOnce,
      ordered_on: life.orderedOn,
      buyer: JSON.stringify(contract.buyer),
      is_sample: contract.isSample,
      created_at: contract.orderedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRates(trx, id, contract.rates, contract.orderedAt);
  return { ...contract, id };
};

const isSame = (one: Rate) => (other: Rate) =>
  one.from === other.from &&
  one.level === other.level &&
  one.monthlyCents === other.monthlyCents &&
  one.reason === other.reason;

/** Writes what has changed of a contract. Rates are never deleted. The caller must hold the contract's lock. */
export const saveContract = async (
  trx: DatabaseTransaction,
  before: ContractRecord,
  after: ContractRecord,
  at: Date,
): Promise<void> => {
  const { id } = before;
  await trx
    .updateTable('contract')
    .set({
      ...lifeColumns(after.life),
      buyer: JSON.stringify(after.buyer),
    })
    .where('id', '=', id)
    .execute();
  for (const rate of before.rates.filter((one) => !after.rates.some(isSame(one)))) {
    await trx
      .updateTable('contract_rate')
      .set({ undone_at: at })
      .where('contract_id', '=', id)
      .where('holds_from', '=', rate.from)
      .where('reason', '=', rate.reason)
      .where('membership_level', '=', rate.level)
      .where('undone_at', 'is', null)
      .execute();
  }
  await insertRates(
    trx,
    id,
    after.rates.filter((one) => !before.rates.some(isSame(one))),
    at,
  );
};

/** Locks the contract and its member until the transaction ends. */
export const lockContract = async (trx: DatabaseTransaction, id: number): Promise<ContractRecord | undefined> => {
  const owner = await trx.selectFrom('contract').select('account_id').where('id', '=', id).executeTakeFirst();
  if (typeof owner?.account_id === 'number') await lockMember(trx, owner.account_id);
  return toOne(trx, await trx.selectFrom('contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());
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
  return toOne(trx, row);
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
  return toRecords(db, rows);
};

/** The running contract, else the last one. */
export const findContract = async (db: Reader, accountId: number): Promise<ContractRecord | undefined> => {
  const row = await db
    .selectFrom('contract')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('closed_on', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return toOne(db, row);
};

/** A contract by its number, whoever asks. */
export const findByNumber = async (db: Reader, number: string): Promise<ContractRecord | undefined> =>
  toOne(db, await db.selectFrom('contract').selectAll().where('number', '=', number).executeTakeFirst());

export const findById = async (db: Reader, id: number): Promise<ContractRecord | undefined> =>
  toOne(db, await db.selectFrom('contract').selectAll().where('id', '=', id).executeTakeFirst());

export const findContracts = async (db: Reader, ids: readonly number[]): Promise<ContractRecord[]> =>
  ids.length === 0
    ? []
    : toRecords(
        db,
        await db
          .selectFrom('contract')
          .selectAll()
          .where('id', 'in', [...new Set(ids)])
          .execute(),
      );

/** As people call the customer. */
export const buyerName = ({ buyer }: Pick<ContractRecord, 'buyer'>): string => buyer.company ?? buyer.name;

export const taxOf = ({ life, buyer }: Pick<ContractRecord, 'life' | 'buyer'>): Tax =>
  taxFor({ customer: life.customer, country: buyer.country, vatId: buyer.vat_id });

/** The contract of a deleted account, by the link in its last mail. */
export const findKept = async (db: Database, token: string): Promise<ContractRecord | undefined> => {
  const row = await db
    .selectFrom('contract')
    .select('id')
    .where('documents_token_hash', '=', digestOf(token))
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return row && findById(db, row.id);
};

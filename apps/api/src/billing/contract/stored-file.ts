import type { Offer } from '@firmament/api-contract/offer';
import type { CustomerFile } from '@firmament/subscription/customer-file';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { findInvoices, type InvoiceRecord } from '../invoice/invoice-record.ts';
import { type ContractRecord, taxOf } from './contract-record.ts';

/** A contract with its documents, as the database has them. */
export type StoredFile = { contract: ContractRecord; invoices: InvoiceRecord[] };

export const fileOf = ({ contract, invoices }: StoredFile): CustomerFile => ({
  agreement: { life: contract.life, rates: contract.rates },
  documents: invoices,
  tax: taxOf(contract),
});

export const readFile = async (db: Database | DatabaseTransaction, contract: ContractRecord): Promise<StoredFile> => ({
  contract,
  invoices: await findInvoices(db, contract.id),
});

export type PlanNames = (level: number) => string;

export const planNames =
  ({ plans }: Offer): PlanNames =>
  (level) =>
    plans[level]?.name ?? '';

import { membershipOf } from '@firmament/api-contract/membership';
import type { Offer } from '@firmament/api-contract/offer';
import { promisedStart, withdrawalDeadline } from '@firmament/subscription/lifecycle';
import { addTax } from '@firmament/subscription/tax';
import type { Database } from '../platform/database/database.ts';
import { type ContractRecord, findById, findByNumber, taxOf } from './contract/contract-record.ts';
import { planNames } from './contract/stored-file.ts';
import { findIssued } from './invoice/invoice-record.ts';
import { firstMonthText, type InvoiceSheet, invoiceSheet } from './invoice/invoice-sheet.ts';

/** What the documents of a contract say; setting them is up to others. */

/** An invoice or credit note by its number. */
export const findInvoiceSheet = async (
  db: Database,
  number: string,
  offer: Offer,
): Promise<InvoiceSheet | undefined> => {
  const found = await findIssued(db, number);
  const contract = found && (await findById(db, found.invoice.contractId));
  if (!found || !contract) return undefined;
  const { invoice, creditedNumber } = found;
  const firstMonth = firstMonthText(invoice.language, promisedStart(contract.life) ?? null);
  return invoiceSheet(invoice, {
    contractNumber: contract.number,
    creditedNumber,
    firstMonth,
    names: planNames(offer),
  });
};

/** What was agreed with the order. */
export const agreementOf = (contract: ContractRecord, { plans }: Offer) => {
  const { life, buyer, language, email, rates, number, orderedAt } = contract;
  const { vat_id: vatId, ...address } = buyer;
  const tax = taxOf(contract);
  return {
    language,
    number,
    orderedAt,
    tax,
    acceptedOn: life.acceptedOn,
    customer: life.customer,
    buyer: { ...address, vatId, email },
    plan: membershipOf(rates[0].level, plans),
    monthly: addTax(rates[0].monthlyCents, tax),
    minimumMonths: life.minimumMonths,
    startsAtOnce: life.startsAtOnce,
    startsNotBefore: promisedStart(life) ?? null,
    withdrawUntil: withdrawalDeadline(life) ?? null,
  };
};

export const findAgreement = async (db: Database, number: string, offer: Offer) => {
  const contract = await findByNumber(db, number);
  return contract && agreementOf(contract, offer);
};

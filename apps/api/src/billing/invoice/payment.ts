import { printReference } from '@firmament/subscription/creditor-reference';
import type { Text } from '../../platform/http/app-error.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** How money comes in. Only the bank transfer is built in; a provider of card payments would have the same shape. */
export type PaymentWay = {
  kind: 'transfer' | 'card';
  /** What the customer has to do. */
  instructions(claim: Pick<InvoiceRecord, 'reference' | 'seller'>): Text;
};

export const bankTransfer: PaymentWay = {
  kind: 'transfer',
  instructions: ({ reference, seller: { name, bank } }) => ({
    en: `Please transfer it to ${name}, IBAN ${bank.iban}, BIC ${bank.bic}, with the reference ${printReference(reference)}.`,
    de: `Bitte überweisen Sie an ${name}, IBAN ${bank.iban}, BIC ${bank.bic}, mit der Zahlungsreferenz ${printReference(reference)}.`,
  }),
};

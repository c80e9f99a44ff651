import { OPERATOR } from '@firmament/api-contract/operator';
import { printReference } from '@firmament/subscription/creditor-reference';
import type { Text } from '../../platform/http/app-error.ts';

/** How money comes in. Only the bank transfer is built in; a provider of card payments would have the same shape. */
export type PaymentWay = {
  kind: 'transfer' | 'card';
  /** What the customer has to do. */
  instructions(claim: { reference: string }): Text;
};

export const BANK = { holder: OPERATOR.name, ...OPERATOR.bank };

export const bankTransfer: PaymentWay = {
  kind: 'transfer',
  instructions: ({ reference }) => ({
    en: `Please transfer it to ${BANK.holder}, IBAN ${BANK.iban}, BIC ${BANK.bic}, with the reference ${printReference(reference)}.`,
    de: `Bitte überweisen Sie an ${BANK.holder}, IBAN ${BANK.iban}, BIC ${BANK.bic}, mit der Zahlungsreferenz ${printReference(reference)}.`,
  }),
};

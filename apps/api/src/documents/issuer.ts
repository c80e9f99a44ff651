import { fullNameOf, type Operator, placeOf } from '@firmament/legal-texts/operator';

/** Who a document is from, for its footer: what § 14 UGB wants on business letters. */
export const issuerLine = (operator: Operator): string =>
  [
    `${fullNameOf(operator)}, ${placeOf(operator)}`,
    `${operator.registerNumber}, ${operator.registerCourt}`,
    operator.vatId,
    operator.email,
  ].join(' · ');

/** The VAT and UID rules are our own, because the library costs the browser 50 kB; here it is a second opinion. */
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { expect, test } from 'vitest';
import { checkIdentifier, type IdentifierKind } from './identifier.ts';

const CASES: [name: string, kind: IdentifierKind, shape: RegExp, isValid: (text: string) => boolean | undefined][] = [
  ['Austrian VAT', 'vat', /^ATU[0-9]{8}$/, (text) => stdnum.AT?.uid?.validate(text).isValid],
  ['German VAT', 'vat', /^DE[1-9][0-9]{8}$/, (text) => stdnum.DE?.vat?.validate(text).isValid],
  ['Swiss VAT', 'vat', /^CHE[1-9][0-9]{8}MWST$/, (text) => stdnum.CH?.vat?.validate(text).isValid],
  ['Swiss UID', 'che', /^CHE[1-9][0-9]{8}$/, (text) => stdnum.CH?.uid?.validate(text).isValid],
];

test.each(CASES)('%s: both agree on random numbers and on suggestions', (_, kind, shape, isValid) => {
  fc.assert(
    fc.property(fc.stringMatching(shape), (text) => {
      const { verdict, suggestion } = checkIdentifier(kind, text);
      expect(isValid(text)).toBe(verdict === 'verified');
      if (suggestion !== undefined) expect(isValid(suggestion)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

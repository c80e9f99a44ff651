import { type BillingDetails, POSTCODE } from '@firmament/api-contract/calls/billing';
import { RULE_TEXTS } from '@firmament/api-contract/rules/rule-texts';
import { vatNumberTerm } from '@firmament/api-contract/words/country-terms';
import { checkIdentifier } from '@firmament/identifiers/identifier';
import type { Country, Customer } from '@firmament/subscription/terms';
import { refusedField } from '../../platform/http/app-error.ts';

const POSTCODE_LENGTH: Record<Country, number> = { AT: 4, DE: 5, CH: 4 };

/** How a country's VAT numbers begin. */
const VAT_PREFIX: Record<Country, string> = { AT: 'ATU', DE: 'DE', CH: 'CHE' };

/** Checks what the schema cannot: whether country, postcode and VAT number fit together. Consumers have no company. */
export const checkDetails = (customer: Customer, given: BillingDetails): BillingDetails => {
  const { country } = given;
  const postcode = POSTCODE.exec(given.postcode)?.[1] ?? '';
  const details = { ...given, postcode };
  if (postcode.length !== POSTCODE_LENGTH[country]) {
    throw refusedField('details.postcode', {
      en: `Postcodes of this country have ${POSTCODE_LENGTH[country]} digits.`,
      de: `Postleitzahlen dieses Landes haben ${POSTCODE_LENGTH[country]} Ziffern.`,
    });
  }
  if (customer === 'consumer') return { ...details, company: null, vat_id: null };
  if (details.company === null) {
    throw refusedField('details.company', {
      en: RULE_TEXTS.en.company_missing,
      de: RULE_TEXTS.de.company_missing,
    });
  }
  if (details.vat_id === null) return details;
  const { verdict, value } = checkIdentifier('vat', details.vat_id);
  if (verdict === 'invalid' || !value.startsWith(VAT_PREFIX[country])) {
    throw refusedField('details.vat_id', {
      en: 'This is not a valid VAT number of the country chosen.',
      de: `Im gewählten Land ist das keine gültige ${vatNumberTerm(country, 'de')}`.replace(/\.?$/, '.'),
    });
  }
  return { ...details, vat_id: value };
};

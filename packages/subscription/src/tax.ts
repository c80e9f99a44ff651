import type { Country, Customer } from './terms.ts';

/**
 * Value added tax of an electronic service that an Austrian business sells. Businesses elsewhere owe the tax themselves;
 * consumers in the EU are taxed where they live (one-stop shop); Switzerland lies outside its scope.
 */

export type TaxKind = 'standard' | 'reverse_charge' | 'outside_scope';

export type Tax = { kind: TaxKind; percent: number };

export type Buyer = { customer: Customer; country: Country; vatId: string | null };

const STANDARD_PERCENT = { AT: 20, DE: 19 } as const;

export const taxFor = ({ customer, country, vatId }: Buyer): Tax => {
  if (country === 'CH') return { kind: 'outside_scope', percent: 0 };
  // For the tax office, only the VAT number proves that the buyer is a business.
  if (country !== 'AT' && customer === 'business' && vatId !== null) return { kind: 'reverse_charge', percent: 0 };
  return { kind: 'standard', percent: STANDARD_PERCENT[country] };
};

/** In whole cents; net and tax always add up to gross. */
export type Amount = { netCents: number; taxCents: number; grossCents: number };

export const addTax = (netCents: number, { percent }: Tax): Amount => {
  const taxCents = Math.round((netCents * percent) / 100);
  return { netCents, taxCents, grossCents: netCents + taxCents };
};

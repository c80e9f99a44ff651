import { addTax, type Tax, taxFor } from './tax.ts';
import { type Country, type Customer, MINIMUM_TERMS } from './terms.ts';

/** Whom prices are shown to. */
export type Viewer = { customer: Customer; country: Country };

/**
 * Consumers first: a page that they can order from has to show them what they pay in all (§ 9 PrAG, § 3 PAngV).
 * Businesses switch to prices without tax.
 */
export const FIRST_VIEWER: Viewer = { customer: 'consumer', country: 'AT' };

export type PriceTag = {
  tax: Tax;
  /** What to print large: with tax for consumers, without it for businesses. */
  monthlyCents: number;
  months: number;
  /** Over the shortest minimum term, as the monthly price with or without tax. */
  termCents: number;
};

/** Businesses order with their VAT number, so across the border they owe the tax themselves. */
const SOME_VAT_ID = '';

export const priceFor = (monthlyNetCents: number, { customer, country }: Viewer): PriceTag => {
  const tax = taxFor({ customer, country, vatId: customer === 'business' ? SOME_VAT_ID : null });
  const monthly = addTax(monthlyNetCents, tax);
  const monthlyCents = customer === 'consumer' ? monthly.grossCents : monthly.netCents;
  const months = Math.min(...MINIMUM_TERMS[customer]);
  return { tax, monthlyCents, months, termCents: monthlyCents * months };
};

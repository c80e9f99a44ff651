/** How the same company is recognised across sources: by its folded name or, better, by its identifiers. */

import { remembering } from '@firmament/memory/remembering';
import type { CompanyIdentifiers, CompanyRecord } from '@firmament/record/record';
import { fold } from '@firmament/text/fold';
import { legalFormOfName, withoutLegalForm } from './legal-form.ts';

/** The folded name without its legal form: the same for "Müller & Söhne GmbH" and "MUELLER und Soehne Ges.m.b.H.". */
export const matchKey = (name: string, country?: string): string => fold(spellOutAnd(withoutLegalForm(name, country)));

const spellOutAnd = (name: string): string =>
  name.includes('&') || name.includes('+') ? name.replace(/[&+]/g, ' und ') : name;

/** Millions of companies share a few dozen forms. */
const foldedForm = remembering(fold);

/**
 * The folded name with its legal form in one spelling, by which a company is found that is named without a number: the
 * same for "Adler Ges.m.b.H." and "ADLER GmbH", another for Adler GmbH & Co. KG.
 */
export const foldCompanyName = (name: string): string => {
  const form = legalFormOfName(name, undefined);
  const own = matchKey(name);
  return form === undefined ? own : `${own} ${foldedForm(form)}`;
};

/** Keys that identify a company on their own, strongest first. */
export const identifierKeys = (identifiers: CompanyIdentifiers, country = ''): string[] => {
  const keys: string[] = [];
  if (identifiers.lei) keys.push(`lei:${identifiers.lei}`);
  if (identifiers.euid) keys.push(`euid:${identifiers.euid}`);
  if (identifiers.cheUid) keys.push(`uid:${identifiers.cheUid}`);
  if (identifiers.vatId) keys.push(`vat:${identifiers.vatId}`);
  // A German number without its court ("HRB 1234") names dozens of companies.
  if (identifiers.registerNumber && !/^(?:HR[AB]|GnR|PR|VR|GsR)\b/.test(identifiers.registerNumber)) {
    keys.push(`reg:${country}:${fold(identifiers.registerNumber)}`);
  }
  return keys;
};

/**
 * The keys by which the same company is recognised across sources, strongest first; one shared key is enough. The name
 * only counts together with country, legal form and postcode: a GmbH & Co. KG and its general partner differ by the form
 * alone, and common names are found in every town.
 */
export const matchKeys = ({ name, legalForm, identifiers, address }: CompanyRecord): string[] => {
  const keys = identifierKeys(identifiers, address.country);
  if (!address.country || !address.postcode || !legalForm) return keys;
  const own = matchKey(name, address.country);
  if (own !== '') keys.push(`name:${address.country}:${own}:${foldedForm(legalForm)}:${address.postcode}`);
  return keys;
};

/** The only place where parsers meet the check rules: a value that fails is kept and warned about, never dropped. */

import { germanEuid } from '@firmament/identifiers/euid';
import { parseGermanRegister } from '@firmament/identifiers/german-register';
import { checkIdentifier, type IdentifierKind, REGISTER_NUMBER_KIND } from '@firmament/identifiers/identifier';
import { COMPANY_FIELDS } from '@firmament/record/fields/company-fields';
import type { CompanyIdentifiers } from '@firmament/record/record';
import { lookup } from '../reading/lookup.ts';

export type IdentifierField = keyof CompanyIdentifiers;

const RULES = new Map(
  COMPANY_FIELDS.flatMap(({ path, identifier }) => (identifier === undefined ? [] : [[path, identifier]])),
);

const kindOf = (field: IdentifierField, country: string | undefined): IdentifierKind | undefined => {
  const rule = RULES.get(`identifiers.${field}`);
  return rule === 'register' ? REGISTER_KIND.find(country) : rule;
};

const REGISTER_KIND = lookup<IdentifierKind>(REGISTER_NUMBER_KIND);

/** Checks a text and puts it into its field; a missing text changes nothing. */
export const addIdentifier = (
  identifiers: CompanyIdentifiers,
  field: IdentifierField,
  text: string | undefined,
  country: string | undefined,
  warnings: string[],
): void => {
  if (text === undefined || text.trim() === '') return;
  const kind = kindOf(field, country);
  if (kind === undefined) {
    // Register numbers of other countries have no rule here.
    identifiers[field] = text.trim();
    return;
  }
  if (kind === 'german-register' && STORED_GERMAN.test(text)) {
    identifiers[field] = text;
    return;
  }
  const check = checkIdentifier(kind, text);
  identifiers[field] = check.value;
  if (check.reason === undefined) return;
  const remark = check.verdict === 'invalid' ? 'is invalid' : 'is doubtful';
  const suggestion = check.suggestion === undefined ? '' : `, probably "${check.suggestion}"`;
  warnings.push(`${field} "${check.value}" ${remark} (${check.reason}${suggestion})`);
};

/** How nine of ten are written; the town may have several words, but none that says register or früher. */
const COURT_AND_NUMBER =
  /^(?:(?:Amtsgericht|AG) )?(?!\p{L}*(?:register|gericht))(\p{Lu}\p{Ll}+(?:[ -](?!früher)\p{Lu}?\p{Ll}+)*),? {1,2}(HRA|HRB|GnR) ([1-9]\d{0,6})( \p{Lu}{1,2})?$/u;

/** The stored spelling of a register number that is only needed as a link; undefined when it cannot be read. */
export const linkedRegisterNumber = (text: string | undefined, country: string): string | undefined => {
  const kind = kindOf('registerNumber', country);
  if (text === undefined || kind === undefined) return undefined;
  const plain = country === 'DE' ? COURT_AND_NUMBER.exec(text) : null;
  if (plain) return `${plain[1]} ${plain[2]} ${plain[3]}${plain[4] ?? ''}`;
  const check = checkIdentifier(kind, text);
  return check.verdict === 'invalid' || check.reason === 'court-missing' ? undefined : check.value;
};

/** Already in the stored spelling, as nine of ten numbers of the bulk file are: these skip the full check. */
const STORED_GERMAN =
  /^(?!.*früher|AG |Amtsgericht|Registergericht)\p{Lu}[\p{L}()./ -]*[\p{L})] (?:HRA|HRB|GnR|PR|VR|GsR) [1-9]\d{0,6}(?: \p{Lu}{1,2})?$/u;

const PLAIN_GERMAN_KEY = /^([A-Z]\d{4}[A-Z]?)_((?:HRA|HRB|GnR|PR|VR|GsR)[1-9]\d{0,6}[A-ZÄÖÜ]{0,3})$/;

/** Court code and EUID out of a key such as `X1517R_HRB395KI` or `H1101_H1101_HRB18423`. */
export const readGermanKey = (key: string): { court: string | undefined; euid: string | undefined } | undefined => {
  const [, court, number] = PLAIN_GERMAN_KEY.exec(key) ?? [];
  if (court !== undefined && number !== undefined) return { court, euid: `DE${court}.${number}` };
  const parts = parseGermanRegister(key);
  return parts === undefined ? undefined : { court: parts.court, euid: germanEuid(parts) };
};

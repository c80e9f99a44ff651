import { linkedRegisterNumber } from '../company/identifier-fields.ts';
import { legalFormOfName } from '../company/legal-form.ts';
import { personPlace, withoutFullStop } from './german-place.ts';

/** "HR B 12" is HRB 12. */
const COURT = /HR ?[AB]|GnR/;

const BRACKET = /\(([^()]*)\)/g;

const SEAT_AT_END = /,\s*(?:mit (?:dem )?Sitz in\s+)?([^,()]{2,60}(?:\([^()\d]{2,20}\))?)$/u;

/** "Liquidator(in: Adler GmbH", "Gesellschafter:2) Adler GmbH": the source cut them in the wrong place. */
const CUT_HEADING = /^(?:in)?:\s*(?:\d+\)\s*)?/;

/** Name, seat and court come first; powers in any number of words follow. */
const LONGEST_NAME_AND_COURT = 500;

/** Behind these many commas stands no part of a name. */
const MOST_COMMAS = 3;

const SEAT_IN_NAME = /(?<!\s)\s+mit (?:dem )?Sitz in\s+(?:\d{5}\s+)?(\S.*)$/su;

type Written = { name: string; seat: string | undefined; court?: string | undefined };

/** "Adler GmbH, Nest (Amtsgericht Nest HRB 12)": undefined without a court. */
const splitAtCourt = (text: string): Written | undefined => {
  const bracket = [...text.matchAll(BRACKET)].find(({ 1: inside = '' }) => COURT.test(inside));
  if (bracket === undefined) return undefined;
  const before = text.slice(0, bracket.index).replace(/(?<![\s,])[\s,]+$/, '');
  const seat = SEAT_AT_END.exec(before);
  const name = before.slice(0, seat?.index);
  return name === '' ? undefined : { name, seat: seat?.[1], court: bracket[1] };
};

/** Without a court the name ends with its legal form ("Adler, Star & Co. GmbH, Nest"), else with the first comma. */
const splitAtComma = (text: string): Written => {
  const parts = text.split(/,\s+/, MOST_COMMAS + 1);
  const name = parts[0] ?? text;
  if (parts.length === 1 || legalFormOfName(name, 'DE') !== undefined) return { name, seat: parts[1] };
  for (const [index, part] of parts.slice(1).entries()) {
    if (/^\p{Ll}/u.test(part)) break;
    const longer = parts.slice(0, index + 2).join(', ');
    if (legalFormOfName(part, 'DE') !== undefined) return { name: longer, seat: parts[index + 2] };
  }
  return { name, seat: parts[1] };
};

/** A sentence that follows the name is no town, nor is its second half ("Adler, Baugesellschaft mbH"). */
const NO_TOWN = /^[^A-ZÄÖÜ]|[:;]|(?:mbH|Haftung|AG|KG|UG|SE|OHG|eG|e\.V\.?)$/;
const LONGEST_TOWN = 50;

const placeOf = (seat: string | undefined): string | undefined => {
  if (seat === undefined || seat.length > LONGEST_TOWN || NO_TOWN.test(seat)) return undefined;
  return personPlace(withoutFullStop(seat));
};

export type CompanyOfficer = { name: string; place: string | undefined; registerNumber: string | undefined };

/** "Adler Verwaltungs-GmbH, Musterstadt (Amtsgericht Musterstadt HRB 12), einzelvertretungsberechtigt". */
export const readCompanyOfficer = (text: string): CompanyOfficer => {
  const whole = /^(?:in)?:/.test(text) ? text.replace(CUT_HEADING, '') : text;
  const written = splitAtCourt(whole.slice(0, LONGEST_NAME_AND_COURT)) ?? splitAtComma(whole);
  const seatInName = written.name.includes(' Sitz in ') ? SEAT_IN_NAME.exec(written.name) : null;
  const name = (seatInName === null ? written.name : written.name.slice(0, seatInName.index)).trim();
  return {
    name: /(?:Co|\b\p{L})\.$/u.test(name) ? name : name.replace(/(?<![\s.,])[\s.,]+$/, ''),
    place: placeOf(seatInName?.[1] ?? written.seat?.trim()),
    registerNumber: linkedRegisterNumber(written.court?.replace('HR ', 'HR'), 'DE'),
  };
};

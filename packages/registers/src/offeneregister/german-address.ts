import type { Address } from '@firmament/record/record';
import { legalFormOfName } from '../company/legal-form.ts';
import { behindBrackets, readTown, withoutFullStop } from './german-place.ts';

/**
 * Addresses in German register announcements are free text: "Lindenweg 5, 12345 Musterstadt." In some sources the next
 * sentence of the announcement follows the town; it is cut off before the last postcode is looked for, because it may
 * contain other five-digit numbers.
 */
const NEXT_SENTENCE =
  /(?<![\s,.])[\s,.]+(?:Nicht mehr|Änderung|Gegenstand|Geschäftsführer|Prokura|Einzelprokura|Vertretung|Die Eintragung|Persönlich haftend|Stamm-|Stammkapital|Grundkapital|Bestellt|Ausgeschieden|Eingetreten|Liquidator|Vorstand:|Ist ein|Ist nur|Sind mehrere|Jeder|Inhaber|Rechtsform|Rechtsverh|Von Amts wegen|Durch Beschluss|Entstanden|Kommanditist|Der Sitz|Die Gesellschaft).*$/su;

/** Text beyond this is no longer an address. */
const LONGEST_ADDRESS = 1000;

const POSTCODE = /(?<!\d)\d{5}(?!\d)/;

const withoutComma = (text: string): string => text.replace(/(?<![,;\s])[,;\s]+$/, '').trim();

const BRANCH =
  /(?<![\s,(–-])[\s,(–-]+Zweigniederlassung(?:$|\s+der\s+(?:Firma\s+)?(?=\S)|(?=[\s,]+mit\s+(?:dem\s+)?Sitz\s))/;

const SEAT_OF_HEAD = /(?:^|(?<![\s,]))[\s,]+mit\s+(?:dem\s+)?Sitz\s+in\s+(?=\S)/;

type Branch = { index: number; name: string | undefined; place: string | undefined };

/** ", Zweigniederlassung der Firma Adler GmbH mit dem Sitz in Essen"; a bracket around all of it is left out. */
const branchIn = (office: string | undefined): Branch | undefined => {
  if (!office?.includes('Zweigniederlassung')) return undefined;
  const text = office.slice(0, LONGEST_ADDRESS).replace(/\)$/, '');
  const start = BRANCH.exec(text);
  if (start === null) return undefined;
  const head = text.slice(start.index + start[0].length);
  const plainFrom = behindBrackets(head);
  const seat = SEAT_OF_HEAD.exec(head.slice(plainFrom));
  const name = seat === null ? head : head.slice(0, plainFrom + seat.index);
  const place = seat === null ? undefined : head.slice(plainFrom + seat.index + seat[0].length);
  // What follows the word directly is the seat or nothing.
  if (/^[\s,]/.test(name)) return undefined;
  return { index: start.index, name: name === '' ? undefined : name, place };
};

/**
 * The town of a registered office: "Landau (Amtsgericht Landau HRB 30826)" after a move, "Unna, Zweigniederlassung der
 * Firma Adler GmbH mit dem Sitz in Essen" for a branch. What is no part of the town is cut off.
 */
export const readSeat = (office: string | undefined): string | undefined => {
  if (office === undefined) return undefined;
  const { town } = readTown(office.slice(0, branchIn(office)?.index));
  return town === '' ? undefined : town;
};

export type HeadOffice = { name: string; place: string | undefined };

/** Of a branch, if the text clearly names it. */
export const readHeadOffice = (office: string | undefined): HeadOffice | undefined => {
  const { name, place } = branchIn(office) ?? {};
  if (name === undefined || legalFormOfName(name, 'DE') === undefined) return undefined;
  return { name, place: place === undefined ? undefined : readTown(place).town };
};

/** The start of the last postcode, given the start of the first; -1 if there is none. */
const lastPostcode = (text: string, first: number): number => {
  let last = first;
  while (last !== -1) {
    const next = text.slice(last + 5).search(POSTCODE);
    if (next === -1) break;
    last += 5 + next;
  }
  return last;
};

export const readGermanAddress = (text: string): Pick<Address, 'street' | 'postcode' | 'city'> => {
  const whole = text.slice(0, LONGEST_ADDRESS).replace(/\s+/g, ' ').trim();
  const first = whole.search(POSTCODE);
  const clean = first === -1 ? whole : whole.slice(0, first) + whole.slice(first).replace(NEXT_SENTENCE, '');
  const postcode = lastPostcode(clean, first);
  if (postcode === -1) {
    // "Lindenstr." ends in an abbreviation, not in a sentence.
    const street = /(?:str|pl|Nr)\.$/i.test(clean) ? clean : withoutFullStop(clean);
    return street === '' ? {} : { street };
  }
  const address: Pick<Address, 'street' | 'postcode' | 'city'> = { postcode: clean.slice(postcode, postcode + 5) };
  const street = withoutComma(clean.slice(0, postcode).replace(/(?:^|\s)D-$/, ''));
  const city = readTown(withoutComma(withoutFullStop(clean.slice(postcode + 5).replace(/^[\s,]+/, ''))));
  if (street !== '') address.street = city.district === undefined ? street : `${street}, OT ${city.district}`;
  if (city.town !== '') address.city = city.town;
  return address;
};

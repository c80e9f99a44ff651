import type { Day } from '@firmament/calendar/day';

/**
 * The structured content of a German register ("SI"), which anybody may retrieve by hand: the XJustiz message
 * `nachricht.reg.0400003`. Versions nest the same elements differently, so each is looked for by its name below the
 * part it belongs to.
 */

import { readDate } from '@firmament/calendar/read-date';
import type { Address, CompanyIdentifiers, CompanyRecord, CompanyStatus } from '@firmament/record/record';
import { countryCode } from '../company/country-code.ts';
import { germanCourt } from '../company/court.ts';
import { addIdentifier, readGermanKey } from '../company/identifier-fields.ts';
import { isLiquidationInName, legalFormOfName } from '../company/legal-form.ts';
import { cutText } from '../reading/cut-text.ts';
import { withoutGaps } from '../reading/parsed.ts';
import { SourceFormatError } from '../reading/source-format-error.ts';
import { commentOf, findElement, findElements, textBelow, type XmlElement, xmlText } from '../reading/xml-element.ts';
import { RECORD_LIMITS, readXmlDocument } from '../reading/xml-reader.ts';
import { assertConsistent } from './contradictions.ts';
import { readParticipants } from './participants.ts';

const MESSAGE = 'nachricht.reg.0400003';

export type RegisterExtract = {
  record: CompanyRecord;
  /** The day on which it was retrieved: what it says held then. */
  retrievedOn: Day;
  /** When the portal made the file, as far as it says so. */
  createdOn: Day | undefined;
  /** XJustiz code of the court, and the number without it, such as "HRB 984127 B". */
  courtCode: string;
  number: string;
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SourceFormatError('wrong-encoding', 'The file is not valid UTF-8.', { cause });
  }
};

const wrongShape = (what: string): never => {
  throw new SourceFormatError('wrong-shape', `The extract has no ${what}.`);
};

/** Against texts that no register has: they are cut before anything else is done with them. */
const LONGEST = { name: 500, line: 200, text: 10_000 };

/** The value of a code, wherever the version puts it. */
const codeOf = (element: XmlElement | undefined): string | undefined => textBelow(element, 'code') ?? xmlText(element);

/** Name and form stand with the company itself; old versions name it only among those involved. */
type Parts = {
  root: XmlElement;
  instance: XmlElement | undefined;
  basis: XmlElement | undefined;
  holder: XmlElement | undefined;
};

const partsOf = (root: XmlElement): Parts => {
  const register = findElement(root, 'fachdatenRegister');
  const basis = findElement(register, 'basisdatenRegister') ?? register;
  const instance = findElement(root, 'instanzdaten') ?? findElement(root, 'verfahrensdaten');
  return { root, instance, basis, holder: findElement(basis, 'rechtstraeger') };
};

/** "984127", "395 KI" or "HRB 395 KI"; the letters are part of the number. */
const NUMBER = /^(?:[A-Za-z]{2,3}\s*)?0*([1-9]\d{0,6})\s*(\p{L}{1,3})?$/u;

const REGISTERS = new Map(['HRA', 'HRB', 'GnR', 'PR', 'VR', 'GsR'].map((name) => [name.toUpperCase(), name]));

type Entry = { courtCode: string; courtName: string | undefined; register: string; number: string; suffix: string };

const entryOf = ({ instance }: Parts): Entry => {
  const court = findElement(instance, 'gericht');
  const courtCode = cutText(codeOf(court) ?? wrongShape('court'), LONGEST.line);
  const kind = findElement(instance, 'register');
  const register = REGISTERS.get((codeOf(kind) ?? commentOf(kind) ?? '').toUpperCase()) ?? wrongShape('register');
  const [, number, suffix = ''] = NUMBER.exec(textBelow(instance, 'laufendeNummer') ?? '') ?? [];
  if (number === undefined) return wrongShape('register number');
  return {
    courtCode,
    courtName: commentOf(court, LONGEST.line),
    register,
    number,
    suffix: suffix.toUpperCase(),
  };
};

const identifiersOf = (entry: Entry, sourceKey: string): CompanyIdentifiers => {
  const identifiers: CompanyIdentifiers = { courtCode: entry.courtCode };
  const court = entry.courtName?.replace(/^(?:Amtsgericht|AG)\s+/, '');
  const written = [court, entry.register, entry.number, entry.suffix].filter(Boolean).join(' ');
  addIdentifier(identifiers, 'registerNumber', court === undefined ? sourceKey : written, 'DE', []);
  const euid = readGermanKey(sourceKey)?.euid;
  if (euid !== undefined) identifiers.euid = euid;
  return identifiers;
};

const lineBelow = (part: XmlElement | undefined, name: string): string | undefined =>
  textBelow(part, name, LONGEST.line);

const addressOf = (holder: XmlElement | undefined): Address => {
  const written = findElement(holder, 'anschrift');
  const street = [lineBelow(written, 'strasse'), lineBelow(written, 'hausnummer')].filter(Boolean).join(' ');
  return withoutGaps<Address>({
    street: street === '' ? undefined : street,
    postcode: textBelow(written, 'postleitzahl', 10),
    city: lineBelow(written, 'ort') ?? lineBelow(findElement(holder, 'sitz'), 'ort'),
    country: countryCode(commentOf(findElement(written, 'staat'), LONGEST.line)) ?? 'DE',
  });
};

const nameOf = (part: XmlElement | undefined): string | undefined =>
  textBelow(part, 'bezeichnung.aktuell') ?? textBelow(part, 'bezeichnung');

const formOf = (holder: XmlElement | undefined, name: string): string | undefined => {
  const form = findElement(holder, 'rechtsform');
  const word = commentOf(form, LONGEST.line) ?? lineBelow(form, 'name');
  const known = legalFormOfName(name, 'DE');
  if (known !== undefined || word === undefined) return known;
  return legalFormOfName(word.replace(/(?<!\s)\s*\([^()]*\)$/, ''), 'DE') ?? word;
};

/** Registers write this far; longer is no amount. */
const AMOUNT = /^\d{1,15}(?:\.\d{1,4})?$/;

const capitalOf = (root: XmlElement): CompanyRecord['registeredCapital'] => {
  const extra = findElement(root, 'auswahl_zusatzangaben') ?? findElement(root, 'fachdatenRegister');
  const capital = findElement(extra, 'stammkapital') ?? findElement(extra, 'grundkapital');
  const amount = textBelow(capital, 'zahl') ?? textBelow(capital, 'betrag');
  if (amount === undefined || !AMOUNT.test(amount) || Number(amount) === 0) return undefined;
  const currency = codeOf(findElement(capital, 'waehrung'))?.toUpperCase() ?? 'EUR';
  return /^[A-Z]{3}$/.test(currency) ? { amount: Number(amount), currency } : undefined;
};

/** A code with its word in a comment, or free text; without the semicolon that separates it from what follows. */
const wordingOf = (rule: XmlElement | undefined): string | undefined =>
  (
    textBelow(rule, 'vertretungsbefugnisFreitext', LONGEST.text) ??
    commentOf(findElement(rule, 'vertretungsbefugnis'), LONGEST.text)
  )?.replace(/(?<![;\s])[;\s]+$/, '') || undefined;

/** What stands between may have dates, but no second sentence. */
const DELETED =
  /\b(?:Firma|Gesellschaft|Genossenschaft|Partnerschaft) ist (?:(?:[^.]|\d\.){0,80} )?(?:gelöscht|erloschen)\b/;
const DISSOLVED = /\b(?:Gesellschaft|Genossenschaft|Partnerschaft) ist (?:(?:[^.]|\d\.){0,80} )?aufgelöst\b/;

const statusOf = (name: string, titles: readonly string[], entries: readonly string[]): CompanyStatus => {
  if (entries.some((text) => DELETED.test(text))) return 'terminated';
  const isDissolved = titles.some((title) => /^(?:Liquidator|Abwickler)/.test(title)) || isLiquidationInName(name);
  return isDissolved || entries.some((text) => DISSOLVED.test(text)) ? 'in_liquidation' : 'active';
};

const recordOf = (parts: Parts, retrievedOn: Day): RegisterExtract => {
  const { root, basis, holder } = parts;
  const entry = entryOf(parts);
  const { courtCode, courtName, register, number, suffix } = entry;
  const people = readParticipants(root, wordingOf);
  const name = nameOf(holder) ?? people.holderName ?? wrongShape('name');
  if (name.length > LONGEST.name) return wrongShape('name of a usual length');
  const excerpt = findElement(root, 'auszug');
  const entries = findElements(excerpt, 'eintragungstext').flatMap((text) => textBelow(text, 'text') ?? []);
  const titles = [...people.representatives, ...people.links].flatMap(({ title }) => title ?? []);
  const sourceKey = `${courtCode}_${register}${number}${suffix}`;
  const identifiers = identifiersOf(entry, sourceKey);
  return {
    retrievedOn,
    createdOn: readDate(textBelow(root, 'erstellungszeitpunkt')),
    courtCode,
    number: [register, number, suffix].filter(Boolean).join(' '),
    record: withoutGaps<CompanyRecord>({
      sourceKey,
      name,
      formerNames: [],
      legalForm: formOf(holder, name),
      asOf: retrievedOn,
      status: statusOf(name, titles, entries),
      description: textBelow(basis, 'gegenstand', LONGEST.text),
      court: courtName === undefined ? undefined : germanCourt(courtName),
      registeredCapital: capitalOf(root),
      representationRule: wordingOf(findElement(basis, 'allgemeineVertretungsregelung')),
      articlesOn: readDate(textBelow(basis, 'aktuellesSatzungsdatum') ?? textBelow(basis, 'satzungsdatum')),
      lastEntryOn: readDate(textBelow(root, 'letzteEintragung')),
      identifiers,
      address: addressOf(holder ?? people.holder),
      contact: {},
      social: {},
      reports: [],
      representatives: people.representatives,
      links: people.links,
    }),
  };
};

/** Reads one extract; whatever is wrong with it as a whole is a `SourceFormatError`. */
export const parseRegisterExtract = (bytes: Uint8Array): RegisterExtract => {
  const root = readXmlDocument(decode(bytes), RECORD_LIMITS);
  if (root.name !== MESSAGE) {
    const sentence = `The XML begins with <${root.name}>, not with <${MESSAGE}>: it is another kind of file.`;
    throw new SourceFormatError('wrong-root', sentence);
  }
  const parts = partsOf(root);
  const retrievedOn = readDate(textBelow(root, 'abrufdatum')) ?? wrongShape('day of retrieval');
  const extract = recordOf(parts, retrievedOn);
  assertConsistent(root, extract);
  return extract;
};

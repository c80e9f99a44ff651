/** Who does what in a Firmenbuch extract: functions (FUN) point to persons (PER) by their letter (PNR). */

import { readDate } from '@firmament/calendar/read-date';
import type { CompanyLinkRecord, CompanyRecord, RepresentativeRecord } from '@firmament/record/record';
import { tidyPersonName } from '@firmament/text/person-name';
import { linkedRegisterNumber } from '../company/identifier-fields.ts';
import { withoutGaps } from '../reading/parsed.ts';
import { attributeOf, childrenOf, joinedText, type XmlElement, xmlText } from '../reading/xml-element.ts';

/** Entries that were overwritten stay in historic extracts with AUFRECHT="false". */
export const isInForce = (entry: XmlElement): boolean => attributeOf(entry, 'AUFRECHT') !== 'false';

/** Of several entries the newest counts: the one with the highest entry number. */
export const newestInForce = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(parent, name)
    .filter(isInForce)
    .toSorted((a, b) => Number(attributeOf(a, 'VNR') ?? 0) - Number(attributeOf(b, 'VNR') ?? 0))
    .at(-1);

type Person = { name: string; isCompany: boolean; bornOn?: string; location?: string; registerNumber?: string };

const personOf = (person: XmlElement): Person | undefined => {
  const entry = newestInForce(person, 'PE_DKZ02') ?? childrenOf(person, 'PE_DKZ02').at(-1);
  const companyName = joinedText(entry, 'BEZEICHNUNG');
  const parts = ['TITELVOR', 'VORNAME', 'NACHNAME', 'TITELNACH'].map((part) => xmlText(entry, part));
  const personName = joinedText(entry, 'NAME_FORMATIERT') ?? parts.filter(Boolean).join(' ');
  const name = companyName ?? tidyPersonName(personName);
  if (name === '') return undefined;
  return withoutGaps<Person>({
    name,
    isCompany: companyName !== undefined,
    bornOn: readDate(xmlText(entry, 'GEBURTSDATUM')),
    location: xmlText(newestInForce(person, 'PE_DKZ03'), 'ORT'),
    registerNumber: linkedRegisterNumber(xmlText(newestInForce(person, 'PE_DKZ09'), 'PE_FNR'), 'AT'),
  });
};

/** "GESCHÄFTSFÜHRER/IN (handelsrechtlich)" → "Geschäftsführer/in (handelsrechtlich)". */
const readableTitle = (text: string): string =>
  text.replace(/\p{Lu}{2,}(?:\/\p{Lu}+)?/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** Partners with limited or unlimited liability, shareholders, founders: those who own, not those who act. */
const OWNS = /GESELLSCHAFTER|KOMMANDITIST|AKTIONÄR|STIFTER|INHABER/;

type Functions = {
  representatives: RepresentativeRecord[];
  links: CompanyLinkRecord[];
  /** Those of today. */
  owners: string[];
  isInLiquidation: boolean;
};

type Term = Pick<RepresentativeRecord, 'startedOn' | 'endedOn' | 'hasEnded'>;

/** An entry that was overwritten, and by no other: the function is over, even if no end is stated. */
const termOf = (entry: XmlElement | undefined): Term => {
  const endedOn = readDate(xmlText(entry, 'DATBIS'));
  const isOverwritten = entry !== undefined && !isInForce(entry);
  return {
    startedOn: readDate(xmlText(entry, 'DATVON')),
    endedOn,
    hasEnded: isOverwritten && endedOn === undefined ? true : undefined,
  };
};

const isOver = (term: Term): boolean => term.endedOn !== undefined || term.hasEnded === true;

const currentFirst = (a: Term, b: Term): number => Number(isOver(a)) - Number(isOver(b));

/** A shareholder's contribution as a part of the capital; partnerships enter sums that are no shares. */
const shareOf = (
  title: string,
  entry: XmlElement | undefined,
  capital: CompanyRecord['registeredCapital'],
): number | undefined => {
  const amount = Number(xmlText(entry, 'KAPITAL'));
  if (!/^GESELLSCHAFTER|^AKTIONÄR/.test(title) || !(amount > 0) || capital === undefined) return undefined;
  if ((xmlText(entry, 'WHR') ?? capital.currency) !== capital.currency || amount > capital.amount) return undefined;
  return Math.round((amount / capital.amount) * 1e6) / 1e4;
};

/** A person's letter is only unique within one extract. */
const personKeyOf = (extract: XmlElement, letter: string): string | undefined => {
  const registerNumber = linkedRegisterNumber(attributeOf(extract, 'FNR'), 'AT');
  return registerNumber === undefined || letter === '' ? undefined : `${registerNumber}/${letter}`;
};

export const readFunctions = (
  extract: XmlElement,
  capital: CompanyRecord['registeredCapital'],
  warnings: string[],
): Functions => {
  const persons = new Map(
    childrenOf(extract, 'PER').map((person) => [attributeOf(person, 'PNR') ?? '', personOf(person)] as const),
  );
  const functions: Functions = { representatives: [], links: [], owners: [], isInLiquidation: false };
  for (const fun of childrenOf(extract, 'FUN')) {
    const entry = newestInForce(fun, 'FU_DKZ10') ?? childrenOf(fun, 'FU_DKZ10').at(-1);
    const letter = attributeOf(fun, 'PNR') ?? '';
    const person = persons.get(letter);
    const title = attributeOf(fun, 'FKENTEXT') ?? attributeOf(fun, 'FKEN') ?? '';
    if (!person) {
      warnings.push(`function "${title}" points to person "${letter}", who is not in the extract`);
      continue;
    }
    const upper = title.toUpperCase();
    const isOwner = OWNS.test(upper);
    const term = termOf(entry);
    if (!isOver(term)) {
      if (/LIQUIDATOR|ABWICKLER/.test(upper)) functions.isInLiquidation = true;
      if (isOwner) functions.owners.push(person.name);
    }
    const share = shareOf(upper, entry, capital);
    if (person.isCompany) {
      functions.links.push(
        withoutGaps<CompanyLinkRecord>({
          kind: isOwner ? 'shareholder' : 'representative',
          name: person.name,
          place: person.location,
          title: readableTitle(title),
          share,
          ...term,
          registerNumber: person.registerNumber,
        }),
      );
    } else {
      functions.representatives.push(
        withoutGaps<RepresentativeRecord>({
          title: readableTitle(title),
          name: person.name,
          personKey: personKeyOf(extract, letter),
          representation: joinedText(entry, 'TEXT') ?? xmlText(entry, 'VART', 'TEXT'),
          location: person.location,
          share,
          bornOn: person.bornOn,
          ...term,
        }),
      );
    }
  }
  functions.representatives.sort(currentFirst);
  functions.links.sort(currentFirst);
  return functions;
};

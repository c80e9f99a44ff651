/** Who does what in a Firmenbuch extract: functions (FUN) point to persons (PER) by their letter (PNR). */
import { linkedRegisterNumber } from '../company/identifier-fields.ts';
import { readDate } from '../company/iso-date.ts';
import type { CompanyLinkRecord, RepresentativeRecord } from '../company/record.ts';
import { withoutGaps } from '../reading/parsed.ts';
import { attributeOf, childOf, childrenOf, joinedText, type XmlElement, xmlText } from '../reading/xml-element.ts';

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
  const name = companyName ?? joinedText(entry, 'NAME_FORMATIERT') ?? parts.filter(Boolean).join(' ');
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
/** A partner with unlimited liability both owns and acts. */
const ACTS = /UNBESCHRÄNKT HAFTEND|KOMPLEMENTÄR|INHABER/;

type Functions = {
  representatives: RepresentativeRecord[];
  links: CompanyLinkRecord[];
  owners: string[];
  isInLiquidation: boolean;
};

export const readFunctions = (extract: XmlElement, warnings: string[]): Functions => {
  const persons = new Map(
    childrenOf(extract, 'PER').map((person) => [attributeOf(person, 'PNR') ?? '', personOf(person)] as const),
  );
  const functions: Functions = { representatives: [], links: [], owners: [], isInLiquidation: false };
  for (const fun of childrenOf(extract, 'FUN')) {
    const entry = newestInForce(fun, 'FU_DKZ10');
    const hasHistory = childOf(fun, 'FU_DKZ10') !== undefined;
    // Every entry overwritten: the function is over.
    if (!entry && hasHistory) continue;
    const letter = attributeOf(fun, 'PNR') ?? '';
    const person = persons.get(letter);
    const title = attributeOf(fun, 'FKENTEXT') ?? attributeOf(fun, 'FKEN') ?? '';
    if (!person) {
      warnings.push(`function "${title}" points to person "${letter}", who is not in the extract`);
      continue;
    }
    const upper = title.toUpperCase();
    const isOwner = OWNS.test(upper);
    const hasEnded = readDate(xmlText(entry, 'DATBIS')) !== undefined;
    if (hasEnded) continue;
    if (/LIQUIDATOR|ABWICKLER/.test(upper)) functions.isInLiquidation = true;
    if (isOwner) functions.owners.push(person.name);
    if (person.isCompany) {
      const kind = isOwner ? 'shareholder' : 'representative';
      functions.links.push(
        withoutGaps<CompanyLinkRecord>({ kind, name: person.name, registerNumber: person.registerNumber }),
      );
    } else if (!isOwner || ACTS.test(upper)) {
      functions.representatives.push(
        withoutGaps<RepresentativeRecord>({
          title: readableTitle(title),
          name: person.name,
          representation: joinedText(entry, 'TEXT') ?? xmlText(entry, 'VART', 'TEXT'),
          location: person.location,
          bornOn: person.bornOn,
          startedOn: readDate(xmlText(entry, 'DATVON')),
        }),
      );
    }
  }
  return functions;
};

import type { Day } from '@firmament/calendar/day';
/**
 * People and companies in the text of a publication. Most offices write them in one grammar, below one of a few headings:
 * surname, first names, origin, place, roles, signature. Whoever is written otherwise is not read: a text that is read
 * halfway would name people who have left, or leave out those who came.
 */

import type { CompanyLinkRecord, RepresentativeRecord } from '@firmament/record/record';
import { tidyPersonName } from '@firmament/text/person-name';
import { withoutGaps } from '../reading/parsed.ts';

type Heading = { pattern: string; hasLeft: boolean };

const HEADINGS: readonly Heading[] = [
  { pattern: 'Eingetragene Personen(?: neu oder mutierend)?', hasLeft: false },
  { pattern: 'Ausgeschiedene Personen und erloschene Unterschriften', hasLeft: true },
  { pattern: 'Inscription ou modification de personne(?:\\(s\\)|s)?', hasLeft: false },
  { pattern: 'Personne(?:\\(s\\)|s)? inscrite(?:\\(s\\)|s)?', hasLeft: false },
  { pattern: 'Personne(?:\\(s\\)|s)? et signature(?:\\(s\\)|s)? radiée(?:\\(s\\)|s)?', hasLeft: true },
  { pattern: 'Nuove persone iscritte o modifiche', hasLeft: false },
  { pattern: 'Persone iscritte', hasLeft: false },
  { pattern: 'Persone dimissionarie e firme cancellate', hasLeft: true },
];

const ANY_HEADING = new RegExp(
  `(?:^|(?<=[.\\]\\s]))(?:${HEADINGS.map(({ pattern }) => `(${pattern})`).join('|')}):\\s*`,
  'g',
);

export type PeopleOfText = {
  representatives: RepresentativeRecord[];
  links: CompanyLinkRecord[];
  /** What stands before the first heading. */
  before: string;
  /** Entries below headings that were not read, in the words of the text. */
  unread: string[];
  /** Whether there was any heading. */
  isListed: boolean;
};

/** `entryOn` is the day of the entry in the register. */
export const readPeople = (text: string, entryOn: Day | undefined): PeopleOfText => {
  const found = [...text.matchAll(ANY_HEADING)];
  const people: PeopleOfText = {
    representatives: [],
    links: [],
    unread: [],
    isListed: found.length > 0,
    before: text.slice(0, found[0]?.index ?? text.length).trim(),
  };
  for (const [at, heading] of found.entries()) {
    const { hasLeft } = HEADINGS[heading.slice(1).findIndex((group) => group !== undefined)] ?? { hasLeft: false };
    const end = found[at + 1]?.index ?? text.length;
    const list = text
      .slice(heading.index + heading[0].length, end)
      .trim()
      .replace(/\.$/, '');
    for (const entry of splitOutside(list, ';')) {
      const read = readEntry(entry, hasLeft, entryOn);
      if (!read) people.unread.push(`${heading[0].trim()} ${entry}`);
      else if ('links' in read) people.links.push(...read.links);
      else people.representatives.push(...read.representatives);
    }
  }
  return people;
};

/** Splits at a mark that stands outside of brackets. */
const splitOutside = (text: string, mark: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter !== mark || depth > 0) continue;
    parts.push(text.slice(from, at).trim());
    from = at + 1;
  }
  return [...parts, text.slice(from).trim()].filter((part) => part !== '');
};

type Read = { representatives: RepresentativeRecord[] } | { links: CompanyLinkRecord[] };

const BEFORE = /\[(?:bisher|précédemment|jusqu'ici|finora|in precedenza):([^[\]]*)\]$/i;

const readEntry = (entry: string, hasLeft: boolean, entryOn: Day | undefined): Read | undefined => {
  const [bracket, was] = BEFORE.exec(entry) ?? [];
  const parts = splitOutside(bracket === undefined ? entry : entry.slice(0, -bracket.length), ',');
  const previous = was === undefined ? undefined : readOffice(splitOutside(was, ','));
  // Another name or something else that is said of the time before.
  if (was !== undefined && previous === undefined) return undefined;
  const company = readCompany(parts);
  if (company) return { links: company.office.isAuditor ? [] : [linkOf(company, hasLeft, previous, entryOn)] };
  const person = readPerson(parts);
  if (!person) return undefined;
  return { representatives: termsOf(person, hasLeft, previous, entryOn) };
};

/** What somebody is and may do; a title only where the text names a role. */
type Office = {
  title: string | undefined;
  signature: string | undefined;
  isAuditor: boolean;
  place: string | undefined;
};

const ROLE = new RegExp(
  [
    '^(?:einzige[sr]? |stellvertretende[rs]? |geschäftsführende[rs]? |unbeschränkt haftende[rs]? )?(?:vize-?|co-|ehren|stiftungsrats|verwaltungsrats)?',
    '(?:präsident|mitglied|delegiert|geschäftsführ|geschäftsleit|gesellschafter|vorsitzend|direktor|liquidator|inhaber|sekretär|',
    'aktuar|kassier|kommanditär|komplementär|leiter|zweigniederlassungsleiter|verwalter|revisor|beisitzer|protokollführer)',
    '|^(?:seule? |vice-)?(?:administrat|présiden|membre|gérant|associé|direct(?:eur|rice)|liquidat|titulaire|secrétaire|trésori|délégué)',
    '|^(?:vice-?)?(?:amministrat|president|membro|gerente|soci[oa]\\b|dirett|liquidat|titolare|segretari|cassier|delegat)',
  ].join(''),
  'i',
);
const AUDITOR = /^(?:revisionsstelle|organe de révision|ufficio di revisione)/i;
const SIGNATURE =
  /^(?:(?:mit|ohne) .*(?:unterschrift|prokura|zeichnungsberechtigung)|(?:avec|sans) .*(?:signature|procuration)|(?:con|senza) .*(?:firma|procura))/i;
const SHARES =
  /^(?:mit (?:einem|einer|\d[\d'’]*) (?:Stammanteil|Kommanditsumme)|mit einer Kommanditsumme|(?:pour|avec|con|per) (?:une?|\d[\d'’]*) (?:part|quot))/i;
const PLACE = /^(?:in|à|a) (\p{Lu}.*)$/u;
const ORIGIN =
  /^(?:(?:von|de|du|des|da|dal?|di) \p{Lu}|d['’]\p{Lu}|\p{L}+ Staatsangehörige[rn]?$|ressortissante? |cittadin[oa] |heimatlos$|staatenlos$)/u;
const BOTH = /^(?:von und in|de et à|da e in) (\p{Lu}.*)$/u;

/** Undefined if a part is none of what we know. */
const readOffice = (parts: readonly string[]): Office | undefined => {
  const roles: string[] = [];
  const office: Office = { title: undefined, signature: undefined, isAuditor: false, place: undefined };
  for (const part of parts) {
    // The list has ended, and something else is said.
    if (/\.\s/.test(part) && !PLACE.test(part)) return undefined;
    if (SIGNATURE.test(part)) office.signature = part;
    else if (AUDITOR.test(part)) office.isAuditor = true;
    else if (ROLE.test(part)) roles.push(part);
    else if (PLACE.test(part)) office.place = PLACE.exec(part)?.[1];
    else if (!SHARES.test(part) && !ORIGIN.test(part)) return undefined;
  }
  if (roles.length > 0) office.title = capital(roles.join(', '));
  return office;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Person = { name: string; place: string; office: Office };

const COUNTRY = /^[A-Z]{2,3}$/;

const readPerson = (parts: readonly string[]): Person | undefined => {
  const [surname = '', first = '', origin = '', ...rest] = parts;
  if (!isName(surname) || !isName(first)) return undefined;
  const both = BOTH.exec(origin)?.[1];
  const place = both ?? PLACE.exec(rest.shift() ?? '')?.[1];
  if (place === undefined || (both === undefined && !ORIGIN.test(origin))) return undefined;
  const country = COUNTRY.test(rest[0] ?? '') ? `, ${rest.shift()}` : '';
  const office = readOffice(rest);
  if (!office || office.isAuditor || office.place !== undefined) return undefined;
  // A person without any role must at least sign.
  if (office.title === undefined && office.signature === undefined) return undefined;
  return { name: tidyPersonName(`${first} ${surname}`), place: `${place}${country}`, office };
};

const isName = (text: string): boolean =>
  /^[\p{L}][\p{L}'’. -]*(?:\([\p{L}'’. -]+\))?$/u.test(text) && text.length <= 80;

/** Offices without a role: the power itself is what is registered. */
const titleOf = ({ title, signature = '' }: Office): string =>
  title ?? (/prokura|procuration|procura/i.test(signature) ? 'Prokurist/in' : 'Zeichnungsberechtigt');

const termsOf = (
  { name, place, office }: Person,
  hasLeft: boolean,
  previous: Office | undefined,
  entryOn: Day | undefined,
): RepresentativeRecord[] => {
  const title = titleOf(office);
  const was = previous?.title;
  const about = withoutGaps<RepresentativeRecord>({ title, name, location: place, representation: office.signature });
  if (hasLeft) return [withoutGaps<RepresentativeRecord>({ ...about, ...endOf(entryOn) })];
  // Who was there before goes on, unless in another role.
  const isNew = previous === undefined || (was !== undefined && was !== title);
  const now = withoutGaps<RepresentativeRecord>({ ...about, startedOn: isNew ? entryOn : undefined });
  if (was === undefined || was === title) return [now];
  return [now, withoutGaps<RepresentativeRecord>({ title: was, name, location: place, ...endOf(entryOn) })];
};

const endOf = (entryOn: Day | undefined): Pick<RepresentativeRecord, 'endedOn' | 'hasEnded'> =>
  entryOn === undefined ? { hasEnded: true } : { endedOn: entryOn };

type Company = { name: string; place: string | undefined; office: Office };

const NUMBERED = /^(.+?) \((?:CHE-\d{3}\.\d{3}\.\d{3}|CH-[\d.-]+)\)$/;

const readCompany = ([first = '', ...rest]: readonly string[]): Company | undefined => {
  const name = NUMBERED.exec(first)?.[1];
  const office = name === undefined ? undefined : readOffice(rest);
  if (name === undefined || !office || (office.title === undefined && !office.isAuditor)) return undefined;
  return { name, place: office.place, office };
};

const linkOf = (
  { name, place, office }: Company,
  hasLeft: boolean,
  previous: Office | undefined,
  entryOn: Day | undefined,
): CompanyLinkRecord =>
  withoutGaps<CompanyLinkRecord>({
    kind: /gesellschafter|associé|soci[oa]\b|kommanditär/i.test(office.title ?? '') ? 'shareholder' : 'representative',
    name,
    place,
    title: office.title,
    ...(hasLeft ? endOf(entryOn) : { startedOn: previous ? undefined : entryOn }),
  });

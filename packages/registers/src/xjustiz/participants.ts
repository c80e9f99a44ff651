/** Who is involved in a register entry: the company itself, people and other companies in roles, and their powers. */

import { readDate } from '@firmament/calendar/read-date';
import type { CompanyLinkRecord, RepresentativeRecord } from '@firmament/record/record';
import { readPersonName } from '@firmament/text/person-name';
import { cutText } from '../reading/cut-text.ts';
import { lookup } from '../reading/lookup.ts';
import { withoutGaps } from '../reading/parsed.ts';
import { commentOf, findElement, findElements, textBelow, type XmlElement, xmlText } from '../reading/xml-element.ts';

/** The company whose entry it is. */
const HOLDER = '287';

/** The codes that nearly every extract has; for others the file itself brings the word. */
const TITLES = lookup<string>({ '086': 'Geschäftsführer', '285': 'Prokurist' });

/** In other words than the announcements of the registers use. */
const SAME_TITLE = lookup<string>({
  Vorstandsmitglied: 'Vorstand',
  'Mitglied des Vorstands': 'Vorstand',
  'Mitglied des Vorstandes': 'Vorstand',
  Komplementär: 'Persönlich haftender Gesellschafter',
});

/** "Geschäftsführer(in)" and "Persönlich haftende(r) Gesellschafter(in)" as announcements write them. */
const plainTitle = (word: string): string => {
  const title = cutText(word, LONGEST_PLACE)
    .replace(/(?:\(in(?:nen)?\)|\/-?in(?:nen)?)(?=\s|$)/g, '')
    .replace(/\((r|n|s)\)/g, '$1')
    .trim();
  return SAME_TITLE.find(title) ?? title;
};

/** Academic degrees belong to a name, professions do not. */
const DEGREE = /^(?:Prof|Dr|Doktor)\b/;

/** Longer is no name. */
const LONGEST_NAME = 500;
const LONGEST_PLACE = 200;
const LONGEST_POWER = 2_000;

const personName = (person: XmlElement): string | undefined => {
  const full = findElement(person, 'vollerName') ?? person;
  const title = textBelow(full, 'titel');
  const family = [textBelow(full, 'namensvorsatz'), textBelow(full, 'nachname')].filter(Boolean).join(' ');
  const parts = [title !== undefined && DEGREE.test(title) ? title : '', textBelow(full, 'vorname'), family];
  const name = cutText(parts.filter(Boolean).join(' '), LONGEST_NAME);
  if (name === '') return undefined;
  const read = readPersonName(name);
  return read.degrees === '' ? read.name : `${read.degrees} ${read.name}`;
};

const organisationName = (organisation: XmlElement): string | undefined =>
  textBelow(organisation, 'bezeichnung.aktuell', LONGEST_NAME) ?? textBelow(organisation, 'bezeichnung', LONGEST_NAME);

type Power = (rule: XmlElement | undefined) => string | undefined;

/** The special rule of each role, and whether it may deal with itself (§ 181 BGB). */
const powersOf = (root: XmlElement, wordingOf: Power): Map<string, string> => {
  const powers = new Map<string, string>();
  for (const entitled of findElements(root, 'vertretungsberechtigte')) {
    const rule = findElement(entitled, 'besondereVertretungsregelung');
    const own = findElement(rule, 'befreiungVon181BGB');
    const words = [wordingOf(rule), commentOf(own) ?? textBelow(rule, 'befreiungVon181BGBFreitext')].filter(Boolean);
    const role = textBelow(entitled, 'ref.rollennummer');
    if (role !== undefined && words.length > 0) powers.set(role, cutText(words.join('; '), LONGEST_POWER));
  }
  return powers;
};

/** One role of somebody involved; the same person may have several. */
export type Role = { number: string | undefined; code: string | undefined; word: string | undefined };

export const rolesOf = (involved: XmlElement): Role[] =>
  findElements(involved, 'rolle').map((role) => {
    const named = findElement(role, 'rollenbezeichnung');
    return {
      number: textBelow(role, 'rollennummer'),
      code: textBelow(named, 'code') ?? xmlText(named),
      word: commentOf(named),
    };
  });

export const isHolder = ({ code, word }: Role): boolean => code === HOLDER || /^Rechtsträger/.test(word ?? '');

type Participants = {
  representatives: RepresentativeRecord[];
  links: CompanyLinkRecord[];
  holder: XmlElement | undefined;
  holderName: string | undefined;
};

export const readParticipants = (root: XmlElement, wordingOf: Power): Participants => {
  const powers = powersOf(root, wordingOf);
  const read: Participants = { representatives: [], links: [], holder: undefined, holderName: undefined };
  for (const involved of findElements(root, 'beteiligung')) {
    const organisation = findElement(involved, 'organisation');
    const person = findElement(involved, 'natuerlichePerson');
    for (const role of rolesOf(involved)) {
      if (isHolder(role)) {
        read.holder = organisation ?? person;
        // A sole trader's entry is held by a person, whose name is not the business's.
        if (organisation) read.holderName = organisationName(organisation);
        continue;
      }
      const representation = role.number === undefined ? undefined : powers.get(role.number);
      const known = TITLES.find(role.code) ?? (role.word === undefined ? undefined : plainTitle(role.word));
      // A role without a word is only shown if the extract itself says that it represents.
      const title = known ?? (representation === undefined ? undefined : 'Vertretungsberechtigt');
      if (title === undefined) continue;
      if (organisation) addCompany(read.links, organisation, title);
      else if (person) addPerson(read.representatives, person, title, representation);
    }
  }
  return read;
};

const addPerson = (
  people: RepresentativeRecord[],
  person: XmlElement,
  title: string,
  representation: string | undefined,
): void => {
  const name = personName(person);
  if (name === undefined) return;
  people.push(
    withoutGaps<RepresentativeRecord>({
      title,
      name,
      representation,
      location: textBelow(findElement(person, 'anschrift'), 'ort', LONGEST_PLACE),
      bornOn: readDate(textBelow(person, 'geburtsdatum')),
    }),
  );
};

const addCompany = (links: CompanyLinkRecord[], organisation: XmlElement, title: string): void => {
  const name = organisationName(organisation);
  if (name === undefined) return;
  links.push(
    withoutGaps<CompanyLinkRecord>({
      kind: /gesellschafter|kommanditist/i.test(title) ? 'shareholder' : 'representative',
      name,
      title,
      place: textBelow(
        findElement(organisation, 'sitz') ?? findElement(organisation, 'anschrift'),
        'ort',
        LONGEST_PLACE,
      ),
    }),
  );
};

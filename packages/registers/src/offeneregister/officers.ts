import type { Day } from '@firmament/calendar/day';
import { readDate } from '@firmament/calendar/read-date';
import type { CompanyLinkRecord, RepresentativeRecord } from '@firmament/record/record';
import { foldPersonName, readPersonName } from '@firmament/text/person-name';
import { isJsonObject, type JsonObject, textAt } from '../reading/json-value.ts';
import { lookup } from '../reading/lookup.ts';
import { readCompanyOfficer } from './company-officer.ts';
import { personPlace } from './german-place.ts';

/**
 * The source lists one entry per announcement: an appointment has a start, a dismissal an end. Entries of one person in
 * one position are put in the order of their dates and become terms. The source's `reference_no` is only the number in
 * the company's own list, so nobody is recognised by it.
 */

/** A person or a company as one entry of the source names it. */
type Officer = {
  title: string;
  isCompany: boolean;
  name: string;
  /** The spelling by which two entries are compared. */
  nameKey: string;
  degrees: string;
  registerNumber: string | undefined;
  seat: string | undefined;
  attributes: JsonObject;
};

type Announcement = { officer: Officer; isEnd: boolean; on: Day | undefined };

type Term = {
  title: string;
  isCompany: boolean;
  name: string;
  degrees: string;
  registerNumber: string | undefined;
  representation: string | undefined;
  place: string | undefined;
  bornOn: Day | undefined;
  startedOn: Day | undefined;
  endedOn: Day | undefined;
  hasEnded: boolean;
};

/** The source translated this one flag. */
const REGISTER_WORDS = lookup<string>({ 'sole representation': 'einzelvertretungsberechtigt' });

/** Only academic degrees of the title field belong to a name; most entries there are professions. */
const DEGREE = /^(?:Prof|Dr|Doktor|Doctor)\b/;

/** Powers that the source took for a town. */
const POWERS = /[Bb]efugnis|berechtigt|[Pp]rokura gemeinsam/;

/** The longest in the register have some hundred letters. The time to read one grows with the square of its length. */
const LONGEST_TEXT = 2_000;

const NO_ATTRIBUTES: JsonObject = {};

const officerOf = (entry: JsonObject, text: string, attributes: JsonObject): Officer => {
  const title = textAt(entry, 'position') ?? 'Vertretungsberechtigt';
  if (textAt(entry, 'type') === 'company') {
    const { name, registerNumber, place } = readCompanyOfficer(text);
    const nameKey = name.toLowerCase();
    return { title, isCompany: true, name, nameKey, degrees: '', registerNumber, seat: place, attributes };
  }
  const { name, degrees, folded: nameKey } = readPersonName(text);
  return { title, isCompany: false, name, nameKey, degrees, registerNumber: undefined, seat: undefined, attributes };
};

const announcementsOf = (entries: unknown[]): Announcement[] => {
  const announcements: Announcement[] = [];
  for (const entry of entries) {
    if (!isJsonObject(entry)) continue;
    const text = textAt(entry, 'name')?.slice(0, LONGEST_TEXT);
    if (text === undefined) continue;
    const attributes = isJsonObject(entry.other_attributes) ? entry.other_attributes : NO_ATTRIBUTES;
    const officer = officerOf(entry, text, attributes);
    const startedOn = readDate(textAt(entry, 'start_date'));
    const endedOn = readDate(textAt(entry, 'end_date'));
    const isEnd = endedOn !== undefined || attributes.dismissed === true;
    if (startedOn !== undefined || !isEnd) announcements.push({ officer, isEnd: false, on: startedOn });
    if (isEnd) announcements.push({ officer, isEnd: true, on: endedOn });
  }
  return announcements;
};

/** Undated appointments come first, undated dismissals last; on one day the dismissal precedes the new appointment. */
const inOrder = (a: Announcement, b: Announcement): number => {
  const left = a.on ?? (a.isEnd ? '9999' : '0000');
  const right = b.on ?? (b.isEnd ? '9999' : '0000');
  if (left !== right) return left < right ? -1 : 1;
  return Number(b.isEnd) - Number(a.isEnd);
};

const termOf = ({ title, isCompany, name, degrees, registerNumber }: Officer, startedOn: Day | undefined): Term => ({
  title,
  isCompany,
  name,
  degrees,
  registerNumber,
  representation: undefined,
  place: undefined,
  bornOn: undefined,
  startedOn,
  endedOn: undefined,
  hasEnded: false,
});

/** What an announcement tells about the company itself; the newest counts. */
const noteCompany = (term: Term, { name, registerNumber, seat }: Officer): void => {
  term.name = name;
  term.registerNumber ??= registerNumber;
  if (seat !== undefined) term.place = seat;
};

/** The same of a person. */
const notePerson = (term: Term, { degrees, attributes }: Officer): void => {
  if (degrees !== '') term.degrees = degrees;
  const title = textAt(attributes, 'title');
  if (title !== undefined && DEGREE.test(title)) term.degrees = readPersonName(`${title} ${term.name}`).degrees;
  const city = textAt(attributes, 'city');
  const place = personPlace(city);
  let powers = textAt(attributes, 'flag');
  if (place !== undefined) {
    term.place = place;
  } else if (city !== undefined) {
    term.bornOn = readDate(city) ?? term.bornOn;
    if (powers === undefined && POWERS.test(city)) powers = city;
  }
  if (powers !== undefined) term.representation = REGISTER_WORDS.find(powers) ?? powers;
};

/** Of one person or company in one position; `next` has the same name in another position or with another number. */
type History = {
  title: string;
  registerNumber: string | undefined;
  lastTerm: Term | undefined;
  next: History | undefined;
};

/** The term that an announcement begins, goes on with or ends; undefined if it only repeats an end. */
const announcedTerm = ({ lastTerm }: History, { officer, isEnd, on }: Announcement): Term | undefined => {
  if (lastTerm === undefined) return termOf(officer, isEnd ? undefined : on);
  if (!lastTerm.hasEnded) return lastTerm;
  const isSameDay = lastTerm.endedOn === on;
  if (isEnd) return isSameDay || on === undefined ? undefined : termOf(officer, undefined);
  // Dismissed and appointed on one day: the entry was rewritten, the term goes on.
  return isSameDay && on !== undefined ? lastTerm : termOf(officer, on);
};

const apply = (history: History, announcement: Announcement, terms: Term[]): void => {
  const term = announcedTerm(history, announcement);
  if (term === undefined) return;
  const { officer, isEnd, on } = announcement;
  if (term !== history.lastTerm) {
    terms.push(term);
    history.lastTerm = term;
  } else if (!isEnd && !term.hasEnded) {
    term.startedOn ??= on;
  }
  if (officer.isCompany) noteCompany(term, officer);
  else notePerson(term, officer);
  term.hasEnded = isEnd;
  term.endedOn = isEnd ? on : undefined;
};

/** The first history of each folded name, and those of companies by position and number. */
type Histories = Map<string, History>;

/**
 * Companies are announced with seat, court and powers in one text, worded differently each time: they are known by their
 * number, or by their name as long as no other number contradicts.
 */
const historyOf = (histories: Histories, { title, nameKey, registerNumber }: Officer): History => {
  const number = registerNumber === undefined ? undefined : `${title}|${registerNumber}`;
  const numbered = number === undefined ? undefined : histories.get(number);
  if (numbered !== undefined) return numbered;
  const first = histories.get(nameKey);
  let history = first;
  while (history && (history.title !== title || (number !== undefined && history.registerNumber !== undefined))) {
    history = history.next;
  }
  if (history === undefined) {
    history = { title, registerNumber, lastTerm: undefined, next: first };
    histories.set(nameKey, history);
  }
  if (number !== undefined) {
    history.registerNumber = registerNumber;
    histories.set(number, history);
  }
  return history;
};

/** In a liquidation the managers become liquidators; the register does not always announce the end of the old term. */
const endManagersWhoLiquidate = (terms: readonly Term[]): void => {
  const startsOf = new Map<string, Day[]>();
  for (const { title, name, startedOn } of terms) {
    if (title !== 'Liquidator' || startedOn === undefined) continue;
    const key = foldPersonName(name);
    startsOf.set(key, [...(startsOf.get(key) ?? []), startedOn]);
  }
  if (startsOf.size === 0) return;
  for (const term of terms) {
    if (term.hasEnded || (term.title !== 'Geschäftsführer' && term.title !== 'Vorstand')) continue;
    const since = startsOf.get(foldPersonName(term.name))?.find((startedOn) => startedOn >= (term.startedOn ?? ''));
    if (since === undefined) continue;
    term.hasEnded = true;
    term.endedOn = since;
  }
};

// Every field is written out, known or not: there are millions, and objects of one shape are read much faster.
const linkOf = (term: Term): CompanyLinkRecord => ({
  kind: /gesellschafter/i.test(term.title) ? 'shareholder' : 'representative',
  name: term.name,
  place: term.place,
  title: term.title,
  startedOn: term.startedOn,
  endedOn: term.endedOn,
  hasEnded: term.hasEnded && term.endedOn === undefined ? true : undefined,
  registerNumber: term.registerNumber,
});

const representativeOf = (term: Term): RepresentativeRecord => ({
  title: term.title,
  name: term.degrees === '' ? term.name : `${term.degrees} ${term.name}`,
  representation: term.representation,
  location: term.place,
  bornOn: term.bornOn,
  startedOn: term.startedOn,
  endedOn: term.endedOn,
  hasEnded: term.hasEnded && term.endedOn === undefined ? true : undefined,
});

const lastToLeaveFirst = (a: Term, b: Term): number => {
  const left = a.endedOn ?? '';
  const right = b.endedOn ?? '';
  return left === right ? 0 : left < right ? 1 : -1;
};

type Officers = { representatives: RepresentativeRecord[]; links: CompanyLinkRecord[]; isInLiquidation: boolean };

/** Those in office in the order of their appointment, then former ones, the last to leave first. */
export const readOfficers = (entries: unknown[]): Officers => {
  const histories: Histories = new Map();
  const terms: Term[] = [];
  for (const announcement of announcementsOf(entries).sort(inOrder)) {
    apply(historyOf(histories, announcement.officer), announcement, terms);
  }
  endManagersWhoLiquidate(terms);
  const read: Officers = { representatives: [], links: [], isInLiquidation: false };
  const add = (term: Term): void => {
    if (term.isCompany) read.links.push(linkOf(term));
    else read.representatives.push(representativeOf(term));
  };
  const ended: Term[] = [];
  for (const term of terms) {
    if (term.hasEnded) {
      ended.push(term);
      continue;
    }
    add(term);
    if (term.title === 'Liquidator') read.isInLiquidation = true;
  }
  for (const term of ended.sort(lastToLeaveFirst)) add(term);
  return read;
};

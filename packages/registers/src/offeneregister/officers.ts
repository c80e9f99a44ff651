import { linkedRegisterNumber } from '../company/identifier-fields.ts';
import { readDate } from '../company/iso-date.ts';
import type { CompanyLinkRecord, IsoDate, RepresentativeRecord } from '../company/record.ts';
import { isJsonObject, type JsonObject, textAt } from '../reading/json-value.ts';
import { lookup } from '../reading/lookup.ts';
import { withoutGaps } from '../reading/parsed.ts';

/**
 * The source lists one entry per announcement: an appointment has a start, a dismissal an end. Entries of the same
 * person in the same position are merged in the order of their dates, and only those still in office are returned: the
 * source is frozen, so former officers would only blur who may sign.
 */

type Term = {
  title: string;
  name: string;
  isCompany: boolean;
  registerNumber: string | undefined;
  isCurrent: boolean;
  representation: string | undefined;
  location: string | undefined;
  startedOn: IsoDate | undefined;
  endedOn: IsoDate | undefined;
};

type Announcement = {
  officer: JsonObject;
  name: string;
  registerNumber: string | undefined;
  title: string;
  isEnd: boolean;
  on: IsoDate | undefined;
};

/** The source translated this one flag. */
const REGISTER_WORDS = lookup<string>({ 'sole representation': 'einzelvertretungsberechtigt' });

/** Only academic degrees of the title field belong to a name; most entries there are professions. */
const DEGREE = /^(?:Prof|Dr|Doktor|Doctor)\b/;

const NO_ATTRIBUTES: JsonObject = {};
const attributesOf = (officer: JsonObject): JsonObject =>
  isJsonObject(officer.other_attributes) ? officer.other_attributes : NO_ATTRIBUTES;

const COMPANY_TEXT =
  /^(?<name>.+?)(?:,\s*(?:mit (?:dem )?Sitz in\s+)?(?<seat>[^,()]{2,60}?))?[\s,]*\((?<court>[^()]*HR[AB][^()]*)\)/su;

/** Name, seat and court come first; powers in any number of words follow. */
const LONGEST_NAME_AND_COURT = 500;

/** "Adler Verwaltungs-GmbH, Musterstadt (Amtsgericht Musterstadt HRB 12), einzelvertretungsberechtigt". */
export const readCompanyOfficer = (text: string): { name: string; registerNumber: string | undefined } => {
  const groups = COMPANY_TEXT.exec(text.slice(0, LONGEST_NAME_AND_COURT))?.groups;
  const name = (groups?.name ?? text.split(', ')[0] ?? text).trim();
  return {
    name: /(?:Co|\b\p{L})\.$/u.test(name) ? name : name.replace(/[\s.,]+$/, ''),
    registerNumber: linkedRegisterNumber(groups?.court, 'DE'),
  };
};

const announcementsOf = (officers: unknown[]): Announcement[] => {
  const announcements: Announcement[] = [];
  for (const officer of officers) {
    if (!isJsonObject(officer)) continue;
    const text = textAt(officer, 'name');
    if (text === undefined) continue;
    // Companies are announced with seat, court and powers in one text, worded differently each time.
    const company = officer.type === 'company' ? readCompanyOfficer(text) : undefined;
    const name = company?.name ?? text;
    const registerNumber = company?.registerNumber;
    const title = textAt(officer, 'position') ?? 'Vertretungsberechtigt';
    const startedOn = readDate(textAt(officer, 'start_date'));
    const endedOn = readDate(textAt(officer, 'end_date'));
    const isEnd = endedOn !== undefined || attributesOf(officer).dismissed === true;
    if (startedOn !== undefined || !isEnd) {
      announcements.push({ officer, name, registerNumber, title, isEnd: false, on: startedOn });
    }
    if (isEnd) announcements.push({ officer, name, registerNumber, title, isEnd: true, on: endedOn });
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

const begin = (term: Term, { officer, on }: Announcement): void => {
  const attributes = attributesOf(officer);
  // Dismissed and appointed on one day: the entry was rewritten, the person stayed.
  const isContinued = term.isCurrent || (on !== undefined && term.endedOn === on);
  if (!isContinued || term.startedOn === undefined) term.startedOn = on ?? term.startedOn;
  const flag = textAt(attributes, 'flag');
  if (flag !== undefined) term.representation = REGISTER_WORDS.find(flag) ?? flag;
  term.location = textAt(attributes, 'city') ?? term.location;
  const degree = textAt(attributes, 'title');
  if (degree !== undefined && DEGREE.test(degree) && !term.name.startsWith(degree))
    term.name = `${degree} ${term.name}`;
  term.isCurrent = true;
  term.endedOn = undefined;
};

const end = (term: Term, { on }: Announcement): void => {
  term.isCurrent = false;
  term.endedOn = on;
};

/** In a liquidation the managers become liquidators; the register does not always announce the end of the old term. */
const endManagersWhoLiquidate = (terms: Map<string, Term>): void => {
  for (const term of terms.values()) {
    if (term.title !== 'Geschäftsführer' && term.title !== 'Vorstand') continue;
    const liquidator = terms.get(`Liquidator|${term.name.toLowerCase()}`);
    if (liquidator?.startedOn && liquidator.startedOn >= (term.startedOn ?? '')) term.isCurrent = false;
  }
};

const linkOf = (term: Term): CompanyLinkRecord =>
  withoutGaps<CompanyLinkRecord>({
    kind: /gesellschafter/i.test(term.title) ? 'shareholder' : 'representative',
    name: term.name,
    registerNumber: term.registerNumber,
  });

const representativeOf = (term: Term): RepresentativeRecord =>
  withoutGaps<RepresentativeRecord>({
    title: term.title,
    name: term.name,
    representation: term.representation,
    location: term.location,
    startedOn: term.startedOn,
  });

type Officers = { representatives: RepresentativeRecord[]; links: CompanyLinkRecord[] };

export const readOfficers = (officers: unknown[]): Officers => {
  const terms = new Map<string, Term>();
  for (const announcement of announcementsOf(officers).sort(inOrder)) {
    const { name, title, officer, registerNumber } = announcement;
    const key = `${title}|${registerNumber ?? name.toLowerCase()}`;
    let term = terms.get(key);
    if (!term) {
      term = {
        title,
        name,
        isCompany: officer.type === 'company',
        registerNumber,
        isCurrent: false,
        representation: undefined,
        location: undefined,
        startedOn: undefined,
        endedOn: undefined,
      };
      terms.set(key, term);
    }
    if (announcement.isEnd) end(term, announcement);
    else begin(term, announcement);
  }
  const all = [...terms.values()];
  if (all.some(({ title }) => title === 'Liquidator')) endManagersWhoLiquidate(terms);
  const current = all.filter((term) => term.isCurrent);
  return {
    representatives: current.filter((term) => !term.isCompany).map(representativeOf),
    links: current.filter((term) => term.isCompany).map(linkOf),
  };
};

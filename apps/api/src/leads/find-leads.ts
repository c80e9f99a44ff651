import type { LeadReason, LeadType } from '@firmament/api-contract/calls/leads';
import { LEADS_PER_PAGE } from '@firmament/api-contract/calls/leads';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/fairness/caller.ts';
import type { Member } from '../platform/http/admission.ts';
import { type Contribution, explainLead } from './explain-lead.ts';
import {
  findByCompany,
  findByProfile,
  findColleagues,
  findLeads,
  findLinks,
  findStays,
  type LeadRow,
  type SourceRow,
  type StayRow,
} from './leads.query.ts';
import { type Span, spansOf } from './place.ts';
import type { PlaceMemory } from './place-memory.ts';
import { rankLeads, type Source } from './rank-leads.ts';

/** Returns a test whether a person's title, company and skills fit the keywords. */
export type MatchPeople = (keywords: string, caller: Caller) => Promise<(person: number) => boolean>;

type Deps = { db: Database; clock: Clock; places: PlaceMemory; matchPeople: MatchPeople };

export type LeadSource = Source & SourceRow & { isYou: boolean };

/** A lead and what its score consists of. */
export type ExplainedLead = {
  row: LeadRow;
  /** The lead's stays that a source shares. */
  stays: StayRow[];
  contributions: Contribution<LeadSource>[];
};

export type Leads = {
  leads: ExplainedLead[];
  total: number;
  colleagueCount: number;
  reason: LeadReason | null;
  sources: { source: LeadSource; leads: number }[];
};

type Question = { type: LeadType; index: number; keywords: string; colleagues: 'show' | 'hide' };

/**
 * Of a company with more people than this, only the most prominent are compared: a ranking walks through everybody whom
 * each of them may know, and must not hold up other requests.
 */
const MAX_SOURCES = 500;

export const findLeadsOf = async (
  { db, clock, places: memory, matchPeople }: Deps,
  member: Member,
  { type, index, keywords, colleagues: wish }: Question,
  caller: Caller,
): Promise<Leads> => {
  const { people, reason } = await findSources(db, member, type);
  if (reason !== null) return { leads: [], total: 0, colleagueCount: 0, reason, sources: [] };
  const isWanted = keywords === '' ? () => true : await matchPeople(keywords, caller);
  const sources = await withStays(db, people);
  const places = await memory.read(db, [...new Set(sources.flatMap(({ stays }) => stays.map(({ place }) => place)))]);
  const colleagues = await findColleagues(db, member.accountId);
  const thisYear = clock.now().getUTCFullYear();
  const offset = index * LEADS_PER_PAGE;
  const whom = { isWanted, colleagues, showsColleagues: wish === 'show' };
  const ranked = await rankLeads({ sources, places, thisYear, ...whom, offset, limit: LEADS_PER_PAGE }, caller);
  const found = await withRows(
    db,
    member,
    ranked.page.map(({ id }) => id),
  );
  const leads = found.map(({ row, stays }) => {
    const contributions = explainLead(sources, places, spansByPlace(stays), thisYear);
    const shared = new Set(contributions.flatMap(({ meetings }) => meetings.map(({ place }) => place)));
    return { row, contributions, stays: stays.filter(({ key }) => shared.has(key)) };
  });
  const sourcesWithLeads = sources.map((source, i) => ({ source, leads: ranked.leadsOfSources[i] ?? 0 }));
  return { leads, total: ranked.total, colleagueCount: ranked.colleagueCount, reason, sources: sourcesWithLeads };
};

type FoundSources = { people: (SourceRow & { isYou: boolean })[]; reason: LeadReason | null };

const findSources = async (db: Database, { accountId }: Member, type: LeadType): Promise<FoundSources> => {
  const { profile_id, company_id } = await findLinks(db, accountId);
  const linked = type === 'personal' ? profile_id : company_id;
  if (linked === null) return { people: [], reason: type === 'personal' ? 'no_profile' : 'no_company' };
  const rows =
    typeof linked === 'string' ? await findByProfile(db, linked) : await findByCompany(db, linked, MAX_SOURCES);
  if (rows.length === 0) return { people: [], reason: type === 'personal' ? 'unknown_profile' : 'unknown_company' };
  return { people: rows.map((row) => ({ ...row, isYou: row.profile_id === profile_id })), reason: null };
};

const byPerson = (stays: readonly StayRow[]): Map<number, StayRow[]> => {
  const grouped = new Map<number, StayRow[]>();
  for (const stay of stays) {
    const known = grouped.get(stay.person_id);
    if (known === undefined) grouped.set(stay.person_id, [stay]);
    else known.push(stay);
  }
  return grouped;
};

const spansByPlace = (stays: readonly StayRow[]): Map<string, Span[]> => {
  const keys = new Set(stays.map(({ key }) => key));
  return new Map(
    [...keys].map((place) => {
      const there = stays.filter(({ key }) => key === place);
      return [place, spansOf(there.map(({ from_year: from, to_year: to }) => ({ from, to })))];
    }),
  );
};

/** The stays are sorted by place, in the same order for everybody. */
const withStays = async (db: Database, people: FoundSources['people']): Promise<LeadSource[]> => {
  const stays = byPerson(
    await findStays(
      db,
      people.map(({ id }) => id),
    ),
  );
  return people.map((person) => ({
    ...person,
    stays: [...spansByPlace(stays.get(person.id) ?? [])].map(([place, spans]) => ({ place, spans })),
  }));
};

/** People deleted since the ranking are left out. */
const withRows = async (db: Database, { accountId }: Member, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const [rows, stays] = await Promise.all([findLeads(db, accountId, ids), findStays(db, ids)]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const staysOf = byPerson(stays);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row === undefined ? [] : [{ row, stays: staysOf.get(id) ?? [] }];
  });
};

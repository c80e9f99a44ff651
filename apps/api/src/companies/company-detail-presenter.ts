import {
  type CompanyDetail,
  type CompanyEmployee,
  type DataUpdate,
  MAX_EMPLOYEES_WITH_CONTACT_DATA,
} from '@firmament/api-contract/calls/companies';
import type { Day } from '@firmament/calendar/day';
import { flagsOf } from '@firmament/flags/rule-table';
import type { StatedRule } from '@firmament/representation/signing-on-day';
import { fieldOfEvent } from '../records/events/event-field.ts';
import type { CompanyRow } from './company.query.ts';
import { presentCompany } from './company-presenter.ts';
import { checksOf } from './facts/checks.ts';
import { knowledgeOf, namingPeople } from './facts/knowledge.ts';
import { asOfDay, factsOn, type KnownFacts, presentFacts } from './facts/known-facts.ts';
import { linksInForce, presentLinks } from './facts/links.ts';
import { countObjected, withoutObjected } from './facts/objected-people.ts';
import { withoutOld } from './facts/old-mandates.ts';
import { ownershipOn } from './facts/ownership.ts';
import { statementDaysOf } from './facts/statement-days.ts';
import { statingSources } from './facts/stating-sources.ts';
import { timelineOf } from './facts/timeline.ts';
import type { Whose } from './people/other-mandates.query.ts';
import { changedPeople, presentPeople, presentRepresentative } from './people/people-presenter.ts';
import { presentReport } from './report-presenter.ts';
import { presentSigning } from './signing/signing-presenter.ts';
import { countryName, isoTime, wireNameOf } from './wire-words.ts';

type Looked = {
  today: Day;
  asked?: Day | undefined;
  /** The day from which ages are measured where this day is looked at; the same unless the data ended before. */
  measuredOn?: (day: Day) => Day;
  canUpload?: boolean;
};

/** Shows a company as of today or, if `asked` is given, as of that day. */
export const presentCompanyDetail = (
  found: CompanyRow,
  whose: readonly Whose[],
  { today, asked, measuredOn = (day) => day, canUpload = false }: Looked,
): CompanyDetail => {
  const row = withoutOld(withoutObjected(found), measuredOn(today));
  const day = asked ?? today;
  const facts = factsOn(row, day);
  const shown = asked === undefined ? row : asOfDay(row, facts);
  const people = presentPeople(row, whose, day);
  const representatives = people.filter(({ is_in_charge }) => is_in_charge).map(presentRepresentative);
  const timeline = timelineOf(row, day);
  const links = linksInForce(row, day);
  const page = {
    facts: presentFacts(row, facts),
    people_in_charge: people,
    financials: row.reports.filter(({ period_end }) => period_end <= day).map(presentReport),
    ownership: ownershipOn(shown, facts, day),
    events: timeline.events,
    withheld_people: countObjected(row, day),
    signing:
      shown.status === 'terminated'
        ? NOBODY_SIGNS
        : presentSigning(row, people, day, { statementDaysOf, rule: ruleOn(row, facts) }),
    checks: checksOf(shown, facts, day),
  };
  return {
    ...page,
    company: presentCompany(shown, facts, canUpload),
    representatives,
    representatives_total: representatives.length,
    people_in_charge_total: people.length,
    linked_companies: presentLinks(links),
    employees: row.employees.map(presentEmployee),
    employees_total: row.employee_count,
    updates: presentUpdates(row, day),
    as_of: {
      day: asked ?? null,
      stated_on: newestDay(facts),
      event_days: timeline.days,
      sources: statingSources(row, { ...page, links: [...links.here, ...links.there] }),
      ...(asked === undefined ? UNCHANGED : differencesTo(page, presentToday(row, whose, today))),
    },
    flags: flagsOf(
      knowledgeOf(shown, {
        shown: page,
        facts,
        whose,
        day: measuredOn(day),
        isToday: asked === undefined,
        namingPeople: namingPeople(found),
      }),
    ),
  };
};

/** The newest day for which any fact was stated. */
const newestDay = (facts: KnownFacts): Day | null =>
  [...facts.values()]
    .flatMap(({ asOf }) => asOf ?? [])
    .sort()
    .at(-1) ?? null;

type Compared = Pick<CompanyDetail, 'facts' | 'people_in_charge'>;

const UNCHANGED: ReturnType<typeof differencesTo> = {
  came_since: [],
  came_since_total: 0,
  gone_since: [],
  changed_since: [],
};

const presentToday = (row: CompanyRow, whose: readonly Whose[], today: Day): Compared => ({
  facts: presentFacts(row, factsOn(row, today)),
  people_in_charge: presentPeople(row, whose, today),
});

/** What a reader of a past day would find otherwise today. */
const differencesTo = (then: Compared, now: Compared) => {
  const { cameSince, goneSince } = changedPeople(then.people_in_charge, now.people_in_charge);
  const valuesToday = new Map(now.facts.map(({ field, value }) => [field, value]));
  return {
    came_since: cameSince,
    came_since_total: cameSince.length,
    gone_since: goneSince,
    changed_since: then.facts.filter(({ field, value }) => valuesToday.get(field) !== value).map(({ field }) => field),
  };
};

/** How the company is represented in general, and who says so. */
const ruleOn = (row: CompanyRow, facts: KnownFacts): StatedRule | undefined => {
  const known = facts.get('representation_rule');
  if (!known) return undefined;
  const source = row.statements.find(({ source_id }) => source_id === known.sourceId);
  return { text: String(known.value), sourceLabel: source?.label ?? row.source_label, asOf: known.asOf };
};

/** Of a company that no longer exists, whoever its register still lists. */
const NOBODY_SIGNS: CompanyDetail['signing'] = { ways: [], quoted: [], not_stated: [] };

const NO_CONTACT_DATA = { email: null, phone: null, linkedin: null, twitter: null };

/** The page of a company is no list of addresses: from a certain place on, people have to be opened one by one. */
const presentEmployee = (
  { profile_id, full_name, source_label: _, ...rest }: CompanyRow['employees'][number],
  place: number,
): CompanyEmployee => ({
  employee_id: profile_id,
  fullName: full_name,
  ...rest,
  ...(place >= MAX_EMPLOYEES_WITH_CONTACT_DATA && NO_CONTACT_DATA),
});

const MAX_UPDATES = 100;

/** What changed in the record, as one field each. */
const presentUpdates = (row: CompanyRow, day: Day): DataUpdate[] =>
  row.events
    .filter(({ happened_on, sources }) => (happened_on ?? sources[0]?.as_of ?? '') <= day)
    .slice(0, MAX_UPDATES)
    .map((event) => {
      const field = fieldOfEvent(event);
      const value = (text: string | null) => (field === 'country' ? countryName(text) : text);
      const [said] = event.sources;
      return {
        field: wireNameOf(field),
        old_value: value(event.from_value),
        new_value: value(event.to_value),
        source_label: said?.source_label ?? row.source_label,
        changed_at: isoTime(event.happened_on ?? event.announced_on ?? said?.as_of ?? event.seen_at),
      };
    });

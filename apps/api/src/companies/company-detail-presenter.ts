import {
  AMOUNTS,
  type Company,
  type CompanyDetail,
  type CompanyEmployee,
  type DataUpdate,
  type FinancialReport,
  MAX_EMPLOYEES_WITH_CONTACT_DATA,
  NO_COORDINATE,
} from '@firmament/api-contract/calls/companies';
import type { Fact } from '@firmament/api-contract/calls/company-facts';
import { RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import { filedAmount } from '@firmament/api-contract/filed-amount';
import { type Day, dayOf } from '@firmament/calendar/day';
import { flagsOf } from '@firmament/flags/rule-table';
import { COMPANY_FIELDS, type FieldOnWire, fieldNamed } from '@firmament/record/fields/company-fields';
import { mayBeAsked } from '@firmament/record/sources/sources';
import type { StatedRule } from '@firmament/representation/signing-on-day';
import { fieldOfEvent } from '../records/events/event-field.ts';
import type { CompanyRow } from './company.query.ts';
import { checksOf, REGISTER_PAGES } from './facts/checks.ts';
import { withDaysOfEvents } from './facts/dated-changes.ts';
import { displayOf } from './facts/display.ts';
import { heardFrom } from './facts/heard-from.ts';
import { knowledgeOf, namingPeople } from './facts/knowledge.ts';
import { linksInForce, presentLinks } from './facts/links.ts';
import { countObjected, withoutObjected } from './facts/objected-people.ts';
import { withoutOld } from './facts/old-mandates.ts';
import { ownershipOn } from './facts/ownership.ts';
import { timelineOf } from './facts/timeline.ts';
import { toldSources } from './facts/told-sources.ts';
import { type Known, type Statement, type Value, valuesOn } from './facts/voices.ts';
import type { Whose } from './people/other-mandates.query.ts';
import { changedPeople, presentPeople, presentRepresentative } from './people/people-presenter.ts';
import { presentSigning } from './signing/signing-presenter.ts';
import { countryName, legalStatus } from './wire-words.ts';

/** Wire names of what is no field of its own, as the change records name it. */
const WIRE_NAMES: Record<string, string> = {
  source_link: 'datalink',
  financial_report: 'financials',
  representative: 'representatives',
  company_link: 'linked_companies',
  'domain_info.created_on': 'domain_info.creation_date',
  'domain_info.expires_on': 'domain_info.expiration_date',
  'domain_info.updated_on': 'domain_info.updated_date',
};

export const wireNameOf = (field: string): string => fieldNamed(field)?.wire ?? WIRE_NAMES[field] ?? field;

const isoTime = (time: string | Date): string => new Date(time).toISOString();

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
  const statedOn = [...facts.values()].flatMap(({ asOf }) => asOf ?? []);
  const timeline = timelineOf(row, day);
  const links = linksInForce(row, day);
  const told = {
    facts: presentFacts(row, facts),
    people_in_charge: people,
    financials: row.reports.filter(({ period_end }) => period_end <= day).map(presentReport),
    ownership: ownershipOn(shown, facts, day),
    events: timeline.events,
    withheld_people: countObjected(row, day),
    signing:
      shown.status === 'terminated'
        ? NOBODY_SIGNS
        : presentSigning(row, people, day, { heardFrom, rule: ruleOn(row, facts) }),
    checks: checksOf(shown, facts, day),
  };
  const representatives = people.filter(({ is_in_charge }) => is_in_charge).map(presentRepresentative);
  const known = {
    shown: told,
    facts,
    whose,
    day: measuredOn(day),
    isToday: asked === undefined,
    namingPeople: namingPeople(found),
  };
  return {
    ...told,
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
      stated_on: statedOn.sort().at(-1) ?? null,
      event_days: timeline.days,
      sources: toldSources(row, { ...told, links: [...links.here, ...links.there] }),
      ...(asked === undefined ? UNCHANGED : differencesTo(told, presentToday(row, whose, today))),
    },
    flags: flagsOf(knowledgeOf(shown, known)),
  };
};

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
const ruleOn = (row: CompanyRow, facts: ReadonlyMap<string, Known>): StatedRule | undefined => {
  const known = facts.get('representation_rule');
  if (!known) return undefined;
  const teller = row.voices.find(({ source_id }) => source_id === known.sourceId);
  return { text: String(known.value), sourceLabel: teller?.label ?? row.source_label, asOf: known.asOf };
};

/** Of a company that no longer exists, whoever its register still lists. */
const NOBODY_SIGNS: CompanyDetail['signing'] = { ways: [], quoted: [], not_stated: [] };

/** The position is ours. */
const FACTS = COMPANY_FIELDS.filter(({ path }) => !path.startsWith('position.'));
const FACT_FIELDS = FACTS.map(({ name }) => name);

/** What a source says according to the company's row, where its statement is not kept apart. */
const ownValues = (row: CompanyRow, sourceId: number): Statement => {
  const owners = row.value_sources as Record<string, number>;
  const values = row as unknown as Record<string, Value | null>;
  const own: Record<string, Value> = {};
  for (const { name, column = name } of FACTS) {
    const value = values[name];
    if (value !== null && value !== undefined && (owners[column] ?? row.source_id) === sourceId) own[name] = value;
  }
  return own;
};

const factsOn = (row: CompanyRow, day: Day): Map<string, Known> => {
  const voices = row.voices.map(({ source_id, authority, as_of, first_as_of, read_at, statement }) => ({
    sourceId: source_id,
    authority,
    asOf: as_of,
    firstAsOf: first_as_of,
    readOn: dayOf(new Date(read_at)),
    statement: (statement as Statement | null) ?? ownValues(row, source_id),
  }));
  const replaced = row.replaced.map(({ source_id, field, value, seen_from, seen_until, replaced_on }) => ({
    sourceId: source_id,
    field,
    seenFrom: seen_from,
    seenUntil: seen_until,
    replacedOn: replaced_on,
    // Kept as text, like all replaced values.
    value: field === 'registered_capital' && value !== null ? Number(value) : value,
  }));
  return valuesOn(voices, withDaysOfEvents(replaced, row.events), FACT_FIELDS, day);
};

/** The company's row with the values of another day; what was not said of that day is empty. */
const asOfDay = (row: CompanyRow, facts: ReadonlyMap<string, Known>): CompanyRow => {
  const values = Object.fromEntries(FACT_FIELDS.map((field) => [field, facts.get(field)?.value ?? null]));
  const hasMoved = values.city !== row.city || values.street !== row.street;
  return {
    ...row,
    ...values,
    name: String(values.name ?? row.name),
    former_names: row.former_names.filter((name) => name !== values.name),
    status: String(values.status ?? row.status),
    ...(hasMoved && { latitude: null, longitude: null }),
  };
};

const presentFacts = (row: CompanyRow, facts: ReadonlyMap<string, Known>): Fact[] =>
  [...facts].map(([field, { value, sourceId, asOf, since, basis }]) => ({
    field: wireNameOf(field),
    value,
    display: displayOf(field, value, row.country),
    source: sourceId,
    as_of: asOf,
    since,
    basis,
    source_label: row.voices.find(({ source_id }) => source_id === sourceId)?.label ?? row.source_label,
  }));

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

/** What sources state, as it stands in the company's row. */
const statedValues = (row: CompanyRow): Pick<Company, FieldOnWire> =>
  Object.fromEntries(COMPANY_FIELDS.map(({ name, wire }) => [wire, row[name]])) as Pick<Company, FieldOnWire>;

const presentCompany = (row: CompanyRow, facts: ReadonlyMap<string, Known>, canUpload: boolean): Company => ({
  ...statedValues(row),
  company_id: row.id,
  legal_status: legalStatus(row.status),
  address_country: countryName(row.country),
  latitude: row.latitude ?? NO_COORDINATE,
  longitude: row.longitude ?? NO_COORDINATE,
  source: row.source_id,
  datalink: row.source_link,
  date_updated: dateUpdated(row),
  date_added: row.created_at.toISOString(),
  domain_info: presentDomain(row.domain),
  former_names: row.former_names,
  can_upload_extract: canUpload && row.country === 'DE',
  register_portal: REGISTER_PAGES[row.country ?? ''] ?? null,
  provenance: {
    label: row.source_label,
    licence: row.licence,
    attribution: row.attribution,
    fetched_at: isoTime(row.voices.find(({ source_id }) => source_id === row.source_id)?.read_at ?? row.fetched_at),
    as_of: facts.get('name')?.asOf ?? null,
    can_refresh: mayBeAsked(row.source_id),
  },
});

/** The newest day on which a source said something; where none tells its day, when we read it. */
const dateUpdated = (row: CompanyRow): string => {
  const days = row.voices.flatMap(({ as_of }) => as_of ?? []);
  return isoTime(days.sort().at(-1) ?? row.updated_at);
};

const presentDomain = (row: CompanyRow['domain']): Company['domain_info'] => {
  if (!row) return null;
  const { company_id: _, created_on, expires_on, updated_on, ...rest } = row;
  return { ...rest, creation_date: created_on, expiration_date: expires_on, updated_date: updated_on };
};

type ReportRow = CompanyRow['reports'][number];

const presentReport = (row: ReportRow): FinancialReport => {
  const { registered_capital, ...stored } = row;
  const figures = { ...stored, base_per_share_capital: registered_capital };
  return {
    report_id: row.id,
    company_id: row.company_id,
    report_date: row.period_end.split('-').reverse().join('/'),
    auditor_name: row.auditor_name,
    currency: row.currency,
    exchange_rate: row.exchange_rate,
    exchange_rate_on: row.exchange_rate_on,
    filed: row.currency === 'EUR' ? null : filedAmounts(figures, row.exchange_rate),
    source_label: row.source_label ?? '',
    ...(Object.fromEntries(RANGE_INDICATORS.map((name) => [name, figures[name]])) as Figures),
  };
};

/** As they were filed: what is stored is in EUR. */
const filedAmounts = (figures: Partial<Record<string, unknown>>, rate: number): FinancialReport['filed'] =>
  Object.fromEntries(
    AMOUNTS.flatMap((name) => {
      const value = figures[name];
      return typeof value === 'number' ? [[name, filedAmount(value, rate)]] : [];
    }),
  );

type Figures = Pick<FinancialReport, (typeof RANGE_INDICATORS)[number]>;

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

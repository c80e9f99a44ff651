import type { CompanyEvent, EventKind } from '@firmament/api-contract/calls/company-facts';
import { becoming, eventId } from '../../records/events/event-id.ts';
import type { CompanyRow } from '../company.query.ts';

/** Longer would be no timeline any more. */
const MAX_EVENTS = 200;

type EventRow = CompanyRow['events'][number];

const present = (row: EventRow): CompanyEvent => ({
  event_id: row.id,
  kind: row.kind as EventKind,
  subject: row.subject,
  happened_on: row.happened_on,
  announced_on: row.announced_on,
  seen_at: new Date(row.seen_at).toISOString(),
  from: row.from_value,
  to: row.to_value,
  certainty: row.certainty as CompanyEvent['certainty'],
  supersedes: row.supersedes,
  sources: row.sources,
});

type DatedFact = {
  kind: EventKind;
  subject: string;
  key: string;
  /** Under which an event of the same may be stored as well: whoever it names bore another name. */
  formerKeys?: string[];
  on: string | null;
  from?: string;
  to?: string;
  sourceId: number;
};

/** What was known with its day when we first read of it: no change that we saw, but part of the company's history. */
const datedFacts = (row: CompanyRow): DatedFact[] => {
  const facts: DatedFact[] = [];
  if (row.founded_on !== null) {
    facts.push({ kind: 'founded', subject: '', key: '', on: row.founded_on, sourceId: row.source_id });
  }
  for (const { title, name, folded_name, former_names, started_on, ended_on, source_id } of row.mandates) {
    const about = {
      subject: `${title}: ${name}`,
      key: `${title}:${folded_name ?? name}`,
      sourceId: source_id,
      formerKeys: former_names?.map((former) => `${title}:${former}`) ?? [],
    };
    if (started_on !== null) facts.push({ ...about, kind: 'officer_entered', on: started_on, to: about.subject });
    if (ended_on !== null) facts.push({ ...about, kind: 'officer_left', on: ended_on, from: about.subject });
  }
  for (const { kind, title, name, started_on, ended_on, source_id } of row.links) {
    if (name === null || (kind !== 'shareholder' && kind !== 'parent' && kind !== 'representative')) continue;
    const about = { subject: `${title ?? kind}: ${name}`, key: `${kind}:${name}`, sourceId: source_id };
    const [entered, left] = kind === 'representative' ? OFFICER : OWNER;
    if (started_on !== null) facts.push({ ...about, kind: entered, on: started_on, to: about.subject });
    if (ended_on !== null) facts.push({ ...about, kind: left, on: ended_on, from: about.subject });
  }
  for (const { period_end, source_id } of row.reports) {
    facts.push({
      kind: 'accounts_filed',
      subject: period_end,
      key: period_end,
      on: null,
      to: period_end,
      sourceId: source_id,
    });
  }
  return facts;
};

const OFFICER = ['officer_entered', 'officer_left'] as const;
const OWNER = ['owner_entered', 'owner_left'] as const;

/** The day by which an event is put in order: accounts, whose day of filing nobody tells, by the day they are of. */
const dayOf = ({ happened_on, announced_on, kind, subject, sources, seen_at }: CompanyEvent): string =>
  happened_on ?? announced_on ?? (kind === 'accounts_filed' ? subject : null) ?? sources[0]?.as_of ?? seen_at ?? '';

/** What happened to a company, newest first. */
const allEvents = (row: CompanyRow): CompanyEvent[] => {
  const seen = new Map(row.events.map((event) => [event.id, present(event)]));
  for (const { kind, subject, key, formerKeys = [], on, from = null, to = null, sourceId } of datedFacts(row)) {
    const idOf = (known: string): string => eventId(row.id, kind, known, on ?? becoming(from, to));
    const id = idOf(key);
    const statement = row.statements.find(({ source_id }) => source_id === sourceId);
    if ([id, ...formerKeys.map(idOf)].some((known) => seen.has(known))) continue;
    seen.set(id, {
      event_id: id,
      kind,
      subject,
      happened_on: on,
      announced_on: null,
      seen_at: null,
      from,
      to,
      certainty: 'stated',
      supersedes: null,
      sources: statement ? [{ source_label: statement.label, as_of: statement.as_of }] : [],
    });
  }
  return [...seen.values()].sort((a, b) => dayOf(b).localeCompare(dayOf(a)) || a.event_id.localeCompare(b.event_id));
};

/** What happened up to a day, and all days on which something happened: later ones are the way forward again. */
export const timelineOf = (row: CompanyRow, day: string): { events: CompanyEvent[]; days: string[] } => {
  const events = allEvents(row);
  const days = new Set(events.map((event) => dayOf(event).slice(0, 10)).filter((known) => known !== ''));
  return {
    events: events.filter((event) => dayOf(event).slice(0, 10) <= day).slice(0, MAX_EVENTS),
    days: [...days].slice(0, MAX_EVENTS),
  };
};

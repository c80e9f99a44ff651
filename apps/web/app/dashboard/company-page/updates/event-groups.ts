import type { CompanyEvent, EventKind } from '@firmament/api-contract/calls/company-facts';

/** What a reader can narrow the events to. */
export const TOPICS = ['people', 'name_and_seat', 'capital', 'status', 'data'] as const;
export type Topic = (typeof TOPICS)[number];

const TOPIC_OF: Record<EventKind, Topic> = {
  founded: 'name_and_seat',
  renamed: 'name_and_seat',
  moved: 'name_and_seat',
  form_changed: 'name_and_seat',
  register_changed: 'name_and_seat',
  capital_changed: 'capital',
  owner_entered: 'capital',
  owner_left: 'capital',
  share_changed: 'capital',
  officer_entered: 'people',
  officer_left: 'people',
  officer_changed: 'people',
  insolvency_opened: 'status',
  insolvency_changed: 'status',
  insolvency_closed: 'status',
  deletion_announced: 'status',
  liquidation: 'status',
  continued: 'status',
  deleted: 'status',
  merged: 'status',
  accounts_filed: 'data',
  other: 'data',
};

export const topicOf = ({ kind }: CompanyEvent): Topic => TOPIC_OF[kind];

/** The topics of some events, in our order: those without any event are not offered. */
export const topicsOf = (events: readonly CompanyEvent[]): Topic[] => {
  const present = new Set(events.map(topicOf));
  return TOPICS.filter((topic) => present.has(topic));
};

export type EventGroup = { day: string | null; topic: Topic; source: string; events: CompanyEvent[] };

/** The day that an event stands under: accounts, whose day of filing nobody tells, under the day they are of. */
export const dayOfEvent = ({
  happened_on,
  announced_on,
  kind,
  subject,
  sources,
  seen_at,
}: CompanyEvent): string | null =>
  happened_on ??
  announced_on ??
  (kind === 'accounts_filed' ? subject : null) ??
  sources[0]?.as_of ??
  seen_at?.slice(0, 10) ??
  null;

const sourceOf = ({ sources }: CompanyEvent): string => sources.map(({ source_label }) => source_label).join(', ');

/** What happened on one day within one topic, told by the same sources, stands together. Keeps the order. */
export const groupEvents = (events: readonly CompanyEvent[]): EventGroup[] => {
  const groups: EventGroup[] = [];
  for (const event of events) {
    const group = { day: dayOfEvent(event), topic: topicOf(event), source: sourceOf(event), events: [event] };
    const same = groups.find(
      ({ day, topic, source }) => day === group.day && topic === group.topic && source === group.source,
    );
    if (same === undefined) groups.push(group);
    else same.events.push(event);
  }
  return groups;
};

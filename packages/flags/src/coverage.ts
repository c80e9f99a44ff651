import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import type { FlagEvidence } from '@firmament/api-contract/calls/company-flags';
import { isOld } from '@firmament/calendar/age';
import { addMonths, type Day } from '@firmament/calendar/day';
import type { Knowledge, Outcome, Reading, Text } from './rule.ts';
import { dayText, inBoth, originText } from './wording.ts';

/** How far our knowledge of a company reaches: unknown does not mean none. */

export const notCheckable = (en: string, de: string): Outcome => ({ state: 'not_checkable', sentence: { en, de } });

export const newestOf = (readings: readonly Reading[]): Reading | undefined =>
  [...readings].sort((a, b) => (b.asOf ?? '').localeCompare(a.asOf ?? ''))[0];

/** The first entries of a new company arrive within this time. */
const FIRST_ENTRY_MONTHS = 3;

type Watched = { reading: Reading; outcome?: undefined } | { reading?: undefined; outcome: Outcome };

/**
 * Whether we would know of changes in the last months, because a source that reports them has been read all that time
 * and is not out of date; otherwise why not.
 */
export const watchedFor = (
  { day, foundedOn, readings }: Knowledge,
  months: number,
  states: (reading: Reading) => boolean,
  what: Text,
): Watched => {
  const telling = readings.filter(states);
  const newest = newestOf(telling);
  if (newest === undefined) {
    return {
      outcome: notCheckable(`None of our sources names ${what.en}.`, `Keine unserer Quellen nennt ${what.de}.`),
    };
  }
  const { asOf } = newest;
  if (asOf === null) {
    const source = originText(newest.sourceLabel, null);
    return {
      outcome: notCheckable(
        `${source.en} gives no day: how old its data are is not known.`,
        `${source.de} nennt keinen Tag: Wie alt die Angaben sind, ist nicht bekannt.`,
      ),
    };
  }
  if (isOld(asOf, day)) return { outcome: tooOld(asOf) };
  const start = addMonths(day, -months);
  const founding = foundedOn === null ? start : addMonths(foundedOn, FIRST_ENTRY_MONTHS);
  const reading = newestOf(telling.filter(({ since }) => since !== null && (since <= start || since <= founding)));
  // A statement without a day may be of any age.
  if (reading?.asOf && !isOld(reading.asOf, day)) return { reading };
  const from = dayText(newest.since ?? asOf);
  return {
    outcome: notCheckable(
      `We have read this register since ${from.en} only; changes before are not all known.`,
      `Dieses Register lesen wir erst seit ${from.de}; frühere Änderungen sind nicht alle bekannt.`,
    ),
  };
};

export const tooOld = (asOf: Day): Outcome => {
  const { en, de } = dayText(asOf);
  return notCheckable(
    `The data are as of ${en}; what has happened since is not known.`,
    `Die Angaben sind vom ${de}; was seither geschehen ist, ist nicht bekannt.`,
  );
};

/** The check found nothing in what a source had said by a day. */
export const notFound = (sentence: Text, { sourceLabel, asOf }: Pick<Reading, 'sourceLabel' | 'asOf'>): Outcome => ({
  state: 'does_not_apply',
  sentence: inBoth((language) => `${sentence[language]} (${originText(sourceLabel, asOf)[language]})`),
  day: asOf,
});

/** When it happened; else when it was announced, or first said. */
export const dayOfEvent = ({ happened_on, announced_on, sources, seen_at }: CompanyEvent): Day =>
  happened_on ?? announced_on ?? sources[0]?.as_of ?? seen_at?.slice(0, 10) ?? '';

export const eventEvidence = (event: CompanyEvent, text: Text): FlagEvidence => {
  const { source_label = null, as_of = null } = event.sources[0] ?? {};
  return { kind: 'event', id: event.event_id, text, day: dayOfEvent(event) || null, source_label, as_of };
};

/** Events of some kinds in the last months, oldest first. */
export const eventsWithin = (
  { events, day }: Pick<Knowledge, 'events' | 'day'>,
  months: number,
  kinds: readonly CompanyEvent['kind'][],
): CompanyEvent[] => {
  const start = addMonths(day, -months);
  return events
    .filter((event) => kinds.includes(event.kind) && dayOfEvent(event) > start && dayOfEvent(event) <= day)
    .sort((a, b) => dayOfEvent(a).localeCompare(dayOfEvent(b)));
};

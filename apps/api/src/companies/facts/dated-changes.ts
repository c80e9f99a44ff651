import type { Day } from '@firmament/calendar/day';
import type { Replaced } from './statements.ts';

/** Events that tell the day on which a field changed. */
const KINDS: Record<string, readonly string[]> = {
  name: ['renamed'],
  legal_form: ['form_changed'],
  registered_capital: ['capital_changed'],
  capital_currency: ['capital_changed'],
  register_number: ['register_changed'],
  street: ['moved'],
  postcode: ['moved'],
  city: ['moved'],
  region: ['moved'],
  country: ['moved'],
  status: ['liquidation', 'continued', 'deleted', 'merged'],
  insolvency: ['insolvency_opened', 'insolvency_changed', 'insolvency_closed'],
};

type DatedEvent = { kind: string; happened_on: Day | null };

/** The day between two statements on which a field changed, if an event tells it. */
const dayOfChange = ({ field, seenUntil, replacedOn }: Replaced, events: readonly DatedEvent[]): Day | undefined => {
  if (replacedOn === null) return undefined;
  const days = events.flatMap(({ kind, happened_on }) =>
    happened_on !== null && KINDS[field]?.includes(kind) ? [happened_on] : [],
  );
  return days.find((day) => (seenUntil === null || day > seenUntil) && day <= replacedOn);
};

/**
 * A statement shows only that something has changed since the one before. Where an event tells the day, the old value
 * held until then, and the new one since.
 */
export const withDaysOfEvents = (replaced: readonly Replaced[], events: readonly DatedEvent[]): Replaced[] => {
  const dated = replaced.map((row) => ({ ...row }));
  for (const row of dated) {
    const day = dayOfChange(row, events);
    if (day === undefined) continue;
    const next = dated.find(
      ({ sourceId, field, seenFrom }) =>
        sourceId === row.sourceId && field === row.field && seenFrom !== null && seenFrom === row.replacedOn,
    );
    if (next) next.seenFrom = day;
    row.replacedOn = day;
  }
  return dated;
};

import type { Day } from '@firmament/calendar/day';
import { WORLD_YEAR } from '../calendar.ts';
import { firstOf, monthNumber, monthOf } from './months.ts';

export type HistoryEvent = {
  kind:
    | 'renamed'
    | 'moved'
    | 'form_changed'
    | 'capital_changed'
    | 'officer_entered'
    | 'officer_left'
    | 'owner_entered'
    | 'owner_left'
    | 'accounts_filed'
    | 'insolvency_opened'
    | 'insolvency_closed'
    | 'deletion_announced'
    | 'liquidation'
    | 'deleted'
    | 'other';
  /** Whom or what it is about, for readers and for comparison. */
  subject: string;
  key: string;
  happenedOn: Day | undefined;
  /** Instead of the day on which it happened. */
  announcedOn: Day | undefined;
  from: string | undefined;
  to: string | undefined;
  /** The first statement of the register that has it, and the one before. */
  statedOn: Day;
  unstatedOn: Day;
};

/** A value that the register stated from one day to another, and no longer since a third. */
export type ReplacedValue = {
  field:
    | 'name'
    | 'legal_form'
    | 'status'
    | 'street'
    | 'postcode'
    | 'city'
    | 'region'
    | 'registered_capital'
    | 'insolvency';
  /** Undefined: it stated none. */
  value: string | undefined;
  seenFrom: Day;
  seenUntil: Day;
  replacedOn: Day;
};

export type CompanyHistory = {
  /** The first day for which we know what the register said. */
  since: Day;
  /** In order of time. */
  events: HistoryEvent[];
  /** Those of one field are in order of time. */
  replaced: ReplacedValue[];
};

const YEARS = 10;

/** The month in which registers were read for the first time. */
const FIRST_READ = monthNumber(WORLD_YEAR - YEARS, 9);

const dayOf = ({ happenedOn, announcedOn }: HistoryEvent): Day => happenedOn ?? announcedOn ?? '';

const inOrder = (a: HistoryEvent, b: HistoryEvent): number => {
  const [first, second] = [dayOf(a), dayOf(b)];
  return first < second ? -1 : first > second ? 1 : 0;
};

const NOBODY = '';

/**
 * Collects what the statements of a register state about one company. The register is read early on the first of every
 * month; what happened before the first reading is no change that was seen.
 */
export class Chronicle {
  /** The month of the first statement. */
  readonly start: number;
  readonly since: Day;
  readonly #events: HistoryEvent[] = [];
  readonly #replaced: ReplacedValue[] = [];

  constructor(foundedOn: Day) {
    this.start = Math.max(FIRST_READ, monthOf(foundedOn) + 1);
    this.since = firstOf(this.start);
  }

  /** Whether a change on this day was seen. */
  covers(day: Day): boolean {
    return day >= this.since;
  }

  /** A value of the company became another one. */
  changed(kind: HistoryEvent['kind'], day: Day, from: string | undefined, to: string | undefined): void {
    this.#tell(kind, NOBODY, NOBODY, day, undefined, from, to);
  }

  entered(kind: 'officer_entered' | 'owner_entered', day: Day, subject: string, key: string): void {
    this.#tell(kind, subject, key, day, undefined, undefined, subject);
  }

  left(kind: 'officer_left' | 'owner_left', day: Day, subject: string, key: string): void {
    this.#tell(kind, subject, key, day, undefined, subject, undefined);
  }

  /** Something that is about to happen. */
  announced(kind: 'deletion_announced', day: Day, to: string): void {
    this.#tell(kind, NOBODY, NOBODY, undefined, day, undefined, to);
  }

  filed(periodEnd: Day, announcedOn: Day): void {
    this.#tell('accounts_filed', periodEnd, periodEnd, undefined, announcedOn, undefined, periodEnd);
  }

  /** The register stated `value` until a change on this day. Changes of one field are told in order of time. */
  replaced(field: ReplacedValue['field'], value: string | undefined, day: Day): void {
    if (!this.covers(day)) return;
    const last = this.#replaced.findLast((other) => other.field === field);
    const month = monthOf(day);
    this.#replaced.push({
      field,
      value,
      seenFrom: last?.replacedOn ?? this.since,
      seenUntil: firstOf(month),
      replacedOn: firstOf(month + 1),
    });
  }

  finish(): CompanyHistory {
    if (this.#events.length > 1) this.#events.sort(inOrder);
    return { since: this.since, events: this.#events, replaced: this.#replaced };
  }

  #tell(
    kind: HistoryEvent['kind'],
    subject: string,
    key: string,
    happenedOn: Day | undefined,
    announcedOn: Day | undefined,
    from: string | undefined,
    to: string | undefined,
  ): void {
    const day = happenedOn ?? announcedOn ?? '';
    if (!this.covers(day) || this.#isStated(kind, key, day)) return;
    const month = monthOf(day);
    const [unstatedOn, statedOn] = [firstOf(month), firstOf(month + 1)];
    this.#events.push({ kind, subject, key, happenedOn, announcedOn, from, to, statedOn, unstatedOn });
  }

  /** Two people of one name may enter an office on the same day: to whoever reads it, that is one event. */
  #isStated(kind: HistoryEvent['kind'], key: string, day: Day): boolean {
    for (const event of this.#events) {
      if (event.kind === kind && event.key === key && dayOf(event) === day) return true;
    }
    return false;
  }
}

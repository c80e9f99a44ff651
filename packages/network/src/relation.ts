import { addDays, type Day, daysBetween } from '@firmament/calendar/day';

/** Relations between companies and people, as the graph takes them in and as answers give them out. */

/** What stands at an end of a relation. */
export type NodeKind = 'company' | 'named' | 'person';

/** A node by its kind and its number in the database, as one number. */
export type NodeKey = number;

const NODE_KINDS: readonly NodeKind[] = ['company', 'named', 'person'];

/** The largest number that fits into a key of 32 bits. */
export const MAX_NODE_ID = 2 ** 30 - 1;

export const nodeKey = (kind: NodeKind, id: number): NodeKey => {
  if (id > MAX_NODE_ID) throw new RangeError(`The number ${id} is too large for the network.`);
  return id * 4 + NODE_KINDS.indexOf(kind);
};

export const kindOfNode = (key: NodeKey): NodeKind => NODE_KINDS[key % 4] as NodeKind;
export const idOfNode = (key: NodeKey): number => Math.floor(key / 4);

/** What one end is to the other; a relation may be several at once. Each is one bit. */
export const RELATION_KINDS = [
  ...(['management', 'prokura', 'board', 'partner', 'parent', 'shareholder', 'branch', 'other'] as const),
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** The kinds as bits of one number. */
export type KindMask = number;
export const ALL_KINDS: KindMask = 0xff;

export const maskOf = (kinds: Iterable<RelationKind>): KindMask => {
  let mask = 0;
  for (const kind of kinds) mask |= 1 << RELATION_KINDS.indexOf(kind);
  return mask;
};

export const kindsOf = (mask: KindMask): RelationKind[] =>
  RELATION_KINDS.filter((_, bit) => ((mask >>> bit) & 1) === 1);

/**
 * Which table a relation comes from. A mandate or a tie; or a link, which says that two persons are likely the same: it is
 * no relation of its own, but with it one gets from one of them to the other.
 */
export type Origin = 'mandate' | 'tie' | 'link';
export const ORIGINS: readonly Origin[] = ['mandate', 'tie', 'link'];

/** Days since `DAY_ZERO`; enough bits for any register's day until 2079. */
export type DayNumber = number;

export const DAY_ZERO: Day = '1899-12-31';
export const NO_DAY = 0;
/** An end on a day that nobody knows. */
export const UNKNOWN_DAY = 1;
const FIRST_DAY = 2;
export const LAST_DAY = 0xffff;

/** Days before and after the calendar count as its first and last. */
export const withinCalendar = (daysSinceZero: number): DayNumber =>
  Math.min(Math.max(daysSinceZero, FIRST_DAY), LAST_DAY);

export const dayNumber = (day: Day): DayNumber => withinCalendar(daysBetween(DAY_ZERO, day));

/** Only of numbers that are days. */
export const dayOfNumber = (number: DayNumber): Day => addDays(DAY_ZERO, number);

/**
 * A relation as one source states it: `subject` holds an office in `object`, owns it, or is its parent or main office.
 */
export type Relation = {
  subject: NodeKey;
  object: NodeKey;
  kinds: KindMask;
  origin: Origin;
  /** The number of the row it comes from; of a link, that of the lower person. */
  row: number;
  /** Of the capital, in per cent; NaN if it is not known or there is none. */
  share: number;
  /** `NO_DAY` if it is not known. */
  start: DayNumber;
  /** `NO_DAY` while it goes on, `UNKNOWN_DAY` if it ended on an unknown day. */
  end: DayNumber;
  isLikely: boolean;
  /** A parent at the top of a group, with others between. Told beside the direct one, so only ownership looks at it. */
  isUltimate?: boolean;
};

/** Which relations count. Those that are left out are not walked. */
export type RelationFilter = {
  kinds: KindMask;
  /** Of relations that have a share, or could have: those below are left out; unknown ones are not. 0: no such limit. */
  minShare: number;
  /** The day to look at. Relations that had not begun then are left out. */
  on: DayNumber;
  /** Whether those that had ended by then are left out, too. */
  onlyCurrent: boolean;
  /** Whether what is only likely counts: links, and ties found by their name alone. */
  withLikely: boolean;
  /** Whether parents at the top of a group count: whoever walks step by step gets there through those between. */
  withUltimate?: boolean;
  /** Mandates that ended before this day are nobody's business any more. Ties between companies are kept. */
  longAgo: DayNumber;
};

import type { Day } from '@firmament/calendar/day';
import type { Position } from '@firmament/geo/position';

/**
 * One mandate of a natural person as one source states it. The name is read as it was written: the folded one no longer
 * tells Hans-Peter from Hans Peter, and has lost the name at birth.
 */
export type Mention = {
  id: number;
  companyId: number;
  sourceId: number;
  /** The source's own key of the person. */
  personKey?: string | undefined;
  name: string;
  /** The town the person lives in, as the source names it. */
  place?: string | undefined;
  position?: Position | undefined;
  birthYear?: number | undefined;
  /** Equal exactly where the dates are. */
  birthHash?: string | undefined;
  from?: Day | undefined;
  until?: Day | undefined;
  role: string;
};

/** What a company adds to the evidence about its people. */
export type CompanyFacts = {
  id: number;
  /** Street and postcode, folded. */
  addressKey?: string | undefined;
  position?: Position | undefined;
  /** Companies it owns, is owned by or is represented by; each of them lists this one as well. */
  tiedTo: readonly number[];
};

/** What an operator decided about the persons behind two mentions. */
export type Decision = { mentions: readonly [number, number]; verdict: 'one' | 'two' };

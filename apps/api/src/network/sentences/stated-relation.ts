import type { NetworkPoint, NetworkRelation } from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';

/** What sentences speak about: a company or a person. */
export type Named = {
  kind: NetworkPoint['kind'];
  name: string;
  legalForm: string | null;
  birthYear: number | null;
  place: string | null;
};

/** A relation as a sentence states it. */
export type StatedRelation = {
  from: Named;
  to: Named;
  isSamePerson: boolean;
  kinds: NetworkRelation['kinds'];
  title: string | null;
  share: number | null;
  startedOn: Day | null;
  /** As the source states it. */
  endedOn: Day | null;
  /** The first day on which its source no longer listed it. */
  missedOn: Day | null;
  state: NetworkRelation['state'];
  grade: NetworkRelation['grade'];
  source: string;
  isConsolidation: boolean;
  /** The last day on which the source said so. */
  asOf: Day | null;
};

import type { NetworkRelation, Standing } from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';
import { kindsOf, type Relation } from '@firmament/network/relation';
import { hasTrait } from '@firmament/record/sources/sources';
import { type InForce, inForceOn } from '../records/terms/in-force.ts';
import { officeOn } from '../records/terms/office-on.ts';
import { isOver, listedUntil } from '../records/terms/term.ts';
import type { RelationRow } from './network-rows.query.ts';
import { toPointId } from './point-id.ts';
import type { Days } from './relation-filter.ts';
import { relationSentence } from './sentences/relation-sentence.ts';
import type { Named, StatedRelation } from './sentences/stated-relation.ts';

/** A relation of an answer: as the wire has it, and as sentences state it. */
export type ShownRelation = {
  relation: Relation;
  wire: NetworkRelation;
  stated: StatedRelation;
  /** The first day of which we know what the source said; empty if it is not known. */
  firstAsOf: Day | null;
};

type Ends = { from: Named; to: Named };

/** Nobody states that two are one: we compared what registers say of them. */
const OURSELVES = 'Firmament';

const presentSamePerson = (relation: Relation, { from, to }: Ends, { today }: Days): ShownRelation => {
  const stated: StatedRelation = {
    from,
    to,
    isSamePerson: true,
    kinds: [],
    title: null,
    share: null,
    startedOn: null,
    endedOn: null,
    missedOn: null,
    state: 'current',
    grade: 'likely',
    source: OURSELVES,
    isConsolidation: false,
    asOf: null,
  };
  const wire: NetworkRelation = {
    from: toPointId(relation.subject),
    to: toPointId(relation.object),
    kinds: [],
    is_same_person: true,
    title: null,
    share: null,
    started_on: null,
    ended_on: null,
    missed_on: null,
    state: 'current',
    is_in_force: true,
    standing: 'current',
    basis: 'undated',
    grade: 'likely',
    source_label: OURSELVES,
    as_of: null,
    sentence: relationSentence(stated, today),
  };
  return { relation, wire, stated, firstAsOf: null };
};

/** How a relation stands on the day that is looked at; an office's state is always that of today. */
const standingOn = (row: RelationRow, { isInForce, basis }: InForce, { on, measuredOn, today }: Days): Standing => {
  if (!isInForce) return isOver(row, on) ? 'past' : 'to_come';
  // Whose end the source states held until then, however long nobody repeated it.
  const isEndStated = row.ended_on !== null && row.ended_on <= today;
  if (!isEndStated && officeOn(row, measuredOn).state === 'unconfirmed') return 'unconfirmed';
  return basis === 'undated' ? 'undated' : 'current';
};

/** What a row says, for sentences. Undefined if it is no longer shown: it has gone, or was an office of long ago. */
export const statedRelation = (
  relation: Relation,
  row: RelationRow | undefined,
  { from, to }: Ends,
  { today }: Days,
): StatedRelation | undefined => {
  if (row === undefined) return undefined;
  const { state, is_old, started_on, ended_on, missed_on } = officeOn(row, today);
  if (is_old && relation.origin === 'mandate') return undefined;
  // Written out, as all that an answer has hundreds of: spreading takes three times as long.
  return {
    from,
    to,
    isSamePerson: false,
    kinds: kindsOf(relation.kinds),
    title: row.title,
    share: row.share === null ? null : Number(row.share),
    startedOn: started_on,
    endedOn: ended_on,
    missedOn: missed_on,
    state,
    grade: relation.isLikely ? 'likely' : 'certain',
    source: row.source_label,
    isConsolidation: hasTrait(row.source_id, 'consolidation'),
    asOf: listedUntil(row, { asOf: row.as_of }) ?? row.seen_from,
  };
};

/** Undefined if it is no longer shown. */
export const presentRelation = (
  relation: Relation,
  row: RelationRow | undefined,
  ends: Ends,
  days: Days,
): ShownRelation | undefined => {
  if (relation.origin === 'link') return presentSamePerson(relation, ends, days);
  const stated = statedRelation(relation, row, ends, days);
  if (row === undefined || stated === undefined) return undefined;
  const inForce = inForceOn(row, { asOf: row.as_of, firstAsOf: row.first_as_of }, days.on);
  const wire: NetworkRelation = {
    from: toPointId(relation.subject),
    to: toPointId(relation.object),
    kinds: stated.kinds,
    is_same_person: false,
    title: stated.title,
    share: stated.share,
    started_on: stated.startedOn,
    ended_on: stated.endedOn,
    missed_on: stated.missedOn,
    state: stated.state,
    is_in_force: inForce.isInForce,
    standing: standingOn(row, inForce, days),
    basis: inForce.isInForce ? inForce.basis : null,
    grade: stated.grade,
    source_label: stated.source,
    as_of: stated.asOf,
    sentence: relationSentence(stated, days.today),
  };
  return { relation, wire, stated, firstAsOf: row.first_as_of };
};

/** Both ends may state the same, and so one source states it twice. */
const sameWords = ({ wire }: ShownRelation): string => {
  const { from, to, kinds, title, share, started_on, ended_on, missed_on, state, source_label } = wire;
  // No text of the database has a zero character, so none can be taken for two, or for a missing one.
  return `${from}\0${to}\0${kinds}\0${share}\0${started_on}\0${ended_on}\0${missed_on}\0${state}\0${source_label}\0${title ?? '\0'}`;
};

/** The surer, then the one that was said later. */
const isBetter = ({ wire: a }: ShownRelation, { wire: b }: ShownRelation): boolean =>
  a.grade === b.grade ? (a.as_of ?? '') > (b.as_of ?? '') : a.grade === 'certain';

/** Each once, as it was said last, at the place of the first. */
export const withoutRepetitions = (relations: readonly ShownRelation[]): ShownRelation[] => {
  const kept = new Map<string, ShownRelation>();
  for (const shown of relations) {
    const words = sameWords(shown);
    const known = kept.get(words);
    if (known === undefined || isBetter(shown, known)) kept.set(words, shown);
  }
  return [...kept.values()];
};

import type { NetworkRelationKind } from '@firmament/api-contract/calls/network';
import { longDay } from '@firmament/api-contract/long-day';
import { sourceName } from '@firmament/api-contract/words/source-name';
import { englishOffice } from './office-words.ts';
import { shapeOf } from './shape-of-relation.ts';
import type { Named, StatedRelation } from './stated-relation.ts';
import { percentText } from './wording.ts';

/** "Andreas Leitner has been managing director of Leitner Netzbau GmbH since 4 March 2019", without what proves it. */

type Clause = {
  who: Named;
  /** Stands beside the name. */
  as?: string;
  verb: typeof BEING;
  what: string;
};

const BEING = { is: 'is', hasBeen: 'has been', was: 'was', willBe: 'is to be' };
const HOLDING = { is: 'holds', hasBeen: 'has held', was: 'held', willBe: 'is to hold' };

const holding = ({ from, to, share, kinds }: StatedRelation): Clause => {
  const what = share === null ? `a share of unknown size in ${to.name}` : `${percentText(share, 'en')} of ${to.name}`;
  return { who: from, verb: HOLDING, what, as: kinds.includes('parent') ? ', the parent company,' : '' };
};

const titled = ({ from, to, title, share }: StatedRelation): Clause => {
  const { form, text } = englishOffice(title ?? '', to.legalForm);
  const part = share === null ? '' : ` (share ${percentText(share, 'en')})`;
  if (form === 'prokura') return { who: from, verb: HOLDING, what: `${text} for ${to.name}${part}` };
  const what = form === 'quoted' ? `listed with ${to.name} as ${text}` : `${text} of ${to.name}`;
  return { who: from, verb: BEING, what: `${what}${part}` };
};

const UNTITLED: Record<NetworkRelationKind, string> = {
  management: 'listed among the management of',
  prokura: 'listed with Prokura for',
  board: 'listed on a board of',
  partner: 'listed as a partner of',
  parent: 'listed as the parent company of',
  shareholder: 'listed as a shareholder of',
  branch: 'listed as the main office of',
  other: 'listed with',
};

const clauseOf = (stated: StatedRelation): Clause => {
  const { from, to, kinds } = stated;
  switch (shapeOf(stated)) {
    case 'holding':
      return holding(stated);
    case 'titled':
      return titled(stated);
    case 'branch':
      return { who: to, verb: BEING, what: `a branch of ${from.name}` };
    case 'consolidation':
      return { who: to, verb: BEING, what: `consolidated in the accounts of ${from.name}` };
    case 'parent':
      return { who: from, verb: BEING, what: `the parent company of ${to.name}` };
    case 'untitled':
      return { who: from, verb: BEING, what: `${UNTITLED[kinds[0] ?? 'other']} ${to.name}` };
  }
};

const pastTense = ({ startedOn, endedOn, missedOn }: StatedRelation, { verb: { was }, what }: Clause): string => {
  const from = startedOn === null ? '' : ` from ${longDay('en', startedOn)}`;
  if (endedOn !== null) return `${was} ${what}${from} until ${longDay('en', endedOn)}`;
  return missedOn === null
    ? `${was} ${what}${from}; when this ended is not known`
    : `${was} ${what}${from}; by ${longDay('en', missedOn)} this was no longer listed`;
};

const presentTense = (stated: StatedRelation, { verb, what }: Clause, today: string): string => {
  const { startedOn, endedOn } = stated;
  const until = endedOn === null ? '' : ` until ${longDay('en', endedOn)}`;
  if (startedOn === null) return `${verb.is} ${what}${until}`;
  const start = longDay('en', startedOn);
  if (startedOn > today) return `${verb.willBe} ${what} from ${start}${until}`;
  return until === '' ? `${verb.hasBeen} ${what} since ${start}` : `${verb.is} ${what} from ${start}${until}`;
};

const faceOf = ({ name, birthYear, place }: Named): string => {
  const marks = [birthYear === null ? '' : `born ${birthYear}`, place ?? ''].filter((mark) => mark !== '');
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
};

export const englishRelation = (stated: StatedRelation, today: string): string => {
  if (stated.isSamePerson) {
    return `by our comparison of the registers, ${faceOf(stated.from)} is probably, but not certainly, the same person as ${faceOf(stated.to)}`;
  }
  const clause = clauseOf(stated);
  const who = clause.who.name + (clause.as ?? '');
  if (stated.state === 'past') return `${who} ${pastTense(stated, clause)}`;
  if (stated.state === 'current') return `${who} ${presentTense(stated, clause, today)}`;
  const on = stated.asOf === null ? '' : ` as of ${longDay('en', stated.asOf)}`;
  const since = stated.startedOn === null ? '' : ` (since ${longDay('en', stated.startedOn)})`;
  const source = sourceName(stated.source, 'en');
  return `according to ${source}, ${who} ${clause.verb.was} ${clause.what}${on}${since}; whether this still holds is not known`;
};

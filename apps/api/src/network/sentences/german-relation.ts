import type { NetworkRelationKind } from '@firmament/api-contract/calls/network';
import { longDay } from '@firmament/api-contract/long-day';
import { sourceName } from '@firmament/api-contract/words/source-name';
import { germanHolder, germanName } from './german-name.ts';
import { germanOffice } from './office-words.ts';
import { shapeOf } from './shape-of-relation.ts';
import type { Named, StatedRelation } from './stated-relation.ts';
import { percentText } from './wording.ts';

/** "Andreas Leitner ist seit 4. März 2019 Geschäftsführer der Leitner Netzbau GmbH", without what proves it. */

type Clause = {
  who: Named;
  verb: typeof BEING;
  what: string;
  /** After a day, where it reads differently. */
  whatDated?: string;
  /** After "war laut … zuletzt am …", where it reads differently. */
  whatLast?: string;
};

const BEING = { is: 'ist', was: 'war' };
const HOLDING = { is: 'hält', was: 'hielt' };
const BECOMING = { is: 'wird', was: 'wurde' };

// Written out, because an answer has hundreds of them and spreading takes several times as long.
const holding = ({ from, to, share, kinds }: StatedRelation): Clause => {
  const at = `an ${germanName(to, 'dative')}`;
  const as = kinds.includes('parent') ? 'als Mutterunternehmen ' : '';
  if (share === null) return { who: from, verb: HOLDING, what: `${as}einen Anteil in unbekannter Höhe ${at}` };
  const percent = percentText(share, 'de');
  return {
    who: from,
    verb: HOLDING,
    what: `${as}${percent} ${at}`,
    whatDated: `${as}einen Anteil von ${percent} ${at}`,
  };
};

const titled = ({ from, to, title, share }: StatedRelation): Clause => {
  const { form, text } = germanOffice(title ?? '');
  const part = share === null ? '' : ` (Anteil ${percentText(share, 'de')})`;
  if (form === 'noun') {
    const what = `${germanHolder(from, text)} ${germanName(to, 'genitive')}${part}`;
    return { who: from, verb: BEING, what, whatLast: `als ${what} eingetragen` };
  }
  const there = `bei ${germanName(to, 'dative')}`;
  const what = form === 'adjective' ? `${there} ${text}${part}` : `${there} als ${text} eingetragen${part}`;
  return { who: from, verb: BEING, what };
};

const UNTITLED: Record<NetworkRelationKind, (to: Named) => string> = {
  management: (to) => `in der Geschäftsführung ${germanName(to, 'genitive')} eingetragen`,
  prokura: (to) => `mit Prokura bei ${germanName(to, 'dative')} eingetragen`,
  board: (to) => `in einem Organ ${germanName(to, 'genitive')} eingetragen`,
  partner: (to) => `als Gesellschafter bei ${germanName(to, 'dative')} eingetragen`,
  parent: (to) => `als Mutterunternehmen ${germanName(to, 'genitive')} eingetragen`,
  shareholder: (to) => `als Gesellschafter bei ${germanName(to, 'dative')} eingetragen`,
  branch: (to) => `als Hauptniederlassung ${germanName(to, 'genitive')} eingetragen`,
  other: (to) => `bei ${germanName(to, 'dative')} eingetragen`,
};

const clauseOf = (stated: StatedRelation): Clause => {
  const { from, to, kinds } = stated;
  switch (shapeOf(stated)) {
    case 'holding':
      return holding(stated);
    case 'titled':
      return titled(stated);
    case 'branch': {
      const what = `Zweigniederlassung ${germanName(from, 'genitive')}`;
      return { who: to, verb: BEING, what, whatLast: `als ${what} eingetragen` };
    }
    case 'consolidation': {
      const what = `in den Konzernabschluss ${germanName(from, 'genitive')} einbezogen`;
      return { who: to, verb: BECOMING, what };
    }
    case 'parent': {
      const what = `Mutterunternehmen ${germanName(to, 'genitive')}`;
      return { who: from, verb: BEING, what, whatLast: `als ${what} genannt` };
    }
    case 'untitled':
      return { who: from, verb: BEING, what: UNTITLED[kinds[0] ?? 'other'](to) };
  }
};

const pastTense = (stated: StatedRelation, { verb: { was }, what, whatDated = what }: Clause): string => {
  const { startedOn, endedOn, missedOn } = stated;
  if (endedOn !== null) {
    const until = `bis ${longDay('de', endedOn)}`;
    return startedOn === null
      ? `${was} ${until} ${whatDated}`
      : `${was} von ${longDay('de', startedOn)} ${until} ${whatDated}`;
  }
  const held = startedOn === null ? `${was} ${what}` : `${was} ab ${longDay('de', startedOn)} ${whatDated}`;
  return missedOn === null
    ? `${held}; wann das endete, ist nicht bekannt`
    : `${held}; spätestens am ${longDay('de', missedOn)} war das nicht mehr eingetragen`;
};

/** Said long ago: it may have changed since. */
const lastStated = (
  { source, asOf, startedOn }: StatedRelation,
  { verb, what, whatDated, whatLast }: Clause,
): string => {
  const by = sourceName(source, 'de');
  const on = asOf === null ? 'zuletzt' : `zuletzt am ${longDay('de', asOf)}`;
  const since = startedOn === null ? '' : ` (seit ${longDay('de', startedOn)})`;
  return `${verb.was} laut ${by} ${on} ${whatLast ?? whatDated ?? what}${since}; ob das noch gilt, ist nicht bekannt`;
};

const presentTense = (
  stated: StatedRelation,
  { verb: { is }, what, whatDated = what }: Clause,
  today: string,
): string => {
  const { startedOn, endedOn } = stated;
  const until = endedOn === null ? '' : ` bis ${longDay('de', endedOn)}`;
  if (startedOn === null) return until === '' ? `${is} ${what}` : `${is}${until} ${whatDated}`;
  if (until !== '') return `${is} von ${longDay('de', startedOn)}${until} ${whatDated}`;
  return `${is} ${startedOn > today ? 'ab' : 'seit'} ${longDay('de', startedOn)} ${whatDated}`;
};

const faceOf = ({ name, birthYear, place }: Named): string => {
  const marks = [birthYear === null ? '' : `geboren ${birthYear}`, place ?? ''].filter((mark) => mark !== '');
  return marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
};

export const germanRelation = (stated: StatedRelation, today: string): string => {
  if (stated.isSamePerson) {
    return `nach unserem Abgleich der Register ist ${faceOf(stated.from)} wahrscheinlich, aber nicht sicher dieselbe Person wie ${faceOf(stated.to)}`;
  }
  const clause = clauseOf(stated);
  const who = germanName(clause.who, 'nominative');
  if (stated.state === 'past') return `${who} ${pastTense(stated, clause)}`;
  return `${who} ${stated.state === 'unconfirmed' ? lastStated(stated, clause) : presentTense(stated, clause, today)}`;
};

import { type DayNumber, maskOf, NO_DAY, nodeKey, type Relation, UNKNOWN_DAY } from '@firmament/network/relation';
import { kindsOfOffice } from '../../../apps/api/src/records/terms/kinds-of-office.ts';

/** What a register says, as the tables of the product have it. */

export type Mandate = {
  origin: 'mandate';
  row: number;
  person: number;
  company: number;
  title: string;
  share?: number | undefined;
  start?: DayNumber | undefined;
  end?: DayNumber | undefined;
};

/** A company says of another that it owns it, runs it or is its branch. */
export type TieStatement = {
  origin: 'tie';
  row: number;
  from: number;
  to: { company: number } | { named: number };
  kind: 'shareholder' | 'parent' | 'representative' | 'branch';
  title?: string | undefined;
  share?: number | undefined;
  start?: DayNumber | undefined;
  end?: DayNumber | 'unknown' | undefined;
  isLikely: boolean;
};

/** Two persons, the lower one first, who are likely the same. */
export type SamePerson = { origin: 'link'; row: number; other: number };

export type Statement = Mandate | TieStatement | SamePerson;

const SHAREHOLDER = maskOf(['shareholder']);
const KINDS_OF_TIE = { shareholder: SHAREHOLDER, parent: maskOf(['parent']), branch: maskOf(['branch']) };

/** The relation that the product makes of such a row; a run over HTTP finds out whether it does. */
export const relationOf = (statement: Statement): Relation => {
  if (statement.origin === 'link') {
    const [subject, object] = [nodeKey('person', statement.row), nodeKey('person', statement.other)];
    const none = { kinds: 0, share: Number.NaN, start: NO_DAY, end: NO_DAY };
    return { subject, object, origin: 'link', row: statement.row, isLikely: true, ...none };
  }
  const { origin, row, share, start = NO_DAY, end = NO_DAY } = statement;
  const owns = share === undefined ? 0 : SHAREHOLDER;
  const common = { origin, row, share: share ?? Number.NaN, start, end: end === 'unknown' ? UNKNOWN_DAY : end };
  if (statement.origin === 'mandate') {
    const { person, company, title } = statement;
    const ends = { subject: nodeKey('person', person), object: nodeKey('company', company) };
    return { ...ends, ...common, kinds: kindsOfOffice(title) | owns, isLikely: false };
  }
  const { from, to, kind, title = '', isLikely } = statement;
  const stating = nodeKey('company', from);
  const other = 'named' in to ? nodeKey('named', to.named) : nodeKey('company', to.company);
  const [subject, object] = kind === 'branch' ? [stating, other] : [other, stating];
  const kinds = kind === 'representative' ? kindsOfOffice(title) : KINDS_OF_TIE[kind];
  return { subject, object, ...common, kinds: kinds | owns, isLikely };
};

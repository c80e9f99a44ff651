import type { View } from '@firmament/search/index/view';
import type { Change } from './change-feed.query.ts';

export type Ahead<Name> = Map<Name, number[]>;

/** The view of a collection, and how far the change feed has been read into it. */
export type Collection = {
  view: View;
  /** Every change below this is in the view. */
  mark: number;
  /**
   * Revisions in the view beyond the mark, by id. A long transaction holds the mark back, but changes committed
   * meanwhile are taken in at once, and remembered here so that they are not taken in again and again. All of an id: what
   * one transaction says of it can be followed by what an earlier one says that took longer.
   */
  ahead: Ahead<number>;
  /** How many parts a background merge is reading. */
  frozen: number;
  isMerging: boolean;
  /** When the first document went that the snapshot on disk still has. */
  goneAt: number | undefined;
};

export const collectionOf = (view: View, mark: number): Collection => ({
  view,
  mark,
  ahead: new Map(),
  frozen: 0,
  isMerging: false,
  goneAt: undefined,
});

/** The changes that are not in the view yet. */
export const newChanges = ({ ahead }: Collection, changes: readonly Change[]): Change[] =>
  changes.filter(({ id, revision }) => ahead.get(id)?.includes(revision) !== true);

/** Moves the mark after the changes have been taken in. */
export const moveMark = (collection: Collection, changes: readonly Change[], horizon: number): void => {
  collection.mark = horizon;
  collection.ahead = aheadOf(changes, horizon, ({ id }) => id);
};

export const aheadOf = <C extends { revision: number }, Name>(
  changes: readonly C[],
  horizon: number,
  nameOf: (change: C) => Name,
): Ahead<Name> => {
  const ahead: Ahead<Name> = new Map();
  for (const change of changes) {
    if (change.revision < horizon) continue;
    const known = ahead.get(nameOf(change));
    if (known === undefined) ahead.set(nameOf(change), [change.revision]);
    else known.push(change.revision);
  }
  return ahead;
};

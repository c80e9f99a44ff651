import { rowId, type Thing } from './thing.ts';

/** Travels with a navigation: the row that gets the focus once the page is drawn. */
export const focusOn = (thing: Thing | undefined) => (thing === undefined ? null : { row: rowId(thing) });

export const focusedRow = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'row' in state && typeof state.row === 'string'
    ? state.row
    : undefined;

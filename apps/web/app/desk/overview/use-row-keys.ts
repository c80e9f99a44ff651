import { useHotkeys } from '@mantine/hooks';
import { rowId, type Thing } from '../parts/thing.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** From the row with the focus, else from the one that is open, else to the first. */
const move = (step: 1 | -1, opened: Thing | undefined): void => {
  const all = rows();
  const open = opened && rowId(opened);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
  const from = focused === -1 ? all.findIndex(({ id }) => id === open) : focused;
  const next = from === -1 ? all[0] : all[Math.min(Math.max(from + step, 0), all.length - 1)];
  next?.focus();
};

/** Arrows move only from row to row: elsewhere they scroll the page. */
const moveFromRow = (event: KeyboardEvent, step: 1 | -1): void => {
  if (!(document.activeElement instanceof HTMLElement) || !document.activeElement.matches('[data-row]')) return;
  event.preventDefault();
  move(step, undefined);
};

const KEPT = { preventDefault: false };

/** J and K, or the arrows, move through all rows of the page. Enter, as on every link, opens one. */
export const useRowKeys = (opened: Thing | undefined): void =>
  useHotkeys([
    ['j', () => move(1, opened)],
    ['k', () => move(-1, opened)],
    ['ArrowDown', (event) => moveFromRow(event, 1), KEPT],
    ['ArrowUp', (event) => moveFromRow(event, -1), KEPT],
  ]);

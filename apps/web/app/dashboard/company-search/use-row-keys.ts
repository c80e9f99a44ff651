import { type KeyboardEvent, useState } from 'react';

/** The part of a row that has the focus; the arrow keys stay in it. */
const PART = '[data-part]';
const FOCUSABLE = ':is(a, button, input)';

const rowOf = (target: EventTarget): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-result-id]') ?? undefined) : undefined;

const partOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>(PART)?.dataset.part : undefined;

const nextIndex = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/**
 * Keys of a list of rows: up, down, Home and End move through them, X and, on the name, Space select. Only one row is in
 * the order of the Tab key, so that the list is passed with three stops instead of three for every row.
 */
export const useRowKeys = (ids: readonly string[], onToggle: (id: string, isRange: boolean) => void) => {
  const [lastId, setLastId] = useState<string>();
  const currentId = lastId !== undefined && ids.includes(lastId) ? lastId : ids[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, shiftKey } = event;
    const row = rowOf(target);
    const id = row?.dataset.resultId;
    if (row === undefined || id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const part = partOf(target) ?? 'name';
    if (key.toLowerCase() === 'x' || (key === ' ' && part === 'name')) {
      event.preventDefault();
      onToggle(id, shiftKey);
      return;
    }
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-result-id]')];
    const next = rows[nextIndex(key, rows.indexOf(row), rows.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.querySelector<HTMLElement>(`[data-part="${part}"] ${FOCUSABLE}`)?.focus();
  };

  return {
    currentId,
    onKeyDown,
    /** However a row gets the focus, the arrow keys go on from there. */
    onFocus: ({ target }: { target: EventTarget }) => setLastId(rowOf(target)?.dataset.resultId),
  };
};

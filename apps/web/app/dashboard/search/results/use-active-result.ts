import { type RefObject, useCallback, useState } from 'react';
import type { Indicators } from '../criteria/search-definition.ts';

/**
 * The active result in the list and on the map: the one under the pointer, otherwise the one picked on the map.
 * Picking a marker scrolls the list to its row.
 */
export const useActiveResult = (list: RefObject<HTMLElement | null>, indicators: Indicators) => {
  const [hoveredId, setHoveredId] = useState<string>();
  const [selected, setSelected] = useState<{ id: string; search: Indicators }>();
  const selectedId = selected?.search === indicators ? selected.id : undefined;

  const onSelect = useCallback(
    (id: string | undefined) => {
      setSelected(id === undefined ? undefined : { id, search: indicators });
      if (id === undefined) return;
      const row = list.current?.querySelector(`[data-result-id="${CSS.escape(id)}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    },
    [list, indicators],
  );

  return { activeId: hoveredId ?? selectedId, onHover: setHoveredId, onSelect };
};

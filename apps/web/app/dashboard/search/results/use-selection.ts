import { useMemo, useState } from 'react';
import { useStable } from '../../../lib/browser/use-stable.ts';
import type { AnyResult, Indicators, SearchDefinition } from '../criteria/search-definition.ts';
import { keepSelection, readSelection } from './kept-selection.ts';
import { between, type Chosen, withAll } from './selection.ts';

export type Selection<R extends AnyResult = AnyResult> = {
  chosen: Chosen<R>;
  /** Chooses a result or no longer; with `isRange`, all from the last one on. */
  onToggle(id: string, isRange: boolean): void;
  /** All that the list shows. */
  onToggleAll(isOn: boolean): void;
  clear(): void;
};

/** `lastId`: where a range begins. */
type State<R extends AnyResult> = { search: Indicators; chosen: Chosen<R>; lastId?: string };

const NONE: Chosen<never> = new Map<string, never>();

/** The results that are chosen for doing something with all of them. Another search begins with none of them. */
export const useSelection = <R extends AnyResult>(
  definition: Pick<SearchDefinition<R>, 'entity' | 'isResult' | 'idOf'>,
  indicators: Indicators,
  results: readonly R[],
): Selection<R> => {
  const { entity, idOf } = definition;
  const kept = useMemo(
    (): State<R> => ({ search: indicators, chosen: readSelection(definition, indicators) }),
    [definition, indicators],
  );
  const [state, setState] = useState(kept);
  const { chosen, lastId } = state.search === indicators ? state : kept;
  const set = (next: Chosen<R>, id?: string) => {
    setState({ search: indicators, chosen: next, ...(id !== undefined && { lastId: id }) });
    keepSelection(entity, indicators, next);
  };
  const choose = (some: readonly R[], isOn: boolean, id?: string) => set(withAll(chosen, some, isOn, idOf), id);
  return {
    chosen,
    onToggle: useStable((id: string, isRange: boolean) =>
      choose(between(results, isRange ? lastId : undefined, id, idOf), !chosen.has(id), id),
    ),
    onToggleAll: useStable((isOn: boolean) => choose(results, isOn)),
    clear: () => set(NONE),
  };
};

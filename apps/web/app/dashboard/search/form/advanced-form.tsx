import { type FormEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/language.ts';
import {
  type Draft,
  type DraftFilter,
  emptyFilter,
  nextDraft,
  type Problem,
  readDraft,
  startingDraft,
} from '../criteria/draft.ts';
import { type FilterId, filterOf, type Indicators, type SearchDefinition } from '../criteria/search-definition.ts';
import { AddFilter } from './add-filter.tsx';
import classes from './advanced-form.module.css';
import { FilterRow } from './filter-row.tsx';
import { SearchButtons } from './search-buttons.tsx';
import { useFollowing } from './use-following.ts';

type AdvancedFormProps = {
  definition: Pick<SearchDefinition, 'entity' | 'filters' | 'startingFilters'>;
  indicators: Indicators;
  isSearching: boolean;
  onSearch(indicators: Indicators): void;
  onSave(indicators: Indicators): void;
};

const NO_PROBLEMS: ReadonlyMap<number, Problem> = new Map();

/** Any number of filters as a chain of points; nothing is sent before "Search". */
export const AdvancedForm = ({ definition, indicators, isSearching, onSearch, onSave }: AdvancedFormProps) => {
  const language = useLanguage();
  const [draft, setDraft] = useFollowing<Indicators, Draft>(indicators, (search, previous) =>
    nextDraft(definition, previous ?? startingDraft(definition), search, language),
  );
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const form = useRef<HTMLFormElement>(null);
  const usedIds = new Set(draft.map(({ id }) => id));
  const unused = definition.filters.filter(({ id, kind }) => kind !== 'label' && !usedIds.has(id));

  const change = (next: DraftFilter) => {
    setProblems(NO_PROBLEMS);
    setDraft(draft.map((row) => (row.key === next.key ? next : row)));
  };

  const add = (id: FilterId) => {
    const filter = filterOf(definition, id);
    if (filter === undefined) return;
    const key = Math.max(-1, ...draft.map((row) => row.key)) + 1;
    setDraft([...draft, emptyFilter(filter, key)]);
    // Focuses the new filter, ready to be filled in.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('li:nth-last-child(2) :is(input, fieldset button)')?.focus(),
    );
  };

  const read = (use: (search: Indicators) => void) => {
    const search = readDraft(definition, draft, language);
    setProblems(search.problems);
    if (search.problems.size === 0) use(search.indicators);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSearching) read(onSearch);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ol className={classes.chain}>
        {draft.map((row) => {
          const filter = filterOf(definition, row.id);
          return (
            filter !== undefined && (
              <FilterRow
                key={row.key}
                entity={definition.entity}
                filter={filter}
                row={row}
                problem={problems.get(row.key)}
                onChange={change}
                onRemove={() => setDraft(draft.filter(({ key }) => key !== row.key))}
              />
            )
          );
        })}
        <li className={classes.end}>{unused.length > 0 && <AddFilter filters={unused} onAdd={add} />}</li>
      </ol>
      <SearchButtons isSearching={isSearching} onSave={() => read(onSave)} />
    </form>
  );
};

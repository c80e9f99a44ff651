import type { DraftFilter } from '../criteria/draft.ts';
import type { FilterDefinition } from '../criteria/search-definition.ts';

/** What every field of a filter is given, whatever its kind. */
export type FilterFieldProps = {
  filter: FilterDefinition;
  row: DraftFilter;
  name: string;
  /** Element that says what is wrong, if anything is. */
  problemId: string | undefined;
  onChange(row: DraftFilter): void;
};

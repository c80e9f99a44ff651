import type { DraftFilter } from '../criteria/draft.ts';
import type { Entity, FilterDefinition } from '../criteria/search-definition.ts';

/** Props of every filter field, whatever its kind. */
export type FilterFieldProps = {
  entity: Entity;
  filter: FilterDefinition;
  row: DraftFilter;
  name: string;
  /** Id of the error message, if there is one. */
  problemId: string | undefined;
  onChange(row: DraftFilter): void;
};

import { useFormat } from '../../../lib/format/format.ts';
import type { Suggestion } from '../search.queries.ts';
import classes from './filter-row.module.css';

/** A suggestion, and what tells it apart from others. */
export const SuggestionText = ({
  suggestion: { text, name = text, count: total, within },
}: {
  suggestion: Suggestion;
}) => {
  const { count } = useFormat();
  if (within !== undefined) {
    return (
      <>
        <span className="block">{name}</span> <span className={`${classes.weak} text-12`}>{within}</span>
      </>
    );
  }
  return (
    <span className="row justify-between gap-12">
      {name}
      {total !== undefined && <span className={`${classes.weak} numeric`}>{count(total)}</span>}
    </span>
  );
};

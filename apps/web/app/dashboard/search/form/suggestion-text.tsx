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
        <span className={classes.placeName}>{name}</span> <span className={classes.within}>{within}</span>
      </>
    );
  }
  return (
    <span className={classes.suggestion}>
      {name}
      {total !== undefined && <span>{count(total)}</span>}
    </span>
  );
};

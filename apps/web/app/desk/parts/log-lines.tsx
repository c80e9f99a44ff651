import type { LogEntry } from '@firmament/api-contract/desk/log-action';
import { useDateFormat } from '../../lib/format/format-date.ts';
import classes from './log-lines.module.css';
import { useLogSentence } from './use-log-sentence.ts';

/** Entries of the log, newest first, each with its moment. */
export const LogLines = ({ entries }: { entries: readonly LogEntry[] }) => {
  const { sentenceOf } = useLogSentence();
  const { moment } = useDateFormat();
  return (
    <ul className={classes.lines}>
      {entries.map((entry) => (
        <li key={entry.entry_id}>
          <time dateTime={entry.at}>{moment(entry.at)}</time>
          <span>{sentenceOf(entry)}</span>
        </li>
      ))}
    </ul>
  );
};

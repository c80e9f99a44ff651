import classes from './segments.module.css';

type SegmentsProps<T> = {
  /** What is chosen by it, for screen readers. */
  label: string;
  options: readonly { value: T; text: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

/** One of a few, in a row. */
export const Segments = <T,>({ label, options, chosen, onChoose }: SegmentsProps<T>) => (
  <fieldset className={classes.segments} aria-label={label}>
    {options.map(({ value, text }) => (
      <button key={text} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        {text}
      </button>
    ))}
  </fieldset>
);

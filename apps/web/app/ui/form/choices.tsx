import type { ReactNode } from 'react';
import classes from './form.module.css';

type ChoicesProps<T extends string> = {
  legend: string;
  name: string;
  choices: readonly { value: T; title: ReactNode; text?: ReactNode }[];
  chosen: T;
  /** Without it the form keeps what is chosen. */
  onChoose?: (value: T) => void;
};

/** One of a few, each with what it means. */
export const Choices = <T extends string>({ legend, name, choices, chosen, onChoose }: ChoicesProps<T>) => (
  <fieldset className={classes.choices}>
    <legend className={classes.legend}>{legend}</legend>
    {choices.map(({ value, title, text }) => (
      <label key={value} className={classes.choice}>
        <input
          type="radio"
          name={name}
          value={value}
          {...(onChoose === undefined
            ? { defaultChecked: value === chosen }
            : { checked: value === chosen, onChange: () => onChoose(value) })}
        />
        <span>
          <b className="block weight-600 ink">{title}</b>
          {text}
        </span>
      </label>
    ))}
  </fieldset>
);

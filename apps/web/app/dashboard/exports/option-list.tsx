import { useId } from 'react';
import classes from './export-dialog.module.css';

type Option<T extends string> = { value: T; name: string; meaning: string; isDisabled?: boolean };

type OptionListProps<T extends string> = {
  title: string;
  options: readonly Option<T>[];
  chosen: T | undefined;
  /** Takes the focus when the dialog opens. */
  isFirst?: boolean;
  onChoose(value: T): void;
};

/** One of several, each with what it means. */
export const OptionList = <T extends string>(props: OptionListProps<T>) => {
  const { title, options, chosen, isFirst = false, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="bare stack min-w-0 gap-8">
      <legend className="text-12 weight-500 ink2 mb-6">{title}</legend>
      {options.map(({ value, name, meaning, isDisabled = false }) => (
        <label key={value} className={`${classes.option} row items-start gap-10 px-12 py-10`}>
          <input
            className="tick mt-2"
            type="radio"
            name={group}
            value={value}
            checked={value === chosen}
            disabled={isDisabled}
            {...(isFirst && value === chosen && { 'data-autofocus': true })}
            onChange={() => onChoose(value)}
          />
          <span>
            <b className="weight-600 block">{name}</b>
            <span className="text-12 ink2">{meaning}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

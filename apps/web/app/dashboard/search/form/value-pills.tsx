import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { DraftFilter } from '../criteria/draft.ts';
import { choiceText } from '../criteria/sentences.ts';
import { ValuePill } from '../value-pill.tsx';
import type { FilterFieldProps } from './filter-field.ts';
import classes from './filter-row.module.css';

export const withValue = (row: DraftFilter, text: string): DraftFilter => {
  const value = text.trim();
  return {
    ...row,
    typed: '',
    values: value === '' || row.values.includes(value) ? row.values : [...row.values, value],
  };
};

type ValueInputProps = Pick<FilterFieldProps, 'row' | 'name'> & {
  onRow(row: DraftFilter): void;
  onType(text: string): void;
  /** Asked first; true if the key does something else. */
  isKeyTaken?(event: KeyboardEvent): boolean;
} & Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'name'>;

/** The field after the pills: Enter adds the typed text, Backspace in an empty field removes the last pill. */
export const ValueInput = ({ row, name, onRow, onType, isKeyTaken, onKeyDown, ...input }: ValueInputProps) => {
  const { t } = useTranslation('search');
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Asked before onKeyDown, which may close the list that uses the key.
    const isTaken = isKeyTaken?.(event) === true;
    onKeyDown?.(event);
    if (isTaken || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && row.typed.trim() !== '') {
      event.preventDefault();
      onRow(withValue(row, row.typed));
    }
    if (event.key === 'Backspace' && row.typed === '') onRow({ ...row, values: row.values.slice(0, -1) });
  };
  return (
    <input
      {...input}
      className={`${classes.typed} ink`}
      autoComplete="off"
      maxLength={200}
      enterKeyHint="enter"
      placeholder={row.values.length === 0 ? '' : t('addValue')}
      aria-label={name}
      value={row.typed}
      onChange={({ currentTarget: { value } }) => onType(value)}
      onKeyDown={press}
    />
  );
};

type ValuePillsProps = Pick<FilterFieldProps, 'row' | 'name' | 'onChange'> & {
  /** Values are chosen elsewhere and can only be removed here. */
  isFixed?: boolean;
  input?: ReactNode;
};

export const ValuePills = ({ row, name, onChange, isFixed = false, input }: ValuePillsProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return (
    <div className={`${classes.pills} row wrap gap-4`} data-fixed={isFixed}>
      {row.values.map((value) => {
        const text = choiceText(row.id, value, { t, language });
        return (
          <ValuePill
            key={value}
            text={text}
            removeLabel={t('remove', { value: text })}
            onRemove={() => onChange({ ...row, values: row.values.filter((other) => other !== value) })}
          />
        );
      })}
      {!isFixed &&
        (input ?? (
          <ValueInput row={row} name={name} onRow={onChange} onType={(typed) => onChange({ ...row, typed })} />
        ))}
    </div>
  );
};

import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { digitsOf } from '../criteria/place.ts';
import { choiceText } from '../criteria/sentences.ts';
import type { FilterFieldProps } from './filter-field.ts';
import classes from './filter-row.module.css';
import { ListedValues } from './listed-values.tsx';
import { PlaceField } from './place-field.tsx';
import { SuggestedValues } from './suggested-values.tsx';
import { ValuePills } from './value-pills.tsx';

const replaced = (values: readonly string[], at: number, text: string): string[] =>
  [0, 1].map((index) => (index === at ? text : (values[index] ?? '')));

const RangeValues = ({ filter, row, name, problemId, onChange }: FilterFieldProps) => {
  const { t } = useTranslation('search');
  const end = (at: 0 | 1) => (
    <input
      className={`${classes.bound} field`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      placeholder={at === 0 ? t('min') : t('max')}
      aria-label={t(at === 0 ? 'minOf' : 'maxOf', { name })}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      value={row.values[at] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ ...row, values: replaced(row.values, at, value) })}
    />
  );
  return (
    <div className="ink2 row wrap items-center gap-5">
      {t('between')} {end(0)} {t('and')}
      <span className={`${classes.ending} row items-center gap-5`}>
        {end(1)} {filter.unit !== undefined && t(`units.${filter.unit}`)}
      </span>
    </div>
  );
};

/** Two ends of a time, each a year or a day. */
const DayValues = ({ row, name, problemId, onChange }: FilterFieldProps) => {
  const { t } = useTranslation('search');
  const helpId = useId();
  const end = (at: 0 | 1) => (
    <input
      className={`${classes.bound} field`}
      autoComplete="off"
      maxLength={12}
      placeholder={at === 0 ? t('from') : t('to')}
      aria-label={t(at === 0 ? 'fromOf' : 'toOf', { name })}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId ?? helpId}
      value={row.values[at] ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ ...row, values: replaced(row.values, at, value) })}
    />
  );
  return (
    <>
      <div className="ink2 row wrap items-center gap-5">
        {t('between')} {end(0)} {t('and')} {end(1)}
      </div>
      <p className="text-12 ink3 mt-4" id={helpId}>
        {t('dayHelp')}
      </p>
    </>
  );
};

const PlaceValues = ({ row, name, problemId, onChange }: FilterFieldProps) => {
  const { t } = useTranslation('search');
  const [address = '', radius = ''] = row.values;
  return (
    <div className={`${classes.place} gap-6`}>
      <PlaceField name={name} value={address} onChange={(text) => onChange({ ...row, values: [text, radius] })}>
        {(input) => (
          <input
            {...input}
            className={`${classes.input} field`}
            placeholder={t('address')}
            aria-label={name}
            aria-invalid={problemId !== undefined}
            aria-describedby={problemId}
          />
        )}
      </PlaceField>
      <span className={`${classes.radius} ink2 row items-center gap-6`}>
        <input
          className={`${classes.input} field`}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('radius')}
          value={radius}
          onChange={({ currentTarget: { value } }) => onChange({ ...row, values: [address, digitsOf(value)] })}
        />
        km
      </span>
    </div>
  );
};

/** The choices are few, so all are shown as toggle buttons. */
const ChoiceValues = ({ filter, row, name, onChange }: FilterFieldProps) => {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const toggle = (choice: string) => {
    const isOn = row.values.includes(choice);
    onChange({ ...row, values: isOn ? row.values.filter((value) => value !== choice) : [...row.values, choice] });
  };
  return (
    <fieldset className="bare row wrap gap-4" aria-label={name}>
      {(filter.choices ?? []).map((choice) => (
        <button
          key={choice}
          className={classes.choice}
          type="button"
          aria-pressed={row.values.includes(choice)}
          onClick={() => toggle(choice)}
        >
          {choiceText(filter.id, choice, { t, language })}
        </button>
      ))}
    </fieldset>
  );
};

const NameValue = ({ row, name, onChange }: FilterFieldProps) => (
  <input
    className={`${classes.input} field`}
    autoComplete="off"
    maxLength={200}
    aria-label={name}
    value={row.values.join(' ')}
    onChange={({ currentTarget: { value } }) => onChange({ ...row, values: [value] })}
  />
);

/** The fields of a filter, by its kind. */
export const FilterValues = (props: FilterFieldProps) => {
  const { kind, suggests } = props.filter;
  if (kind === 'range') return <RangeValues {...props} />;
  if (kind === 'days') return <DayValues {...props} />;
  if (kind === 'listed') return <ListedValues {...props} />;
  if (kind === 'place') return <PlaceValues {...props} />;
  if (kind === 'select') return <ChoiceValues {...props} />;
  if (kind === 'name') return <NameValue {...props} />;
  if (suggests !== undefined) return <SuggestedValues {...props} suggests={suggests} />;
  return <ValuePills {...props} isFixed={kind === 'label'} />;
};

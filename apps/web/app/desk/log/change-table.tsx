import type { LogEntry } from '@firmament/api-contract/desk/log-action';
import { settingsFieldName } from '@firmament/api-contract/desk/settings-field';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { hasText, useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './change-table.module.css';
import type { deskLogEn } from './messages.en.ts';

/** Whether there is anything to show. */
export const hasChange = ({ before, after }: LogEntry): boolean =>
  Object.keys(before ?? {}).length + Object.keys(after ?? {}).length > 0;

type Field = keyof typeof deskLogEn.fields;
const isField = (name: string): name is Field => hasText('deskLog', `fields.${name}`);

type Value = keyof typeof deskLogEn.values;
/** Words of ours, as in the state of a contract; what people wrote stays as it is. */
const isValue = (field: string, value: string): value is Value =>
  field !== 'reason' && isField(field) && hasText('deskLog', `values.${value}`);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isMoney = (field: string): boolean => /cents$/i.test(field);

/** A value as people read it. */
const useValueText = (): ((field: string, value: unknown) => string) => {
  const { t } = useTranslation('deskLog');
  const { day } = useDateFormat();
  const { count } = useFormat();
  const money = useMoney();
  return (field, value) => {
    if (value === null && field.endsWith('monthlyNetCents')) return t('change.onRequest');
    if (value === null || value === undefined || value === '') return t('change.nothing');
    if (typeof value === 'boolean') return value ? t('change.yes') : t('change.no');
    if (typeof value === 'number') return isMoney(field) ? money(value) : count(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    if (DAY.test(value)) return day(value);
    return isValue(field, value) ? t(`values.${value}`) : value;
  };
};

const useFieldText = (): ((field: string) => string) => {
  const { t } = useTranslation('deskLog', { keyPrefix: 'fields' });
  const language = useLanguage();
  return (field) => (isField(field) ? t(field) : settingsFieldName(language, field));
};

/** What an entry changed: old → new, field by field. */
export const ChangeTable = ({ entry: { before, after } }: { entry: LogEntry }) => {
  const { t } = useTranslation('deskLog', { keyPrefix: 'change' });
  const nameOf = useFieldText();
  const textOf = useValueText();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <table className={classes.change}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td>
              <bdi>{textOf(field, before?.[field])}</bdi>
            </td>
            <td>
              <span aria-hidden="true">→ </span>
              <bdi>{textOf(field, after?.[field])}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

import type { ExportSubject } from '@firmament/api-contract/calls/exports';
import { useId } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './export-dialog.module.css';
import { type Extent, extentsOf } from './export-extent.ts';
import type { Preview } from './exports.queries.ts';

type ExtentChoiceProps = {
  subject: Exclude<ExportSubject['subject'], 'company'>;
  preview: Preview;
  extent: Extent | undefined;
  onChoose(extent: Extent): void;
};

/** All columns, which cost requests, or those of the list. What the quota does not allow is shown with the reason. */
export const ExtentChoice = ({ subject, preview, extent, onChoose }: ExtentChoiceProps) => {
  const { t } = useTranslation('exports');
  const { count } = useFormat();
  const name = useId();
  const { counted, left, affordable_rows } = preview.requests;
  const allowed = extentsOf(subject, preview);
  const isTooMuch = !allowed.includes('all');
  const shown: Extent[] = isTooMuch ? ['all', ...allowed] : allowed;
  const meaning = (choice: Extent): string => {
    if (choice === 'row') return t(`columns.meaning.${subject}.row`);
    if (choice === 'first') return t('columns.firstMeaning');
    if (!isTooMuch) return t(`columns.meaning.${subject}.all`);
    return t('columns.tooFew', { count: left, counted: count(counted), left: count(left) });
  };
  return (
    <fieldset className={classes.formats}>
      <legend>{t('columns.title')}</legend>
      {shown.map((choice) => (
        <label key={choice} className={classes.format}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === extent}
            disabled={!allowed.includes(choice)}
            onChange={() => onChoose(choice)}
          />
          <span>
            <b>{t(`columns.${choice}`, { rows: count(affordable_rows) })}</b>
            <span className={classes.meaning}>{meaning(choice)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};

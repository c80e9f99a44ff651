import type { previewExport } from '@firmament/api-contract/calls/exports';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { Skeleton } from '@mantine/core';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './export-dialog.module.css';

type Preview = EndpointOutput<typeof previewExport>;

/** Number of rows and their cost, or why there is nothing to export. */
export const ExportPreview = ({ preview }: { preview: Preview | undefined }) => {
  const { t } = useTranslation('exports');
  const { count } = useFormat();
  const { moment } = useDateFormat();
  if (preview === undefined) {
    return (
      <div className={classes.preview} role="status" aria-label={t('counting')}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={14} width="80%" />
      </div>
    );
  }
  const { rows, total, is_cut, exports } = preview;
  if (exports.left === 0 && exports.renews_at !== null) {
    return (
      <p className={classes.preview} role="status" data-tone="danger">
        {t('usedUp', { quota: count(exports.quota), moment: moment(exports.renews_at) })}
      </p>
    );
  }
  if (rows === 0) {
    return (
      <p className={classes.preview} role="status">
        {t('nothing')}
      </p>
    );
  }
  return (
    <div className={classes.preview} role="status">
      <b className={classes.rows}>{t('rows', { count: rows, shown: count(rows) })}</b>
      <p>
        {t('cost', { quota: count(exports.quota) })}{' '}
        {t('left', { count: exports.left - 1, left: count(exports.left - 1) })}
      </p>
      {is_cut && <p className={classes.cut}>{t('cut', { total: count(total), rows: count(rows) })}</p>}
    </div>
  );
};

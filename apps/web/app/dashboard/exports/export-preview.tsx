import { Skeleton } from '@mantine/core';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './export-dialog.module.css';
import { costOf, type Extent } from './export-extent.ts';
import type { Preview } from './exports.queries.ts';

/** How many requests it counts, how many records are free, and what remains. */
const RequestCost = ({ preview, extent }: { preview: Preview; extent: Extent }) => {
  const { t } = useTranslation('exports', { keyPrefix: 'requests' });
  const { count } = useFormat();
  const { counted, free, left } = costOf(extent, preview);
  return (
    <p>
      {counted === 0 ? t('none') : t('counted', { count: counted, shown: count(counted) })}{' '}
      {free > 0 && `${t('free', { count: free, shown: count(free) })} `}
      {counted > 0 && t('left', { count: left, left: count(left) })}
    </p>
  );
};

type ExportPreviewProps = {
  preview: Preview | undefined;
  /** Undefined if the quota of requests allows none. */
  extent: Extent | undefined;
};

/** Number of rows and their cost, or why there is nothing to export. */
export const ExportPreview = ({ preview, extent }: ExportPreviewProps) => {
  const { t } = useTranslation('exports');
  const { count } = useFormat();
  const { moment } = useDateFormat();
  if (preview === undefined) {
    return (
      <div className={`${classes.preview} numeric soft`} role="status" aria-label={t('counting')}>
        <Skeleton height={20} width="40%" />
        <Skeleton height={14} width="80%" />
      </div>
    );
  }
  const { total, is_cut, exports, requests } = preview;
  if (exports.left === 0 && exports.renews_at !== null) {
    return (
      <p className={`${classes.preview} numeric soft-danger`} role="status">
        {t('usedUp', { quota: count(exports.quota), moment: moment(exports.renews_at) })}
      </p>
    );
  }
  if (preview.rows === 0) {
    return (
      <p className={`${classes.preview} numeric soft`} role="status">
        {t('nothing')}
      </p>
    );
  }
  if (extent === undefined) {
    return (
      <p className={`${classes.preview} numeric soft-danger`} role="status">
        {t('requests.usedUp', { quota: count(requests.quota) })}
      </p>
    );
  }
  const { rows } = costOf(extent, preview);
  return (
    <div className={`${classes.preview} numeric soft`} role="status">
      <b className="text-16 weight-650 ink">{t('rows', { count: rows, shown: count(rows) })}</b>
      <p>
        {t('cost', { quota: count(exports.quota) })}{' '}
        {t('left', { count: exports.left - 1, left: count(exports.left - 1) })}
      </p>
      <RequestCost preview={preview} extent={extent} />
      {is_cut && <p className="amber-text">{t('cut', { total: count(total), rows: count(preview.rows) })}</p>}
    </div>
  );
};

import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './results.module.css';

/** Widths of the placeholder rows. */
const SKELETON_ROWS = ['62%', '48%', '70%', '55%', '64%'];

export const SkeletonRows = () => (
  <div aria-hidden="true">
    {SKELETON_ROWS.map((width) => (
      <div key={width} className={classes.skeleton} data-skeleton-row>
        <Skeleton height={12} width={width} />
        <Skeleton height={10} width="40%" />
      </div>
    ))}
  </div>
);

/** Shown until the script of the list has loaded. */
export const ResultsSkeleton = () => {
  const { t } = useTranslation('search');
  return (
    <section className={classes.card} aria-label={t('view.results')} aria-busy="true">
      <div className={classes.head} role="status">
        <h2 className={classes.found}>{t('searching')}</h2>
      </div>
      <div className={classes.scroll}>
        <SkeletonRows />
      </div>
    </section>
  );
};

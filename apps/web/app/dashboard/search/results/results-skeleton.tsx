import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import classes from './results.module.css';

/** Widths of the placeholder rows. */
const SKELETON_ROWS = ['62%', '48%', '70%', '55%', '64%'];

export const SkeletonRows = () => (
  <div aria-hidden="true">
    {SKELETON_ROWS.map((width) => (
      <div key={width} className={`${classes.skeleton} stack gap-8 px-16`} data-skeleton-row>
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
    <section className={`${classes.card} box min-w-0`} aria-label={t('view.results')} aria-busy="true">
      <div className="pt-10 pb-6 row wrap items-center justify-between gap-12 gap-y-2 px-16" role="status">
        <h2 className={`${classes.found} text-16 weight-650 numeric`}>{t('member:searching')}</h2>
      </div>
      <div className={`${classes.scroll} line-top`}>
        <SkeletonRows />
      </div>
    </section>
  );
};

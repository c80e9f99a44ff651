import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './workspace.module.css';

/** The shape of the page until its data arrives. */
export const NetworkSkeleton = () => {
  const { t } = useTranslation('network');
  return (
    <div className="min-w-0 box" role="status" aria-busy="true" aria-label={t('loading')}>
      <div className={`${classes.head} row wrap items-center gap-8`}>
        <Skeleton height={20} width={220} />
      </div>
      <div className={classes.columns}>
        <div className={classes.filters}>
          <div className="stack gap-24 px-16 py-16">
            {[72, 60, 190, 60].map((height, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
              <Skeleton key={place} height={height} />
            ))}
          </div>
        </div>
        <div className={classes.stage}>
          <Skeleton height="100%" radius={0} />
        </div>
        <div className={classes.details}>
          <div className="stack gap-24 px-16 py-16">
            <Skeleton height={110} />
            <Skeleton height={260} />
          </div>
        </div>
      </div>
    </div>
  );
};

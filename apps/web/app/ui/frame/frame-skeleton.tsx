import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Logo } from '../brand/logo.tsx';
import classes from './frame-skeleton.module.css';

/** The outline of dashboard and desk while the session is looked up. */
export const FrameSkeleton = () => {
  const { t } = useTranslation('frame');
  return (
    <div className={classes.frame} data-dashboard>
      <div className={classes.side}>
        <div className={classes.brand}>
          <Logo />
        </div>
        {[70, 55, 62].map((width) => (
          <Skeleton key={width} height={12} width={`${width}%`} />
        ))}
      </div>
      <main className={classes.page} aria-busy="true">
        <h1 className="visually-hidden">{t('ui:loading')}</h1>
        <Skeleton height={22} width={160} />
        <Skeleton height={220} radius="lg" />
        <Skeleton height={220} radius="lg" />
      </main>
    </div>
  );
};

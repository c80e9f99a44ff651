import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './loaded.module.css';
import { Problem } from './problem.tsx';

type OutlineProps = { rows?: number; height: number };

/** Stands in for rows that are still loading. */
export const Outline = ({ rows = 1, height }: OutlineProps) => {
  const { t } = useTranslation('ui');
  return (
    <div className="stack gap-8" role="status" aria-label={t('loading')}>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} height={height} radius="lg" />
      ))}
    </div>
  );
};

/** Fills a card whose data is still loading or failed to load. */
const Unread = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => {
  const { t } = useTranslation('ui');
  return error === null ? (
    <div className={classes.unread} role="status" aria-label={t('loading')}>
      <Skeleton height={20} width="60%" />
    </div>
  ) : (
    <div className={classes.unread} role="alert">
      <p>{error.message}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
};

type LoadedProps<T> = {
  /** What `useQuery` returns. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** What is shown meanwhile; without it, both that and a problem look as they do in a card. */
  loading?: ReactNode;
  /** Says that there is no such thing, where that may be. */
  missing?: ReactNode;
  /** Of the problem, where it is all that the page shows. */
  title?: string;
  children: (data: T) => ReactNode;
};

/** Shows what a query found; until then what stands in for it, or why it could not be read. */
export const Loaded = <T,>({ query, loading, missing, title, children }: LoadedProps<T>) => {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (missing !== undefined && error instanceof ApiError && error.code === 'not_found') return missing;
  if (loading === undefined) return <Unread error={error} onRetry={() => refetch()} />;
  return error === null ? loading : <Problem error={error} onRetry={() => refetch()} title={title} />;
};

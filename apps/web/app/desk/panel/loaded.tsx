import { Skeleton } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Problem } from '../../ui/feedback/problem.tsx';

/** Of whatever is open: its number. */
export type DetailProps = { id: string };

const SKELETON_LINES = [70, 90, 60, 80, 50];

type LoadedProps<T, K extends readonly unknown[]> = {
  query: UseQueryOptions<T, Error, T, K>;
  children: (thing: T) => ReactNode;
};

/** Shows a thing once it is there; until then its outline, or why it is not. */
export const Loaded = <T, K extends readonly unknown[]>({ query, children }: LoadedProps<T, K>) => {
  const { t } = useTranslation('deskPanel');
  const { data, error, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error === null) {
    return (
      <div className="stack gap-12 px-16 pt-12 pb-20 line-top" role="status" aria-label={t('ui:loading')}>
        {SKELETON_LINES.map((width) => (
          <Skeleton key={width} height={12} width={`${width}%`} />
        ))}
      </div>
    );
  }
  return (
    <div className="px-12 py-12 line-top">
      {error instanceof ApiError && error.code === 'not_found' ? (
        <p role="alert">{t('notFound')}</p>
      ) : (
        <Problem error={error} onRetry={() => refetch()} />
      )}
    </div>
  );
};

import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Problem } from '../../ui/feedback/problem.tsx';

type UnreadPageProps = { error: Error | null; onRetry: () => void };

/** Takes the place of what is still loading, or says why it could not be read. */
export const UnreadPage = ({ error, onRetry }: UnreadPageProps) => {
  const { t } = useTranslation('deskParts');
  return error === null ? (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={160} radius="lg" />
    </div>
  ) : (
    <Problem error={error} onRetry={onRetry} />
  );
};

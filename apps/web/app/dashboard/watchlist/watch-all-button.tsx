import type { Watched } from '@firmament/api-contract/calls/watchlist';
import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWatchAll } from './watchlist.queries.ts';

/** Starts watching all of these; those that are watched already stay as they are. */
export const WatchAllButton = ({ entities }: { entities: readonly Watched[] }) => {
  const { t } = useTranslation('watchlist');
  const watchAll = useWatchAll();
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconStar size={16} stroke={1.6} aria-hidden />}
      // Not disabled, which would take the focus away.
      aria-disabled={watchAll.isPending}
      onClick={() => !watchAll.isPending && watchAll.mutate(entities)}
    >
      {t('watch')}
    </Button>
  );
};

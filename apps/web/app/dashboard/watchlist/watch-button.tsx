import type { EntityType } from '@firmament/api-contract/calls/watchlist';
import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './watch-button.module.css';
import { isIn, useUnwatch, useWatch, watchedQuery } from './watchlist.queries.ts';

type WatchButtonProps = {
  entityType: EntityType;
  entityId: string;
  name: string;
  /** Only the star, for rows. */
  isBare?: boolean;
  /** Shown until the server has answered. */
  isWatchedAtFirst?: boolean;
  /** What to call watching here, where it is offered as something else. */
  label?: string | undefined;
  /** Of a star in a list that is moved through with the arrow keys. */
  tabIndex?: 0 | -1;
  /** Once unwatched, it cannot be watched again. */
  isForGood?: boolean;
};

const useWatching = ({ entityType, entityId, name, isWatchedAtFirst = false, isForGood = false }: WatchButtonProps) => {
  const entity = { entity_type: entityType, entity_id: entityId, name };
  const { data: isWatched = isWatchedAtFirst } = useQuery({
    ...watchedQuery,
    select: (watched) => isIn(watched, entity),
  });
  const [start, end] = [useWatch(), useUnwatch()];
  return {
    isWatched,
    toggle: () => {
      if (start.isPending || end.isPending) return;
      if (isWatched) end.mutate({ ...entity, isForGood });
      else start.mutate(entity);
    },
  };
};

/** Starts and stops watching. The button stays in place, so that it keeps the focus. */
export const WatchButton = (props: WatchButtonProps) => {
  const { name, isBare = false, tabIndex = 0, label: ownLabel } = props;
  const { t } = useTranslation('watchlist');
  const { isWatched, toggle } = useWatching(props);
  const Icon = isWatched ? IconStarFilled : IconStar;
  const label = t(isWatched ? 'unwatchNamed' : 'watchNamed', { name });
  if (isBare) {
    return (
      <button
        className={`${classes.star} icon-button`}
        type="button"
        tabIndex={tabIndex}
        data-watched={isWatched}
        aria-pressed={isWatched}
        aria-label={t('watchNamed', { name })}
        title={label}
        onClick={toggle}
      >
        <Icon size={16} stroke={1.6} aria-hidden />
      </button>
    );
  }
  return (
    <Button
      size="xs"
      variant="default"
      data-part="watch"
      aria-pressed={isWatched}
      {...(ownLabel === undefined && { 'aria-label': t('watchNamed', { name }) })}
      leftSection={<Icon className={classes.icon ?? ''} data-watched={isWatched} size={16} stroke={1.6} aria-hidden />}
      onClick={toggle}
    >
      {isWatched ? t('watching') : (ownLabel ?? t('watch'))}
    </Button>
  );
};

import { Button, Skeleton } from '@mantine/core';
import classes from './unread.module.css';

type UnreadProps = { error: Error | null; onRetry: () => void; loadingLabel: string; retryLabel: string };

/** Fills a card whose data is still loading or failed to load. */
export const Unread = ({ error, onRetry, loadingLabel, retryLabel }: UnreadProps) =>
  error === null ? (
    <div className={classes.unread} role="status" aria-label={loadingLabel}>
      <Skeleton height={20} width="60%" />
    </div>
  ) : (
    <div className={classes.unread} role="alert">
      <p>{error.message}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );

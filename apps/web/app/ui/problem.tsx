import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './problem.module.css';

type ProblemProps = { title?: string; message: string; retryLabel: string; onRetry: () => void };

/** What could not be read, and the way to try again. */
export const Problem = ({ title, message, retryLabel, onRetry }: ProblemProps) => (
  <div className={classes.problem} role="alert">
    <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
    <div>
      {title !== undefined && <h1 className={classes.title}>{title}</h1>}
      <p>{message}</p>
    </div>
    <Button size="xs" variant="default" onClick={onRetry}>
      {retryLabel}
    </Button>
  </div>
);

import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import classes from './problem.module.css';

/** If the problem is all that a page shows, it also gives the page its title. */
const PageProblem = ({ title }: { title: string }) => (
  <>
    <title>{`${title} · Firmament`}</title>
    <h1 className="title-14">{title}</h1>
  </>
);

/** Nothing is broken and a retry does not help: an invoice has to be paid. */
const Blocked = ({ hasTitle, message }: { hasTitle: boolean; message: string }) => {
  const { t } = useTranslation('dashboard', { keyPrefix: 'block' });
  const billing = dashboardPathOf('billing');
  return (
    <div className={classes.problem} role="alert">
      <IconLock size={20} stroke={1.6} aria-hidden />
      <div>
        {hasTitle && <PageProblem title={t('title')} />}
        <p>{message}</p>
      </div>
      {billing !== undefined && (
        <Button component={Link} to={billing} size="xs">
          {t('toBilling')}
        </Button>
      )}
    </div>
  );
};

type ProblemProps = {
  title?: string | undefined;
  error: Error;
  retryLabel?: string;
  onRetry: () => void;
};

/** Shows why something could not be read and offers a retry or, if access is blocked, the way to billing. */
export const Problem = ({ title, error, retryLabel, onRetry }: ProblemProps) => {
  const { t } = useTranslation('ui');
  if (error instanceof ApiError && error.code === 'access_blocked') {
    return <Blocked hasTitle={title !== undefined} message={error.message} />;
  }
  return (
    <div className={classes.problem} role="alert">
      <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
      <div>
        {title !== undefined && <PageProblem title={title} />}
        <p>{error.message}</p>
      </div>
      <Button size="xs" variant="default" onClick={onRetry}>
        {retryLabel ?? t('retry')}
      </Button>
    </div>
  );
};

import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import classes from './company-states.module.css';

/** The shape of the page until its data arrives. */
export const CompanyLoading = () => {
  const { t } = useTranslation('company');
  return (
    <div className={classes.loading} role="status" aria-busy="true">
      <title>{`${t('loading')} · Firmament`}</title>
      <h1 className={classes.said}>{t('loading')}</h1>
      <Skeleton height={132} radius="lg" />
      <div>
        <div>
          <Skeleton height={220} radius="lg" />
          <Skeleton height={420} radius="lg" />
        </div>
        <div>
          <Skeleton height={460} radius="lg" />
          <Skeleton height={180} radius="lg" />
        </div>
      </div>
    </div>
  );
};

export const CompanyNotFound = () => {
  const { t } = useTranslation('company', { keyPrefix: 'notFound' });
  const companies = dashboardPathOf('companies');
  return (
    <>
      <title>{`${t('title')} · Firmament`}</title>
      <NoticePage
        heading={t('title')}
        what={t('what')}
        why={t('why')}
        actions={
          companies !== undefined && (
            <Button component={Link} to={companies} size="sm">
              {t('action')}
            </Button>
          )
        }
      />
    </>
  );
};

type CompanyFailedProps = { error: Error; onRetry: () => void };

export const CompanyFailed = ({ error, onRetry }: CompanyFailedProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'failed' });
  return <Problem title={t('title')} error={error} onRetry={onRetry} />;
};

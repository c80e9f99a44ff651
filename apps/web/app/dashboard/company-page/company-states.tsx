import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { renewalDay } from '../../lib/member/quota.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { pathOf } from '../../lib/pages/site-pages.ts';
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

/** The monthly quota is used up: says when it renews and what the member can do. */
export const RequestsUsedUp = ({ message }: { message: string }) => {
  const { t } = useTranslation('company', { keyPrefix: 'usedUp' });
  const { day } = useDateFormat();
  const ways = [
    { text: t('pricing'), path: pathOf('pricing') },
    { text: t('billing'), path: dashboardPathOf('billing') },
    { text: t('recent'), path: dashboardPathOf('recent') },
  ].flatMap(({ text, path }) => (path === undefined ? [] : [{ text, path }]));
  return (
    <>
      <title>{`${t('title')} · Firmament`}</title>
      <NoticePage
        heading={t('title')}
        what={message}
        why={t('renews', { day: day(renewalDay(new Date())) })}
        actions={ways.map(({ text, path }, index) => (
          <Button key={path} component={Link} to={path} size="sm" variant={index === 0 ? 'filled' : 'default'}>
            {text}
          </Button>
        ))}
      />
    </>
  );
};

type CompanyFailedProps = { error: Error; onRetry: () => void };

export const CompanyFailed = ({ error, onRetry }: CompanyFailedProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'failed' });
  return <Problem title={t('title')} error={error} retryLabel={t('retry')} onRetry={onRetry} />;
};

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardHomePath, dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';

/** An operator without a second factor: says what is missing and where to set it up. */
export const SecondFactorMissing = () => {
  const { t } = useTranslation('desk', { keyPrefix: 'secondFactor' });
  return (
    <main>
      <title>{`${t('title')} · Firmament`}</title>
      <NoticePage
        heading={t('title')}
        why={t('why')}
        actions={
          <>
            <Button component={Link} to={`${dashboardPathOf('account')}#two-step-sign-in`}>
              {t('setUp')}
            </Button>
            <Button component={Link} to={dashboardHomePath()} variant="default">
              {t('back')}
            </Button>
          </>
        }
      />
    </main>
  );
};

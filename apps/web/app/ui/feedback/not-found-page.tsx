import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { NoticePage } from './notice-page.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation('lost', { keyPrefix: 'notFound' });
  return (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <NoticePage
        heading={t('heading')}
        what={t('what')}
        why={t('why')}
        actions={
          <Button component={SiteLink} to="/">
            {t('ui:home')}
          </Button>
        }
      />
    </>
  );
};

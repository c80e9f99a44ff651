import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
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
          <Button component={Link} to="/">
            {t('home')}
          </Button>
        }
      />
    </>
  );
};

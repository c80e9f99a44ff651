import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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

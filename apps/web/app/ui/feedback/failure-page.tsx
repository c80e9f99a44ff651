import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { NoticePage } from './notice-page.tsx';

type FailurePageProps = { error: unknown };

/** Shown when rendering itself failed, so it relies on as little as possible: plain links, full page loads. */
export const FailurePage = ({ error }: FailurePageProps) => {
  const { t } = useTranslation('lost', { keyPrefix: 'failure' });
  const detail = error instanceof Error ? error.message : '';
  return (
    <>
      <title>{t('title')}</title>
      <NoticePage
        heading={t('heading')}
        why={t('why')}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('retry')}</Button>
            <Button component="a" href="/" variant="default">
              {t('ui:home')}
            </Button>
          </>
        }
      >
        {detail !== '' && (
          <details className="text-14 ink3 mt-32">
            <summary className="pointer">{t('detail')}</summary>
            <code className="block size-13 mono anywhere mt-8">{detail}</code>
          </details>
        )}
      </NoticePage>
    </>
  );
};

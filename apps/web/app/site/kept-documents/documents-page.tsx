import type { getKeptDocuments } from '@firmament/api-contract/calls/billing';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPath } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';
import { type Kept, KeptDocuments } from './kept-documents.tsx';

const read = async (token: string): Promise<Kept> => ({
  ...(await readPath<typeof getKeptDocuments>('/api/documents', { token })),
  urlOf: (document) => `/api/documents/${document}?${new URLSearchParams({ token })}`,
});

/** The target of the link in the last mail of a deleted account. */
export const DocumentsPage = () => {
  const { t } = useTranslation('keptDocuments');
  const [search] = useSearchParams();
  const token = search.get('token');
  // The prerendered page has no query.
  const isAsked = useHydrated() && token !== null;
  const [kept, setKept] = useState<Kept>();
  const [error, setError] = useState<ApiError>();

  const load = useCallback(async () => {
    if (token === null) return;
    setError(undefined);
    try {
      setKept(await read(token));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause);
    }
  }, [token]);

  useEffect(() => {
    void load();
  }, [load]);

  if (kept !== undefined) return <KeptDocuments kept={kept} />;
  const why = () => {
    if (!isAsked) return t('nothing');
    if (error === undefined) return t('working');
    return error.code === 'not_found' ? t('unknown') : (error.fields.token ?? error.message);
  };
  return (
    <div role="status">
      <NoticePage
        heading={t('heading')}
        why={why()}
        actions={
          <>
            {error !== undefined && !error.isRefusal && <Button onClick={load}>{t('retry')}</Button>}
            <Button component={SiteLink} to="/" variant="default">
              {t('home')}
            </Button>
          </>
        }
      >
        <noscript>{t('noScript')}</noscript>
      </NoticePage>
    </div>
  );
};

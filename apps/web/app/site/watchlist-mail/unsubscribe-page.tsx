import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';

/** Imported when used, so that the page itself loads no schemas. */
const endMail = async (token: string): Promise<string> => {
  const { endWatchlistMail } = await import('@firmament/api-contract/calls/watchlist');
  return (await callApi(endWatchlistMail, { query: { token } })).message;
};

/** Ends the daily mail by itself, so that one click is enough; link scanners run no script and change nothing. */
export const UnsubscribePage = () => {
  const { t } = useTranslation('watchlistMail');
  const [search] = useSearchParams();
  const token = search.get('unsubscribe');
  const [text, setText] = useState<string>();
  const [canRetry, setCanRetry] = useState(false);
  // The prerendered page has no query.
  const isAsked = useHydrated() && token !== null;

  const act = useCallback(async () => {
    setCanRetry(false);
    try {
      setText(await endMail(token ?? ''));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setText(error.message);
      setCanRetry(!error.isRefusal);
    }
  }, [token]);

  // A token works once: asking twice would turn a success into a failure.
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current || token === null) return;
    hasActed.current = true;
    void act();
  }, [act, token]);

  return (
    <div role="status">
      <NoticePage
        heading={t('heading')}
        why={isAsked ? (text ?? t('working')) : t('nothing')}
        actions={
          <>
            {canRetry && <Button onClick={act}>{t('retry')}</Button>}
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

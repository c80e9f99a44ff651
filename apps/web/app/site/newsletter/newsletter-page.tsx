import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';

/** Returns null if the address has no token. */
const answerTo = async (search: URLSearchParams): Promise<string | null> => {
  const [confirmToken, unsubscribeToken] = [search.get('confirm'), search.get('unsubscribe')];
  if (confirmToken === null && unsubscribeToken === null) return null;
  const { confirmSubscription, unsubscribe } = await import('@firmament/api-contract/calls/newsletter');
  const [call, token] = confirmToken === null ? [unsubscribe, unsubscribeToken] : [confirmSubscription, confirmToken];
  return (await callApi(call, { body: { token: token ?? '' } })).message;
};

/**
 * The target of the links in our mails. The page acts by itself, so that one click is enough; link scanners run no
 * script and change nothing.
 */
export const NewsletterPage = () => {
  const { t } = useTranslation('newsletter', { keyPrefix: 'page' });
  const [search] = useSearchParams();
  const [text, setText] = useState<string | null>();
  const [canRetry, setCanRetry] = useState(false);
  // The prerendered page has no query.
  const isAsked = useHydrated() && (search.has('confirm') || search.has('unsubscribe'));

  const act = useCallback(async () => {
    setCanRetry(false);
    try {
      setText(await answerTo(search));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setText(error.message);
      setCanRetry(!error.isRefusal);
    }
  }, [search]);

  // A token works once: asking twice would turn a success into a failure.
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current) return;
    hasActed.current = true;
    void act();
  }, [act]);

  return (
    <div role="status">
      <NoticePage
        heading={t('heading')}
        why={isAsked && text !== null ? (text ?? t('working')) : t('nothing')}
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

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';

/** Imported when used, so that the page itself loads no schemas. */
const confirm = async (token: string): Promise<string> => {
  const { confirmPrivacyRequest } = await import('@firmament/api-contract/calls/privacy');
  return (await callApi(confirmPrivacyRequest, { body: { token } })).message;
};

type State =
  | { step: 'asks' | 'working' }
  | { step: 'confirmed'; message: string }
  | { step: 'refused' | 'failed'; error: ApiError };

const useSentence = (state: State): string => {
  const { t } = useTranslation('privacy', { keyPrefix: 'confirm' });
  if (state.step === 'confirmed') return state.message;
  if (state.step === 'refused' || state.step === 'failed') {
    const { code, fields, message } = state.error;
    if (code === 'not_found') return t('unknown');
    return code === 'conflict' ? t('done') : (fields.token ?? message);
  }
  return t(state.step);
};

/**
 * The target of the link in the receipt of a privacy request. Nothing happens before a click: programs that check mails
 * open links, too.
 */
export const ConfirmPage = () => {
  const { t } = useTranslation('privacy', { keyPrefix: 'confirm' });
  const [search] = useSearchParams();
  const token = search.get('token');
  // The prerendered page has no query.
  const isAsked = useHydrated() && token !== null;
  const [state, setState] = useState<State>({ step: 'asks' });
  const sentence = useSentence(state);
  const act = async () => {
    setState({ step: 'working' });
    try {
      setState({ step: 'confirmed', message: await confirm(token ?? '') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ step: error.isRefusal ? 'refused' : 'failed', error });
    }
  };
  const canConfirm = isAsked && (state.step === 'asks' || state.step === 'failed');
  return (
    <div role="status">
      <NoticePage
        heading={t('heading')}
        why={isAsked ? sentence : t('nothing')}
        actions={
          canConfirm ? (
            <Button onClick={act}>{t('action')}</Button>
          ) : (
            <Button component={SiteLink} to="/" variant="default">
              {t('home')}
            </Button>
          )
        }
      >
        <noscript>{t('noScript')}</noscript>
      </NoticePage>
    </div>
  );
};

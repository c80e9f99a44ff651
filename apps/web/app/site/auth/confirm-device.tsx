import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';

type State = { step: 'asks' | 'working' | 'done' | 'unknown' } | { step: 'failed'; message: string };

/** The target of the link in the mail after too many attempts. Nothing happens before a click, as mail programs open links. */
export const ConfirmDevice = () => {
  const { t } = useTranslation('link');
  const [search] = useSearchParams();
  const token = search.get('token');
  // The prerendered page has no query.
  const isAsked = useHydrated() && token !== null;
  const [state, setState] = useState<State>({ step: 'asks' });

  const confirm = async () => {
    setState({ step: 'working' });
    try {
      const { confirmDevice } = await import('./account-calls.ts');
      await confirmDevice(token ?? '');
      setState({ step: 'done' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error.code === 'not_found' ? { step: 'unknown' } : { step: 'failed', message: error.message });
    }
  };

  const sentence = state.step === 'failed' ? state.message : t(`device.${state.step}`);
  const canConfirm = isAsked && (state.step === 'asks' || state.step === 'failed');
  return (
    <div role="status">
      <NoticePage
        heading={t('device.heading')}
        why={isAsked ? sentence : t('nothing')}
        actions={
          canConfirm ? (
            <Button onClick={confirm}>{t('device.confirm')}</Button>
          ) : (
            <Button component={SiteLink} to="/login" variant={state.step === 'done' ? 'filled' : 'default'}>
              {t('device.signIn')}
            </Button>
          )
        }
      >
        <noscript>{t('noScript')}</noscript>
      </NoticePage>
    </div>
  );
};

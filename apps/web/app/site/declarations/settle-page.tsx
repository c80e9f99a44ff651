import type { confirmDeclaration } from '@firmament/api-contract/calls/billing';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { addDays } from '@firmament/calendar/day';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';

type Settled = EndpointOutput<typeof confirmDeclaration>;

/** Imported when used, so that the page itself loads no schemas. */
const settle = async (isMine: boolean, token: string): Promise<Settled> => {
  const { confirmDeclaration, denyDeclaration } = await import('@firmament/api-contract/calls/billing');
  return callApi(isMine ? confirmDeclaration : denyDeclaration, { body: { token } });
};

type State =
  | { step: 'asks' | 'working' }
  | { step: 'settled'; isMine: boolean; settled: Settled }
  | { step: 'refused' | 'failed'; error: ApiError };

const useSentence = (state: State): string => {
  const { t } = useTranslation('declaration', { keyPrefix: 'settle' });
  const { day, moment } = useDateFormat();
  if (state.step === 'settled') {
    const { kind, received_at, ends_on } = state.settled;
    const received = { moment: moment(received_at) };
    if (!state.isMine) return t('denied', received);
    const end = ends_on === null ? '' : ` ${t('ends', { day: day(addDays(ends_on, -1)) })}`;
    return t(`confirmed.${kind}`, received) + end;
  }
  if (state.step === 'refused' || state.step === 'failed') {
    const { code, fields, message } = state.error;
    if (code === 'not_found') return t('unknown');
    return code === 'conflict' ? t('done') : (fields.token ?? message);
  }
  return t(state.step);
};

/**
 * The target of the link in the mail about a declaration. Nothing happens before a click: whoever opens the link only
 * wants to see, and programs that check mails open it too.
 */
export const SettlePage = () => {
  const { t } = useTranslation('declaration', { keyPrefix: 'settle' });
  const [search] = useSearchParams();
  const token = search.get('token');
  // The prerendered page has no query.
  const isAsked = useHydrated() && token !== null;
  const [state, setState] = useState<State>({ step: 'asks' });
  const sentence = useSentence(state);
  const act = async (isMine: boolean) => {
    setState({ step: 'working' });
    try {
      setState({ step: 'settled', isMine, settled: await settle(isMine, token ?? '') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ step: error.isRefusal ? 'refused' : 'failed', error });
    }
  };
  const canAnswer = isAsked && (state.step === 'asks' || state.step === 'failed');
  return (
    <div role="status">
      <NoticePage
        heading={t('heading')}
        why={isAsked ? sentence : t('nothing')}
        actions={
          canAnswer ? (
            <>
              <Button onClick={() => act(true)}>{t('confirm')}</Button>
              <Button variant="default" onClick={() => act(false)}>
                {t('deny')}
              </Button>
            </>
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

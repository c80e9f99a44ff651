import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { NoticePage } from './notice-page.tsx';

/** Resolves to what the page then says. */
type Act = (token: string) => Promise<string>;

type MailedLinkProps = {
  heading: string;
  /** Null if the address has none. */
  token: string | null;
  /** What is said then. */
  nothing: string;
  noScript: string;
  /**
   * What the visitor is asked, for a link that changes nothing before a click: programs that check mails open links, too.
   * Without a question the page does by itself what its only answer does; such programs run no script.
   */
  asks?: string;
  working?: string;
  answers: readonly { label: string; act: Act }[];
  /** What is said about a link that is not known, or whose work is done. */
  unknown?: string;
  done?: string;
  /** Where to go from here, if not home. */
  onward?: (hasWorked: boolean) => ReactNode;
};

type State =
  | { step: 'asks' }
  | { step: 'working' }
  | { step: 'worked'; sentence: string }
  | { step: 'refused' | 'failed'; error: ApiError };

/** The page that the link in a mail of ours leads to. */
export const MailedLink = (props: MailedLinkProps) => {
  const { heading, token, nothing, noScript, asks, answers, unknown, done, onward } = props;
  const { t } = useTranslation('ui');
  const working = props.working ?? t('momentPlease');
  // The prerendered page has no query.
  const isAsked = useHydrated() && token !== null;
  const [state, setState] = useState<State>(asks === undefined ? { step: 'working' } : { step: 'asks' });

  const follow = async (act: Act) => {
    setState({ step: 'working' });
    try {
      setState({ step: 'worked', sentence: await act(token ?? '') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ step: error.isRefusal ? 'refused' : 'failed', error });
    }
  };

  // A token works once: asking twice would turn a success into a failure.
  const hasActed = useRef(false);
  const [first] = answers;
  useEffect(() => {
    if (asks !== undefined || token === null || first === undefined || hasActed.current) return;
    hasActed.current = true;
    void follow(first.act);
  });

  const sentence = () => {
    if (!isAsked) return nothing;
    if (state.step === 'asks') return asks;
    if (state.step === 'working') return working;
    if (state.step === 'worked') return state.sentence;
    const { code, fields, message } = state.error;
    if (code === 'not_found' && unknown !== undefined) return unknown;
    if (code === 'conflict' && done !== undefined) return done;
    return fields.token ?? message;
  };

  const canAnswer = isAsked && (state.step === 'asks' || state.step === 'failed');
  const home = (
    <Button component={SiteLink} to="/" variant="default">
      {t('home')}
    </Button>
  );
  return (
    <div role="status">
      <NoticePage
        heading={heading}
        why={sentence() ?? ''}
        actions={
          <>
            {canAnswer &&
              answers.map(({ label, act }, index) => (
                <Button key={label} variant={index === 0 ? 'filled' : 'default'} onClick={() => follow(act)}>
                  {label}
                </Button>
              ))}
            {!(canAnswer && asks !== undefined) && (onward?.(state.step === 'worked') ?? home)}
          </>
        }
      >
        <noscript>{noScript}</noscript>
      </NoticePage>
    </div>
  );
};

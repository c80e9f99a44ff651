import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import type { GoogleCredential } from '../../lib/member/google-identity.ts';
import { loadSignInOptions } from '../../lib/member/sign-in-options.ts';
import classes from './account-form.module.css';

/**
 * Google's mark, for its sign-in button: Google asks for its own four colours on a plain ground, unchanged. Drawn here,
 * because a picture from Google's servers would tell Google about every visitor.
 */
const PARTS = [
  { fill: 'var(--fm-google-red)', d: 'M2.56 13.22A24 24 0 0 1 40.06 6.25L33.21 13.1A14.5 14.5 0 0 0 10.54 19.41Z' },
  { fill: 'var(--fm-google-yellow)', d: 'M2.56 34.78A24 24 0 0 1 2.56 13.22L10.54 19.41A14.5 14.5 0 0 0 10.54 28.59Z' },
  { fill: 'var(--fm-google-green)', d: 'M39.89 42.2A24 24 0 0 1 2.56 34.78L10.54 28.59A14.5 14.5 0 0 0 32.16 36.2Z' },
  { fill: 'var(--fm-google-blue)', d: 'M24 20H46.6A24 24 0 0 1 39.89 42.2L32.16 36.2A12.3 12.3 0 0 0 36.94 29.02H24Z' },
] as const;

const GoogleMark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
    {PARTS.map(({ fill, d }) => (
      <path key={fill} fill={fill} d={d} />
    ))}
  </svg>
);

type GoogleButtonProps = {
  onCredential(credential: GoogleCredential): void;
  /** Called with a sentence for the user if Google's sign-in fails. */
  onFailure(message: string): void;
};

/** Contacts Google only when pressed; then Google's own button appears. */
export const GoogleButton = ({ onCredential, onFailure }: GoogleButtonProps) => {
  const { t } = useTranslation('auth', { keyPrefix: 'google' });
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'notSetUp'>('idle');

  const ask = async () => {
    setState('asking');
    try {
      const { askGoogle } = await import('../../lib/member/google-identity.ts');
      const { google_client_id: clientId } = await loadSignInOptions();
      if (clientId === null || place.current === null) return setState('notSetUp');
      onCredential(await askGoogle(clientId, place.current, language));
    } catch (error) {
      onFailure(error instanceof ApiError ? error.message : t('failed'));
    }
    place.current?.replaceChildren();
    setState('idle');
  };

  return (
    <>
      <div className={classes.google} ref={place} />
      <Button
        className={classes.googleButton ?? ''}
        variant="default"
        size="lg"
        fullWidth
        leftSection={<GoogleMark size={20} />}
        disabled={state === 'asking'}
        onClick={ask}
      >
        {state === 'asking' ? t('loading') : t('button')}
      </Button>
      <p className="text-14 ink3 text-center mt-10" role="status">
        {state === 'notSetUp' ? t('notSetUp') : t('help')}
      </p>
    </>
  );
};

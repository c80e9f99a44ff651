import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import type { GoogleCredential } from '../../lib/member/google-identity.ts';
import { loadSignInOptions } from '../../lib/member/sign-in-options.ts';
import { GoogleMark } from '../../ui/brand/google-mark.tsx';
import classes from './account-form.module.css';

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
      <p className={classes.help} role="status">
        {state === 'notSetUp' ? t('notSetUp') : t('help')}
      </p>
    </>
  );
};

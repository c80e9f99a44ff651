import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { GoogleCredential } from '../../../lib/member/google-identity.ts';
import { loadSignInOptions } from '../../../lib/member/sign-in-options.ts';

type GoogleProofProps = { onProof(proof: GoogleCredential): void };

/** For accounts without a password: a fresh sign-in with Google proves that the member is asking. */
export const GoogleProof = ({ onProof }: GoogleProofProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'google' });
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'confirmed' | 'failed' | 'notSetUp'>();

  const ask = async () => {
    setOutcome(undefined);
    try {
      const { askGoogle } = await import('../../../lib/member/google-identity.ts');
      const { google_client_id: clientId } = await loadSignInOptions();
      if (clientId === null || place.current === null) return setOutcome('notSetUp');
      onProof(await askGoogle(clientId, place.current, language));
      setOutcome('confirmed');
    } catch {
      setOutcome('failed');
    }
    place.current?.replaceChildren();
  };

  return (
    <div className="ink2 stack whole-line justify-items-start gap-8">
      <p>{t('why')}</p>
      <div ref={place} />
      <Button size="xs" variant="default" onClick={ask}>
        {t('confirm')}
      </Button>
      <p role="status">{outcome !== undefined && t(outcome)}</p>
    </div>
  );
};

import { MINUTE_MS } from '@firmament/calendar/day';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { useStable } from '../../lib/browser/use-stable.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { canUsePasskeys, loadDevice } from '../../lib/member/passkeys.ts';
import classes from './account-form.module.css';

/** A request of the server is good for five minutes; the offer at the field is renewed before. */
const RENEW_MS = 4 * MINUTE_MS;

const loadCalls = () => import('./account-calls.ts');

/** Lets the browser offer a passkey at the field for the address, where it can. */
const useOffer = (onFailure: (message: string) => void) => {
  const fail = useStable(onFailure);
  useEffect(() => {
    if (!canUsePasskeys()) return;
    let isOver = false;
    let stop = () => {};
    const offer = async () => {
      const { askForPasskey, canAutofill, stopAsking } = await loadDevice();
      if (isOver || !(await canAutofill())) return;
      const { beginPasskeySignIn, signInWithPasskey } = await loadCalls();
      const options = await beginPasskeySignIn();
      if (isOver) return;
      stop = stopAsking;
      await signInWithPasskey(await askForPasskey(options, { isAutofill: true }));
    };
    const offerQuietly = () =>
      void offer().catch((error: unknown) => {
        // Nobody asked for the offer, so nobody misses it; a passkey that was chosen and refused is another matter.
        if (!isOver && error instanceof ApiError && error.code === 'wrong_credentials') fail(error.message);
      });
    offerQuietly();
    const timer = setInterval(offerQuietly, RENEW_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      stop();
    };
  }, [fail]);
};

type PasskeyButtonProps = {
  /** Called with a sentence for the user if the server refuses. */
  onFailure(message: string): void;
};

export const PasskeyButton = ({ onFailure }: PasskeyButtonProps) => {
  const { t } = useTranslation('auth', { keyPrefix: 'passkey' });
  const [state, setState] = useState<'idle' | 'asking' | 'unavailable' | 'declined'>('idle');
  useOffer(onFailure);

  const ask = async () => {
    if (!canUsePasskeys()) return setState('unavailable');
    setState('asking');
    try {
      const [{ askForPasskey }, { beginPasskeySignIn, signInWithPasskey }] = await Promise.all([
        loadDevice(),
        loadCalls(),
      ]);
      await signInWithPasskey(await askForPasskey(await beginPasskeySignIn()));
    } catch (error) {
      if (!(error instanceof ApiError)) return setState('declined');
      onFailure(error.message);
    }
    setState('idle');
  };

  return (
    <>
      <Button
        className={classes.secondary ?? ''}
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconFingerprint size={18} stroke={1.8} aria-hidden />}
        disabled={state === 'asking'}
        onClick={ask}
      >
        {state === 'asking' ? t('asking') : t('button')}
      </Button>
      <p className="text-14 ink3 text-center mt-10" role="status">
        {(state === 'unavailable' || state === 'declined') && t(state)}
      </p>
    </>
  );
};

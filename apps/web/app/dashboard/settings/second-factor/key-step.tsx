import { confirmSecondFactor } from '@firmament/api-contract/calls/second-factor';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { encode } from 'uqr';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { qrPath } from './qr-path.ts';
import classes from './second-factor.module.css';

/** As the server sends it. */
export type AppKey = { secret: string; otpauth_url: string };

/** Dark on white in either scheme: not every app reads inverted codes. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { path, size } = useMemo(() => qrPath(encode(text, { border: 0 }).data), [text]);
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img">
      <title>{label}</title>
      <path d={path} />
    </svg>
  );
};

const inGroups = (key: string): string[] => key.match(/.{1,4}/g) ?? [];

type KeyStepProps = {
  appKey: AppKey;
  /** With recovery codes, if there were none. */
  onConfirmed(message: string, codes: readonly string[] | null): void;
  onCancel: () => void;
};

/** Shows the key for the app, and asks for a first code to check that it arrived. */
export const KeyStep = ({ appKey, onConfirmed, onCancel }: KeyStepProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { t: tAll } = useTranslation('settings');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { submission, submit } = useSubmission({
    check: ({ code }) => (code ? undefined : { message: '', fields: { code: tAll('details.missing') } }),
    send: async ({ code = '' }) => {
      const { message, recovery_codes } = await callApi(confirmSecondFactor, { body: { code } });
      onConfirmed(message, recovery_codes);
      return '';
    },
  });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <div className={classes.key}>
        <QrCode text={appKey.otpauth_url} label={t('setup.qr')} />
        <div className={classes.typed}>
          <p>{t('setup.scan')}</p>
          <p className={classes.sameDevice}>
            <a href={appKey.otpauth_url}>{t('setup.open')}</a>
          </p>
          <p>{t('setup.typed')}</p>
          <p className={classes.secret}>
            <span className={classes.groups}>
              {inGroups(appKey.secret).map((group, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same letters may come twice
                <span key={index}>{group}</span>
              ))}
            </span>
            <CopyButton
              value={appKey.secret}
              label={t('setup.copyKey')}
              copiedLabel={t('copied')}
              onFail={() => void showToast(t('copyFailed'), 'failed')}
            />
          </p>
        </div>
      </div>
      <TextInput
        ref={field}
        size="xs"
        name="code"
        label={t('setup.code')}
        description={t('setup.codeHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="one-time-code"
        inputMode="numeric"
        aria-required
        error={submission.fields.code}
      />
      <div className={classes.actions}>
        <span className={classes.remark}>{t('setup.ends')}</span>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="xs" disabled={submission.status === 'sending'}>
          {t('setup.confirm')}
        </Button>
      </div>
    </form>
  );
};

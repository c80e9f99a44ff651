import { confirmSecondFactor } from '@firmament/api-contract/calls/second-factor';
import { TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { encode } from 'uqr';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { DialogButtons } from '../../../ui/controls/dialog-buttons.tsx';
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
    check: ({ code }) => (code ? undefined : { message: '', fields: { code: tAll('ui:missing') } }),
    send: async ({ code = '' }) => {
      const { message, recovery_codes } = await callApi(confirmSecondFactor, { body: { code } });
      onConfirmed(message, recovery_codes);
      return '';
    },
  });
  return (
    <form className="stack gap-14" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <div className={`${classes.key} stack items-start gap-16`}>
        <QrCode text={appKey.otpauth_url} label={t('setup.qr')} />
        <div className="ink2 stack gap-8">
          <p>{t('setup.scan')}</p>
          <p className={classes.sameDevice}>
            <a className="weight-600 primary-text" href={appKey.otpauth_url}>
              {t('setup.open')}
            </a>
          </p>
          <p>{t('setup.typed')}</p>
          <p className={`${classes.secret} row items-start gap-4`}>
            <span className="pt-4 text-13 ink mono row wrap flex-1 gap-10 gap-y-2">
              {inGroups(appKey.secret).map((group, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same letters may come twice
                <span key={index}>{group}</span>
              ))}
            </span>
            <CopyButton value={appKey.secret} label={t('setup.copyKey')} failure={t('copyFailed')} />
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
      <DialogButtons onCancel={onCancel} confirmLabel={t('setup.confirm')} isDisabled={submission.status === 'sending'}>
        <span className={`${classes.remark} text-12 ink3`}>{t('setup.ends')}</span>
      </DialogButtons>
    </form>
  );
};

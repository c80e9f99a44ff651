import { renewRecoveryCodes, turnOffSecondFactor } from '@firmament/api-contract/calls/second-factor';
import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { secondFactorQuery } from '../settings.queries.ts';
import { ProofField, useProof } from './proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

type ChangeFormProps = {
  kind: 'off' | 'renew';
  onRenewed(codes: readonly string[]): void;
  onClose: () => void;
};

/** Both would weaken the account in the wrong hands, so both ask for what a sign-in asks for. */
const ChangeForm = ({ kind, onRenewed, onClose }: ChangeFormProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const { t: tAll } = useTranslation('settings');
  const queryClient = useQueryClient();
  const { check, proofIn, setGoogle } = useProof();

  const { submission, submit } = useSubmission({
    check: (values) => {
      const proof = check(values);
      const missing = values.code ? {} : { code: tAll('details.missing') };
      if (proof === undefined && values.code) return undefined;
      return { message: proof?.message ?? '', fields: { ...proof?.fields, ...missing } };
    },
    send: async (values) => {
      const body = { proof: proofIn(values), code: values.code ?? '' };
      if (kind === 'renew') onRenewed((await callApi(renewRecoveryCodes, { body })).recovery_codes);
      else {
        void showToast((await callApi(turnOffSecondFactor, { body })).message);
        onClose();
      }
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      return '';
    },
  });

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <p className={classes.lead}>{t(`change.${kind}Lead`)}</p>
      <ProofField submission={submission} onGoogle={setGoogle} />
      <TextInput
        size="xs"
        name="code"
        label={t('change.code')}
        description={t('change.codeHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="one-time-code"
        aria-required
        error={submission.fields.code}
      />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          size="xs"
          {...(kind === 'off' && { color: 'red' })}
          disabled={submission.status === 'sending'}
        >
          {t(`change.${kind}Confirm`)}
        </Button>
      </div>
    </form>
  );
};

type SecondFactorChangeProps = { kind: 'off' | 'renew'; isOpen: boolean; onClose: () => void };

/** Turns two-step sign-in off, or makes new recovery codes. */
export const SecondFactorChange = ({ kind, isOpen, onClose }: SecondFactorChangeProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'secondFactor' });
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setCodes(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isFirm={codes !== undefined}
      title={codes === undefined ? t(`change.${kind}Title`) : t('codes.title')}
      closeLabel={t('close')}
    >
      {codes === undefined ? (
        <ChangeForm kind={kind} onRenewed={setCodes} onClose={close} />
      ) : (
        <RecoveryCodes codes={codes} onDone={close} />
      )}
    </Dialog>
  );
};

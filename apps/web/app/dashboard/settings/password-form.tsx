import { changePassword } from '@firmament/api-contract/calls/accounts';
import { PASSWORD_TEXTS, passwordProblem } from '@firmament/api-contract/rules/password-rules';
import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { type Refusal, useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import type { GoogleCredential } from '../../lib/member/google-identity.ts';
import { useMember } from '../../lib/member/member.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import classes from './account-form.module.css';
import { GoogleProof } from './google-proof.tsx';
import { sessionsQuery, useMemberChange } from './settings.queries.ts';

/** Named as in the API, so that the server's errors show at the field. */
const CURRENT = 'proof.password';
const NEW = 'new_password';
const REPEAT = 'repeat_password';

type Change = { proof: { password: string } | GoogleCredential; new_password: string };

export const PasswordForm = () => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { has_password, email, fullname } = useMember();
  const [google, setGoogle] = useState<GoogleCredential>();
  const change = useMemberChange((body: Change) => callApi(changePassword, { body }));

  const check = (values: Record<string, string>): Refusal | undefined => {
    const empty = Object.keys(values).filter((name) => values[name] === '');
    if (empty.length > 0) {
      return { message: '', fields: Object.fromEntries(empty.map((name) => [name, t('details.missing')])) };
    }
    if (!has_password && google === undefined) return { message: t('google.needed'), fields: {} };
    const problem = passwordProblem(values[NEW] ?? '', { email, fullName: fullname });
    if (problem !== undefined) return { message: '', fields: { [NEW]: PASSWORD_TEXTS[problem][language] } };
    return values[NEW] === values[REPEAT] ? undefined : { message: '', fields: { [REPEAT]: t('details.different') } };
  };

  const { submission, submit } = useSubmission({
    check,
    send: async (values) => {
      const proof = has_password || google === undefined ? { password: values[CURRENT] ?? '' } : google;
      await change.mutateAsync({ proof, new_password: values[NEW] ?? '' });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      return '';
    },
  });

  const field = (name: string) => ({
    size: 'xs' as const,
    name,
    'aria-required': true,
    error: submission.fields[name],
    visibilityToggleButtonProps: { 'aria-label': t('details.show'), tabIndex: 0 },
  });

  return (
    <form className={classes.form} id="password" noValidate onSubmit={submit}>
      <h3 className={classes.subtitle}>{has_password ? t('details.password') : t('details.setPassword')}</h3>
      <FormNotice submission={submission} />
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {has_password ? (
        <div className={classes.pair}>
          <PasswordInput {...field(CURRENT)} label={t('details.current')} autoComplete="current-password" />
        </div>
      ) : (
        <GoogleProof onProof={setGoogle} />
      )}
      <div className={classes.pair}>
        <PasswordInput
          {...field(NEW)}
          label={t('details.new')}
          description={t('details.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
        />
        <PasswordInput {...field(REPEAT)} label={t('details.repeat')} autoComplete="new-password" />
      </div>
      <div className={classes.end}>
        <Button type="submit" size="xs" variant="default" disabled={submission.status === 'sending'}>
          {has_password ? t('details.change') : t('details.setPassword')}
        </Button>
        {t('details.ends')}
      </div>
    </form>
  );
};

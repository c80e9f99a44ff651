import { changePassword } from '@firmament/api-contract/calls/accounts';
import type { EndpointInput } from '@firmament/api-contract/endpoint';
import { PASSWORD_TEXTS, passwordProblem } from '@firmament/api-contract/rules/password-rules';
import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { type Refusal, useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { useMember } from '../../lib/member/member.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { IdentityProof, useIdentityProof } from './proof/identity-proof.tsx';
import { sessionsQuery, useMemberChange } from './settings.queries.ts';

/** Named as in the API, so that the server's errors show at the field. */
const NEW = 'new_password';
const REPEAT = 'repeat_password';

type Change = EndpointInput<typeof changePassword>['body'];

export const PasswordForm = () => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { has_password, email, fullname } = useMember();
  const identity = useIdentityProof();
  const change = useMemberChange((body: Change) => callApi(changePassword, { body }));

  const check = (values: Record<string, string>): Refusal | undefined => {
    const unproven = identity.check(values);
    const empty = [NEW, REPEAT].filter((name) => values[name] === '');
    if (unproven !== undefined || empty.length > 0) {
      const missing = Object.fromEntries(empty.map((name) => [name, t('ui:missing')]));
      return { message: unproven?.message ?? '', fields: { ...unproven?.fields, ...missing } };
    }
    const problem = passwordProblem(values[NEW] ?? '', { email, fullName: fullname });
    if (problem !== undefined) return { message: '', fields: { [NEW]: PASSWORD_TEXTS[problem][language] } };
    return values[NEW] === values[REPEAT] ? undefined : { message: '', fields: { [REPEAT]: t('details.different') } };
  };

  const { submission, submit } = useSubmission({
    check,
    send: async (values) => {
      await change.mutateAsync({ ...identity.take(values), new_password: values[NEW] ?? '' });
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
    <form className="stack gap-12 pt-16 line-top" id="password" noValidate onSubmit={submit}>
      <h3 className="text-13 weight-600">{has_password ? t('details.password') : t('details.setPassword')}</h3>
      <FormNotice submission={submission} />
      <div className="halves gap-12">
        <IdentityProof identity={identity} submission={submission} label={t('details.current')} />
      </div>
      <div className="halves gap-12">
        <PasswordInput
          {...field(NEW)}
          label={t('details.new')}
          description={t('details.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="new-password"
        />
        <PasswordInput {...field(REPEAT)} label={t('details.repeat')} autoComplete="new-password" />
      </div>
      <div className="text-12 ink3 row wrap items-center gap-12 gap-y-8">
        <Button type="submit" size="xs" variant="default" disabled={submission.status === 'sending'}>
          {has_password ? t('details.change') : t('details.setPassword')}
        </Button>
        {t('details.ends')}
      </div>
    </form>
  );
};

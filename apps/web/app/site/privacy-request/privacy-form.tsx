import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';
import { Choices } from '../../ui/form/choices.tsx';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

const KINDS = ['access', 'correction', 'erasure', 'objection'] as const;
const REQUIRED = ['name', 'email'] as const;

const kindOf = (value: string | undefined) => KINDS.find((kind) => kind === value) ?? 'access';

/** Loaded with the first request: most visitors only read. */
const sendRequest = async ({ kind, name = '', email = '', profile = '', message = '' }: Record<string, string>) => {
  const [{ sendPrivacyRequest }, { callApi }] = await Promise.all([
    import('@firmament/api-contract/calls/privacy'),
    import('../../lib/api/api-client.ts'),
  ]);
  const answer = await callApi(sendPrivacyRequest, { body: { kind: kindOf(kind), name, email, profile, message } });
  return answer.message;
};

export const PrivacyForm = () => {
  const { t } = useTranslation('privacy');
  const offerText = useOfferText();
  const [search] = useSearchParams();
  // The prerendered page has no query; fields are made anew once it is known.
  const given = useHydrated() ? search : undefined;
  const [kindGiven, profileGiven] = [kindOf(given?.get('kind') ?? undefined), given?.get('profile') ?? ''];
  const { submission, submit } = useSubmission({
    check: (values, form) => checkRequired(REQUIRED, values, form),
    send: sendRequest,
  });
  const { fields, status } = submission;
  return (
    <form className="stack gap-20" method="dialog" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <Choices
        key={kindGiven}
        legend={t('kind')}
        name="kind"
        choices={KINDS.map((kind) => ({ value: kind, title: t(`kinds.${kind}.title`), text: t(`kinds.${kind}.text`) }))}
        chosen={kindGiven}
      />
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="name"
        maxLength={120}
        error={fields.name}
      />
      <TextField
        name="email"
        type="email"
        label={t('ui:emailAddress')}
        help={t('emailHelp')}
        autoComplete="email"
        error={fields.email}
      />
      <TextField
        key={profileGiven}
        name="profile"
        defaultValue={profileGiven}
        label={t('profile')}
        optional={t('ui:optional')}
        help={t('profileHelp')}
        maxLength={300}
        error={fields.profile}
      />
      <TextField
        name="message"
        label={t('message')}
        optional={t('ui:optional')}
        rows={5}
        maxLength={5000}
        error={fields.message}
      />
      <div>
        <Button type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? t('ui:sending') : t('send')}
        </Button>
      </div>
      <noscript>
        {t('noScript')}
        <WhenOffer is="selling"> {t('noScriptMail', { email: offerText('operator.privacyEmail') })}</WhenOffer>
      </noscript>
    </form>
  );
};

import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';
import formClasses from '../../ui/form/form.module.css';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './privacy-form.module.css';

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
    check: (values, form) =>
      checkRequired(REQUIRED, values, form, {
        fillIn: t('fillIn'),
        missing: t('missing'),
        invalidEmail: t('invalidEmail'),
      }),
    send: sendRequest,
  });
  const { fields, status } = submission;
  return (
    <form className={classes.form} method="dialog" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <fieldset key={kindGiven} className={formClasses.choices}>
        <legend className={formClasses.legend}>{t('kind')}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className={formClasses.choice}>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === kindGiven} />
            <span>
              <b>{t(`kinds.${kind}.title`)}</b>
              {t(`kinds.${kind}.text`)}
            </span>
          </label>
        ))}
      </fieldset>
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
        label={t('email')}
        help={t('emailHelp')}
        autoComplete="email"
        error={fields.email}
      />
      <TextField
        key={profileGiven}
        name="profile"
        defaultValue={profileGiven}
        label={t('profile')}
        optional={t('optional')}
        help={t('profileHelp')}
        maxLength={300}
        error={fields.profile}
      />
      <TextField
        name="message"
        label={t('message')}
        optional={t('optional')}
        rows={5}
        maxLength={5000}
        error={fields.message}
      />
      <div>
        <Button type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? t('sending') : t('send')}
        </Button>
      </div>
      <noscript>
        {t('noScript')}
        <WhenOffer is="selling"> {t('noScriptMail', { email: offerText('operator.privacyEmail') })}</WhenOffer>
      </noscript>
    </form>
  );
};

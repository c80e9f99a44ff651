import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { usePlans } from '../../lib/member/plans.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './contact-form.module.css';

const REQUIRED = ['name', 'email', 'message'] as const;

/** Loaded with the first message: most visitors only read. */
const sendMessage = async ({ name = '', email = '', phone = '', message = '' }: Record<string, string>) => {
  const [{ sendContactMessage }, { callApi }] = await Promise.all([
    import('@firmament/api-contract/calls/contact-form'),
    import('../../lib/api/api-client.ts'),
  ]);
  const answer = await callApi(sendContactMessage, { body: { name, email, phone, message } });
  return answer.message;
};

/** Begins the message of a visitor who asks for the price of a plan. Not as a default, which would return after sending. */
const usePlanMessage = () => {
  const { t } = useTranslation('contactForm');
  const [search] = useSearchParams();
  const plan = usePlans().find(({ level }) => String(level) === search.get('plan'));
  const text = plan === undefined ? '' : `${t('planMessage', { plan: plan.name, requests: plan.texts.requests })}\n\n`;
  const form = useRef<HTMLFormElement>(null);
  const begun = useRef('');
  useEffect(() => {
    const field = form.current?.elements.namedItem('message');
    if (!(field instanceof HTMLTextAreaElement) || field.value !== begun.current) return;
    field.value = text;
    begun.current = text;
  }, [text]);
  return form;
};

export const ContactForm = () => {
  const { t } = useTranslation('contactForm');
  const form = usePlanMessage();
  const offerText = useOfferText();
  const { submission, submit } = useSubmission({
    check: (values, form) => checkRequired(REQUIRED, values, form),
    send: sendMessage,
  });
  const { fields, status } = submission;
  const privacy = pathOf('privacy');
  return (
    <form className="stack gap-20" ref={form} method="dialog" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      <div className={classes.pair}>
        <TextField name="name" label={t('ui:name')} autoComplete="name" maxLength={120} error={fields.name} />
        <TextField name="email" type="email" label={t('ui:emailAddress')} autoComplete="email" error={fields.email} />
      </div>
      <TextField
        name="phone"
        type="tel"
        label={t('ui:phone')}
        optional={t('ui:optional')}
        help={t('phoneHelp')}
        autoComplete="tel"
        maxLength={40}
        error={fields.phone}
      />
      <TextField name="message" label={t('message')} rows={7} maxLength={5000} error={fields.message} />
      <div className={classes.end}>
        <Button type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? t('ui:sending') : t('send')}
        </Button>
        <p>
          {t('privacy')} {privacy !== undefined && <SiteLink to={privacy}>{t('privacyLink')}</SiteLink>}
        </p>
      </div>
      <noscript>
        {t('noScript')}
        <WhenOffer is="selling"> {t('noScriptMail', { email: offerText('operator.email') })}</WhenOffer>
      </noscript>
    </form>
  );
};

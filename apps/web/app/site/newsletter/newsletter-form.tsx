import { Button } from '@mantine/core';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Column } from '../../ui/layout/column.tsx';
import classes from './newsletter-form.module.css';

const subscribeTo = async ({ email = '' }: Record<string, string>): Promise<string> => {
  const [{ subscribe }, { callApi }] = await Promise.all([
    import('@firmament/api-contract/calls/newsletter'),
    import('../../lib/api/api-client.ts'),
  ]);
  return (await callApi(subscribe, { body: { email } })).message;
};

export const NewsletterForm = () => {
  const { t } = useTranslation('newsletter');
  const { submission, submit } = useSubmission({
    check: ({ email = '' }, form) => {
      const field = form.elements.namedItem('email');
      const isValid = field instanceof HTMLInputElement && field.validity.valid;
      if (email !== '' && isValid) return undefined;
      const message = t(email === '' ? 'missing' : 'ui:invalidEmail');
      return { message, fields: { email: message } };
    },
    send: subscribeTo,
  });
  const { status, fields } = submission;
  const isSending = status === 'sending';
  // An error about the address is shown at the field, so it is not repeated above the form.
  const notice = fields.email === undefined ? submission : { ...submission, message: '' };
  return (
    <section>
      <Column className={classes.columns ?? ''}>
        <div>
          <h2>{t('title')}</h2>
          <p className="loose-18 ink2 mt-12">{t('lead')}</p>
        </div>
        <form className="stack gap-20" method="dialog" noValidate onSubmit={submit}>
          <FormNotice submission={notice} />
          <div className={classes.row}>
            <TextField
              name="email"
              type="email"
              label={t('ui:emailAddress')}
              help={t('help')}
              placeholder={t('placeholder')}
              autoComplete="email"
              error={fields.email}
            />
            <Button type="submit" variant="default" disabled={isSending}>
              {isSending ? t('ui:sending') : t('subscribe')}
            </Button>
          </div>
        </form>
      </Column>
    </section>
  );
};

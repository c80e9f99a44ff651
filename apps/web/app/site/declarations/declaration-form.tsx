import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../lib/format/format-date.ts';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { SITE_CONFIG } from '../../lib/pages/site-config.ts';
import classes from '../../ui/form/form.module.css';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

const KINDS = ['ordinary', 'extraordinary'] as const;
const REQUIRED = ['name', 'email', 'contract_number'] as const;

const loadCalls = () =>
  Promise.all([import('@firmament/api-contract/calls/billing'), import('../../lib/api/api-client.ts')]);

type Values = Record<string, string>;

const declare = async (what: 'cancel' | 'withdraw', values: Values) => {
  const [{ declareCancellation, declareWithdrawal }, { callApi }] = await loadCalls();
  const { name = '', email = '', contract_number = '', reason = '', end_on = '' } = values;
  const shared = { name, email, contract_number };
  if (what === 'withdraw') return callApi(declareWithdrawal, { body: shared });
  const kind = values.kind === 'extraordinary' ? 'extraordinary' : 'ordinary';
  return callApi(declareCancellation, {
    body: { ...shared, kind, ...(reason !== '' && { reason }), ...(end_on !== '' && { end_on }) },
  });
};

/** Ends a contract without a sign-in, on one page, with a button that says so. */
export const DeclarationForm = ({ what }: { what: 'cancel' | 'withdraw' }) => {
  const { t } = useTranslation('declaration');
  const language = useLanguage();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('ordinary');
  const { submission, submit } = useSubmission({
    check: (values, form) =>
      checkRequired(REQUIRED, values, form, {
        fillIn: t('fillIn'),
        missing: t('missing'),
        invalidEmail: t('invalidEmail'),
      }),
    send: async (values) => {
      const { message, received_at } = await declare(what, values);
      return `${message} ${t('received', { moment: formatMoment(received_at, language) })}`;
    },
  });
  const { fields, status } = submission;
  return (
    <form className={classes.form} method="dialog" noValidate onSubmit={submit}>
      <FormNotice submission={submission} />
      {what === 'cancel' && (
        <fieldset className={classes.choices}>
          <legend className={classes.legend}>{t('kind')}</legend>
          {KINDS.map((one) => (
            <label key={one} className={classes.choice}>
              <input type="radio" name="kind" value={one} checked={kind === one} onChange={() => setKind(one)} />
              <span>
                <b>{t(`kinds.${one}.title`)}</b>
                {t(`kinds.${one}.text`)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <TextField name="name" label={t('name')} autoComplete="name" maxLength={120} error={fields.name} />
      <TextField
        name="email"
        type="email"
        label={t('email')}
        help={t('emailHelp')}
        autoComplete="email"
        error={fields.email}
      />
      <TextField
        name="contract_number"
        label={t('number')}
        help={t('numberHelp')}
        maxLength={40}
        autoComplete="off"
        error={fields.contract_number}
      />
      {what === 'cancel' && kind === 'ordinary' && (
        <TextField
          name="end_on"
          type="date"
          label={t('endOn')}
          optional={t('optional')}
          help={t('endOnHelp')}
          error={fields.end_on}
        />
      )}
      {what === 'cancel' && kind === 'extraordinary' && (
        <TextField name="reason" label={t('reason')} rows={4} maxLength={2000} error={fields.reason} />
      )}
      <div>
        <Button type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? t('sending') : t(`${what}.submit`)}
        </Button>
      </div>
      <noscript>{t('noScript', { email: SITE_CONFIG.operator.email })}</noscript>
    </form>
  );
};

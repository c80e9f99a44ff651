import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { checkRequired } from '../../lib/forms/check-required.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useOfferText, WhenOffer } from '../../lib/pages/offer.ts';
import { Choices } from '../../ui/form/choices.tsx';
import classes from '../../ui/form/form.module.css';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { DeclarationReceipt, type Declared } from './declaration-receipt.tsx';
import own from './declarations.module.css';

const KINDS = ['ordinary', 'extraordinary'] as const;
const REQUIRED = ['name', 'email'] as const;

const loadCalls = () =>
  Promise.all([import('@firmament/api-contract/calls/billing'), import('../../lib/api/api-client.ts')]);

const declare = async ({ what, kind, name, email, contractNumber, endOn, reason }: Declared) => {
  const [{ declareCancellation, declareWithdrawal }, { callApi }] = await loadCalls();
  const shared = { name, email, ...(contractNumber !== '' && { contract_number: contractNumber }) };
  if (what === 'withdraw') return callApi(declareWithdrawal, { body: shared });
  return callApi(declareCancellation, {
    body: { ...shared, kind, ...(reason !== '' && { reason }), ...(endOn !== '' && { end_on: endOn }) },
  });
};

/** Ends a contract without a sign-in, on one page, with a button that says so. Name and address are enough. */
export const DeclarationForm = ({ what }: { what: 'cancel' | 'withdraw' }) => {
  const { t } = useTranslation('declaration');
  const offerText = useOfferText();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('ordinary');
  const [receipt, setReceipt] = useState<{ declared: Declared; receivedAt: string }>();
  const { submission, submit, forgive } = useSubmission({
    check: (values, form) => checkRequired(REQUIRED, values, form, t('fillIn')),
    send: async ({ name = '', email = '', contract_number = '', end_on = '', reason = '' }) => {
      const declared = { what, kind, name, email, contractNumber: contract_number, endOn: end_on, reason };
      const { message, received_at } = await declare(declared);
      setReceipt({ declared, receivedAt: received_at });
      return message;
    },
  });
  const { fields, status } = submission;
  if (receipt !== undefined) {
    return <DeclarationReceipt {...receipt} notice={<FormNotice submission={submission} />} />;
  }
  const forgiveChanged = ({ target }: FormEvent) => {
    if (target instanceof Element) forgive(target.getAttribute('name') ?? '');
  };
  return (
    <form className={classes.form} method="dialog" noValidate onSubmit={submit} onChange={forgiveChanged}>
      <FormNotice submission={submission} />
      {what === 'cancel' ? (
        <Choices
          legend={t('kind')}
          name="kind"
          choices={KINDS.map((one) => ({ value: one, title: t(`kinds.${one}.title`), text: t(`kinds.${one}.text`) }))}
          chosen={kind}
          onChoose={setKind}
        />
      ) : (
        <figure className={own.statement}>
          <figcaption>{t('withdraw.declares')}</figcaption>
          <blockquote>{t('withdraw.statement')}</blockquote>
        </figure>
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
        optional={t('ui:optional')}
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
          optional={t('ui:optional')}
          help={t('endOnHelp')}
          error={fields.end_on}
        />
      )}
      {what === 'cancel' && kind === 'extraordinary' && (
        <TextField
          name="reason"
          label={t('reason')}
          optional={t('ui:optional')}
          rows={4}
          maxLength={2000}
          error={fields.reason}
        />
      )}
      <div>
        <Button type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? t('ui:sending') : t(`${what}.submit`)}
        </Button>
      </div>
      <noscript>
        <WhenOffer is="selling">{t('noScript', { email: offerText('operator.email') })}</WhenOffer>
      </noscript>
    </form>
  );
};

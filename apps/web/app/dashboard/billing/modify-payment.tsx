import { type Billing, type BillingDetails, changeBillingDetails } from '@firmament/api-contract/calls/billing';
import type { Customer } from '@firmament/subscription/terms';
import { callApi } from '../../lib/api/api-client.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { DetailsFields, detailsFrom, missingDetails } from '../../ui/billing-details/billing-details.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { DialogButtons } from '../../ui/controls/dialog-buttons.tsx';
import classes from '../../ui/form/form.module.css';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { useShowBilling } from './billing.queries.ts';

type ModifyPaymentProps = {
  isOpen: boolean;
  billing: Billing;
  details: BillingDetails;
  customer: Customer;
  onClose: () => void;
};

/** Changes address, VAT number and payment method; issued invoices stay as they are. */
export const ModifyPayment = ({ isOpen, billing, details, customer, onClose }: ModifyPaymentProps) => {
  const { t } = useTranslation('billing');
  const { t: tDetails } = useTranslation('billingDetails');
  const show = useShowBilling();
  const { submission, submit } = useSubmission({
    check: (values) => {
      const missing = missingDetails(values).map((name) => [`details.${name}`, tDetails('ui:missing')]);
      return missing.length === 0 ? undefined : { message: '', fields: Object.fromEntries(missing) };
    },
    send: async (values) => {
      const payment_method = values.payment_method === 'card' ? 'card' : 'transfer';
      const changed = await callApi(changeBillingDetails, { body: { details: detailsFrom(values), payment_method } });
      onClose();
      show(changed);
      return '';
    },
  });
  const { kind, card } = billing.payment_method;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('modify.title')} closeLabel={t('member:close')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <FormNotice submission={submission} />
        <fieldset className={classes.choices}>
          <legend className={classes.legend}>{t('modify.way')}</legend>
          <label className={classes.choice}>
            <input type="radio" name="payment_method" value="transfer" defaultChecked={kind === 'transfer'} />
            <span>
              <b className="block weight-600 ink">{t('method.transfer')}</b>
            </span>
          </label>
          {card !== null && (
            <label className={classes.choice}>
              <input type="radio" name="payment_method" value="card" defaultChecked={kind === 'card'} />
              <span>
                <b className="block weight-600 ink">
                  {t('method.card', { brand: card.brand, digits: card.last_digits })}
                </b>
              </span>
            </label>
          )}
        </fieldset>
        <DetailsFields customer={customer} initial={details} errors={submission.fields} />
        <DialogButtons
          onCancel={onClose}
          confirmLabel={submission.status === 'sending' ? t('modify.saving') : t('member:save')}
          isDisabled={submission.status === 'sending'}
        />
      </form>
    </Dialog>
  );
};

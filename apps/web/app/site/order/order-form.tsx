import type { User } from '@firmament/api-contract/user';
import { addTax, taxFor } from '@firmament/subscription/tax';
import { type Customer, MINIMUM_TERMS } from '@firmament/subscription/terms';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Plan } from '../../lib/member/plans.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { DetailsFields, detailsFrom, missingDetails } from '../../ui/billing-details/billing-details.tsx';
import classes from '../../ui/form/form.module.css';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { PriceBox } from './price-box.tsx';

const CUSTOMER_ORDER: readonly Customer[] = ['business', 'consumer'];

type OrderFormProps = { plan: Plan & { level: number; monthlyPrice: number }; user: User };

/** Loaded with the order itself: most visitors only look. */
const loadCalls = () =>
  Promise.all([import('@firmament/api-contract/calls/billing'), import('../../lib/api/api-client.ts')]);

const customerOf = (values: Readonly<Record<string, string>>): Customer =>
  values.customer === 'consumer' ? 'consumer' : 'business';

export const OrderForm = ({ plan, user }: OrderFormProps) => {
  const { t } = useTranslation('order');
  const { t: tDetails } = useTranslation('billingDetails');
  const [values, setValues] = useState<Record<string, string>>({ customer: 'business', minimum_months: '12' });
  const customer = customerOf(values);
  const details = detailsFrom(values);
  const tax = taxFor({ customer, country: details.country, vatId: customer === 'business' ? details.vat_id : null });
  const amount = addTax(Math.round(plan.monthlyPrice * 100), tax);
  const months = Number(values.minimum_months);

  const { submission, submit } = useSubmission({
    check: (typed) => {
      const fields: Record<string, string> = Object.fromEntries(
        missingDetails(typed).map((name) => [name, tDetails('missing')]),
      );
      const hasAccepted = typed.accepts_terms === 'on';
      if (!hasAccepted) fields.accepts_terms = t('mustAccept');
      return Object.keys(fields).length === 0 ? undefined : { message: t('fillIn'), fields };
    },
    send: async (typed) => {
      const [{ placeOrder }, { callApi }] = await loadCalls();
      const { message } = await callApi(placeOrder, {
        body: {
          membership_id: plan.level,
          customer,
          minimum_months: months,
          details: detailsFrom(typed),
          starts_at_once: customer === 'business' || typed.starts_at_once === 'on',
          accepts_terms: true,
          monthly_total_cents: amount.grossCents,
        },
      });
      return message;
    },
  });

  /** Updates the price with every choice. */
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const offered = MINIMUM_TERMS[customerOf(typed)].includes(Number(typed.minimum_months));
    setValues({ ...typed, minimum_months: offered ? (typed.minimum_months ?? '12') : '12' });
  };

  const { fields, status } = submission;
  const billing = dashboardPathOf('billing');
  if (status === 'done') {
    return (
      <div className={classes.form}>
        <FormNotice submission={submission} />
        {billing !== undefined && (
          <div>
            <Button component={Link} to={billing}>
              {t('toBilling')}
            </Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} onChange={follow}>
      <FormNotice submission={submission} />
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('customer')}</legend>
        {CUSTOMER_ORDER.map((one) => (
          <label key={one} className={classes.choice}>
            <input type="radio" name="customer" value={one} defaultChecked={one === 'business'} />
            <span>
              <b>{t(`customers.${one}.title`)}</b>
              {t(`customers.${one}.text`)}
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <label className={classes.label} htmlFor="minimum-months">
          {t('term')}
        </label>
        <select
          className={classes.select}
          id="minimum-months"
          name="minimum_months"
          value={values.minimum_months}
          onChange={() => {}}
          aria-describedby="minimum-months-help"
        >
          {MINIMUM_TERMS[customer].map((count) => (
            <option key={count} value={count}>
              {t('months', { count })}
            </option>
          ))}
        </select>
        <p className={classes.help} id="minimum-months-help">
          {t(`termHelp.${customer}`)}
        </p>
      </div>
      <DetailsFields
        customer={customer}
        initial={{ name: user.fullname, company: user.company_name }}
        errors={fields}
      />
      {customer === 'consumer' && (
        <label className={classes.check}>
          <input type="checkbox" name="starts_at_once" />
          <span>{t('startsAtOnce')}</span>
        </label>
      )}
      <div>
        <label className={classes.check}>
          <input type="checkbox" name="accepts_terms" aria-required aria-invalid={fields.accepts_terms !== undefined} />
          <span>
            {t('acceptsTerms')}{' '}
            <Link to={pathOf('terms') ?? '/terms'} target="_blank">
              {t('terms')}
            </Link>
          </span>
        </label>
        {fields.accepts_terms !== undefined && <p className={classes.error}>{fields.accepts_terms}</p>}
      </div>
      <PriceBox plan={plan.name} amount={amount} tax={tax} months={months} />
      <div>
        <Button type="submit" size="lg" disabled={status === 'sending'}>
          {status === 'sending' ? t('sending') : t('submit')}
        </Button>
      </div>
    </form>
  );
};

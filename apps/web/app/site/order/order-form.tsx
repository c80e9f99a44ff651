import type { User } from '@firmament/api-contract/user';
import { dayOf } from '@firmament/calendar/day';
import type { Viewer } from '@firmament/subscription/price-tag';
import { addTax, taxFor } from '@firmament/subscription/tax';
import { type Customer, MINIMUM_TERMS } from '@firmament/subscription/terms';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNewBeginning } from '../../lib/forms/use-new-beginning.ts';
import { type Submission, useSubmission } from '../../lib/forms/use-submission.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Plan } from '../../lib/member/plans.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { DetailsFields, detailsFrom, missingDetails } from '../../ui/billing-details/billing-details.tsx';
import { Choices } from '../../ui/form/choices.tsx';
import classes from '../../ui/form/form.module.css';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { expectedStart } from './expected-start.ts';
import { OrderSummary } from './order-summary.tsx';

const CUSTOMER_ORDER: readonly Customer[] = ['business', 'consumer'];

type OrderFormProps = {
  plan: Plan & { monthlyNetCents: number };
  user: User;
  /** What was chosen beside the prices. */
  chosen: Partial<Viewer>;
  onOrdered(): void;
};

/** Loaded with the order itself: most visitors only look. */
const loadCalls = () =>
  Promise.all([import('@firmament/api-contract/calls/billing'), import('../../lib/api/api-client.ts')]);

const customerOf = (values: Readonly<Record<string, string>>): Customer =>
  values.customer === 'consumer' ? 'consumer' : 'business';

/** Fields that only businesses see. */
const OF_BUSINESSES = ['details.company', 'details.vat_id'] as const;

/** What became of the order, in place of its form. */
const Ordered = ({ submission }: { submission: Submission }) => {
  const { t } = useTranslation('order');
  const place = useNewBeginning();
  const billing = dashboardPathOf('billing');
  return (
    <div className={classes.form} ref={place} tabIndex={-1}>
      <FormNotice submission={submission} />
      {billing !== undefined && (
        <div>
          <Button component={SiteLink} to={billing}>
            {t('toBilling')}
          </Button>
        </div>
      )}
    </div>
  );
};

export const OrderForm = ({ plan, user, chosen, onOrdered }: OrderFormProps) => {
  const { t } = useTranslation('order');
  const { t: tDetails } = useTranslation('billingDetails');
  const [values, setValues] = useState<Record<string, string>>({
    customer: chosen.customer ?? 'business',
    minimum_months: '12',
    ...(chosen.country !== undefined && { 'details.country': chosen.country }),
  });
  const customer = customerOf(values);
  const details = detailsFrom(values);
  const tax = taxFor({ customer, country: details.country, vatId: customer === 'business' ? details.vat_id : null });
  const amount = addTax(plan.monthlyNetCents, tax);
  const months = Number(values.minimum_months);
  const startsAtOnce = customer === 'business' || values.starts_at_once === 'on';

  const { submission, submit, forgive } = useSubmission({
    check: (typed) => {
      const missing = missingDetails(typed);
      const hasAccepted = typed.accepts_terms === 'on';
      if (missing.length === 0 && hasAccepted) return undefined;
      const labels = missing.map((name) => tDetails(`fields.${name}`)).join(', ');
      const sentences = [labels !== '' && t('fillIn', { fields: labels }), !hasAccepted && t('mustAccept')];
      return {
        message: sentences.filter((sentence) => sentence !== false).join(' '),
        fields: {
          ...Object.fromEntries(missing.map((name) => [`details.${name}`, tDetails('ui:missing')])),
          ...(!hasAccepted && { accepts_terms: t('mustAccept') }),
        },
      };
    },
    send: async (typed) => {
      const [{ placeOrder }, { callApi }] = await loadCalls();
      const { message } = await callApi(placeOrder, {
        body: {
          membership_id: plan.level,
          customer,
          minimum_months: months,
          details: detailsFrom(typed),
          starts_at_once: startsAtOnce,
          accepts_terms: true,
          monthly_total_cents: amount.grossCents,
        },
      });
      onOrdered();
      return message;
    },
  });

  /** Updates the summary with every choice, and takes the error off a field that is corrected. */
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const offered = MINIMUM_TERMS[customerOf(typed)].includes(Number(typed.minimum_months));
    setValues({ ...typed, minimum_months: offered ? (typed.minimum_months ?? '12') : '12' });
    const changed = event.target instanceof Element ? event.target.getAttribute('name') : null;
    forgive(...(changed === null ? [] : [changed]), ...(customerOf(typed) === 'consumer' ? OF_BUSINESSES : []));
  };

  const { fields, status } = submission;
  if (status === 'done') return <Ordered submission={submission} />;
  const startsOn = expectedStart(
    { customer, country: details.country, minimumMonths: months, startsAtOnce },
    dayOf(new Date()),
  );
  return (
    <form className={classes.form} noValidate onSubmit={submit} onChange={follow}>
      <FormNotice submission={submission} />
      <Choices
        legend={t('customer')}
        name="customer"
        choices={CUSTOMER_ORDER.map((one) => ({
          value: one,
          title: t(`customers.${one}.title`),
          text: t(`customers.${one}.text`),
        }))}
        chosen={customer}
      />
      <div>
        <label className="block title-14 weight-550 mb-6" htmlFor="minimum-months">
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
        <p className="text-14 ink3 mt-6" id="minimum-months-help">
          {t(`termHelp.${customer}`)}
        </p>
      </div>
      <DetailsFields
        customer={customer}
        initial={{
          name: user.fullname,
          company: user.company_name,
          ...(chosen.country && { country: chosen.country }),
        }}
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
          <input
            type="checkbox"
            name="accepts_terms"
            aria-required
            aria-invalid={fields.accepts_terms !== undefined}
            {...(fields.accepts_terms !== undefined && { 'aria-describedby': 'accepts-terms-error' })}
          />
          <span>
            {t('acceptsTerms')}{' '}
            <SiteLink to={pathOf('terms') ?? '/terms'} target="_blank">
              {t('terms')}
            </SiteLink>
          </span>
        </label>
        {fields.accepts_terms !== undefined && (
          <p className={classes.error} id="accepts-terms-error">
            {fields.accepts_terms}
          </p>
        )}
      </div>
      <OrderSummary plan={plan} customer={customer} months={months} amount={amount} tax={tax} startsOn={startsOn} />
      <div>
        <Button type="submit" size="lg" disabled={status === 'sending'}>
          {status === 'sending' ? t('sending') : t('submit')}
        </Button>
      </div>
    </form>
  );
};

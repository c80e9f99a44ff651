import type { Day } from '@firmament/calendar/day';
import type { Amount, Tax } from '@firmament/subscription/tax';
import type { Customer } from '@firmament/subscription/terms';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Plan } from '../../lib/member/plans.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { pathOf } from '../../lib/pages/site-pages.ts';
import classes from './order-summary.module.css';

type OrderSummaryProps = {
  plan: Plan;
  customer: Customer;
  months: number;
  amount: Amount;
  tax: Tax;
  /** Undefined where the plan begins with the payment. */
  startsOn: Day | undefined;
};

/**
 * All that the law asks to be said right above the button that makes the order binding: what is ordered, the price, the
 * term, and how to end it (§ 8 FAGG, § 312j BGB).
 */
export const OrderSummary = ({ plan, customer, months, amount, tax, startsOn }: OrderSummaryProps) => {
  const { t } = useTranslation('order', { keyPrefix: 'summary' });
  const { t: tOrder } = useTranslation('order');
  const { count } = useFormat();
  const { day } = useDateFormat();
  const money = useMoney();
  return (
    <section className={classes.summary} aria-label={t('title')}>
      <h2 className="text-16 weight-600">{t('title')}</h2>
      <dl className={classes.facts}>
        <div>
          <dt className="ink3">{t('ui:plan')}</dt>
          <dd className="ink2">
            <b className="weight-600 ink">{plan.name}</b>:{' '}
            {t('quotas', { requests: count(plan.companyRequestsPerMonth), exports: count(plan.dataExportsPerDay) })}{' '}
            {t('counting')}
          </dd>
        </div>
        <div>
          <dt className="ink3">{t('term')}</dt>
          <dd className="ink2">
            <b className="weight-600 ink">{tOrder('months', { count: months })}.</b> {tOrder(`termHelp.${customer}`)}
          </dd>
        </div>
        <div>
          <dt className="ink3">{t('start')}</dt>
          <dd className="ink2">
            {startsOn === undefined ? t('startsWithPayment') : t('startsOn', { day: day(startsOn) })}
          </dd>
        </div>
        {customer === 'consumer' && (
          <div>
            <dt className="ink3">{t('withdrawal')}</dt>
            <dd className="ink2">
              {t('withdrawalText')}{' '}
              <SiteLink to={`${pathOf('terms')}#ruecktritt`} target="_blank">
                {t('withdrawalLink')}
              </SiteLink>
            </dd>
          </div>
        )}
      </dl>
      <dl className={classes.prices} aria-live="polite">
        <div>
          <dt>{t('net')}</dt>
          <dd className="text-right">{money(amount.netCents)}</dd>
        </div>
        <div>
          <dt>{tax.kind === 'standard' ? t('tax', { percent: tax.percent }) : t(tax.kind)}</dt>
          <dd className="text-right">{money(amount.taxCents)}</dd>
        </div>
        <div data-total>
          <dt>{t('monthly')}</dt>
          <dd className="text-right">{money(amount.grossCents)}</dd>
        </div>
        <div>
          <dt>{t('least', { count: months })}</dt>
          <dd className="text-right">{money(amount.grossCents * months)}</dd>
        </div>
      </dl>
    </section>
  );
};

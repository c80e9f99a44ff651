import type { Amount, Tax } from '@firmament/subscription/tax';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from '../../ui/form/form.module.css';

type PriceBoxProps = { plan: string; amount: Amount; tax: Tax; months: number };

/** The price, right above the button that makes the order binding. */
export const PriceBox = ({ plan, amount, tax, months }: PriceBoxProps) => {
  const { t } = useTranslation('order', { keyPrefix: 'price' });
  const money = useMoney();
  return (
    <section className={classes.prices} aria-label={t('title')} aria-live="polite">
      <h2>{t('title')}</h2>
      <dl>
        <div>
          <dt>{t('net', { plan })}</dt>
          <dd>{money(amount.netCents)}</dd>
        </div>
        <div>
          <dt>{tax.kind === 'standard' ? t('tax', { percent: tax.percent }) : t(tax.kind)}</dt>
          <dd>{money(amount.taxCents)}</dd>
        </div>
        <div>
          <dt>{t('total')}</dt>
          <dd>{money(amount.grossCents)}</dd>
        </div>
      </dl>
      <p>{t('least', { count: months, total: money(amount.grossCents * months) })}</p>
    </section>
  );
};

import type { Billing } from '@firmament/api-contract/calls/billing';
import { printReference } from '@firmament/subscription/creditor-reference';
import { IconAlertTriangle, IconBuildingBank, IconLock } from '@tabler/icons-react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './billing-notice.module.css';
import { paymentDue } from './payment-due.ts';

const ICONS = { blocked: IconLock, overdue: IconAlertTriangle, first: IconBuildingBank } as const;

/** Says which payment is due and why, with everything a bank transfer needs. */
export const PaymentNotice = ({ billing }: { billing: Billing }) => {
  const { t } = useTranslation('billing', { keyPrefix: 'due' });
  const { t: tMethod } = useTranslation('billing', { keyPrefix: 'method' });
  const { day } = useDateFormat();
  const money = useMoney();
  const due = paymentDue(billing);
  if (due === undefined) return null;
  const { why, number, cents, reference, blocksOn, startsOn } = due;
  const { holder, iban, bic } = billing.bank;
  const Icon = ICONS[why];
  const facts = [
    [t('amount'), money(cents)],
    [tMethod('holder'), holder],
    [tMethod('iban'), iban],
    [tMethod('bic'), bic],
    [t('reference'), printReference(reference)],
  ];
  return (
    <section className={classes.notice} data-why={why} role={why === 'first' ? 'status' : 'alert'}>
      <Icon size={20} stroke={1.6} aria-hidden />
      <div>
        <h2>{t(`${why}.title`, { number })}</h2>
        <p>
          {t(`${why}.text`, { number, day: day(due.day) })}
          {why === 'first' && ` ${startsOn === null ? t('begins') : t('beginsOn', { day: day(startsOn) })}`}
          {blocksOn !== null && ` ${t('blocks', { day: day(blocksOn) })}`}
        </p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
};

import type { Billing } from '@firmament/api-contract/calls/billing';
import { printReference } from '@firmament/subscription/creditor-reference';
import { IconAlertTriangle, IconBuildingBank, IconLock } from '@tabler/icons-react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './billing-notice.module.css';
import { BillingNotice } from './billing-notice.tsx';
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
  const facts = [
    [t('amount'), money(cents)],
    [tMethod('holder'), holder],
    [tMethod('iban'), iban],
    [tMethod('bic'), bic],
    [t('reference'), printReference(reference)],
  ];
  return (
    <BillingNotice Icon={ICONS[why]} isAlarming={why !== 'first'} title={t(`${why}.title`, { number })}>
      <p className="mt-4">
        {t(`${why}.text`, { number, day: day(due.day) })}
        {why === 'first' && ` ${startsOn === null ? t('begins') : t('beginsOn', { day: day(startsOn) })}`}
        {blocksOn !== null && ` ${t('blocks', { day: day(blocksOn) })}`}
      </p>
      <dl className={`${classes.facts} numeric row wrap mt-12`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-12 ink2">{name}</dt>
            <dd className="weight-600 anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </BillingNotice>
  );
};

import type { Billing, ContractView } from '@firmament/api-contract/calls/billing';
import { addTax } from '@firmament/subscription/tax';
import { Button } from '@mantine/core';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { membershipOf } from '../../lib/member/plans.ts';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { PageButton } from '../../ui/controls/page-button.tsx';
import classes from './billing.module.css';
import type { useContractAction } from './billing.queries.ts';

type ChangePlanProps = {
  isOpen: boolean;
  billing: Billing;
  contract: ContractView;
  level: number;
  action: ReturnType<typeof useContractAction>;
  onClose: () => void;
};

/** Lists paid plans only: changing to Basic is a cancellation. */
export const ChangePlan = ({ isOpen, billing, contract, level, action, onClose }: ChangePlanProps) => {
  const { t } = useTranslation('billing', { keyPrefix: 'change' });
  const { t: tPlan } = useTranslation('billing', { keyPrefix: 'plan' });
  const money = useMoney();
  /** Consumers have to see what they pay in all. */
  const priceOf = (netCents: number): string => {
    const { customer, tax_percent: percent } = contract;
    if (customer === 'business') return tPlan('net', { net: tPlan('monthly', { price: money(netCents) }) });
    const { grossCents } = addTax(netCents, { kind: 'standard', percent });
    return tPlan('monthly', { price: money(grossCents) });
  };
  const plans = billing.plans.filter(({ membership_id }) => membership_id > 0);
  const hasOffer = plans.some(({ membership_id, monthly_net_cents }) => membership_id !== level && monthly_net_cents);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={t('member:close')}>
      <ul className="mb-12">
        {plans.map(({ membership_id, monthly_net_cents }) => {
          const { name } = membershipOf(membership_id);
          const isPresent = membership_id === level;
          return (
            <li key={membership_id} className="row wrap items-center justify-between gap-16 gap-y-8 py-10 line-top">
              <div>
                <b>{name}</b>
                <p className="ink3">{monthly_net_cents === null ? t('onRequest') : priceOf(monthly_net_cents)}</p>
                {!isPresent && monthly_net_cents !== null && (
                  <p className="ink3">{membership_id > level ? t('larger') : t('smaller')}</p>
                )}
              </div>
              {isPresent && <span className={`${classes.phase} soft-primary`}>{t('present')}</span>}
              {!isPresent && monthly_net_cents !== null && (
                <Button
                  size="xs"
                  disabled={action.isPending}
                  onClick={() => action.mutate({ plan: membership_id }, { onSettled: onClose })}
                >
                  {t('confirm', { plan: name })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {!hasOffer && (
        <div className="row wrap items-center justify-end gap-8">
          <p>{t('none')}</p>
          <PageButton page="contact" size="xs" variant="default">
            {t('ui:writeToUs')}
          </PageButton>
        </div>
      )}
    </Dialog>
  );
};

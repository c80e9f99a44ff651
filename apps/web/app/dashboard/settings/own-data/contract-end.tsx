import type { ContractView } from '@firmament/api-contract/calls/billing';
import { addDays } from '@firmament/calendar/day';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useMoney } from '../../../lib/format/money.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { membershipOf } from '../../../lib/member/plans.ts';
import form from '../../../ui/form/form.module.css';
import classes from './own-data.module.css';

export type Ending = 'withdraw' | 'notice';

/** How a contract can end with the account, the cheapest first; none if nothing runs. */
export const endingsOf = (contract: ContractView | null): Ending[] => {
  if (contract === null || contract.closed_on !== null) return [];
  const canWithdraw = contract.withdraw_until !== null || contract.phase === 'ordered';
  const canGiveNotice = contract.phase !== 'ordered' && contract.if_deleted !== null;
  return (['withdraw', 'notice'] as const).filter((ending) => (ending === 'withdraw' ? canWithdraw : canGiveNotice));
};

/** What an ending means: until when the contract runs, and what it still costs. */
const useMeaning = ({ phase, if_deleted }: ContractView): ((ending: Ending) => string) => {
  const { t } = useTranslation('settings', { keyPrefix: 'deletion.contract' });
  const { day } = useDateFormat();
  const money = useMoney();
  return (ending) => {
    if (ending === 'withdraw') return phase === 'ordered' ? t('takesBack') : t('withdraws');
    const { ends_on = null, cost_cents = 0 } = if_deleted ?? {};
    if (ends_on === null) return t('neverBegins');
    const last = day(addDays(ends_on, -1));
    return cost_cents > 0 ? t('runs', { day: last, cost: money(cost_cents) }) : t('runsPaid', { day: last });
  };
};

type ContractEndProps = {
  contract: ContractView;
  endings: readonly Ending[];
  chosen: Ending;
  email: string;
  onChoose(ending: Ending): void;
};

/** Says what runs, until when and what it still costs, and asks how it is to end. */
export const ContractEnd = ({ contract, endings, chosen, email, onChoose }: ContractEndProps) => {
  const { t } = useTranslation('settings', { keyPrefix: 'deletion.contract' });
  const meaningOf = useMeaning(contract);
  const { membership_id, contract_number: number } = contract;
  const lead = t('lead', { plan: membershipOf(membership_id).name, number });
  return (
    <>
      {endings.length > 1 ? (
        <fieldset className={`${form.choices} ${classes.endings}`}>
          <legend className="weight-600 mb-8">{lead}</legend>
          {endings.map((ending) => (
            <label key={ending} className={form.choice}>
              <input type="radio" name="contract" checked={chosen === ending} onChange={() => onChoose(ending)} />
              <span>
                <b className="block weight-600 ink">{t(`endings.${ending}`)}</b>
                {meaningOf(ending)}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={classes.contract}>
          <b>{lead}</b> {meaningOf(chosen)}
        </p>
      )}
      <p className="ink2">{t('documents', { email })}</p>
    </>
  );
};

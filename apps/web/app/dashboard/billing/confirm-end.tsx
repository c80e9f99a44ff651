import type { ContractView } from '@firmament/api-contract/calls/billing';
import { addDays } from '@firmament/calendar/day';
import { Button } from '@mantine/core';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/controls/dialog.tsx';
import classes from './billing.module.css';
import type { useContractAction } from './billing.queries.ts';

type ConfirmEndProps = {
  what: 'cancel' | 'withdraw';
  isOpen: boolean;
  contract: ContractView;
  action: ReturnType<typeof useContractAction>;
  onClose: () => void;
};

/** Says what ending the contract means before the member confirms. */
export const ConfirmEnd = ({ what, isOpen, contract, action, onClose }: ConfirmEndProps) => {
  const { t } = useTranslation('billing');
  const { day } = useDateFormat();
  const { ends_if_cancelled: firstWithout } = contract;
  const text = () => {
    if (what === 'withdraw') return t('withdraw.text');
    return firstWithout === null ? t('cancel.early') : t('cancel.text', { day: day(addDays(firstWithout, -1)) });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(`${what}.title`)} closeLabel={t('modify.close')}>
      <div className={classes.dialog}>
        <p>{text()}</p>
        <div className={classes.end}>
          <Button size="xs" variant="default" onClick={onClose}>
            {t(`${what}.back`)}
          </Button>
          <Button
            size="xs"
            color="red.6"
            disabled={action.isPending}
            onClick={() => action.mutate(what, { onSettled: onClose })}
          >
            {t(`${what}.confirm`)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

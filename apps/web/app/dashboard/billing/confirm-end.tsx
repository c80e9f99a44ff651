import type { ContractView } from '@firmament/api-contract/calls/billing';
import { addDays } from '@firmament/calendar/day';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { DialogButtons } from '../../ui/controls/dialog-buttons.tsx';
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
    <Dialog isOpen={isOpen} onClose={onClose} title={t(`${what}.title`)} closeLabel={t('member:close')}>
      <div className="ink2 stack gap-14">
        <p>{text()}</p>
        <DialogButtons
          cancelLabel={t(`${what}.back`)}
          onCancel={onClose}
          confirmLabel={t(`${what}.confirm`)}
          onConfirm={() => action.mutate(what, { onSettled: onClose })}
          isDisabled={action.isPending}
          danger="red.6"
        />
      </div>
    </Dialog>
  );
};

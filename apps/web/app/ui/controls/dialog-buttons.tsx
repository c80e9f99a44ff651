import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';

type DialogButtonsProps = {
  cancelLabel?: string;
  onCancel: () => void;
  confirmLabel: string;
  /** Without it, the button sends the form it stands in. */
  onConfirm?: () => void;
  isDisabled?: boolean;
  /** Of what cannot be undone: the colour of the button. */
  danger?: 'red' | 'red.6';
  /** A remark before the buttons. */
  children?: ReactNode;
};

/** The end of a dialog: back, or on. */
export const DialogButtons = ({ cancelLabel, onCancel, confirmLabel, onConfirm, ...props }: DialogButtonsProps) => {
  const { t } = useTranslation('member');
  const { isDisabled = false, danger, children } = props;
  return (
    <div className="row wrap items-center justify-end gap-8">
      {children}
      <Button size="xs" variant="default" onClick={onCancel}>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button
        size="xs"
        type={onConfirm === undefined ? 'submit' : 'button'}
        disabled={isDisabled}
        {...(onConfirm !== undefined && { onClick: onConfirm })}
        {...(danger !== undefined && { color: danger })}
      >
        {confirmLabel}
      </Button>
    </div>
  );
};

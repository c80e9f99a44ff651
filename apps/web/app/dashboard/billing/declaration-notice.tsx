import type { Billing } from '@firmament/api-contract/calls/billing';
import { Button } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useContractAction } from './billing.queries.ts';
import { BillingNotice } from './billing-notice.tsx';

type DeclarationNoticeProps = { declaration: NonNullable<Billing['declaration']> };

/** Somebody ended the contract without signing in: only the member knows whether it was them. */
export const DeclarationNotice = ({ declaration: { id, kind, received_at } }: DeclarationNoticeProps) => {
  const { t } = useTranslation('billing', { keyPrefix: 'declaration' });
  const { moment } = useDateFormat();
  const action = useContractAction();
  const settle = (isMine: boolean) => action.mutate({ declaration: id, isMine });
  return (
    <BillingNotice Icon={IconMailQuestion} isAlarming={false} title={t(`${kind}.title`)}>
      <p className="mt-4">{t(`${kind}.text`, { moment: moment(received_at) })}</p>
      <div className="row wrap gap-8 mt-12">
        <Button size="xs" disabled={action.isPending} onClick={() => settle(true)}>
          {t(`${kind}.confirm`)}
        </Button>
        <Button size="xs" variant="default" disabled={action.isPending} onClick={() => settle(false)}>
          {t('deny')}
        </Button>
      </div>
    </BillingNotice>
  );
};

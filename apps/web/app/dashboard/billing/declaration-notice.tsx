import type { Billing } from '@firmament/api-contract/calls/billing';
import { Button } from '@mantine/core';
import { IconMailQuestion } from '@tabler/icons-react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useContractAction } from './billing.queries.ts';
import classes from './billing-notice.module.css';

type DeclarationNoticeProps = { declaration: NonNullable<Billing['declaration']> };

/** Somebody ended the contract without signing in: only the member knows whether it was them. */
export const DeclarationNotice = ({ declaration: { id, kind, received_at } }: DeclarationNoticeProps) => {
  const { t } = useTranslation('billing', { keyPrefix: 'declaration' });
  const { moment } = useDateFormat();
  const action = useContractAction();
  const settle = (isMine: boolean) => action.mutate({ declaration: id, isMine });
  return (
    <section className={classes.notice} data-why="declaration" role="status">
      <IconMailQuestion size={20} stroke={1.6} aria-hidden />
      <div>
        <h2>{t(`${kind}.title`)}</h2>
        <p>{t(`${kind}.text`, { moment: moment(received_at) })}</p>
        <div className={classes.actions}>
          <Button size="xs" disabled={action.isPending} onClick={() => settle(true)}>
            {t(`${kind}.confirm`)}
          </Button>
          <Button size="xs" variant="default" disabled={action.isPending} onClick={() => settle(false)}>
            {t('deny')}
          </Button>
        </div>
      </div>
    </section>
  );
};

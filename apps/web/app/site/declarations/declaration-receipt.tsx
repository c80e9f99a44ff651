import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useNewBeginning } from '../../lib/forms/use-new-beginning.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import form from '../../ui/form/form.module.css';
import classes from './declarations.module.css';

export type Declared = {
  what: 'cancel' | 'withdraw';
  kind: 'ordinary' | 'extraordinary';
  name: string;
  email: string;
  contractNumber: string;
  endOn: string;
  reason: string;
};

type DeclarationReceiptProps = { declared: Declared; receivedAt: string; notice: ReactNode };

/**
 * What was declared, with date and time of receipt, so that it can be kept as proof (§ 312k Abs. 3 BGB, Art. 11a of
 * Directive 2011/83/EU), and what is left to do.
 */
export const DeclarationReceipt = ({ declared, receivedAt, notice }: DeclarationReceiptProps) => {
  const { t } = useTranslation('declaration');
  const { day, moment } = useDateFormat();
  const place = useNewBeginning();
  const { what, kind, name, email, contractNumber, endOn, reason } = declared;
  const facts = [
    [t('receipt.what'), what === 'withdraw' ? t('withdraw.statement') : t(`receipt.kinds.${kind}`)],
    [t('receipt.receivedAt'), moment(receivedAt)],
    [t('name'), name],
    [t('email'), email],
    [t('number'), contractNumber],
    [t('endOn'), endOn === '' ? '' : day(endOn)],
    [t('reason'), reason],
  ].filter(([, value]) => value !== '');
  return (
    <div className={form.form} ref={place} tabIndex={-1}>
      {notice}
      <section className={classes.receipt} aria-label={t('receipt.title')}>
        <h2 className="text-16 weight-600">{t('receipt.title')}</h2>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="ink3">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="ink2">{t('receipt.next')}</p>
      <div>
        <Button variant="default" onClick={() => window.print()}>
          {t('ui:print')}
        </Button>
      </div>
    </div>
  );
};

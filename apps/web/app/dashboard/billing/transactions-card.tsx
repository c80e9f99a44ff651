import { type Billing, getInvoice, type Transaction } from '@firmament/api-contract/calls/billing';
import { printReference } from '@firmament/subscription/creditor-reference';
import { IconDownload } from '@tabler/icons-react';
import { endpointUrl } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { membershipOf } from '../../lib/member/plans.ts';
import table from '../../ui/facts/table.module.css';
import { Card } from '../../ui/layout/card.tsx';
import classes from './transactions-card.module.css';

type RowProps = {
  entry: Transaction;
  /** The first day of a plan that has not begun, where that is known. */
  startsOn: string | null;
};

const Row = ({ entry, startsOn }: RowProps) => {
  const { t } = useTranslation('billing', { keyPrefix: 'transactions' });
  const { day } = useDateFormat();
  const money = useMoney();
  const { number, kind, issued_on, due_on, period_from, period_until, total_cents, fees_cents, state } = entry;
  const { open_cents, reference } = entry;
  const plan = membershipOf(entry.membership_id).name;
  const what = () => {
    if (kind === 'credit_note') return t('credit', { plan });
    if (period_from === null || period_until === null) {
      return startsOn === null ? t('first', { plan }) : t('firstFrom', { plan, day: day(startsOn) });
    }
    return t('plan', { plan, from: day(period_from), until: day(period_until) });
  };
  return (
    <tr>
      <td className={classes.date} data-label={t('date')}>
        {day(issued_on)}
      </td>
      <td className={classes.number} data-label={t('number')}>
        {number}
      </td>
      <td data-label={t('what')}>
        {what()}
        {open_cents > 0 && (
          <small>
            {t('reference')} <span className={classes.reference}>{printReference(reference)}</span>
          </small>
        )}
      </td>
      <td className={`${table.end} ${classes.amount}`} data-label={t('amount')}>
        {money(total_cents + fees_cents)}
        {fees_cents > 0 && <small>{t('fees', { fees: money(fees_cents) })}</small>}
      </td>
      <td data-label={t('state')}>
        <span className={classes.state} data-state={state}>
          {t(`states.${state}`, { day: day(due_on) })}
        </span>
      </td>
      <td className={table.end}>
        <a
          className={classes.download}
          href={endpointUrl(getInvoice, { params: { number } })}
          download={`Firmament-${number}.pdf`}
          aria-label={t('downloadNamed', { number })}
        >
          <IconDownload size={16} stroke={1.6} aria-hidden />
          {t('download')}
        </a>
      </td>
    </tr>
  );
};

/** Every invoice and credit note, newest first, each as a PDF. */
export const TransactionsCard = ({ billing: { transactions, contract } }: { billing: Billing }) => {
  const { t } = useTranslation('billing', { keyPrefix: 'transactions' });
  return (
    <Card title={t('title')}>
      {transactions.length === 0 ? (
        <p className={classes.empty}>{t('empty')}</p>
      ) : (
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col" className={`${table.end} ${classes.amount}`}>
                {t('amount')}
              </th>
              <th scope="col">{t('state')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('document')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {transactions.map((entry) => (
              <Row key={entry.number} entry={entry} startsOn={contract?.starts_on ?? null} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
};

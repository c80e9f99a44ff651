import { type Billing, getInvoice, type Transaction } from '@firmament/api-contract/calls/billing';
import { printReference } from '@firmament/subscription/creditor-reference';
import { IconDownload } from '@tabler/icons-react';
import { endpointUrl } from '../../lib/api/api-client.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { membershipOf } from '../../lib/member/plans.ts';
import table from '../../ui/facts/table.module.css';
import { TableHead } from '../../ui/facts/table-head.tsx';
import { Card } from '../../ui/layout/card.tsx';
import classes from './transactions-card.module.css';

const TONES: Record<Transaction['state'], string> = {
  paid: 'soft-positive',
  overdue: 'soft-danger',
  open: 'soft-primary',
  cancelled: 'soft',
  credited: 'soft',
};

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
      <td className="nowrap" data-label={t('date')}>
        {day(issued_on)}
      </td>
      <td className="size-12 mono nowrap" data-label={t('number')}>
        {number}
      </td>
      <td data-label={t('what')}>
        {what()}
        {open_cents > 0 && (
          <small className="text-12 ink3 block">
            {t('reference')} <span className="nowrap">{printReference(reference)}</span>
          </small>
        )}
      </td>
      <td className={`${table.end} nowrap`} data-label={t('amount')}>
        {money(total_cents + fees_cents)}
        {fees_cents > 0 && <small className="text-12 ink3 block">{t('fees', { fees: money(fees_cents) })}</small>}
      </td>
      <td data-label={t('state')}>
        <span className={`tag nowrap ${TONES[state]}`}>{t(`states.${state}`, { day: day(due_on) })}</span>
      </td>
      <td className={table.end}>
        <a
          className={`${classes.download} weight-600 plain-link inline-row items-center gap-6`}
          href={endpointUrl(getInvoice, { params: { number } })}
          download={`Firmament-${number}.pdf`}
          aria-label={t('downloadNamed', { number })}
        >
          <IconDownload size={16} stroke={1.6} aria-hidden />
          {t('ui:download')}
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
        <p className="ink2 card-body">{t('empty')}</p>
      ) : (
        <table className={`${table.table} ${classes.table}`}>
          <TableHead
            columns={[
              t('date'),
              t('number'),
              t('what'),
              { name: t('amount'), isEnd: true },
              t('state'),
              { name: t('document'), isHidden: true },
            ]}
          />
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

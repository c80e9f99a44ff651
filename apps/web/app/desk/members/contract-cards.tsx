import type { DeskMember } from '@firmament/api-contract/calls/desk/members';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import table from '../../ui/facts/table.module.css';
import { TableHead } from '../../ui/facts/table-head.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { StateMark } from '../parts/state-mark.tsx';

/** What the member has ordered. */
export const ContractCard = ({ contract }: Pick<DeskMember, 'contract'>) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'contract' });
  const { day } = useDateFormat();
  const money = useMoney();
  if (contract === null) {
    return (
      <Card title={t('title')}>
        <Nothing title={t('none')} />
      </Card>
    );
  }
  const { number, phase, plan, monthly_net_cents, started_on, term_ends_on, ends_on, buyer } = contract;
  return (
    <Card title={`${t('title')} ${number}`} aside={t(`phase.${phase}`)}>
      <Facts layout="columns">
        <Fact name={t('buyer')}>
          <bdi>{buyer}</bdi>
        </Fact>
        <Fact name={t('ui:plan')}>{plan}</Fact>
        <Fact name={t('price')}>{t('monthly', { price: money(monthly_net_cents) })}</Fact>
        <Fact name={t('started')} why={t('notStarted')}>
          {started_on !== null && day(started_on)}
        </Fact>
        <Fact name={t('termEnds')}>{term_ends_on !== null && day(term_ends_on)}</Fact>
        <Fact name={t('ends')} why={t('open')}>
          {ends_on !== null && day(ends_on)}
        </Fact>
      </Facts>
    </Card>
  );
};

type Invoice = DeskMember['invoices'][number];

const MARK_OF: Record<Invoice['state'], 'ok' | 'warn' | 'bad'> = {
  paid: 'ok',
  open: 'warn',
  overdue: 'bad',
  cancelled: 'ok',
  credited: 'ok',
};

const InvoiceRow = ({ invoice }: { invoice: Invoice }) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'invoices' });
  const { day } = useDateFormat();
  const money = useMoney();
  const { number, kind, issued_on, total_cents, open_cents, state } = invoice;
  return (
    <tr>
      <td>
        <Link className="plain-link weight-550 anywhere nowrap" to={`/desk?open=invoice:${encodeURIComponent(number)}`}>
          {number}
        </Link>
        {kind === 'credit_note' && <span className="ink3 ml-8">{t('creditNote')}</span>}
      </td>
      <td data-label={t('issued')}>{day(issued_on)}</td>
      <td className={table.end} data-label={t('total')}>
        {money(total_cents)}
      </td>
      <td className={table.end} data-label={t('open')}>
        {money(open_cents)}
      </td>
      <td data-label={t('state')}>
        <StateMark state={MARK_OF[state]}>{t(`states.${state}`)}</StateMark>
      </td>
    </tr>
  );
};

export const InvoicesCard = ({ invoices }: Pick<DeskMember, 'invoices'>) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'invoices' });
  return (
    <Card title={t('title')}>
      {invoices.length === 0 ? (
        <Nothing title={t('none')} />
      ) : (
        <table className={table.table}>
          <TableHead
            columns={[
              t('number'),
              t('issued'),
              { name: t('total'), isEnd: true },
              { name: t('open'), isEnd: true },
              t('state'),
            ]}
          />
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.number} invoice={invoice} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
};

export const TicketsCard = ({ tickets }: Pick<DeskMember, 'tickets'>) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'tickets' });
  return (
    <Card title={t('title')}>
      {tickets.length === 0 ? (
        <Nothing title={t('none')} />
      ) : (
        <ul>
          {tickets.map(({ ticket_id, title, status }) => (
            <li key={ticket_id} className="row justify-between gap-12 px-16 py-10 line-top">
              <Link className="plain-link weight-550 anywhere" to={`/desk?open=ticket:${ticket_id}`}>
                #{ticket_id} <bdi>{title}</bdi>
              </Link>
              <span className="ink3 flex-none ml-8">{t(`status.${status}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

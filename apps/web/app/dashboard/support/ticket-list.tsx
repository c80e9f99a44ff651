import type { TicketSummary } from '@firmament/api-contract/calls/support';
import { IconLifebuoy } from '@tabler/icons-react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { RowLink } from '../../ui/controls/row-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import classes from './ticket-list.module.css';
import { TicketStatusMark } from './ticket-status.tsx';

const Empty = () => {
  const { t } = useTranslation('support', { keyPrefix: 'list' });
  return (
    <div className={`${classes.empty} ink2 text-center stack gap-8`}>
      <IconLifebuoy className="ink3" size={32} stroke={1.4} aria-hidden />
      <p className="text-16 weight-600 ink">{t('empty')}</p>
      <p>{t('emptyText')}</p>
    </div>
  );
};

type TicketListProps = { tickets: readonly TicketSummary[]; openId: number | undefined };

export const TicketList = ({ tickets, openId }: TicketListProps) => {
  const { t } = useTranslation('support', { keyPrefix: 'list' });
  const { moment } = useDateFormat();
  return (
    <Card title={t('title')}>
      {tickets.length === 0 ? (
        <Empty />
      ) : (
        <ul>
          {tickets.map(({ ticket_id, title, status, updated_at }) => (
            <li key={ticket_id} className={`${classes.row} px-16 py-10 line-top`}>
              <RowLink
                className={ticket_id === openId ? 'weight-600 primary-text anywhere' : 'ink-link weight-600 anywhere'}
                to={`?ticket=${ticket_id}`}
                {...(ticket_id === openId && { 'aria-current': 'true' as const })}
              >
                {title}
              </RowLink>
              <TicketStatusMark status={status} />
              <span className="text-12 ink3 numeric whole-line">
                {t('number', { number: ticket_id })} · {t('updated', { moment: moment(updated_at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

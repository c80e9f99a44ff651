import type { Desk } from '@firmament/api-contract/calls/desk/overview';
import { isolated } from '@firmament/record/isolated-text';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney, usePrice } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Due, Waits } from '../parts/due.tsx';
import { isSameThing, type Thing } from '../parts/thing.ts';
import { QueueCard } from './queue-card.tsx';
import { QueueRow } from './queue-row.tsx';
import classes from './queues.module.css';

/** One month is little: a week before its end it is time. */
const PRIVACY_SOON_DAYS = 7;

type QueueProps = { desk: Desk | undefined; opened: Thing | undefined };

export const Orders = ({ desk, opened }: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'orders' });
  const { moment } = useDateFormat();
  const price = usePrice();
  return (
    <QueueCard
      id="orders"
      title={t('title')}
      remark={t('remark')}
      queue={desk?.orders}
      layout="order"
      keyOf={({ number }) => number}
      row={({ number, buyer, city, ordered_at, plan, monthly_net_cents, answer_by }) => {
        const thing: Thing = { kind: 'order', id: number };
        return (
          <QueueRow
            thing={thing}
            isOpen={isSameThing(thing, opened)}
            name={buyer}
            detail={t('detail', { city, moment: moment(ordered_at) })}
            actions={[
              { action: 'decline', label: t('decline') },
              { action: 'accept', label: t('accept') },
            ]}
          >
            <div>
              <span className={classes.strong}>{plan}</span>
              <span className={classes.detail}>{t('price', { price: price(monthly_net_cents) })}</span>
            </div>
            <Due on={answer_by} today={desk?.today ?? answer_by} />
          </QueueRow>
        );
      }}
    />
  );
};

export const Invoices = ({ desk, opened }: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'invoices' });
  const { day } = useDateFormat();
  const money = useMoney();
  const { today = '' } = desk ?? {};
  const remark = ({ open_cents, overdue_cents }: Desk['invoices']): string =>
    overdue_cents > 0
      ? t('openAndOverdue', { amount: money(open_cents), overdue: money(overdue_cents) })
      : t('open', { amount: money(open_cents) });
  type Invoice = Desk['invoices']['items'][number];
  const standing = ({ kind, blocks_on, reminders }: Invoice): string | undefined => {
    if (kind === 'credit_note') return t('refund');
    if (blocks_on !== null && blocks_on <= today) return t('blocked', { day: day(blocks_on) });
    const reminded = reminders.at(-1);
    return reminded === undefined ? undefined : t('reminded', { day: day(reminded) });
  };
  return (
    <QueueCard
      id="invoices"
      title={t('title')}
      remark={desk !== undefined && desk.invoices.count > 0 && remark(desk.invoices)}
      queue={desk?.invoices}
      layout="invoice"
      keyOf={({ number }) => number}
      row={(invoice) => {
        const { number, kind, buyer, city, open_cents, due_on } = invoice;
        const thing: Thing = { kind: 'invoice', id: number };
        return (
          <QueueRow
            thing={thing}
            isOpen={isSameThing(thing, opened)}
            name={buyer}
            detail={[isolated(city), standing(invoice)].filter(Boolean).join(', ')}
            actions={[{ action: 'pay', label: kind === 'credit_note' ? t('refunded') : t('pay') }]}
          >
            <span className={classes.mono}>{number}</span>
            <span className={classes.amount}>{money(open_cents)}</span>
            <Due on={due_on} today={today} />
          </QueueRow>
        );
      }}
    />
  );
};

export const Tickets = ({ desk, opened }: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'tickets' });
  return (
    <QueueCard
      id="tickets"
      title={t('title')}
      remark={t('remark')}
      queue={desk?.tickets}
      layout="short"
      keyOf={({ ticket_id }) => ticket_id}
      row={({ ticket_id, title, from, waiting_since }) => {
        const thing: Thing = { kind: 'ticket', id: String(ticket_id) };
        return (
          <QueueRow
            thing={thing}
            isOpen={isSameThing(thing, opened)}
            name={title}
            detail={t('detail', { id: ticket_id, name: from })}
            actions={[{ action: 'answer', label: t('reply') }]}
          >
            <Waits since={waiting_since} now={desk?.at ?? waiting_since} />
          </QueueRow>
        );
      }}
    />
  );
};

export const PrivacyRequests = ({ desk, opened }: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'privacy' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'privacyKinds' });
  return (
    <QueueCard
      id="privacy"
      title={t('title')}
      remark={t('remark')}
      queue={desk?.privacy_requests}
      layout="short"
      keyOf={({ request_id }) => request_id}
      row={({ request_id, kind, name, answer_by, is_confirmed, hidden_count }) => {
        const thing: Thing = { kind: 'privacy_request', id: String(request_id) };
        const standing = [
          t('detail', { id: request_id, name }),
          !is_confirmed && t('unconfirmed'),
          hidden_count > 0 && t('hidden', { count: hidden_count }),
        ];
        return (
          <QueueRow
            thing={thing}
            isOpen={isSameThing(thing, opened)}
            name={kinds(kind)}
            detail={standing.filter(Boolean).join(', ')}
            actions={[{ label: t('open') }]}
          >
            <Due on={answer_by} today={desk?.today ?? answer_by} soonDays={PRIVACY_SOON_DAYS} />
          </QueueRow>
        );
      }}
    />
  );
};

export const Declarations = ({ desk, opened }: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'declarations' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'declarationKinds' });
  return (
    <QueueCard
      id="declarations"
      title={t('title')}
      remark={t('remark')}
      queue={desk?.declarations}
      layout="short"
      keyOf={({ declaration_id }) => declaration_id}
      row={({ declaration_id, kind, name, received_at, answer_by, contract_number }) => {
        const thing: Thing = { kind: 'declaration', id: String(declaration_id) };
        const contract = contract_number === null ? t('noContract') : t('contract', { number: contract_number });
        return (
          <QueueRow
            thing={thing}
            isOpen={isSameThing(thing, opened)}
            name={kinds(kind)}
            detail={`${t('detail', { id: declaration_id, name })}, ${contract}`}
            actions={[{ label: t('open') }]}
          >
            {answer_by === null ? (
              <Waits since={received_at} now={desk?.at ?? received_at} />
            ) : (
              <Due on={answer_by} today={desk?.today ?? answer_by} />
            )}
          </QueueRow>
        );
      }}
    />
  );
};

export const IdentityReports = ({ desk, opened }: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'identity' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'identityKinds' });
  return (
    <QueueCard
      id="identity"
      title={t('title')}
      remark={t('remark')}
      queue={desk?.identity_reports}
      layout="short"
      keyOf={({ report_id }) => report_id}
      row={({ report_id, verdict, name, other_name, answer_by }) => {
        const thing: Thing = { kind: 'identity_report', id: String(report_id) };
        const names = [name ?? t('gone'), other_name ?? ''].filter(Boolean).map(isolated).join(' · ');
        return (
          <QueueRow
            thing={thing}
            isOpen={isSameThing(thing, opened)}
            name={kinds(verdict)}
            detail={t('detail', { id: report_id, name: names })}
            actions={[{ label: t('open') }]}
          >
            <Due on={answer_by} today={desk?.today ?? answer_by} />
          </QueueRow>
        );
      }}
    />
  );
};

export const Uploads = ({ desk, opened }: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'uploads' });
  const { day } = useDateFormat();
  return (
    <QueueCard
      id="uploads"
      title={t('title')}
      remark={t('remark')}
      queue={desk?.uploads}
      layout="short"
      keyOf={({ upload_id }) => upload_id}
      row={({ upload_id, company_name, retrieved_on, answer_by }) => {
        const thing: Thing = { kind: 'upload', id: String(upload_id) };
        return (
          <QueueRow
            thing={thing}
            isOpen={isSameThing(thing, opened)}
            name={company_name}
            detail={t('detail', { id: upload_id, day: day(retrieved_on) })}
            actions={[{ label: t('open') }]}
          >
            <Due on={answer_by} today={desk?.today ?? answer_by} />
          </QueueRow>
        );
      }}
    />
  );
};

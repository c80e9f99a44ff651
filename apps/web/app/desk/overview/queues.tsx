import type { Desk } from '@firmament/api-contract/calls/desk/overview';
import { isolated } from '@firmament/record/isolated-text';
import type { ReactNode } from 'react';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useMoney, usePrice } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Due, Waits } from '../parts/due.tsx';
import { isSameThing, type Thing, type ThingKind } from '../parts/thing.ts';
import { QueueCard, type QueueCardProps } from './queue-card.tsx';
import { QueueRow, type QueueRowProps } from './queue-row.tsx';

/** One month is little: a week before its end it is time. */
const PRIVACY_SOON_DAYS = 7;

type QueueProps = { desk: Desk | undefined; opened: Thing | undefined };

type Row = Pick<QueueRowProps, 'name' | 'detail'> & {
  id: string | number;
  cells: ReactNode;
  /** By default it can be opened only. */
  actions?: QueueRowProps['actions'];
};

type ThingsProps<T> = QueueProps & {
  id: 'orders' | 'invoices' | 'tickets' | 'privacy' | 'declarations' | 'identity' | 'uploads';
  kind: ThingKind;
  remark: ReactNode;
  layout?: QueueCardProps<T>['layout'];
  queueOf: (desk: Desk) => { count: number; items: readonly T[] };
  rowOf: (item: T, desk: Desk) => Row;
};

/** A list of things that open in the panel. */
const Things = <T,>({ desk, opened, id, kind, remark, layout = 'short', queueOf, rowOf }: ThingsProps<T>) => {
  const { t } = useTranslation('deskOverview');
  const queue = desk && queueOf(desk);
  return (
    <QueueCard
      id={id}
      title={t(`${id}.title`)}
      remark={remark}
      layout={layout}
      queue={desk && queue && { count: queue.count, items: queue.items.map((item) => rowOf(item, desk)) }}
      keyOf={(row) => row.id}
      row={({ cells, actions = [{ label: t('member:open') }], ...row }) => {
        const thing = { kind, id: String(row.id) };
        return (
          <QueueRow thing={thing} isOpen={isSameThing(thing, opened)} {...row} actions={actions}>
            {cells}
          </QueueRow>
        );
      }}
    />
  );
};

export const Orders = (props: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'orders' });
  const { moment } = useDateFormat();
  const price = usePrice();
  return (
    <Things
      {...props}
      id="orders"
      kind="order"
      remark={t('remark')}
      layout="order"
      queueOf={({ orders }) => orders}
      rowOf={({ number, buyer, city, ordered_at, plan, monthly_net_cents, answer_by }, { today }) => ({
        id: number,
        name: buyer,
        detail: t('detail', { city, moment: moment(ordered_at) }),
        actions: [
          { action: 'decline', label: t('decline') },
          { action: 'accept', label: t('accept') },
        ],
        cells: (
          <>
            <div>
              <span className="weight-500 ink">{plan}</span>
              <span className="text-12 ink3 block">{t('price', { price: price(monthly_net_cents) })}</span>
            </div>
            <Due on={answer_by} today={today} />
          </>
        ),
      })}
    />
  );
};

export const Invoices = (props: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'invoices' });
  const { day } = useDateFormat();
  const money = useMoney();
  const remark = ({ count, open_cents, overdue_cents }: Desk['invoices']): string => {
    if (count === 0) return '';
    return overdue_cents > 0
      ? t('openAndOverdue', { amount: money(open_cents), overdue: money(overdue_cents) })
      : t('open', { amount: money(open_cents) });
  };
  type Invoice = Desk['invoices']['items'][number];
  const standing = ({ kind, blocks_on, reminders }: Invoice, today: string): string | undefined => {
    if (kind === 'credit_note') return t('refund');
    if (blocks_on !== null && blocks_on <= today) return t('blocked', { day: day(blocks_on) });
    const reminded = reminders.at(-1);
    return reminded === undefined ? undefined : t('reminded', { day: day(reminded) });
  };
  return (
    <Things
      {...props}
      id="invoices"
      kind="invoice"
      remark={props.desk && remark(props.desk.invoices)}
      layout="invoice"
      queueOf={({ invoices }) => invoices}
      rowOf={(invoice, { today }) => ({
        id: invoice.number,
        name: invoice.buyer,
        detail: [isolated(invoice.city), standing(invoice, today)].filter(Boolean).join(', '),
        actions: [{ action: 'pay', label: invoice.kind === 'credit_note' ? t('refunded') : t('pay') }],
        cells: (
          <>
            <span className="size-12 mono">{invoice.number}</span>
            <span className="ink numeric">{money(invoice.open_cents)}</span>
            <Due on={invoice.due_on} today={today} />
          </>
        ),
      })}
    />
  );
};

export const Tickets = (props: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'tickets' });
  return (
    <Things
      {...props}
      id="tickets"
      kind="ticket"
      remark={t('remark')}
      queueOf={({ tickets }) => tickets}
      rowOf={({ ticket_id, title, from, waiting_since }, { at }) => ({
        id: ticket_id,
        name: title,
        detail: t('detail', { id: ticket_id, name: from }),
        actions: [{ action: 'answer', label: t('reply') }],
        cells: <Waits since={waiting_since} now={at} />,
      })}
    />
  );
};

export const PrivacyRequests = (props: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'privacy' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'privacyKinds' });
  return (
    <Things
      {...props}
      id="privacy"
      kind="privacy_request"
      remark={t('remark')}
      queueOf={({ privacy_requests }) => privacy_requests}
      rowOf={({ request_id, kind, name, answer_by, is_confirmed, hidden_count }, { today }) => {
        const standing = [
          t('detail', { id: request_id, name }),
          !is_confirmed && t('unconfirmed'),
          hidden_count > 0 && t('hidden', { count: hidden_count }),
        ];
        return {
          id: request_id,
          name: kinds(kind),
          detail: standing.filter(Boolean).join(', '),
          cells: <Due on={answer_by} today={today} soonDays={PRIVACY_SOON_DAYS} />,
        };
      }}
    />
  );
};

export const Declarations = (props: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'declarations' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'declarationKinds' });
  return (
    <Things
      {...props}
      id="declarations"
      kind="declaration"
      remark={t('remark')}
      queueOf={({ declarations }) => declarations}
      rowOf={({ declaration_id, kind, name, received_at, answer_by, contract_number }, { at, today }) => {
        const contract = contract_number === null ? t('noContract') : t('contract', { number: contract_number });
        return {
          id: declaration_id,
          name: kinds(kind),
          detail: `${t('detail', { id: declaration_id, name })}, ${contract}`,
          cells: answer_by === null ? <Waits since={received_at} now={at} /> : <Due on={answer_by} today={today} />,
        };
      }}
    />
  );
};

export const IdentityReports = (props: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'identity' });
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'identityKinds' });
  return (
    <Things
      {...props}
      id="identity"
      kind="identity_report"
      remark={t('remark')}
      queueOf={({ identity_reports }) => identity_reports}
      rowOf={({ report_id, verdict, name, other_name, answer_by }, { today }) => {
        const names = [name ?? t('gone'), other_name ?? ''].filter(Boolean).map(isolated).join(' · ');
        return {
          id: report_id,
          name: kinds(verdict),
          detail: t('detail', { id: report_id, name: names }),
          cells: <Due on={answer_by} today={today} />,
        };
      }}
    />
  );
};

export const Uploads = (props: QueueProps) => {
  const { t } = useTranslation('deskOverview', { keyPrefix: 'uploads' });
  const { day } = useDateFormat();
  return (
    <Things
      {...props}
      id="uploads"
      kind="upload"
      remark={t('remark')}
      queueOf={({ uploads }) => uploads}
      rowOf={({ upload_id, company_name, retrieved_on, answer_by }, { today }) => ({
        id: upload_id,
        name: company_name,
        detail: t('detail', { id: upload_id, day: day(retrieved_on) }),
        cells: <Due on={answer_by} today={today} />,
      })}
    />
  );
};

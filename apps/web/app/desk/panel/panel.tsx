import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Thing, ThingKind } from '../parts/thing.ts';
import { DeclarationDetail } from './declaration-detail.tsx';
import { IdentityReportDetail, RegisterPersonDetail } from './identity-detail.tsx';
import { InvoiceDetail } from './invoice-detail.tsx';
import type { DetailProps } from './loaded.tsx';
import { OrderDetail } from './order-detail.tsx';
import classes from './panel.module.css';
import { PrivacyDetail } from './privacy-detail.tsx';
import { TicketDetail } from './ticket-detail.tsx';
import { UploadDetail } from './upload-detail.tsx';
import { usePanel } from './use-panel.ts';

const DETAILS: Record<ThingKind, ComponentType<DetailProps>> = {
  order: OrderDetail,
  invoice: InvoiceDetail,
  ticket: TicketDetail,
  privacy_request: PrivacyDetail,
  declaration: DeclarationDetail,
  identity_report: IdentityReportDetail,
  register_person: RegisterPersonDetail,
  upload: UploadDetail,
};

type OpenPanelProps = { thing: Thing; hasQuestion: boolean };

const OpenPanel = ({ thing, hasQuestion }: OpenPanelProps) => {
  const { t } = useTranslation('deskPanel');
  const { t: kinds } = useTranslation('deskThings', { keyPrefix: 'kinds' });
  const { previous, next, open, close } = usePanel();
  const heading = useRef<HTMLHeadingElement>(null);
  const Detail = DETAILS[thing.kind];

  // A question takes the focus itself.
  useEffect(() => {
    if (!hasQuestion) heading.current?.focus({ preventScroll: true });
  }, [hasQuestion]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    <section className={`${classes.panel} box`} aria-labelledby="panel-heading" onKeyDown={closeOnEscape}>
      <div className={`${classes.head} row items-center gap-4`}>
        <h2 className={`${classes.heading} title-14 flex-1 min-w-0`} id="panel-heading" tabIndex={-1} ref={heading}>
          {kinds(thing.kind)} <span className="size-13 mono anywhere">{thing.id}</span>
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('previous')}
          disabled={previous === undefined}
          onClick={() => previous && open(previous)}
        >
          <IconChevronUp size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('next')}
          disabled={next === undefined}
          onClick={() => next && open(next)}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={t('member:close')} onClick={close}>
          <IconX size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <Detail id={thing.id} />
    </section>
  );
};

/** The thing that is open, with what can be done about it. */
export const Panel = () => {
  const { opened } = usePanel();
  if (opened === undefined) return null;
  const { thing, action } = opened;
  return <OpenPanel key={`${thing.kind}:${thing.id}`} thing={thing} hasQuestion={action !== undefined} />;
};

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { PageLead } from '../../ui/layout/page-lead.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { NewTicketForm } from './new-ticket-form.tsx';
import { ticketsQuery } from './support.queries.ts';
import classes from './support-page.module.css';
import { TicketList } from './ticket-list.tsx';
import { TicketThread } from './ticket-thread.tsx';

/** The open ticket is in the address, so that links in mails lead to it. */
const TICKET = 'ticket';

const numberIn = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

export const SupportPage = () => {
  const { t } = useTranslation('support');
  const [parameters, setParameters] = useSearchParams();
  const query = useQuery(ticketsQuery);
  const openId = numberIn(parameters.get(TICKET));

  return (
    <>
      <PageTitle title={t('title')}>
        {openId !== undefined && (
          <Button
            component={Link}
            to="?"
            size="xs"
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          >
            {t('thread.back')}
          </Button>
        )}
      </PageTitle>
      <PageLead>{t('lead')}</PageLead>
      <div className={classes.columns} data-open={openId !== undefined}>
        <div>
          <Loaded query={query} loading={<Outline height={160} />}>
            {(tickets) => <TicketList tickets={tickets} openId={openId} />}
          </Loaded>
        </div>
        <div>
          {openId === undefined ? (
            <NewTicketForm onOpened={(ticketId) => setParameters({ [TICKET]: String(ticketId) })} />
          ) : (
            <TicketThread ticketId={openId} />
          )}
        </div>
      </div>
    </>
  );
};

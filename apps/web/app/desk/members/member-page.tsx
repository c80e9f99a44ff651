import type { DeskMember } from '@firmament/api-contract/calls/desk/members';
import { IconArrowLeft, IconEyeCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { LogLines } from '../parts/log-lines.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { UnreadPage } from '../parts/unread-page.tsx';
import { AccountCard, QuotaCard } from './account-cards.tsx';
import { ActionsCard } from './actions-card.tsx';
import { ContractCard, InvoicesCard, TicketsCard } from './contract-cards.tsx';
import classes from './member-page.module.css';
import { MemberState } from './member-state.tsx';
import { memberQuery } from './members.queries.ts';

const Member = ({ member }: { member: DeskMember }) => {
  const { t } = useTranslation('deskMembers');
  return (
    <>
      <PageTitle title={member.name} remark={<MemberState member={member} />}>
        {member.is_operator && <span className={classes.badge}>{t('page.isOperator')}</span>}
      </PageTitle>
      <p className={classes.noted}>
        <IconEyeCheck size={16} stroke={1.6} aria-hidden />
        {t('page.noted')}
      </p>
      <div className={classes.columns}>
        <div>
          <ContractCard contract={member.contract} />
          <InvoicesCard invoices={member.invoices} />
          <TicketsCard tickets={member.tickets} />
          <Card title={t('log.title')}>
            {member.log.length === 0 ? <Nothing title={t('log.none')} /> : <LogLines entries={member.log} />}
          </Card>
        </div>
        <div>
          <ActionsCard member={member} />
          <AccountCard member={member} />
          <QuotaCard member={member} />
        </div>
      </div>
    </>
  );
};

/** One member: who it is and what is paid for. */
export const MemberPage = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('deskMembers', { keyPrefix: 'page' });
  const { t: tDesk } = useTranslation('desk', { keyPrefix: 'pages' });
  const { data, error, refetch } = useQuery(memberQuery(accountId));
  const isMissing = error instanceof ApiError && error.code === 'not_found';
  return (
    <>
      <Link className={classes.back} to="/desk/members">
        <IconArrowLeft size={15} stroke={1.7} aria-hidden />
        {t('back')}
      </Link>
      {data !== undefined && <Member member={data} />}
      {data === undefined && (
        <>
          <PageTitle title={tDesk('members')} />
          {isMissing ? <p role="alert">{t('missing')}</p> : <UnreadPage error={error} onRetry={() => refetch()} />}
        </>
      )}
    </>
  );
};

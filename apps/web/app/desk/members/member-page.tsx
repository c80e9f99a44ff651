import type { DeskMember } from '@firmament/api-contract/calls/desk/members';
import type { LogEntry } from '@firmament/api-contract/desk/log-action';
import { IconArrowLeft, IconEyeCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Loaded, Outline } from '../../ui/feedback/loaded.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useLogSentence } from '../parts/use-log-sentence.ts';
import { AccountCard, QuotaCard } from './account-cards.tsx';
import { ActionsCard } from './actions-card.tsx';
import { ContractCard, InvoicesCard, TicketsCard } from './contract-cards.tsx';
import classes from './member-page.module.css';
import { MemberState } from './member-state.tsx';
import { memberQuery } from './members.queries.ts';

/** Entries of the log, newest first, each with its moment. */
const LogLines = ({ entries }: { entries: readonly LogEntry[] }) => {
  const { sentenceOf } = useLogSentence();
  const { moment } = useDateFormat();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.entry_id} className={`${classes.line} ink2 anywhere px-16 py-8 line-top`}>
          <time className="ink3 numeric" dateTime={entry.at}>
            {moment(entry.at)}
          </time>
          <span>{sentenceOf(entry)}</span>
        </li>
      ))}
    </ul>
  );
};

const Member = ({ member }: { member: DeskMember }) => {
  const { t } = useTranslation('deskMembers');
  return (
    <>
      <PageTitle title={member.name} remark={<MemberState member={member} />}>
        {member.is_operator && <span className="tag soft-primary">{t('page.isOperator')}</span>}
      </PageTitle>
      <p className={`${classes.noted} ink3 row gap-8`}>
        <IconEyeCheck className="flex-none mt-2" size={16} stroke={1.6} aria-hidden />
        {t('page.noted')}
      </p>
      <div className={classes.columns}>
        <div className="stack gap-12">
          <ContractCard contract={member.contract} />
          <InvoicesCard invoices={member.invoices} />
          <TicketsCard tickets={member.tickets} />
          <Card title={t('log.title')}>
            {member.log.length === 0 ? <Nothing title={t('log.none')} /> : <LogLines entries={member.log} />}
          </Card>
        </div>
        <div className="stack gap-12">
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
  const query = useQuery(memberQuery(accountId));
  return (
    <>
      <Link className="min-h-24 plain-link inline-row items-center gap-6" to="/desk/members">
        <IconArrowLeft size={15} stroke={1.7} aria-hidden />
        {t('back')}
      </Link>
      {query.data === undefined && <PageHead page="members" />}
      <Loaded query={query} loading={<Outline height={160} />} missing={<p role="alert">{t('missing')}</p>}>
        {(member) => <Member member={member} />}
      </Loaded>
    </>
  );
};

import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import type { FirstCall } from '../../lib/api/first-call.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useReadMemberAgain } from '../../lib/member/member.ts';
import { useAfterFirstPaint } from '../../ui/drawing/use-after-first-paint.ts';
import { usePrintInLight } from '../../ui/drawing/use-print-in-light.ts';
import { RequestsUsedUp } from '../../ui/feedback/requests-used-up.tsx';
import classes from './company-page.module.css';
import { companyQuery } from './company-page.queries.ts';
import { CompanyFailed, CompanyLoading, CompanyNotFound } from './company-states.tsx';
import { ContactCard } from './facts/contact-card.tsx';
import { LegalCard } from './facts/legal-card.tsx';
import { OverviewCard } from './facts/overview-card.tsx';
import { TechnicalCard } from './facts/technical-card.tsx';
import { KpiCard } from './figures/kpi-card.tsx';
import { BackToResults, CompanyHeader } from './header/company-header.tsx';
import { BoardCard } from './people/board-card.tsx';
import { EmployeesCard } from './people/employees-card.tsx';
import { RelatedCard } from './ties/related-card.tsx';
import { UpdatesCard } from './updates/updates-card.tsx';

const Dossier = ({ detail, actions }: { detail: CompanyDetail; actions: ReactNode }) => {
  const { t } = useTranslation('company');
  const { day } = useDateFormat();
  // Draws the first cards at once and the rest after the first paint. On the way back all are drawn at once, or there
  // would be no place to scroll to.
  const isWhole = useAfterFirstPaint(useNavigationType() === NavigationType.Pop);
  const { company, financials, representatives, linked_companies, employees, employees_total, as_of } = detail;
  return (
    <div className={classes.page}>
      <title>{`${company.company_name} · Firmament`}</title>
      <CompanyHeader company={company} facts={detail.facts} actions={actions} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <OverviewCard company={company} reports={financials} />
          {isWhole && <KpiCard reports={financials} companyName={company.company_name} />}
          {isWhole && <TechnicalCard company={company} />}
          {isWhole && <UpdatesCard detail={detail} />}
        </div>
        <div className={classes.column}>
          <ContactCard company={company} />
          {isWhole && (
            <BoardCard company={company} representatives={representatives} linkedCompanies={linked_companies} />
          )}
          {isWhole && <LegalCard detail={detail} />}
          {isWhole && <RelatedCard companies={linked_companies} />}
        </div>
      </div>
      {isWhole && employees.length > 0 && <EmployeesCard employees={employees} total={employees_total} />}
      <p className={classes.printed}>
        {as_of.stated_on === null ? t('print.undated') : t('print.source', { day: day(as_of.stated_on) })}
      </p>
    </div>
  );
};

type CompanyPageProps = {
  companyId: string;
  first: FirstCall<CompanyDetail>;
  /** Buttons beside the one that refreshes the company. */
  actions?: (company: CompanyDetail['company']) => ReactNode;
};

/** Everything known about one company. */
export const CompanyPage = ({ companyId, first, actions }: CompanyPageProps) => {
  const { data, error, refetch } = useQuery(companyQuery(companyId, first));
  const readMemberAgain = useReadMemberAgain();
  usePrintInLight();

  // Opening a company may count as a request, and the frame shows the count.
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) readMemberAgain();
  }, [isLoaded, readMemberAgain]);

  const content = () => {
    if (data !== undefined) return <Dossier detail={data} actions={actions?.(data.company)} />;
    if (error === null) return <CompanyLoading />;
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'quota_used_up') return <RequestsUsedUp message={error.message} />;
    // An id that is not a number is an invalid request, but means the same: no such company.
    if (code === 'not_found' || code === 'invalid_request') return <CompanyNotFound />;
    return <CompanyFailed error={error} onRetry={() => refetch()} />;
  };

  return (
    <>
      <BackToResults />
      {content()}
    </>
  );
};

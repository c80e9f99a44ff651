import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { LoadedRecord } from '../../ui/record/loaded-record.tsx';
import { RecordColumns, RecordLoading, RecordPage } from '../../ui/record/record-page.tsx';
import classes from './company-page.module.css';
import { companyQuery, type FirstCompanyCall } from './company-page.queries.ts';
import { ContactCard } from './facts/contact-card.tsx';
import { LegalCard } from './facts/legal-card.tsx';
import { OverviewCard } from './facts/overview-card.tsx';
import { TechnicalCard } from './facts/technical-card.tsx';
import { KpiCard } from './figures/kpi-card.tsx';
import { FlagsCard } from './flags/flags-card.tsx';
import { CompanyHeader } from './header/company-header.tsx';
import { Neighbours } from './header/neighbours.tsx';
import { PageNotices } from './notices/page-notices.tsx';
import { EmployeesCard } from './people/employees-card.tsx';
import { PeopleCard } from './people/people-card.tsx';
import { withSourceWords } from './source-words.ts';
import { RelatedCard } from './ties/related-card.tsx';
import { UpdatesCard } from './updates/updates-card.tsx';
import { useAsOf } from './use-as-of.ts';

/**
 * False for a component's first paint, true once that is on the screen: for parts that may come a moment later. (A
 * deferred value would render at once, before the browser could paint.)
 */
const useAfterFirstPaint = (initially: boolean): boolean => {
  const [isPainted, setIsPainted] = useState(initially);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer set in an animation frame fires after that frame's paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
};

/** A card's part of the page: its place on a phone, where all stand in one column, is its own. */
const CARDS = {
  overview: (detail: CompanyDetail) => <OverviewCard detail={detail} />,
  flags: (detail: CompanyDetail) => <FlagsCard detail={detail} />,
  kpi: ({ financials, company }: CompanyDetail) => <KpiCard reports={financials} companyName={company.company_name} />,
  technical: ({ company }: CompanyDetail) => <TechnicalCard company={company} />,
  updates: (detail: CompanyDetail) => <UpdatesCard detail={detail} />,
  contact: (detail: CompanyDetail) => <ContactCard detail={detail} />,
  people: (detail: CompanyDetail) => <PeopleCard detail={detail} isLarge={false} />,
  peopleLarge: (detail: CompanyDetail) => <PeopleCard detail={detail} isLarge />,
  legal: (detail: CompanyDetail) => <LegalCard detail={detail} />,
  related: (detail: CompanyDetail) => <RelatedCard detail={detail} />,
};

/** `network`: from another feature, handed in by the route. */
type CardName = keyof typeof CARDS | 'network';
type Arrangement = { left: readonly CardName[]; right: readonly CardName[]; phone: readonly CardName[] };

/** With accounts, figures come first; without, the people in charge and what happened to the company. */
const ARRANGEMENTS: Record<'figures' | 'register', Arrangement> = {
  figures: {
    left: ['overview', 'kpi', 'updates', 'related', 'legal', 'technical'],
    right: ['flags', 'contact', 'people', 'network'],
    phone: ['flags', 'overview', 'contact', 'kpi', 'people', 'network', 'legal', 'related', 'updates', 'technical'],
  },
  register: {
    left: ['peopleLarge', 'updates', 'overview', 'related', 'kpi', 'technical'],
    right: ['flags', 'network', 'legal', 'contact'],
    phone: [
      'peopleLarge',
      'flags',
      'contact',
      'network',
      'updates',
      'overview',
      'related',
      'legal',
      'kpi',
      'technical',
    ],
  },
};

/** As many cards of a column as the first paint draws. */
const DRAWN_AT_FIRST = 1;

/** Nobody tells of which day these are: beside what held on another day they stand back. */
const isUndated = (name: CardName, { as_of }: CompanyDetail): boolean => as_of.day !== null && name === 'technical';

type ColumnProps = {
  names: readonly CardName[];
  phone: readonly CardName[];
  detail: CompanyDetail;
  network: ReactNode;
  isWhole: boolean;
};

const Column = ({ names, phone, detail, network, isWhole }: ColumnProps) =>
  (isWhole ? names : names.slice(0, DRAWN_AT_FIRST)).map((name) => (
    <div
      key={name}
      className={classes.place}
      data-part={name}
      data-undated={isUndated(name, detail)}
      style={{ '--place': phone.indexOf(name) } as CSSProperties}
    >
      {name === 'network' ? network : CARDS[name](detail)}
    </div>
  ));

type DossierProps = { told: CompanyDetail; actions: ReactNode; watch: ReactNode; network: ReactNode };

const Dossier = ({ told, actions, watch, network }: DossierProps) => {
  const { t } = useTranslation('company');
  const { day } = useDateFormat();
  const language = useLanguage();
  const detail = useMemo(() => withSourceWords(told, language), [told, language]);
  // Draws the first cards at once and the rest after the first paint. On the way back all are drawn at once, or there
  // would be no place to scroll to.
  const isWhole = useAfterFirstPaint(useNavigationType() === NavigationType.Pop);
  const { company, financials, employees, employees_total, as_of } = detail;
  const { left, right, phone } = ARRANGEMENTS[financials.length > 0 ? 'figures' : 'register'];
  const column = (names: readonly CardName[]) => (
    <Column names={names} phone={phone} detail={detail} network={network} isWhole={isWhole} />
  );
  const shownDay = as_of.day ?? as_of.stated_on;
  const said = shownDay === null ? t('print.undated') : t('print.source', { day: day(shownDay) });
  return (
    <RecordPage name={company.company_name}>
      <CompanyHeader detail={detail} actions={actions} />
      <PageNotices detail={detail} watch={watch} />
      <RecordColumns left={column(left)} right={column(right)} />
      {isWhole && employees.length > 0 && (
        <div className={classes.place} data-undated={as_of.day !== null}>
          <EmployeesCard employees={employees} total={employees_total} />
        </div>
      )}
      <p className="size-12 ink3">{said}</p>
    </RecordPage>
  );
};

type Company = CompanyDetail['company'];

type CompanyPageProps = {
  companyId: string;
  first: FirstCompanyCall;
  /** Buttons beside the one that refreshes the company. */
  actions?: (company: Company) => ReactNode;
  /** A button that asks to be told of news. */
  watch?: (company: Company) => ReactNode;
  /** The card of its network on a day; undefined: today. */
  network?: (company: Company, day: string | undefined) => ReactNode;
};

/** Everything known about one company. */
export const CompanyPage = ({ companyId, first, actions, watch, network }: CompanyPageProps) => {
  const { t } = useTranslation('company');
  const { day: asOf } = useAsOf();
  const query = useQuery(companyQuery(companyId, asOf, first));
  return (
    <>
      <Neighbours />
      <LoadedRecord
        query={query}
        loading={<RecordLoading title={t('loading')} head={132} left={[220, 420]} right={[460, 180]} />}
        failed={t('failed')}
        missing={{
          title: t('notFound.title'),
          what: t('notFound.what'),
          why: t('notFound.why'),
          action: t('notFound.action'),
          to: dashboardPathOf('companies'),
        }}
      >
        {(told) => (
          <Dossier
            told={told}
            actions={actions?.(told.company)}
            watch={watch?.(told.company)}
            network={network?.(told.company, asOf)}
          />
        )}
      </LoadedRecord>
    </>
  );
};

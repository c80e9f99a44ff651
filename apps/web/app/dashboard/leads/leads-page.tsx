import type { Lead } from '@firmament/api-contract/calls/leads';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Problem } from '../../ui/feedback/problem.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { LeadFilter } from './lead-filter.tsx';
import { LeadRow } from './lead-row.tsx';
import { leadsQuery, useMarkContact } from './leads.queries.ts';
import { type LeadFilter as Filter, leadParameters, readLeadFilter } from './leads.url.ts';
import classes from './leads-page.module.css';
import { MissingLink } from './missing-link.tsx';
import { progressAt } from './progress.ts';
import { DoorsCard, MadeCard, ProfileCard } from './side-cards.tsx';

const TICK_MS = 500;

/** Shown while the first page of leads loads. */
const LeadProgress = () => {
  const { t } = useTranslation('leads');
  const [value, setValue] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setValue(progressAt(performance.now() - startedAt)), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={`${classes.progress} ink2 stack gap-10 px-16 line-top`}>
      <p role="status">{t('loading')}</p>
      <progress className={classes.bar} max={100} value={value} aria-label={t('loading')} />
    </div>
  );
};

type LeadsPageProps = {
  /** The button for a lead; calls `onAdded` when it became a contact. */
  contactAction: (lead: Lead, onAdded: () => void) => ReactNode;
};

/** People ranked by what they share with the member or the member's company. */
export const LeadsPage = ({ contactAction }: LeadsPageProps) => {
  const { t } = useTranslation('leads');
  const { count } = useFormat();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  const filter = readLeadFilter(parameters);
  const query = useInfiniteQuery(leadsQuery(filter));
  const markContact = useMarkContact();
  const { data, error, isFetchingNextPage, hasNextPage } = query;
  const [first] = data?.pages ?? [];
  const leads = data?.pages.flatMap(({ lead_list }) => lead_list) ?? [];
  const top = leads[0]?.score ?? 0;
  // Opens the explanation of the first lead, unless it would fill the screen.
  const hasRoom = matchMedia('(min-width: 48em)').matches;
  const show = (next: Filter) => {
    // A newly filtered list starts at its first page, even if more pages were loaded before.
    queryClient.removeQueries({ queryKey: leadsQuery(next).queryKey });
    void navigate({ search: leadParameters(next) }, { preventScrollReset: true });
  };

  const list = () => {
    if (first === undefined && error !== null) {
      return (
        <div className="card-body">
          <Problem error={error} onRetry={() => query.refetch()} />
        </div>
      );
    }
    if (first === undefined) return <LeadProgress />;
    if (first.reason !== null) {
      return <MissingLink reason={first.reason} onSwitch={(type) => show({ ...filter, type })} />;
    }
    if (first.total === 0) {
      return (
        <div className={`${classes.notice} ink2 text-center stack gap-8 px-16 line-top`}>
          <p role="status">{t('none')}</p>
          {first.colleague_count > 0 && (
            <>
              <p>{t('onlyColleagues', { count: first.colleague_count, shown: count(first.colleague_count) })}</p>
              <Button size="xs" variant="default" onClick={() => show({ ...filter, hasColleagues: true })}>
                {t('filter.colleagues')}
              </Button>
            </>
          )}
          {filter.keywords !== '' && (
            <>
              <p>{t('noneFiltered')}</p>
              <Button size="xs" variant="default" onClick={() => show({ ...filter, keywords: '' })}>
                {t('clearFilter')}
              </Button>
            </>
          )}
        </div>
      );
    }
    return (
      <>
        <div className={`${classes.head} text-11 weight-500 ink3 line-top`} aria-hidden="true">
          <span />
          <span className="text-right">{t('head.score')}</span>
          <span>{t('head.lead')}</span>
          <span>{t('head.why')}</span>
        </div>
        <ol aria-label={t('title')}>
          {leads.map((lead, i) => (
            <LeadRow
              key={lead.employee_id}
              lead={lead}
              rank={i + 1}
              top={top}
              isOpenAtFirst={i === 0 && hasRoom}
              action={contactAction(lead, () => markContact(lead.employee_id))}
            />
          ))}
        </ol>
        <div
          className={`${classes.more} text-12 ink3 numeric row wrap items-center justify-between gap-12 gap-y-8 line-top`}
        >
          <span>{t('showing', { shown: count(leads.length), total: count(first.total) })}</span>
          {query.isFetchNextPageError && (
            <span className="danger" role="alert">
              {error?.message}
            </span>
          )}
          {hasNextPage && (
            <Button size="xs" variant="default" disabled={isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t(isFetchingNextPage ? 'ui:loading' : 'loadMore')}
            </Button>
          )}
        </div>
      </>
    );
  };

  return (
    <>
      <PageTitle
        title={t('title')}
        remark={
          first !== undefined &&
          first.total > 0 && <span role="status">{t('found', { count: first.total, shown: count(first.total) })}</span>
        }
      />
      <div className={classes.columns}>
        <section className="box clip min-w-0" aria-label={t('title')} aria-busy={query.isFetching}>
          <LeadFilter filter={filter} colleagueCount={first?.colleague_count} onChange={show} />
          {list()}
        </section>
        <div className="stack gap-12">
          <MadeCard example={leads[0]} />
          {first !== undefined && <DoorsCard page={first} />}
          <ProfileCard type={filter.type} />
        </div>
      </div>
    </>
  );
};

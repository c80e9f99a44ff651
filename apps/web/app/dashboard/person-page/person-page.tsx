import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import type { FirstCall } from '../../lib/api/first-call.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useReadMemberAgain } from '../../lib/member/member.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { usePrintInLight } from '../../ui/drawing/use-print-in-light.ts';
import { NoticePage } from '../../ui/feedback/notice-page.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { RequestsUsedUp } from '../../ui/feedback/requests-used-up.tsx';
import { jobsOf, studiesOf } from './career.ts';
import { EducationCard, ExperienceCard, SkillsCard } from './career-cards.tsx';
import { ContactCard } from './contact-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { parseSkills } from './parse-career.ts';
import { BackToResults, PersonHeader } from './person-header.tsx';
import classes from './person-page.module.css';
import { personQuery } from './person-page.queries.ts';
import { AboutCard, ColleaguesCard } from './side-cards.tsx';

const RegisterPage = lazy(async () => ({ default: (await import('./register/register-page.tsx')).RegisterPage }));

const Profile = ({ person, actions }: { person: EmployeeDetail; actions: ReactNode }) => {
  const { t } = useTranslation('person');
  const { day } = useDateFormat();
  const [jobs, studies] = [jobsOf(person), studiesOf(person)];
  return (
    <div className={classes.page}>
      <title>{`${person.fullName} · Firmament`}</title>
      <PersonHeader person={person} actions={actions} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <OverviewCard person={person} jobs={jobs} studies={studies} />
          <ExperienceCard jobs={jobs} />
          <EducationCard studies={studies} />
          <AboutCard className={classes.last ?? ''} person={person} />
        </div>
        <div className={classes.column}>
          <ContactCard person={person} />
          <SkillsCard skills={parseSkills(person.skills)} />
          <ColleaguesCard person={person} />
        </div>
      </div>
      <p className={classes.printed}>{t('print', { day: day(person.provenance.fetched_at.slice(0, 10)) })}</p>
    </div>
  );
};

const Loading = () => {
  const { t } = useTranslation('person');
  return (
    <div className={classes.page} role="status" aria-busy="true">
      <title>{`${t('loading')} · Firmament`}</title>
      <h1 className={classes.said}>{t('loading')}</h1>
      <Skeleton height={104} radius="lg" />
      <div className={classes.columns}>
        <Skeleton height={420} radius="lg" />
        <Skeleton height={260} radius="lg" />
      </div>
    </div>
  );
};

const NotFound = () => {
  const { t } = useTranslation('person', { keyPrefix: 'notFound' });
  const employees = dashboardPathOf('employees');
  return (
    <>
      <title>{`${t('title')} · Firmament`}</title>
      <NoticePage
        heading={t('title')}
        what={t('what')}
        why={t('why')}
        actions={
          employees !== undefined && (
            <Button component={Link} to={employees} size="sm">
              {t('action')}
            </Button>
          )
        }
      />
    </>
  );
};

type PersonPageProps = {
  employeeId: string;
  first: FirstCall<EmployeeDetail>;
  /** Buttons for the person. */
  actions?: (person: EmployeeDetail) => ReactNode;
  /** The network of a person of the registers. */
  network?: (person: EmployeeDetail) => ReactNode;
};

/** Everything known about one person's work. */
export const PersonPage = ({ employeeId, first, actions, network }: PersonPageProps) => {
  const { t } = useTranslation('person', { keyPrefix: 'failed' });
  const { data, error, refetch } = useQuery(personQuery(employeeId, first));
  const readMemberAgain = useReadMemberAgain();
  usePrintInLight();

  // Opening a person may count as a request, and the frame shows the count.
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) readMemberAgain();
  }, [isLoaded, readMemberAgain]);

  const content = () => {
    if (data?.register) {
      return (
        <Suspense fallback={<Loading />}>
          <RegisterPage person={data} record={data.register} actions={actions?.(data)} network={network?.(data)} />
        </Suspense>
      );
    }
    if (data !== undefined) return <Profile person={data} actions={actions?.(data)} />;
    if (error === null) return <Loading />;
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'quota_used_up') return <RequestsUsedUp message={error.message} />;
    if (code === 'not_found' || code === 'invalid_request') return <NotFound />;
    return <Problem title={t('title')} error={error} onRetry={() => refetch()} />;
  };

  return (
    <>
      <BackToResults />
      {content()}
    </>
  );
};

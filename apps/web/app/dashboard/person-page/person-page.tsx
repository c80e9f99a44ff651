import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { FirstCall } from '../../lib/api/first-call.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { LoadedRecord } from '../../ui/record/loaded-record.tsx';
import { RecordColumns, RecordLoading, RecordPage } from '../../ui/record/record-page.tsx';
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
    <RecordPage name={person.fullName}>
      <PersonHeader person={person} actions={actions} />
      <RecordColumns
        left={
          <>
            <OverviewCard person={person} jobs={jobs} studies={studies} />
            <ExperienceCard jobs={jobs} />
            <EducationCard studies={studies} />
            <AboutCard className={classes.last ?? ''} person={person} />
          </>
        }
        right={
          <>
            <ContactCard person={person} />
            <SkillsCard skills={parseSkills(person.skills)} />
            <ColleaguesCard person={person} />
          </>
        }
      />
      <p className={`${classes.printed} size-12 ink3`}>
        {t('print', { day: day(person.provenance.fetched_at.slice(0, 10)) })}
      </p>
    </RecordPage>
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
  const { t } = useTranslation('person');
  const query = useQuery(personQuery(employeeId, first));
  const loading = <RecordLoading title={t('loading')} head={104} left={[420]} right={[260]} />;
  return (
    <>
      <BackToResults />
      <LoadedRecord
        query={query}
        loading={loading}
        failed={t('failed')}
        missing={{
          title: t('notFound.title'),
          what: t('notFound.what'),
          why: t('notFound.why'),
          action: t('notFound.action'),
          to: dashboardPathOf('employees'),
        }}
      >
        {(person) =>
          person.register ? (
            <Suspense fallback={loading}>
              <RegisterPage
                person={person}
                record={person.register}
                actions={actions?.(person)}
                network={network?.(person)}
              />
            </Suspense>
          ) : (
            <Profile person={person} actions={actions?.(person)} />
          )
        }
      </LoadedRecord>
    </>
  );
};

import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Timeline, TimelineItem } from '../../ui/facts/timeline.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type Job, type Study, yearsOf } from './career.ts';
import classes from './career-cards.module.css';
import type { Period } from './parse-career.ts';

const thisYear = (): number => new Date().getFullYear();

const Employer = ({ job: { organisation, companyId } }: { job: Job }) =>
  companyId === null ? (
    organisation
  ) : (
    <Link className="plain-link" to={`/dashboard/companies/${companyId}`}>
      {organisation}
    </Link>
  );

/** The years of an entry, as far as they are known. */
const PeriodText = ({ period: { from, to } }: { period: Period }) => {
  const { t } = useTranslation('person');
  const end = to === 'present' ? t('present') : to;
  if (from === undefined) return end === undefined ? t('noYears') : t('until', { year: end });
  if (end === undefined) return t('ui:sinceYear', { year: from });
  return from === to ? from : `${from} – ${end}`;
};

/** From the first start to the last end, so that parallel jobs do not count twice. */
const totalYears = (jobs: readonly Job[]): number | undefined => {
  const starts = jobs.flatMap(({ from }) => from ?? []);
  const ends = jobs.flatMap(({ to, from }) => (to === 'present' ? thisYear() : (to ?? from ?? [])));
  return starts.length === 0 ? undefined : Math.max(...ends) - Math.min(...starts);
};

const Summary = ({ jobs }: { jobs: readonly Job[] }) => {
  const { t } = useTranslation('person');
  const years = totalYears(jobs);
  const employers = new Set(jobs.flatMap(({ organisation }) => organisation ?? [])).size;
  if (years === undefined || years <= 0 || employers === 0) return null;
  return t('experience.summary', { count: employers, years: t('member:years', { count: years }) });
};

export const ExperienceCard = ({ jobs }: { jobs: readonly Job[] }) => {
  const { t } = useTranslation('person');
  if (jobs.length === 0) {
    return (
      <Card title={t('experience.title')}>
        <p className="card-note">{t('experience.empty')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('experience.title')} aside={<Summary jobs={jobs} />}>
      <Timeline>
        {jobs.map((job, index) => {
          const years = yearsOf(job, thisYear());
          return (
            <TimelineItem
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be identical, and none ever moves
              key={index}
              title={job.title || job.organisation || t('member:unknown')}
              aside={<PeriodText period={job} />}
              isCurrent={job.to === 'present'}
            >
              {job.title !== '' && job.organisation !== undefined && (
                <p>
                  <Employer job={job} />
                  {years !== undefined && years > 0 && (
                    <span className="ink3"> · {t('member:years', { count: years })}</span>
                  )}
                </p>
              )}
            </TimelineItem>
          );
        })}
      </Timeline>
    </Card>
  );
};

export const EducationCard = ({ studies }: { studies: readonly Study[] }) => {
  const { t } = useTranslation('person');
  return (
    <Card title={t('education.title')}>
      {studies.length === 0 ? (
        <p className="card-note">{t('education.empty')}</p>
      ) : (
        <Timeline>
          {studies.map((study, index) => (
            <TimelineItem
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be identical, and none ever moves
              key={index}
              title={study.title || study.organisation || t('member:unknown')}
              aside={<PeriodText period={study} />}
              isCurrent={study.to === 'present'}
            >
              {study.title !== '' && study.organisation !== undefined && study.organisation !== study.title && (
                <p>{study.organisation}</p>
              )}
            </TimelineItem>
          ))}
        </Timeline>
      )}
    </Card>
  );
};

export const SkillsCard = ({ skills }: { skills: readonly string[] }) => {
  const { t } = useTranslation('person', { keyPrefix: 'skills' });
  return (
    <Card title={t('title')} aside={skills.length > 0 && skills.length}>
      {skills.length === 0 ? (
        <p className="card-note">{t('empty')}</p>
      ) : (
        <ul className="row wrap gap-6 card-body pt-2">
          {skills.map((skill) => (
            <li key={skill} className={`${classes.skill} size-12 weight-500 ink2 px-8`}>
              {skill}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

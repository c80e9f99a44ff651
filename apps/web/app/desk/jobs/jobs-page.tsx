import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { jobsQuery } from '../parts/desk.queries.ts';
import { PageHead } from '../parts/page-head.tsx';
import classes from './figures.module.css';
import { GivenUp } from './given-up.tsx';

/** A few figures side by side, each under its name. */
const Figures = ({ children }: { children: ReactNode }) => (
  <dl className={`${classes.figures} clip line-top`}>{children}</dl>
);

type FigureProps = { name: string; value: ReactNode; note?: ReactNode };

const Figure = ({ name, value, note }: FigureProps) => (
  <div>
    <dt className="text-12 ink3">{name}</dt>
    <dd className="text-20 weight-650 ink numeric">{value}</dd>
    {note !== undefined && <dd className="text-12 ink3">{note}</dd>}
  </div>
);

/** Background work, and what was given up. */
export const JobsPage = () => {
  const { t } = useTranslation('deskJobs');
  const { count } = useFormat();
  const jobs = useQuery(jobsQuery);
  return (
    <>
      <PageHead page="jobs" lead={t('lead')} />
      <Card title={t('now.title')}>
        <Loaded query={jobs}>
          {(data) => (
            <Figures>
              <Figure name={t('now.running')} value={count(data.running)} note={t('now.runningNote')} />
              <Figure name={t('now.waiting')} value={count(data.waiting)} note={t('now.waitingNote')} />
              <Figure name={t('now.planned')} value={count(data.planned)} note={t('now.plannedNote')} />
              <Figure name={t('now.givenUp')} value={count(data.given_up_count)} note={t('now.givenUpNote')} />
            </Figures>
          )}
        </Loaded>
      </Card>
      {jobs.data !== undefined && <GivenUp jobs={jobs.data.given_up} total={jobs.data.given_up_count} />}
    </>
  );
};

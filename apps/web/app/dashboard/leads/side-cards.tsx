import type { Lead, LeadType } from '@firmament/api-contract/calls/leads';
import { IconLink } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { LeadPage } from './leads.queries.ts';
import { ScoreBar } from './score-parts.tsx';
import { scoreParts } from './shared-places.ts';
import classes from './side-cards.module.css';

/** Explains how a score is made, with the first lead as an example. */
export const MadeCard = ({ example }: { example: Lead | undefined }) => {
  const { t } = useTranslation('leads', { keyPrefix: 'made' });
  const { count } = useFormat();
  return (
    <Card title={t('title')}>
      <div className="ink2 anywhere stack gap-8 px-16 pb-14">
        <p>{t('text')}</p>
        {example !== undefined && example.internals.length > 1 && (
          <>
            <div className={classes.example}>
              <ScoreBar lead={example} top={example.score} />
            </div>
            <p className="text-12 ink3 numeric">
              {t('example', {
                name: example.fullName,
                sum: scoreParts(example.internals)
                  .map(({ points }) => count(points))
                  .join(' + '),
                score: count(example.score),
              })}
            </p>
          </>
        )}
      </div>
    </Card>
  );
};

/** The people whose careers lead to most leads. Hidden if there is only one. */
export const DoorsCard = ({ page }: { page: LeadPage }) => {
  const { t } = useTranslation('leads');
  const { count } = useFormat();
  const { openers, source_count } = page;
  if (source_count < 2 || openers.length === 0) return null;
  const most = Math.max(...openers.map(({ leads }) => leads));
  return (
    <Card title={t('doors.title')} aside={t('doors.count', { count: source_count, shown: count(source_count) })}>
      <ul className="px-16 pb-12">
        {openers.map(({ employee_id, fullName, is_you, leads }) => (
          <li key={employee_id} className="py-5">
            <span className="ink3 numeric row justify-between gap-8">
              <Link
                className={`${classes.opener} ink-link`}
                to={`/dashboard/employees/${encodeURIComponent(employee_id)}`}
              >
                {is_you ? t('you') : fullName}
              </Link>
              <span>{t('doors.leads', { count: leads, shown: count(leads) })}</span>
            </span>
            <span
              className={`${classes.meter} clip block mt-4`}
              aria-hidden="true"
              style={{ '--filled': `${(100 * leads) / most}%` } as CSSProperties}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** The profile and company behind the list, with a link to change them. */
export const ProfileCard = ({ type }: { type: LeadType }) => {
  const { t } = useTranslation('leads', { keyPrefix: 'profile' });
  const { employee_id, company_name } = useMember();
  const account = dashboardPathOf('account');
  return (
    <Card title={t('title')}>
      <div className="ink2 anywhere stack gap-8 px-16 pb-14">
        {employee_id !== null && (
          <p>
            {t('linked')}{' '}
            <Link className="primary-text" to={`/dashboard/employees/${encodeURIComponent(employee_id)}`}>
              {employee_id}
            </Link>
          </p>
        )}
        {company_name !== null && <p>{t('company', { company: company_name })}</p>}
        <p>{t(type === 'personal' ? 'tailored' : 'whole')}</p>
        {account !== undefined && (
          <Link
            className={`${classes.change} text-12 weight-500 plain-link inline-row items-center gap-6`}
            to={account}
          >
            <IconLink size={14} stroke={1.7} aria-hidden />
            {t('change')}
          </Link>
        )}
      </div>
    </Card>
  );
};

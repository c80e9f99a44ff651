import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import { IconEyeOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useSourceWords } from '../../lib/i18n/use-source-words.ts';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { Initials } from '../../ui/facts/initials.tsx';
import { Card } from '../../ui/layout/card.tsx';
import classes from './side-cards.module.css';

type ColleagueNameProps = { id: string; name: string; remark: string | null };

export const ColleagueName = ({ id, name, remark }: ColleagueNameProps) => (
  <span className="min-w-0 anywhere">
    <Link className="plain-link weight-500" to={`/dashboard/employees/${encodeURIComponent(id)}`}>
      {name}
    </Link>
    {remark !== null && <small className="block text-12 ink3">{remark}</small>}
  </span>
);

/** Others at the same company. */
export const ColleaguesCard = ({ person: { colleagues, company_name } }: { person: EmployeeDetail }) => {
  const { t } = useTranslation('person', { keyPrefix: 'colleagues' });
  if (colleagues.length === 0) return null;
  return (
    <Card title={t('title')} aside={company_name !== null && t('at', { company: company_name })}>
      <ul>
        {colleagues.map(({ employee_id, fullName, title }) => (
          <li key={employee_id} className={`${classes.colleague} row items-center gap-10 px-16 line-top`}>
            <Initials name={fullName} isSmall />
            <ColleagueName id={employee_id} name={fullName} remark={title} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

type AboutCardProps = { person: EmployeeDetail; className: string };

/** Where the record comes from, and what the person can do about it. */
export const AboutCard = ({ person: { provenance }, className }: AboutCardProps) => {
  const { t } = useTranslation('person', { keyPrefix: 'about' });
  const { day } = useDateFormat();
  const sourceWords = useSourceWords();
  const request = pathOf('privacy-request');
  return (
    <Card title={t('title')} className={className}>
      <div className="stack justify-items-start gap-4 px-16 pt-2 pb-14">
        <p>
          {t('source', { label: sourceWords.source(provenance.label), day: day(provenance.fetched_at.slice(0, 10)) })}
        </p>
        <p className="text-12 ink3">
          {sourceWords.attribution(provenance.attribution)} · {sourceWords.licence(provenance.licence)}
        </p>
        <p className="text-12 ink3">{t('rights')}</p>
        {request !== undefined && (
          <Link className="plain-link inline-row items-center gap-4 weight-500 mt-4" to={request}>
            <IconEyeOff size={16} stroke={1.6} aria-hidden />
            {t('request')}
          </Link>
        )}
      </div>
    </Card>
  );
};

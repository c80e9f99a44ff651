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

/** Others at the same company. */
export const ColleaguesCard = ({ person: { colleagues, company_name } }: { person: EmployeeDetail }) => {
  const { t } = useTranslation('person', { keyPrefix: 'colleagues' });
  if (colleagues.length === 0) return null;
  return (
    <Card title={t('title')} aside={company_name !== null && t('at', { company: company_name })}>
      <ul>
        {colleagues.map(({ employee_id, fullName, title }) => (
          <li key={employee_id} className={classes.colleague}>
            <Initials name={fullName} />
            <span>
              <Link to={`/dashboard/employees/${encodeURIComponent(employee_id)}`}>{fullName}</Link>
              {title !== null && <small>{title}</small>}
            </span>
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
      <div className={classes.about}>
        <p>
          {t('source', { label: sourceWords.source(provenance.label), day: day(provenance.fetched_at.slice(0, 10)) })}
        </p>
        <p className={classes.remark}>
          {sourceWords.attribution(provenance.attribution)} · {sourceWords.licence(provenance.licence)}
        </p>
        <p className={classes.remark}>{t('rights')}</p>
        {request !== undefined && (
          <Link className={classes.request} to={request}>
            <IconEyeOff size={16} stroke={1.6} aria-hidden />
            {t('request')}
          </Link>
        )}
      </div>
    </Card>
  );
};

import type { EmployeeDetail, getAvatar } from '@firmament/api-contract/calls/people';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { Initials } from '../../ui/facts/initials.tsx';
import classes from './person-header.module.css';

const AVATAR_PATH: (typeof getAvatar)['path'] = '/api/profile_avatar';

/** Links back to the results of the search in the address. */
export const BackToResults = () => {
  const { t } = useTranslation('person');
  const { search } = useLocation();
  if (search === '') return null;
  return <BackLink to={`/dashboard/employees${search}`}>{t('back')}</BackLink>;
};

const Avatar = ({ person: { employee_id, fullName } }: { person: EmployeeDetail }) => {
  const { t } = useTranslation('person');
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <span className={classes.avatar}>
      {hasFailed ? (
        <Initials name={fullName} />
      ) : (
        <img
          src={`${AVATAR_PATH}?${new URLSearchParams({ employee_id })}`}
          alt={t('avatar', { name: fullName })}
          width={64}
          height={64}
          onError={() => setHasFailed(true)}
        />
      )}
    </span>
  );
};

type PersonHeaderProps = { person: EmployeeDetail; actions: ReactNode };

export const PersonHeader = ({ person, actions }: PersonHeaderProps) => {
  const { t } = useTranslation('person');
  const words = useWords();
  const { fullName, title, headline, company_id, company_name, industry, locality, is_management } = person;
  const company =
    company_id === null ? (
      company_name
    ) : (
      <Link className={classes.company} prefetch="intent" to={`/dashboard/companies/${company_id}`}>
        {company_name}
      </Link>
    );
  return (
    <header className={classes.header}>
      <Avatar person={person} />
      <div className={classes.who}>
        <h1 className={classes.name}>{fullName}</h1>
        <p className={classes.position}>
          {title ?? headline ?? t('unknown')}
          {company_name !== null && (
            <>
              {` ${t('at')} `}
              {company}
            </>
          )}
        </p>
        <p className={classes.meta}>
          {industry !== null && <span>{words.industry(industry)}</span>}
          {locality !== null && <span>{words.locality(locality)}</span>}
          {is_management && <span>{t('management')}</span>}
        </p>
        {person.linked_employee_id !== null && (
          <Link
            className={classes.company}
            to={`/dashboard/employees/${encodeURIComponent(person.linked_employee_id)}`}
          >
            {t('inRegisters')}
          </Link>
        )}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
};

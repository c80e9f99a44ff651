import type { EmployeeDetail, getAvatar } from '@firmament/api-contract/calls/people';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { Initials } from '../../ui/facts/initials.tsx';
import { RecordFacts, RecordName } from '../../ui/record/record-page.tsx';
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
  if (hasFailed) return <Initials name={fullName} />;
  return (
    <img
      src={`${AVATAR_PATH}?${new URLSearchParams({ employee_id })}`}
      alt={t('avatar', { name: fullName })}
      width={64}
      height={64}
      onError={() => setHasFailed(true)}
    />
  );
};

type PersonHeadProps = {
  person: EmployeeDetail;
  avatar: ReactNode;
  isRing?: boolean;
  facts: readonly (string | false | null)[];
  /** Leads to the other page of the same person. */
  linked: string;
  actions: ReactNode;
  /** What the person is. */
  children: ReactNode;
};

export const PersonHead = ({ person, avatar, isRing = false, facts, linked, actions, children }: PersonHeadProps) => (
  <header className={`${classes.header} row items-start gap-16 box`}>
    <span className={`${classes.avatar} flex-none`} data-ring={isRing}>
      {avatar}
    </span>
    <div className={`${classes.who} min-w-0`}>
      <RecordName>{person.fullName}</RecordName>
      <p className={classes.position}>{children}</p>
      <RecordFacts className="mt-4" facts={facts} />
      {person.linked_employee_id !== null && (
        <Link
          className="plain-link weight-500"
          to={`/dashboard/employees/${encodeURIComponent(person.linked_employee_id)}`}
        >
          {linked}
        </Link>
      )}
    </div>
    {actions !== undefined && (
      <div className={`${classes.actions} row wrap justify-end gap-8 ml-auto no-print`}>{actions}</div>
    )}
  </header>
);

type PersonHeaderProps = { person: EmployeeDetail; actions: ReactNode };

export const PersonHeader = ({ person, actions }: PersonHeaderProps) => {
  const { t } = useTranslation('person');
  const words = useWords();
  const { title, headline, company_id, company_name, industry, locality, is_management } = person;
  const company =
    company_id === null ? (
      company_name
    ) : (
      <Link className="plain-link weight-500" prefetch="intent" to={`/dashboard/companies/${company_id}`}>
        {company_name}
      </Link>
    );
  return (
    <PersonHead
      person={person}
      avatar={<Avatar person={person} />}
      facts={[
        industry !== null && words.industry(industry),
        locality !== null && words.locality(locality),
        is_management && t('management'),
      ]}
      linked={t('inRegisters')}
      actions={actions}
    >
      {title ?? headline ?? t('member:unknown')}
      {company_name !== null && (
        <>
          {` ${t('at')} `}
          {company}
        </>
      )}
    </PersonHead>
  );
};

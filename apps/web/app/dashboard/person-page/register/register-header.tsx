import type { EmployeeDetail } from '@firmament/api-contract/calls/people';
import type { RegisterRecord } from '@firmament/api-contract/calls/register-record';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { withoutDegrees } from '../../../lib/format/without-degrees.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import headerClasses from '../person-header.module.css';
import classes from './register-header.module.css';

const SHOWN_SPELLINGS = 3;

/** "Managing director at Murtal Solartechnik GmbH and at 1 more company" */
const Office = ({ person, record }: { person: EmployeeDetail; record: RegisterRecord }) => {
  const { t } = useTranslation('registerPerson');
  const words = useWords();
  const own = record.mandates.filter(({ grade }) => grade === 'certain');
  const main = own.find(({ company_id, title }) => company_id === person.company_id && title === person.title);
  const going = own.filter(({ state }) => state !== 'past').map(({ company_id }) => company_id);
  const others = new Set(going.filter((id) => id !== person.company_id)).size;
  const title = words.title(person.title ?? '', main?.legal_form ?? null);
  return (
    <p className={headerClasses.position}>
      {t(main?.state === 'past' ? 'lastOffice' : 'office', { title })}{' '}
      <Link className={headerClasses.company} to={`/dashboard/companies/${person.company_id}`}>
        {person.company_name}
      </Link>
      {others > 0 && ` ${t('more', { count: others })}`}
    </p>
  );
};

const useFacts = () => {
  const { t } = useTranslation('registerPerson');
  const words = useWords();
  return ({ locality }: EmployeeDetail, { birth_year, counts, other_names }: RegisterRecord): string[] => {
    const { certain, likely } = counts;
    const likelyCount = likely.current + likely.unconfirmed + likely.past;
    return [
      birth_year !== null && t('born', { year: birth_year }),
      locality !== null && words.locality(locality),
      certain.current > 0 && t('counts.current', { count: certain.current }),
      certain.unconfirmed > 0 && t('counts.unconfirmed', { count: certain.unconfirmed }),
      certain.past > 0 && t('counts.past', { count: certain.past }),
      likelyCount > 0 && t('counts.likely', { count: likelyCount }),
      other_names.length > 0 && t('alsoWritten', { names: other_names.slice(0, SHOWN_SPELLINGS).join(', ') }),
    ].filter((fact) => fact !== false);
  };
};

type RegisterHeaderProps = { person: EmployeeDetail; record: RegisterRecord; actions: ReactNode };

export const RegisterHeader = ({ person, record, actions }: RegisterHeaderProps) => {
  const { t } = useTranslation('registerPerson');
  const facts = useFacts()(person, record);
  return (
    <header className={headerClasses.header}>
      <span className={`${headerClasses.avatar} ${classes.ring}`}>
        <Initials name={withoutDegrees(person.fullName)} />
      </span>
      <div className={headerClasses.who}>
        <h1 className={headerClasses.name}>{person.fullName}</h1>
        <Office person={person} record={record} />
        <p className={headerClasses.meta}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {person.linked_employee_id !== null && (
          <Link
            className={headerClasses.company}
            to={`/dashboard/employees/${encodeURIComponent(person.linked_employee_id)}`}
          >
            {t('profile')}
          </Link>
        )}
      </div>
      <div className={headerClasses.actions}>{actions}</div>
    </header>
  );
};

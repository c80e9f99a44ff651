import { type CompanyEmployee, MAX_EMPLOYEES_WITH_CONTACT_DATA } from '@firmament/api-contract/calls/companies';
import { Button, TextInput } from '@mantine/core';
import { IconBrandLinkedin, IconBrandX, IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/format.ts';
import { NONE } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { webAddress } from '../facts/web-address.ts';
import classes from './employees-card.module.css';
import { filterEmployees } from './filter-employees.ts';

const SHOWN_AT_FIRST = 8;

const ProfileLink = ({ icon: Icon, link, label }: { icon: typeof IconBrandX; link: string | null; label: string }) => {
  const href = webAddress(link ?? '');
  if (href === undefined) return <Icon className={classes.absent ?? ''} size={16} stroke={1.6} aria-hidden />;
  return (
    <a
      className={`${classes.profile} center primary-text`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={label}
    >
      <Icon size={16} stroke={1.6} role="img" aria-label={label} />
    </a>
  );
};

const Row = ({ employee }: { employee: CompanyEmployee }) => {
  const { t } = useTranslation('company', { keyPrefix: 'employees' });
  const { employee_id, fullName, title, headline, email, phone, linkedin, twitter } = employee;
  return (
    <tr>
      <th scope="row">
        <span className="row items-center gap-8">
          <Initials name={fullName} isSmall />
          <Link
            className={`${classes.person} plain-link weight-600 anywhere`}
            prefetch="intent"
            to={`/dashboard/employees/${encodeURIComponent(employee_id)}`}
          >
            {fullName}
          </Link>
        </span>
      </th>
      <td>{title ?? headline ?? NONE}</td>
      <td data-absent={email === null}>
        {email === null ? (
          NONE
        ) : (
          <a className="plain-link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </td>
      <td data-absent={phone === null}>
        {phone === null ? (
          NONE
        ) : (
          <a className="plain-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        )}
      </td>
      <td>
        <span className="row items-center gap-4">
          <ProfileLink icon={IconBrandLinkedin} link={linkedin} label={t('linkedinOf', { name: fullName })} />
          <ProfileLink icon={IconBrandX} link={twitter} label={t('twitterOf', { name: fullName })} />
        </span>
      </td>
    </tr>
  );
};

type FootProps = { shown: number; found: number; onAll: () => void; onFewer: () => void };

const Foot = ({ shown, found, onAll, onFewer }: FootProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'employees' });
  const { count } = useFormat();
  return (
    <div className={`${classes.foot} row wrap items-center justify-between gap-12 gap-y-8 size-12 ink3 px-16 py-8`}>
      <span role="status">{t('showing', { shown: count(shown), total: count(found) })}</span>
      {shown < found && (
        <Button className="no-print" size="xs" variant="default" onClick={onAll}>
          {t('member:showAll', { count: found })}
        </Button>
      )}
      {shown === found && found > SHOWN_AT_FIRST && (
        <Button className="no-print" size="xs" variant="default" onClick={onFewer}>
          {t('showFewer')}
        </Button>
      )}
    </div>
  );
};

type EmployeesCardProps = { employees: readonly CompanyEmployee[]; total: number };

/** People whose profiles name the company as their employer. */
export const EmployeesCard = ({ employees, total }: EmployeesCardProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'employees' });
  const { count } = useFormat();
  const [typed, setTyped] = useState('');
  const [isLong, setIsLong] = useState(false);
  const found = filterEmployees(employees, typed);
  const shown = isLong ? found : found.slice(0, SHOWN_AT_FIRST);
  return (
    <Card
      title={t('title')}
      aside={
        <>
          <span className="numeric mr-auto">
            {t('profiles', { count: total })}
            {employees.length < total && `. ${t('best', { count: employees.length, total: count(total) })}`}
          </span>
          <TextInput
            className={`${classes.filter} no-print`}
            size="xs"
            type="search"
            placeholder={t('filter')}
            aria-label={t('filter')}
            leftSection={<IconFilter size={14} stroke={1.6} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </>
      }
    >
      {found.length === 0 ? (
        <div className="stack justify-items-start gap-8 ink3 px-16 py-16 line-top" role="status">
          <p className="weight-600 ink">{t('none')}</p>
          <p>{t('noneWhy', { query: typed.trim() })}</p>
          <Button size="xs" variant="default" onClick={() => setTyped('')}>
            {t('clear')}
          </Button>
        </div>
      ) : (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('ui:name')}</th>
                <th scope="col">{t('jobTitle')}</th>
                <th scope="col">{t('member:email')}</th>
                <th scope="col">{t('ui:phone')}</th>
                <th scope="col">{t('profilesColumn')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((employee) => (
                <Row key={employee.employee_id} employee={employee} />
              ))}
            </tbody>
          </table>
          {employees.length > MAX_EMPLOYEES_WITH_CONTACT_DATA && (
            <p className="text-12 ink2 px-16 pt-12 line-top">
              {t('contactLimit', { count: MAX_EMPLOYEES_WITH_CONTACT_DATA })}
            </p>
          )}
          <Foot
            shown={shown.length}
            found={found.length}
            onAll={() => setIsLong(true)}
            onFewer={() => setIsLong(false)}
          />
        </>
      )}
    </Card>
  );
};

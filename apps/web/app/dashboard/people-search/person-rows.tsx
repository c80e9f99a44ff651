import type { EmployeeResult } from '@firmament/api-contract/calls/search';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { NONE } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { RowLink } from '../../ui/controls/row-link.tsx';
import { Initials } from '../../ui/facts/initials.tsx';
import { RegisterLabel } from '../../ui/facts/register-label.tsx';
import { RingInitials } from '../../ui/facts/ring-initials.tsx';
import result from '../search/results/result-table.module.css';
import type { ResultsView } from '../search/search-page.tsx';
import { peopleSearch, personPath } from './people-search.definition.ts';
import classes from './person-rows.module.css';

type RowAction = ((person: EmployeeResult) => ReactNode) | undefined;

type RowProps = Pick<ResultsView<EmployeeResult>, 'parameters'> & { person: EmployeeResult; rowAction: RowAction };

/** What a register says about somebody, in one line. */
const RegisterLine = ({ person: { title, birth_year, current_mandates } }: { person: EmployeeResult }) => {
  const { t } = useTranslation('peopleSearch');
  const words = useWords();
  const role = title === null ? '' : words.title(title, null);
  const facts = [
    current_mandates === 0 ? t('formerly', { title: role }) : role,
    birth_year === null ? '' : t('born', { year: String(birth_year) }),
  ];
  return (
    <>
      {facts.filter((fact) => fact !== '').join(' · ')} <RegisterLabel why={t('register')} />
    </>
  );
};

const Mandates = ({ person: { current_mandates, company_count } }: { person: EmployeeResult }) => {
  const { t } = useTranslation('peopleSearch');
  return (
    <>
      {current_mandates ? t('mandates', { count: current_mandates }) : t('noMandates')}
      {company_count !== null && company_count > 1 && (
        <span className="ink3 block">{t('inCompanies', { count: company_count })}</span>
      )}
    </>
  );
};

const Row = memo(({ person, parameters, rowAction }: RowProps) => {
  const words = useWords();
  const { fullName, headline, company_id, company_name, industry, locality } = person;
  const isRegister = person.kind === 'register';
  return (
    <tr className={classes.row} data-result-id={peopleSearch.idOf(person)}>
      <td className={classes.person}>
        <span className={classes.initials}>
          {isRegister ? <RingInitials name={fullName} /> : <Initials name={fullName} />}
        </span>
        <span className="clip block">
          {/* Fetches the script of the page ahead of the click, nothing about the person. */}
          <RowLink
            className={`${result.name} weight-600 ink block`}
            to={personPath(person, parameters)}
            prefetch="intent"
          >
            {fullName}
          </RowLink>
          <span className={`${classes.headline} text-12 ink3 block`}>
            {isRegister ? <RegisterLine person={person} /> : (headline ?? NONE)}
          </span>
        </span>
      </td>
      <td className={classes.company}>
        {company_id === null ? (
          (company_name ?? NONE)
        ) : (
          <Link className="plain-link" to={`/dashboard/companies/${company_id}`} prefetch="intent">
            {company_name ?? company_id}
          </Link>
        )}
        {locality !== null && (
          <span className={`${classes.locality} text-12 ink3 block`}>{words.locality(locality)}</span>
        )}
      </td>
      <td className={`${classes.industry} text-12`}>
        {isRegister ? <Mandates person={person} /> : industry === null ? NONE : words.industry(industry)}
      </td>
      {rowAction !== undefined && <td className={classes.action}>{rowAction(person)}</td>}
    </tr>
  );
});

type PersonRowsProps = ResultsView<EmployeeResult> & { rowAction?: RowAction };

export const PersonRows = ({ results, parameters, rowAction }: PersonRowsProps) => {
  const { t } = useTranslation('peopleSearch', { keyPrefix: 'table' });
  return (
    <table className={`${result.table} ${classes.table}`} aria-label={t('label')}>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('ui:company')}</th>
          <th scope="col">{t('industry')}</th>
          {rowAction !== undefined && (
            <th scope="col" className={classes.actionHead}>
              <span className="visually-hidden">{t('action')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {results.map((person) => (
          <Row key={person.employee_id} person={person} parameters={parameters} rowAction={rowAction} />
        ))}
      </tbody>
    </table>
  );
};

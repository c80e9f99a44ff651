import type { CompanyResult } from '@firmament/api-contract/calls/search';
import { IconReportMoney, IconUserShield, IconUsers } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { NONE } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { ResultsView } from '../search/search-page.tsx';
import classes from './company-rows.module.css';
import { companyPath, companySearch } from './company-search.definition.ts';

const COUNTS = [
  { id: 'employees', Icon: IconUsers },
  { id: 'financials', Icon: IconReportMoney },
  { id: 'representatives', Icon: IconUserShield },
] as const;

type RowAction = ((company: CompanyResult) => ReactNode) | undefined;

type RowProps = Pick<ResultsView<CompanyResult>, 'parameters' | 'onHover'> & {
  rowAction: RowAction;
  company: CompanyResult;
  isActive: boolean;
};

const Row = memo(({ company, parameters, isActive, onHover, rowAction }: RowProps) => {
  const { t } = useTranslation('companySearch');
  const { count } = useFormat();
  const id = companySearch.idOf(company);
  const { company_name, address, status, counts } = company;
  return (
    <tr
      className={classes.row}
      data-result-id={id}
      data-active={isActive}
      data-status={status}
      onMouseEnter={() => onHover(id)}
      onMouseLeave={() => onHover(undefined)}
      onFocus={() => onHover(id)}
      onBlur={() => onHover(undefined)}
    >
      <td className={classes.company}>
        {/*
          Only the script of the page is fetched ahead of the click. The company itself is not: opening one counts
          against the quota, and resting the pointer on a row must cost nothing.
        */}
        <Link className={classes.name} to={companyPath(company, parameters)} prefetch="intent">
          {company_name}
        </Link>
        <span className={classes.address}>{address === '' ? NONE : address}</span>
      </td>
      <td className={classes.status}>{t(`status.${status}`)}</td>
      {COUNTS.map(({ id: kind, Icon }) => (
        <td key={kind} className={classes.count} data-none={counts[kind] === 0}>
          {counts[kind] > 0 ? (
            <>
              <Icon size={14} stroke={1.75} aria-hidden />
              {count(counts[kind])} <span className={classes.word}>{t(`words.${kind}`, { count: counts[kind] })}</span>
            </>
          ) : (
            <span aria-hidden="true">{NONE}</span>
          )}
        </td>
      ))}
      {rowAction !== undefined && <td className={classes.action}>{rowAction(company)}</td>}
    </tr>
  );
});

type CompanyRowsProps = ResultsView<CompanyResult> & { rowAction?: RowAction };

/** One line per company; the dot before a name looks like its marker on the map. */
export const CompanyRows = memo(({ results, parameters, activeId, onHover, rowAction }: CompanyRowsProps) => {
  const { t } = useTranslation('companySearch', { keyPrefix: 'table' });
  return (
    <table className={classes.table} aria-label={t('label')}>
      <thead>
        <tr>
          <th scope="col">{t('company')}</th>
          <th scope="col">{t('status')}</th>
          {COUNTS.map(({ id, Icon }) => (
            <th key={id} scope="col" className={classes.countHead} title={t(id)}>
              <Icon size={16} stroke={1.75} aria-hidden />
              <span className={classes.hidden}>{t(id)}</span>
            </th>
          ))}
          {rowAction !== undefined && (
            <th scope="col" className={classes.actionHead}>
              <span className={classes.hidden}>{t('action')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {results.map((company) => (
          <Row
            key={company.company_id}
            company={company}
            parameters={parameters}
            isActive={companySearch.idOf(company) === activeId}
            onHover={onHover}
            rowAction={rowAction}
          />
        ))}
      </tbody>
    </table>
  );
});

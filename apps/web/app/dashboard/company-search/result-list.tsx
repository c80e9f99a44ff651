import type { CompanyResult } from '@firmament/api-contract/calls/search';
import { memo, useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { resultParameters } from '../search/criteria/result-address.ts';
import result from '../search/results/result-table.module.css';
import type { ResultsView } from '../search/search-page.tsx';
import { CompanyRow, type RowAction } from './company-row.tsx';
import { companySearch } from './company-search.definition.ts';
import classes from './result-list.module.css';
import { SortHead } from './sort-head.tsx';
import { useRowKeys } from './use-row-keys.ts';

type SelectAllProps = { chosen: number; listed: number; onToggle(isOn: boolean): void };

/** Selects all rows of the list; half ticked while some are selected. */
const SelectAll = ({ chosen, listed, onToggle }: SelectAllProps) => {
  const { t } = useTranslation('search', { keyPrefix: 'selection' });
  const box = useRef<HTMLInputElement>(null);
  const isPartly = chosen > 0 && chosen < listed;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <input
      ref={box}
      className={classes.box}
      type="checkbox"
      checked={chosen === listed}
      aria-label={t('these', { shown: listed })}
      title={t('these', { shown: listed })}
      onChange={() => onToggle(chosen < listed)}
    />
  );
};

type ResultListProps = ResultsView<CompanyResult> & { rowAction?: RowAction | undefined };

/** One line per company; the dot before a name looks like its marker on the map. */
export const ResultList = memo((props: ResultListProps) => {
  const { results, firstPosition, parameters, order, onSort, selection, activeId, onHover, rowAction } = props;
  const { t } = useTranslation('companySearch', { keyPrefix: 'table' });
  const keysId = useId();
  const ids = useMemo(() => results.map(companySearch.idOf), [results]);
  const { currentId, ...keys } = useRowKeys(ids, selection.onToggle);
  const chosen = ids.filter((id) => selection.chosen.has(id)).length;
  const sorting = { order, onSort };
  return (
    <>
      <table className={`${result.table} ${classes.table} numeric`} aria-label={t('label')} aria-describedby={keysId}>
        <thead>
          <tr>
            <th scope="col" className={classes.selectHead}>
              <SelectAll chosen={chosen} listed={ids.length} onToggle={selection.onToggleAll} />
            </th>
            <SortHead sort="name" className={classes.companyHead} {...sorting}>
              {t('ui:company')}
            </SortHead>
            <SortHead sort="founded" className={classes.foundedHead} {...sorting}>
              {t('founded')}
            </SortHead>
            <SortHead sort="revenue" className={classes.revenueHead} {...sorting}>
              {t('revenue')}
            </SortHead>
            <SortHead sort="employees_number" className={classes.employeesHead} {...sorting}>
              {t('employees')}
            </SortHead>
            {rowAction !== undefined && (
              <th scope="col" className={classes.actionHead}>
                <span className="visually-hidden">{t('action')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...keys}>
          {results.map((company, index) => {
            const id = companySearch.idOf(company);
            return (
              <CompanyRow
                key={id}
                company={company}
                parameters={resultParameters(parameters, firstPosition + index)}
                isActive={id === activeId}
                isCurrent={id === currentId}
                isSelected={selection.chosen.has(id)}
                onToggle={selection.onToggle}
                onHover={onHover}
                rowAction={rowAction}
              />
            );
          })}
        </tbody>
      </table>
      <p className={classes.keys} id={keysId}>
        {t('keys')}
      </p>
    </>
  );
});

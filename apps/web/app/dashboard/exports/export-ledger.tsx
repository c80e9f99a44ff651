import type { LedgerEntry } from '@firmament/api-contract/calls/exports';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { NONE, useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import table from '../../ui/facts/table.module.css';
import { TableHead } from '../../ui/facts/table-head.tsx';
import { Problem } from '../../ui/feedback/problem.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { searchParameters } from '../search/criteria/search.url.ts';
import classes from './export-ledger.module.css';
import { ledgerQuery } from './exports.queries.ts';

const SHOWN_AT_FIRST = 5;

/** The values searched for, by which members recognise a search. */
const searchWords = ({ performanceIndicators }: LedgerEntry): string =>
  (performanceIndicators ?? [])
    .flatMap(({ values }) => values)
    .filter((value) => value !== null && value !== '')
    .join(', ');

const pathOf = (entry: LedgerEntry): string | undefined => {
  const { subject, company_id, performanceIndicators } = entry;
  if (subject === 'selection' || subject === 'network') return undefined;
  if (subject === 'contacts') return dashboardPathOf('contacts');
  if (subject === 'company') return company_id === null ? undefined : `/dashboard/companies/${company_id}`;
  const page = dashboardPathOf(subject === 'companies' ? 'companies' : 'employees');
  return page && page + searchParameters(performanceIndicators ?? []);
};

const Row = ({ entry }: { entry: LedgerEntry }) => {
  const { t } = useTranslation('exports');
  const { count } = useFormat();
  const { moment } = useDateFormat();
  const { subject, format, rows, state, exported_at, company_name } = entry;
  const name = company_name ?? t(`ledger.subjects.${subject}`);
  const path = pathOf(entry);
  const isSearch = subject === 'companies' || subject === 'companies_employees';
  return (
    <tr>
      <td>
        {path === undefined ? (
          name
        ) : (
          <Link className="weight-600 plain-link" to={path}>
            {name}
          </Link>
        )}
        {isSearch && (
          <span className={`${classes.words} text-12 ink3 anywhere block`}>
            {searchWords(entry) || t('ledger.everything')}
          </span>
        )}
      </td>
      <td data-label={t('ledger.format')}>{t(`formats.${format}`)}</td>
      <td className={table.end} data-label={t('ledger.rows')}>
        {rows === null ? NONE : count(rows)}
        {state !== 'complete' && <span className="size-12 amber-text ml-8">{t(`ledger.state.${state}`)}</span>}
      </td>
      <td data-label={t('ledger.when')}>{moment(exported_at)}</td>
    </tr>
  );
};

/** Past exports, which show what the quota was used for. */
export const ExportLedger = () => {
  const { t } = useTranslation('exports', { keyPrefix: 'ledger' });
  const { data, error, refetch } = useQuery(ledgerQuery);
  const [isLong, setIsLong] = useState(false);
  const entries = data?.exports ?? [];
  const shown = isLong ? entries : entries.slice(0, SHOWN_AT_FIRST);
  return (
    <Card title={t('title')}>
      <p className="ink2 px-16 pb-12">{data !== undefined && entries.length === 0 ? t('empty') : t('lead')}</p>
      {error !== null && data === undefined && (
        <div className="ink2 px-16 py-12">
          <Problem error={error} onRetry={() => refetch()} />
        </div>
      )}
      {error === null && data === undefined && (
        <div className="ink2 px-16 py-12" role="status" aria-label={t('ui:loading')}>
          <Skeleton height={20} width="60%" />
        </div>
      )}
      {entries.length > 0 && (
        <table className={table.table} aria-label={t('title')}>
          <TableHead columns={[t('what'), t('format'), { name: t('rows'), isEnd: true }, t('when')]} />
          <tbody>
            {shown.map((entry) => (
              <Row key={entry.export_id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {shown.length < entries.length && (
        <div className="ink2 px-16 py-12">
          <Button size="xs" variant="default" onClick={() => setIsLong(true)}>
            {t('more', { count: entries.length })}
          </Button>
        </div>
      )}
    </Card>
  );
};

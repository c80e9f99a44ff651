import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ReportDialog } from '../documents/report-dialog.tsx';
import classes from './kpi-card.module.css';
import { kpiGroups, reportDay, reportYear, sortedReports } from './kpi-figures.ts';
import { type Column, KpiTableRow } from './kpi-table-row.tsx';

/** As many years as fit a wide card; the stylesheet hides some on narrower ones. */
const YEARS_SHOWN = 5;
/** From a billion on, figures are so wide that one year fewer fits. */
const WIDE_FROM = 1e9;

/** Names columns by year, or by day if two reports share a year. */
const columnsOf = (reports: readonly FinancialReport[], day: (day: string) => string): Column[] =>
  reports.map((report, index) => {
    const year = reportYear(report);
    const isOnly = reports.every((other, place) => place === index || reportYear(other) !== year);
    return { report, name: isOnly ? year : day(reportDay(report.report_date)), year };
  });

const Notes = ({ reports }: { reports: readonly FinancialReport[] }) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const last = reports.at(-1);
  return (
    <p className={classes.notes}>
      {t('formula')} {t('hidden')}{' '}
      {last !== undefined && last.currency !== 'EUR' && `${t('converted', { currency: last.currency })} `}
      {last !== undefined &&
        last.auditor_name !== null &&
        t('auditor', { year: reportYear(last), name: last.auditor_name })}
    </p>
  );
};

const Table = ({ reports, companyName }: { reports: readonly FinancialReport[]; companyName: string }) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const { day } = useDateFormat();
  const [isLong, setIsLong] = useState(false);
  const [openIndicator, setOpenIndicator] = useState<string>();
  const [shownReport, setShownReport] = useState<Column>();
  const all = columnsOf(reports, day);
  const columns = isLong ? all : all.slice(-YEARS_SHOWN);
  const groups = kpiGroups(reports);
  const isWide = groups.some(({ rows }) =>
    rows.some(({ values }) => values.some((value) => Math.abs(value ?? 0) >= WIDE_FROM)),
  );
  return (
    <div className={classes.frame} data-wide={isWide} data-long={isLong}>
      {/* Only the long table scrolls, so only then does it need keyboard focus. */}
      <div className={classes.scroll} {...(isLong && { role: 'group', tabIndex: 0, 'aria-label': t('scrollable') })}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('indicator')}</th>
              {columns.map(({ report, name }) => (
                <th key={report.report_id} scope="col" data-year>
                  {name}
                </th>
              ))}
              <th scope="col">{t('change')}</th>
              <th scope="col" className={classes.trend}>
                {t('trend')}
              </th>
            </tr>
          </thead>
          {groups.map(({ group, rows }) => (
            <tbody key={group}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={columns.length + 3}>
                  {t(`groups.${group}`)}
                </th>
              </tr>
              {rows.map((row) => (
                <KpiTableRow
                  key={row.indicator}
                  row={row}
                  columns={columns}
                  allColumns={all}
                  isOpen={openIndicator === row.indicator}
                  onToggle={() => setOpenIndicator(openIndicator === row.indicator ? undefined : row.indicator)}
                />
              ))}
            </tbody>
          ))}
          <tbody>
            <tr className={classes.reports}>
              <th scope="row">{t('viewReport')}</th>
              {columns.map((column) => (
                <td key={column.report.report_id} data-year>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    aria-label={t('viewReportOf', { day: day(reportDay(column.report.report_date)) })}
                    onClick={() => setShownReport(column)}
                  >
                    <IconFileTypePdf size={14} stroke={1.6} aria-hidden />
                    {t('pdf')}
                  </button>
                </td>
              ))}
              <td />
              <td className={classes.trend} />
            </tr>
          </tbody>
        </table>
      </div>
      {all.length > 2 && (
        <button
          className={classes.more}
          type="button"
          data-count={Math.min(all.length, YEARS_SHOWN + 1)}
          onClick={() => setIsLong(!isLong)}
        >
          {isLong ? t('fewerYears') : t('allYears', { count: all.length })}
        </button>
      )}
      <Notes reports={reports} />
      <ReportDialog report={shownReport?.report} companyName={companyName} onClose={() => setShownReport(undefined)} />
    </div>
  );
};

type KpiCardProps = { reports: readonly FinancialReport[]; companyName: string };

export const KpiCard = ({ reports, companyName }: KpiCardProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const sorted = sortedReports(reports);
  return (
    <Card title={t('title')} aside={sorted.length > 0 && t('unit')}>
      {sorted.length === 0 ? (
        <div className={classes.empty}>
          <p>{t('empty')}</p>
          <p>{t('emptyWhy')}</p>
        </div>
      ) : (
        <Table reports={sorted} companyName={companyName} />
      )}
    </Card>
  );
};

import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/format.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ReportDialog } from '../documents/report-dialog.tsx';
import classes from './kpi-card.module.css';
import { filedCurrency, kpiGroups, reportDay, reportYear, sortedReports } from './kpi-figures.ts';
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

type NotesProps = { reports: readonly FinancialReport[]; isFiled: boolean };

const Notes = ({ reports, isFiled }: NotesProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const { day } = useDateFormat();
  const { rate: formatRate } = useFormat();
  const last = reports.at(-1);
  const rateDay = last?.exchange_rate_on ?? null;
  const rate = { currency: last?.currency ?? '', rate: formatRate(last?.exchange_rate ?? 1) };
  return (
    <p className="text-12 ink3 px-16 pt-10 pb-14">
      {t('formula')} {t('hidden')}{' '}
      {last !== undefined && last.currency !== 'EUR' && (
        <>
          {t(isFiled ? 'filed' : 'converted', rate)}{' '}
          {rateDay === null ? t('rateUndated', rate) : t('rate', { ...rate, day: day(rateDay) })}{' '}
        </>
      )}
      {last !== undefined &&
        last.auditor_name !== null &&
        t('auditor', { year: reportYear(last), name: last.auditor_name })}
    </p>
  );
};

type TableProps = { reports: readonly FinancialReport[]; companyName: string; isFiled: boolean };

const Table = ({ reports, companyName, isFiled }: TableProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const { day } = useDateFormat();
  const [isLong, setIsLong] = useState(false);
  const [openIndicator, setOpenIndicator] = useState<string>();
  const [shownReport, setShownReport] = useState<Column>();
  const all = columnsOf(reports, day);
  const columns = isLong ? all : all.slice(-YEARS_SHOWN);
  const groups = kpiGroups(reports, isFiled);
  const currency = (isFiled ? filedCurrency(reports) : undefined) ?? 'EUR';
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
                  currency={currency}
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
                    className="text-button inline-row items-center gap-4 size-12"
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
          className={`${classes.more} text-button`}
          type="button"
          data-count={Math.min(all.length, YEARS_SHOWN + 1)}
          onClick={() => setIsLong(!isLong)}
        >
          {isLong ? t('fewerYears') : t('allYears', { count: all.length })}
        </button>
      )}
      <Notes reports={reports} isFiled={isFiled} />
      <ReportDialog report={shownReport?.report} companyName={companyName} onClose={() => setShownReport(undefined)} />
    </div>
  );
};

type KpiCardProps = { reports: readonly FinancialReport[]; companyName: string };

export const KpiCard = ({ reports, companyName }: KpiCardProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const [isFiled, setIsFiled] = useState(false);
  const sorted = sortedReports(reports);
  const currency = filedCurrency(sorted);
  const hasOther = currency !== undefined && currency !== 'EUR';
  if (sorted.length === 0) {
    return (
      <Card title={t('title')}>
        <p className="card-note">
          <b className="weight-500 ink">{t('empty')}</b> {t('emptyWhy')}
        </p>
      </Card>
    );
  }
  return (
    <Card
      title={t('title')}
      aside={
        hasOther ? (
          <Segments
            label={t('currency')}
            options={[
              { value: false, text: 'EUR' },
              { value: true, text: t('asFiled', { currency }) },
            ]}
            chosen={isFiled}
            onChoose={setIsFiled}
          />
        ) : (
          t('unit')
        )
      }
    >
      <Table reports={sorted} companyName={companyName} isFiled={isFiled && hasOther} />
    </Card>
  );
};

import type { FinancialReport } from '@firmament/api-contract/calls/companies';
import { Skeleton } from '@mantine/core';
import {
  IconArrowDownRight,
  IconArrowUpRight,
  IconChevronDown,
  IconChevronRight,
  IconMinus,
} from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { NONE } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { Sparkline } from '../../../ui/facts/sparkline.tsx';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import classes from './kpi-card.module.css';
import type { Change, KpiRow } from './kpi-figures.ts';
import { useFigureFormat } from './use-figure-format.ts';

/** Charts are heavy, and most readers open none. */
const KpiChart = lazy(async () => ({ default: (await import('./kpi-chart.tsx')).KpiChart }));

export type Column = { report: FinancialReport; name: string; year: string };

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, level: IconMinus } as const;
const TONES = { up: 'positive-text', down: 'danger', level: 'ink3' } as const;

const ChangeCell = ({ change }: { change: Change | undefined }) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const format = useFigureFormat();
  if (change === undefined) return <span className={`${classes.change} ink3 weight-500`}>{NONE}</span>;
  const Arrow = ARROWS[change.trend];
  return (
    <span className={`${classes.change} weight-500 ${TONES[change.trend]}`} data-trend={change.trend}>
      <Arrow size={14} stroke={1.8} role="img" aria-label={t(change.trend)} />
      <span>
        {format.change(change.percent)}
        {change.points !== undefined && (
          <span className={`${classes.points} block size-11 weight-400 ink3`} title={t('points')}>
            {format.points(change.points)}
          </span>
        )}
      </span>
    </span>
  );
};

type KpiTableRowProps = {
  row: KpiRow;
  /** Columns of the table; sparkline and chart use all of them. */
  columns: readonly Column[];
  allColumns: readonly Column[];
  /** Of amounts. */
  currency: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** One indicator over the years; a click opens it as a chart. */
export const KpiTableRow = ({ row, columns, allColumns, currency, isOpen, onToggle }: KpiTableRowProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const { figure } = useFigureFormat();
  const name = t(`names.${row.indicator}`);
  const shown = row.values.slice(-columns.length);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      {/* The button in the row does the same for the keyboard. */}
      <tr className={classes.row} data-open={isOpen} onClick={onToggle}>
        <th scope="row">
          <button
            type="button"
            className="row items-center gap-4"
            aria-expanded={isOpen}
            title={t('openChart', { name })}
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
          >
            <Chevron className="flex-none" size={14} stroke={1.8} aria-hidden />
            {name}
          </button>
        </th>
        {columns.map(({ report }, index) => (
          <td key={report.report_id} data-year data-last={index === columns.length - 1}>
            {figure(shown[index] ?? null, row.unit)}
          </td>
        ))}
        <td>
          <ChangeCell change={row.change} />
        </td>
        <td className={classes.trend}>
          <Sparkline values={row.values} />
        </td>
      </tr>
      {isOpen && (
        <tr className={classes.chart}>
          <td colSpan={columns.length + 3}>
            <div className={classes.chartBox}>
              <PartBoundary fallback={<p role="alert">{t('chart.failed')}</p>}>
                <Suspense fallback={<Skeleton height={252} role="status" aria-label={t('chart.loading')} />}>
                  <KpiChart row={row} name={name} currency={currency} years={allColumns.map((column) => column.name)} />
                </Suspense>
              </PartBoundary>
            </div>
          </td>
        </tr>
      )}
    </>
  );
};

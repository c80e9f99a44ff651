import { useTranslation } from '../../../lib/i18n/i18n.ts';
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import classes from './kpi-chart.module.css';
import { growthPerYear, type KpiRow, type Unit, yearOnYear } from './kpi-figures.ts';
import { useFigureFormat } from './use-figure-format.ts';

type Entry = { year: string; value: number | null; change: number | undefined };

/** A percentage already is a comparison, so it gets no change of its own. */
const entriesOf = ({ values, unit }: KpiRow, years: readonly string[]): Entry[] =>
  values.map((value, index) => {
    const before = values[index - 1];
    const isComparable = unit !== 'percent' && value !== null && before !== null && before !== undefined;
    return { year: years[index] ?? '', value, change: isComparable ? yearOnYear(value, before) : undefined };
  });

const useAxisFormat = (unit: Unit) => {
  const language = useLanguage();
  const { figure } = useFigureFormat();
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 2 });
  return (value: number): string => (unit === 'percent' ? figure(value, unit) : compact.format(value));
};

/** With more points there is no room for a figure at each. */
const MAX_LABELLED = 6;

/** First, last, lowest and highest: the figures that readers look for. */
const keyYears = (known: readonly (Entry & { value: number })[]): Set<string> => {
  const values = known.map(({ value }) => value);
  const extremes = known.filter(({ value }) => value === Math.min(...values) || value === Math.max(...values));
  return new Set([known[0], known.at(-1), ...extremes].flatMap((entry) => entry?.year ?? []));
};

type DotProps = { cx?: number; cy?: number; index?: number; payload?: Entry };

type KpiChartProps = { row: KpiRow; name: string; currency: string; years: readonly string[] };

/** One indicator over the years. The table has the figures, so for screen readers the chart is one image. */
export const KpiChart = ({ row, name, currency, years }: KpiChartProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'kpi' });
  const format = useFigureFormat();
  const axis = useAxisFormat(row.unit);
  const entries = entriesOf(row, years);
  const known = entries.filter((entry): entry is Entry & { value: number } => entry.value !== null);
  const [first, last] = [known[0], known.at(-1)];
  const growth =
    row.unit !== 'percent' && first !== undefined && last !== undefined
      ? growthPerYear(first.value, last.value, Number(last.year) - Number(first.year))
      : undefined;
  const caption = row.unit === 'heads' ? name : `${name}, ${row.unit === 'percent' ? '%' : currency}`;

  const labelled = keyYears(known);

  const dot = ({ cx, cy, payload }: DotProps) => {
    const key = payload?.year ?? '';
    if (cx === undefined || cy === undefined || payload === undefined || payload.value === null) return <g key={key} />;
    return (
      <g key={key}>
        <circle className={classes.dot} data-last={payload.year === last?.year} cx={cx} cy={cy} r={4.5} />
        <text className={classes.value} data-key={labelled.has(payload.year)} x={cx} y={cy - 12}>
          {format.figure(payload.value, row.unit)}
        </text>
        {payload.change !== undefined && (
          <text className={classes.step} x={cx} y={cy + 20}>
            {format.change(payload.change, 1)}
          </text>
        )}
      </g>
    );
  };

  return (
    <figure className={classes.figure} data-crowded={known.length > MAX_LABELLED}>
      <figcaption className={`${classes.caption} row wrap gap-20 gap-y-2 size-12 ink2 mb-8`}>
        <b className="size-13 weight-600 ink">{caption}</b>
        {growth !== undefined && (
          <span>
            {t('chart.cagr', { from: first?.year ?? '', to: last?.year ?? '' })}{' '}
            <b className="weight-600 ink">{format.change(growth, 1)}</b>
          </span>
        )}
        {known.length < 2 ? (
          <span>{t('chart.onePoint')}</span>
        ) : (
          row.unit !== 'percent' && <span>{t('chart.yearOnYear')}</span>
        )}
      </figcaption>
      <div role="img" aria-label={t('chart.label', { name, from: years[0] ?? '', to: years.at(-1) ?? '' })}>
        <LineChart
          className={classes.chart ?? ''}
          h={212}
          data={entries}
          dataKey="year"
          series={[{ name: 'value', color: 'var(--fm-primary)' }]}
          curveType="linear"
          strokeWidth={1.75}
          withTooltip={false}
          withDots
          gridAxis="x"
          tickLine="none"
          strokeDasharray="0"
          connectNulls={false}
          valueFormatter={axis}
          xAxisProps={{ padding: { left: 48, right: 48 }, interval: 'preserveStartEnd' }}
          yAxisProps={{ width: 52, tickCount: 4, domain: ['auto', 'auto'] }}
          lineProps={{ dot, activeDot: false, isAnimationActive: false }}
          lineChartProps={{ margin: { top: 24, right: 8, bottom: 4, left: 0 }, accessibilityLayer: false }}
        />
      </div>
    </figure>
  );
};

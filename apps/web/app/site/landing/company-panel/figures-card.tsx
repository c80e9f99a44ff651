import { LOCALES } from '@firmament/api-contract/locales';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Sparkline } from '../../../ui/facts/sparkline.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SAMPLE_FIGURES, SAMPLE_YEARS } from '../../../ui/samples/sample-company.ts';
import { SampleHead } from '../../../ui/samples/sample-head.tsx';
import classes from './figures-card.module.css';
import { RevenueChart } from './revenue-chart.tsx';

const ROWS = [
  { figure: 'revenue', unit: 'number' },
  { figure: 'earnings', unit: 'number' },
  { figure: 'totalAssets', unit: 'number' },
  { figure: 'equity', unit: 'number' },
  { figure: 'equityRatio', unit: 'percent' },
  { figure: 'returnOnSales', unit: 'percent' },
  { figure: 'cashOnHand', unit: 'number' },
  { figure: 'employees', unit: 'number' },
] as const;

/** The specification's formula: relative to the last year, not to the one before. */
const changeOf = (values: readonly number[]): number => {
  const [last = 0, previous = 0] = [values.at(-1), values.at(-2)];
  return ((last - previous) / last) * 100;
};

const isEarlier = (index: number) => index < SAMPLE_YEARS.length - 1;
const yearMark = (index: number) => (isEarlier(index) ? { 'data-earlier': true } : { 'data-latest': true });

export const FiguresCard = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { t: sample } = useTranslation('samples');
  const format = useFormat();
  const language = useLanguage();
  const percent = (value: number, digits: number) =>
    `${value.toLocaleString(LOCALES[language], { minimumFractionDigits: digits, maximumFractionDigits: digits })}${language === 'de' ? '\u00a0%' : '%'}`;
  return (
    <Panel>
      <SampleHead title={t('kpi')} note={t('kpiNote')} />
      <table className={classes.kpi}>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            {SAMPLE_YEARS.map((year, index) => (
              <th key={year} scope="col" {...yearMark(index)}>
                {year}
              </th>
            ))}
            <th scope="col" data-trend>
              {t('trend')}
            </th>
            <th scope="col">{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ figure, unit }) => (
            <tr key={figure}>
              <th scope="row">{sample(`figures.${figure}`)}</th>
              {SAMPLE_FIGURES[figure].map((value, index) => (
                <td key={SAMPLE_YEARS[index]} {...yearMark(index)}>
                  {unit === 'percent' ? percent(value, 1) : format.count(value)}
                </td>
              ))}
              <td data-trend>
                <Sparkline values={SAMPLE_FIGURES[figure]} />
              </td>
              <td className={classes.up}>↑&nbsp;{percent(changeOf(SAMPLE_FIGURES[figure]), 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RevenueChart />
    </Panel>
  );
};

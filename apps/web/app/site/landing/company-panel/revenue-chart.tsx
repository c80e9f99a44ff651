import { LOCALES } from '@firmament/api-contract/locales';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { SAMPLE_FIGURES, SAMPLE_YEARS } from '../../../ui/samples/sample-company.ts';
import classes from './revenue-chart.module.css';

const MILLION = 1_000_000;
const LINES = [15, 10, 5, 0];
const HIGHEST = 15 * MILLION;

/** The first figure of the table as bars. Only a picture: the table has the numbers. */
export const RevenueChart = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { t: sample } = useTranslation('samples');
  const language = useLanguage();
  const inMillions = (value: number, digits: number) =>
    t('millions', {
      number: (value / MILLION).toLocaleString(LOCALES[language], { maximumFractionDigits: digits }),
    });
  return (
    <figure className={classes.chart} aria-hidden="true">
      <figcaption>
        <b>{sample('figures.revenue')}</b>
        {t('chartNote')}
      </figcaption>
      <div className={classes.plot}>
        <ol className={classes.lines}>
          {LINES.map((line) => (
            <li key={line}>{inMillions(line * MILLION, 0)}</li>
          ))}
        </ol>
        <ul className={classes.bars}>
          {SAMPLE_YEARS.map((year, index) => {
            const value = SAMPLE_FIGURES.revenue[index] ?? 0;
            return (
              <li key={year} style={{ '--height': `${(value / HIGHEST) * 100}%` } as CSSProperties}>
                <i>
                  <b>{inMillions(value, 1)}</b>
                </i>
                <span>{year}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </figure>
  );
};

import type { CSSProperties } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Job, Study } from './career.ts';
import { careerFigure, type Stretch } from './career-figure.ts';
import classes from './career-line.module.css';

const left = (percent: number) => ({ '--at': `${percent}%` }) as CSSProperties;

const Row = ({ name, stretches, kind }: { name: string; stretches: readonly Stretch[]; kind: 'work' | 'study' }) => (
  <div className={classes.row} data-kind={kind}>
    <span className={classes.name}>{name}</span>
    <div className={classes.track}>
      {stretches.map(({ from, to, isOpen, label }, index) => {
        const next = stretches[index + 1]?.from ?? 100;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no id and never move
            key={index}
            className={classes.stretch}
            data-open={isOpen}
            style={{ '--at': `${from}%`, '--length': to - from, '--room': next - from } as CSSProperties}
          >
            <span className={classes.label}>{label}</span>
          </span>
        );
      })}
      {stretches.map(({ to, isOpen }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no id and never move
        <i key={index} className={classes.end} data-open={isOpen} style={left(to)} />
      ))}
    </div>
  </div>
);

/** Work and study as two lines of points over the years. The lists below say the same in words. */
export const CareerLine = ({ jobs, studies }: { jobs: readonly Job[]; studies: readonly Study[] }) => {
  const { t } = useTranslation('person', { keyPrefix: 'overview' });
  const figure = careerFigure([jobs, studies], new Date().getFullYear());
  if (figure === undefined) return null;
  const [work = [], study = []] = figure.rows;
  return (
    <div
      className={classes.figure}
      role="img"
      aria-label={t('careerLabel', { from: figure.firstYear, to: figure.lastYear })}
    >
      {work.length > 0 && <Row name={t('work')} stretches={work} kind="work" />}
      {study.length > 0 && <Row name={t('study')} stretches={study} kind="study" />}
      <div className={classes.years}>
        {figure.ticks.map(({ year, at }) => (
          <span key={year} style={left(at)}>
            {year}
          </span>
        ))}
      </div>
    </div>
  );
};

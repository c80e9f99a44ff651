import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Sparkline } from '../facts/sparkline.tsx';
import { SAMPLE_FIGURES } from './sample-company.ts';
import classes from './samples.module.css';

type MetricsSampleProps = { figures: readonly (keyof typeof SAMPLE_FIGURES)[] };

export const MetricsSample = ({ figures }: MetricsSampleProps) => {
  const { t } = useTranslation('samples');
  const format = useFormat();
  return (
    <ul className={classes.rows}>
      {figures.map((figure) => (
        <li key={figure} className={classes.trend}>
          {t(`figures.${figure}`)}
          <Sparkline values={SAMPLE_FIGURES[figure]} />
          <b className="weight-550 ink numeric">{format.count(SAMPLE_FIGURES[figure].at(-1) ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
};

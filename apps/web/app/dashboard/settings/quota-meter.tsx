import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { Quota } from '../../lib/member/quota.ts';
import { Meter } from '../../ui/facts/meter.tsx';
import classes from './membership-card.module.css';

type QuotaMeterProps = {
  title: string;
  /** The period that the quota covers. */
  period: string;
  quota: Quota;
  meaning: string;
  /** What is left, and when it renews. */
  left: string;
};

export const QuotaMeter = ({ title, period, quota: { used, quota, percent }, meaning, left }: QuotaMeterProps) => {
  const { t } = useTranslation('settings');
  const { count } = useFormat();
  const format = useDateFormat();
  const figures = { used: count(used), quota: count(quota), percent: format.percent(percent) };
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <span className={classes.period}>{period}</span>
      </div>
      <p className={classes.figures}>
        <b>{figures.used}</b> {t('used', { quota: figures.quota })}
        <span className={classes.percent}>{figures.percent}</span>
      </p>
      <Meter label={title} used={used} quota={quota} text={t('usedText', figures)} />
      <p className={classes.meaning}>{meaning}</p>
      <p className={classes.left}>{left}</p>
    </section>
  );
};

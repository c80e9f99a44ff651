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
      <div className="min-h-24 row wrap items-center justify-between gap-12 gap-y-4">
        <h2 className="title-14">{title}</h2>
        <span className="text-12 ink3">{period}</span>
      </div>
      <p className={`${classes.figures} ink2 numeric row wrap items-baseline gap-8 gap-y-0`}>
        <b className="title-26 ink">{figures.used}</b> {t('used', { quota: figures.quota })}
        <span className="weight-600 ink ml-auto">{figures.percent}</span>
      </p>
      <Meter label={title} used={used} quota={quota} text={t('usedText', figures)} />
      <p className="ink2 mt-10">{meaning}</p>
      <p className="ink3 numeric mt-10 pt-8 line-top">{left}</p>
    </section>
  );
};

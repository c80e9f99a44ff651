import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { companyRequests, renewalDay } from '../../lib/member/quota.ts';
import { Meter } from '../../ui/facts/meter.tsx';
import classes from './request-meter.module.css';

/** The requests used this month, always in view. */
export const RequestMeter = () => {
  const { t } = useTranslation('dashboard');
  const { count } = useFormat();
  const { day } = useDateFormat();
  const { used, quota } = companyRequests(useMember());
  return (
    <div className={classes.meter}>
      <p className={classes.line}>
        {t('requests')}
        <span>
          <b>{count(used)}</b> / {count(quota)}
        </span>
      </p>
      <Meter
        label={t('requests')}
        used={used}
        quota={quota}
        text={t('requestsUsed', { used: count(used), quota: count(quota) })}
        isThin
      />
      <p className={classes.renews}>{t('renews', { day: day(renewalDay(new Date())) })}</p>
    </div>
  );
};

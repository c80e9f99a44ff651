import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { companyRequests, renewalDay } from '../../lib/member/quota.ts';
import { Meter } from '../../ui/facts/meter.tsx';

/** The requests used this month, always in view. */
export const RequestMeter = () => {
  const { t } = useTranslation('dashboard');
  const { count } = useFormat();
  const { day } = useDateFormat();
  const { used, quota } = companyRequests(useMember());
  return (
    <div className="px-8 pt-12 pb-8 line-top">
      <p className="text-12 ink2 numeric row wrap justify-between gap-8 gap-y-0 mb-6">
        {t('requests')}
        <span>
          <b className="weight-600 ink">{count(used)}</b> / {count(quota)}
        </span>
      </p>
      <Meter
        label={t('requests')}
        used={used}
        quota={quota}
        text={t('requestsUsed', { used: count(used), quota: count(quota) })}
        isThin
      />
      <p className="text-11 ink3 mt-6">{t('renews', { day: day(renewalDay(new Date())) })}</p>
    </div>
  );
};

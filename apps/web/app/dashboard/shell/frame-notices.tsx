import { IconDeviceMobileOff, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { AlarmBar, Notices } from '../../ui/frame/notice-bar.tsx';

type FrameNoticesProps = { isDemo: boolean };

/** Notices shown on every page of the dashboard. */
export const FrameNotices = ({ isDemo }: FrameNoticesProps) => {
  const { t } = useTranslation('dashboard');
  const { second_factor_lost, is_blocked, block_reason } = useMember();
  const [account, billing, support] = (['account', 'billing', 'support'] as const).map(dashboardPathOf);
  if (!isDemo && !second_factor_lost && !is_blocked) return null;
  return (
    <Notices isDemo={isDemo}>
      {block_reason !== null && support !== undefined && (
        <AlarmBar Icon={IconLock}>
          {t('blockedByUs', { reason: block_reason })} <Link to={support}>{t('ui:writeToUs')}</Link>
        </AlarmBar>
      )}
      {is_blocked && block_reason === null && billing !== undefined && (
        <AlarmBar Icon={IconLock}>
          {t('blocked')} <Link to={billing}>{t('toBilling')}</Link>
        </AlarmBar>
      )}
      {second_factor_lost && account !== undefined && (
        <AlarmBar Icon={IconDeviceMobileOff}>
          {t('secondFactorLost')} <Link to={`${account}#two-step-sign-in`}>{t('setUpApp')}</Link>
        </AlarmBar>
      )}
    </Notices>
  );
};

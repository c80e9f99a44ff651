import { IconDeviceMobileOff, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import classes from './frame-notices.module.css';

type FrameNoticesProps = { isDemo: boolean };

/** Notices shown on every page of the dashboard. */
export const FrameNotices = ({ isDemo }: FrameNoticesProps) => {
  const { t } = useTranslation('dashboard');
  const { second_factor_lost, is_blocked } = useMember();
  const [account, billing] = [dashboardPathOf('account'), dashboardPathOf('billing')];
  if (!isDemo && !second_factor_lost && !is_blocked) return null;
  return (
    <section aria-label={t('notices')}>
      {isDemo && (
        <p className={classes.notice}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden />
          {t('demo')}
        </p>
      )}
      {is_blocked && billing !== undefined && (
        <p className={classes.notice} role="status" data-tone="danger">
          <IconLock size={16} stroke={1.6} aria-hidden />
          <span>
            {t('blocked')} <Link to={billing}>{t('toBilling')}</Link>
          </span>
        </p>
      )}
      {second_factor_lost && account !== undefined && (
        <p className={classes.notice} role="status" data-tone="danger">
          <IconDeviceMobileOff size={16} stroke={1.6} aria-hidden />
          <span>
            {t('secondFactorLost')} <Link to={`${account}#two-step-sign-in`}>{t('setUpApp')}</Link>
          </span>
        </p>
      )}
    </section>
  );
};

import { dayOf } from '@firmament/calendar/day';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/format.ts';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { usePrice } from '../../lib/format/money.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { membershipOf, usePlans } from '../../lib/member/plans.ts';
import { companyRequests, dataExports, networkStarts, renewalDay } from '../../lib/member/quota.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { pathOf } from '../../lib/pages/site-pages.ts';
import classes from './membership-card.module.css';
import { QuotaMeter } from './quota-meter.tsx';

const usePlanPrice = (level: number): string => {
  const { t } = useTranslation('settings', { keyPrefix: 'membership' });
  const price = usePrice();
  const netCents = usePlans()[level]?.monthlyNetCents ?? null;
  if (netCents === null) return t('onRequest');
  return netCents === 0 ? t('free') : t('price', { price: price(netCents) });
};

const STATE_ICONS = { active: IconCircleCheck, ended: IconCircleX, blocked: IconLock } as const;

const Membership = () => {
  const { t } = useTranslation('settings', { keyPrefix: 'membership' });
  const { day } = useDateFormat();
  const { membership_id, membership_start, membership_end, is_blocked } = useMember();
  const price = usePlanPrice(membership_id);
  const isRunning = membership_end === null || membership_end >= dayOf(new Date());
  const state = isRunning && is_blocked ? 'blocked' : isRunning ? 'active' : 'ended';
  const Icon = STATE_ICONS[state];
  const [pricing, billing] = [pathOf('pricing'), dashboardPathOf('billing')];
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        <span className={classes.status} data-active={state === 'active'}>
          <Icon size={14} stroke={1.8} aria-hidden />
          {t(state)}
        </span>
      </div>
      <p className={classes.plan}>{membershipOf(membership_id).name}</p>
      <p className={classes.price}>{price}</p>
      <dl className={classes.dates}>
        <div>
          <dt>{t('since')}</dt>
          <dd>{day(membership_start)}</dd>
        </div>
        <div>
          <dt>{t('until')}</dt>
          <dd>
            {membership_end === null ? t('noEnd') : day(membership_end)}
            {state !== 'ended' && membership_end !== null && billing !== undefined && (
              <Link className={classes.hint} to={billing}>
                {t('goesOn')}
              </Link>
            )}
          </dd>
        </div>
      </dl>
      <div className={classes.actions}>
        {pricing !== undefined && (
          <Button component={Link} to={pricing} size="xs" variant="default">
            {t('changePlan')}
          </Button>
        )}
        {billing !== undefined && <Link to={billing}>{t('billing')}</Link>}
      </div>
    </section>
  );
};

/** What the member has booked, and how much of it is used. */
export const MembershipCard = () => {
  const { t } = useTranslation('settings');
  const { count } = useFormat();
  const { day } = useDateFormat();
  const member = useMember();
  const requests = companyRequests(member);
  const exports = dataExports(member);
  const starts = networkStarts(member);
  const renewal = day(renewalDay(new Date()));
  return (
    <div className={classes.card}>
      <Membership />
      <QuotaMeter
        title={t('requests.title')}
        period={t('requests.period')}
        quota={requests}
        meaning={t('requests.meaning')}
        left={
          requests.left === 0
            ? t('requests.usedUp', { day: renewal })
            : t('requests.left', { left: count(requests.left), day: renewal })
        }
      />
      <QuotaMeter
        title={t('exports.title')}
        period={t('exports.period')}
        quota={exports}
        meaning={t('exports.meaning')}
        left={t('exports.left', { left: count(exports.left) })}
      />
      <QuotaMeter
        title={t('starts.title')}
        period={t('starts.period')}
        quota={starts}
        meaning={t('starts.meaning')}
        left={t('starts.left', { left: count(starts.left) })}
      />
    </div>
  );
};

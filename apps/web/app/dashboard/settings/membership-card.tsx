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
      <div className="min-h-24 row wrap items-center justify-between gap-12 gap-y-4">
        <h2 className="title-14">{t('title')}</h2>
        <span
          className={`${classes.status} size-12 weight-500 inline-row items-center gap-4 ${state === 'active' ? 'soft-positive' : 'soft-danger'}`}
        >
          <Icon size={14} stroke={1.8} aria-hidden />
          {t(state)}
        </span>
      </div>
      <p className="title-26 mt-6">{membershipOf(membership_id).name}</p>
      <p className="ink2">{price}</p>
      <dl className="mt-12">
        <div className={`${classes.date} py-6 line-top`}>
          <dt className="ink3">{t('member:since')}</dt>
          <dd>{day(membership_start)}</dd>
        </div>
        <div className={`${classes.date} py-6 line-top`}>
          <dt className="ink3">{t('until')}</dt>
          <dd>
            {membership_end === null ? t('noEnd') : day(membership_end)}
            {state !== 'ended' && membership_end !== null && billing !== undefined && (
              <Link className="text-13 link block" to={billing}>
                {t('goesOn')}
              </Link>
            )}
          </dd>
        </div>
      </dl>
      <div className="row wrap items-center gap-16 gap-y-8 mt-12">
        {pricing !== undefined && (
          <Button component={Link} to={pricing} size="xs" variant="default">
            {t('ui:comparePlans')}
          </Button>
        )}
        {billing !== undefined && (
          <Link className={`${classes.billing} weight-600`} to={billing}>
            {t('billing')}
          </Link>
        )}
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
    <div className={`${classes.card} box`}>
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
        period={t('member:today')}
        quota={starts}
        meaning={t('starts.meaning')}
        left={t('starts.left', { left: count(starts.left) })}
      />
    </div>
  );
};

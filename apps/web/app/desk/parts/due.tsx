import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { type Translate, useTranslation } from '../../lib/i18n/i18n.ts';
import { daysBetween, type Wait, waitSince } from './deadline.ts';
import classes from './due.module.css';

export const dueWords = (t: Translate<'deskThings', 'due'>, days: number): string => {
  if (days < 0) return t('overdue', { count: -days });
  if (days === 0) return t('today');
  return days === 1 ? t('tomorrow') : t('in', { count: days });
};

/** Hours of the first two days only: later nobody counts them. */
export const waitWords = (t: Translate<'deskThings', 'waits'>, { days, hours, minutes }: Wait): string => {
  if (days === 1 && hours > 0) return t('dayAndHours', { hours });
  if (days > 0) return t('days', { count: days });
  if (hours > 0) return t('hours', { hours });
  return minutes > 0 ? t('minutes', { minutes }) : t('now');
};

type DueProps = {
  on: string;
  today: string;
  /** From how many days ahead it is worth a look. */
  soonDays?: number;
};

/** A deadline in words; overdue is red, with an icon of its own. */
export const Due = ({ on, today, soonDays = 1 }: DueProps) => {
  const { t } = useTranslation('deskThings', { keyPrefix: 'due' });
  const days = daysBetween(today, on);
  const state = days < 0 ? 'overdue' : days <= soonDays ? 'soon' : 'later';
  const Icon = state === 'overdue' ? IconAlertCircle : IconClock;
  return (
    <span className={classes.due} data-state={state}>
      <Icon size={15} stroke={1.75} aria-hidden />
      <time dateTime={on}>{dueWords(t, days)}</time>
    </span>
  );
};

type WaitsProps = { since: string; now: string };

/** How long somebody has waited for us. */
export const Waits = ({ since, now }: WaitsProps) => {
  const { t } = useTranslation('deskThings', { keyPrefix: 'waits' });
  const wait = waitSince(since, now);
  return (
    <span className={classes.due} data-state={wait.days > 0 ? 'soon' : 'later'}>
      <IconClock size={15} stroke={1.75} aria-hidden />
      <time dateTime={since}>{waitWords(t, wait)}</time>
    </span>
  );
};

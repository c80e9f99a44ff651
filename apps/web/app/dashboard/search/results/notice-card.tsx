import type { ReactNode } from 'react';
import classes from './notice-card.module.css';

type NoticeCardProps = {
  title: string;
  tone?: 'plain' | 'danger';
  /** Part of a card that is there already. */
  isInside?: boolean;
  children?: ReactNode;
};

/** Stands where results would be, says why there are none and what to do next. */
export const NoticeCard = ({ title, tone = 'plain', isInside = false, children }: NoticeCardProps) => (
  <div className={classes.notice} data-tone={tone} data-inside={isInside} role={tone === 'danger' ? 'alert' : 'status'}>
    <p className={classes.title}>{title}</p>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import classes from './notice-card.module.css';

type NoticeCardProps = {
  title: string;
  tone?: 'plain' | 'danger';
  /** Used inside an existing card. */
  isInside?: boolean;
  children?: ReactNode;
};

/** Takes the place of results: says why there are none and what to do next. */
export const NoticeCard = ({ title, tone = 'plain', isInside = false, children }: NoticeCardProps) => (
  <div className={classes.notice} data-tone={tone} data-inside={isInside} role={tone === 'danger' ? 'alert' : 'status'}>
    <p className={classes.title}>{title}</p>
    {children}
  </div>
);

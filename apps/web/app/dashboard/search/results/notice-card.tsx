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
  <div
    className={`${classes.notice} ink2 stack justify-items-start gap-10 px-16 box`}
    data-tone={tone}
    data-inside={isInside}
    role={tone === 'danger' ? 'alert' : 'status'}
  >
    <p className="title-14 ink">{title}</p>
    {children}
  </div>
);

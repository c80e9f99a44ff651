import type { ReactNode } from 'react';
import classes from './timeline.module.css';

/** Events in order, as points on a line. */
export const Timeline = ({ children }: { children: ReactNode }) => <ol className={classes.timeline}>{children}</ol>;

type TimelineItemProps = {
  title: ReactNode;
  /** At the other end of the title line. */
  aside?: ReactNode;
  /** Fills the point: the latest event, or one that is still going on. */
  isCurrent?: boolean;
  children?: ReactNode;
};

export const TimelineItem = ({ title, aside, isCurrent = false, children }: TimelineItemProps) => (
  <li className={classes.item} data-current={isCurrent}>
    <div className="row wrap justify-between gap-12 gap-y-0">
      <span className="min-w-0 weight-600 anywhere">{title}</span>
      {aside !== undefined && <span className="size-12 ink3 numeric">{aside}</span>}
    </div>
    {children}
  </li>
);

import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticeProps = {
  /** `age`: what is shown is old. `danger`: the company is in trouble. `day`: another day than the latest is shown. */
  kind: 'age' | 'danger' | 'day';
  icon: TablerIcon;
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
};

/** Something to know before reading on, across the page. */
export const Notice = ({ kind, icon: Icon, title, actions, children }: NoticeProps) => (
  <section className={classes.notice} data-kind={kind} aria-label={title}>
    <Icon size={20} stroke={1.6} aria-hidden />
    <div>
      <strong>{title}</strong>
      {children !== undefined && <p>{children}</p>}
    </div>
    {actions !== undefined && <div className={classes.actions}>{actions}</div>}
  </section>
);

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

const TONES = { age: 'amber-text', danger: 'danger', day: 'primary-text' } as const;

/** Something to know before reading on, across the page. */
export const Notice = ({ kind, icon: Icon, title, actions, children }: NoticeProps) => (
  <section className={classes.notice} data-kind={kind} aria-label={title}>
    <Icon className={TONES[kind]} size={20} stroke={1.6} aria-hidden />
    <div>
      <strong className="weight-600">{title}</strong>
      {children !== undefined && <p className="ink2">{children}</p>}
    </div>
    {actions !== undefined && (
      <div className={`${classes.actions} row wrap items-center gap-8 no-print`}>{actions}</div>
    )}
  </section>
);

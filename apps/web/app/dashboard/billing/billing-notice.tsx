import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './billing-notice.module.css';

type BillingNoticeProps = { Icon: TablerIcon; isAlarming: boolean; title: string; children: ReactNode };

/** Something about the contract that waits for the member. */
export const BillingNotice = ({ Icon, isAlarming, title, children }: BillingNoticeProps) => (
  <section className={`${classes.notice} row gap-12`} data-alarming={isAlarming} role={isAlarming ? 'alert' : 'status'}>
    <Icon className={`flex-none ${isAlarming ? 'danger' : 'primary-text'}`} size={20} stroke={1.6} aria-hidden />
    <div className="flex-1 min-w-0">
      <h2 className="title-14">{title}</h2>
      {children}
    </div>
  </section>
);

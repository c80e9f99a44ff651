import type { ReactNode } from 'react';
import classes from './page-title.module.css';

type PageTitleProps = {
  title: string;
  /** Beside the name: how much there is, or what became of a question. */
  remark?: ReactNode;
  children?: ReactNode;
};

/** How a dashboard page begins: its name, and what can be done with the whole of it. */
export const PageTitle = ({ title, remark, children }: PageTitleProps) => (
  <div className={classes.line}>
    <title>{`${title} · Firmament`}</title>
    <h1 className={classes.title}>{title}</h1>
    {remark !== undefined && remark !== false && <div className={classes.remark}>{remark}</div>}
    {children !== undefined && <div className={classes.actions}>{children}</div>}
  </div>
);

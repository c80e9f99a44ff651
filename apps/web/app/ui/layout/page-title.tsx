import type { ReactNode } from 'react';
import classes from './page-title.module.css';

type PageTitleProps = {
  title: string;
  /** Beside the title: a count, or the outcome of a search. */
  remark?: ReactNode;
  children?: ReactNode;
};

/** The head of a dashboard page: its title, and actions on the whole page. */
export const PageTitle = ({ title, remark, children }: PageTitleProps) => (
  <div className={classes.line}>
    <title>{`${title} · Firmament`}</title>
    <h1 className={classes.title}>
      <bdi>{title}</bdi>
    </h1>
    {remark !== undefined && remark !== false && <div className="ink2 numeric">{remark}</div>}
    {children !== undefined && <div className="row wrap gap-8 ml-auto">{children}</div>}
  </div>
);

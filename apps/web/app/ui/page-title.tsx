import type { ReactNode } from 'react';
import classes from './page-title.module.css';

type PageTitleProps = { title: string; children?: ReactNode };

/** How a dashboard page begins: its name, and what can be done with the whole of it. */
export const PageTitle = ({ title, children }: PageTitleProps) => (
  <div className={classes.line}>
    <title>{`${title} · Firmament`}</title>
    <h1 className={classes.title}>{title}</h1>
    {children !== undefined && <div className={classes.actions}>{children}</div>}
  </div>
);

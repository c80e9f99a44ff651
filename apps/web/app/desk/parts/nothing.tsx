import type { ReactNode } from 'react';
import classes from './nothing.module.css';

/** Fills a card that has nothing to show. */
export const Nothing = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={classes.nothing}>
    <p className={classes.title}>{title}</p>
    {children !== undefined && <p>{children}</p>}
  </div>
);

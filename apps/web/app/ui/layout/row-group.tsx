import type { ReactNode } from 'react';
import classes from './row-group.module.css';

type RowGroupProps = {
  /** Of the heading. */
  id: string;
  title: string;
  isNews?: boolean;
  children: ReactNode;
};

/** Rows of a list that belong together, under a heading. */
export const RowGroup = ({ id, title, isNews = false, children }: RowGroupProps) => (
  <section className="box clip mb-12" aria-labelledby={id}>
    <h2 className={`text-12 weight-500 px-16 py-8 ${isNews ? classes.news : classes.head}`} id={id}>
      {title}
    </h2>
    <ul>{children}</ul>
  </section>
);

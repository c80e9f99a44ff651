import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** A part of the panel under a heading. */
export const Section = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="px-16 py-12 line-top">
    <h3 className="text-12 weight-600 mb-8">{title}</h3>
    {children}
  </div>
);

/** What somebody wrote, line by line. */
export const Written = ({ children }: { children: string }) => (
  <p className={`${classes.written} ink2 anywhere`} dir="auto">
    {children}
  </p>
);

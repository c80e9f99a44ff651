import type { ReactNode } from 'react';
import classes from './column.module.css';

type ColumnProps = { className?: string; children: ReactNode };

/** The middle column that all public content shares: 1200 wide, with a margin on either side. */
export const Column = ({ className = '', children }: ColumnProps) => (
  <div className={`${classes.column} ${className}`}>{children}</div>
);

import type { ReactNode } from 'react';
import classes from './status-text.module.css';

export type Status = 'active' | 'in_liquidation' | 'terminated' | 'Active' | 'Inactive';

/** Full, half and hollow: the shape says the same as the colour. */
const SHAPES: Record<Status, 'full' | 'half' | 'hollow'> = {
  active: 'full',
  Active: 'full',
  in_liquidation: 'half',
  terminated: 'hollow',
  Inactive: 'hollow',
};

type StatusTextProps = {
  status: Status;
  isBadge?: boolean;
  /** Said so long ago that it may no longer hold. */
  isOld?: boolean;
  children: ReactNode;
};

/** The status of a company in words, behind its mark. */
export const StatusText = ({ status, isBadge = false, isOld = false, children }: StatusTextProps) => (
  <span className={classes.status} data-shape={SHAPES[status]} data-badge={isBadge} data-old={isOld}>
    <i aria-hidden="true" />
    {children}
  </span>
);

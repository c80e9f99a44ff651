import type { ReactNode } from 'react';
import classes from './panel.module.css';

type PanelProps = { className?: string; children: ReactNode };

/** A frame of one hairline. */
export const Panel = ({ className = '', children }: PanelProps) => (
  <div className={`${classes.panel} ${className}`}>{children}</div>
);

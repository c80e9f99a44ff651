import type { ReactNode } from 'react';

type PanelProps = { className?: string; children: ReactNode };

/** A frame of one hairline. */
export const Panel = ({ className = '', children }: PanelProps) => (
  <div className={`box clip ${className}`}>{children}</div>
);

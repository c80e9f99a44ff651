import type { ReactNode } from 'react';

/** Fills a card that has nothing to show. */
export const Nothing = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="ink3 px-16 pt-12 pb-16 line-top">
    <p className="weight-550 ink2">{title}</p>
    {children !== undefined && <p>{children}</p>}
  </div>
);

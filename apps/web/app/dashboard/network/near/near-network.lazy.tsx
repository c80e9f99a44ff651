import { lazy, type ReactNode, Suspense } from 'react';
import { WhenSeen } from '../../../ui/drawing/when-seen.tsx';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import classes from './near-network.lazy.module.css';

const Company = lazy(async () => ({ default: (await import('./near-network.tsx')).CompanyNetworkCard }));
const Person = lazy(async () => ({ default: (await import('./mini-network.tsx')).MiniNetwork }));

/** Loaded once it comes into view: no page needs it for its first paint. */
const Late = ({ children }: { children: ReactNode }) => (
  <WhenSeen placeholder={<div className={classes.place} />}>
    <PartBoundary fallback={null}>
      <Suspense fallback={<div className={classes.place} />}>{children}</Suspense>
    </PartBoundary>
  </WhenSeen>
);

type CompanyNetworkProps = { companyId: number; day: string | undefined };

export const CompanyNetwork = ({ companyId, day }: CompanyNetworkProps) => (
  <Late>
    <Company company={String(companyId)} on={day} />
  </Late>
);

export const PersonNetwork = ({ employeeId }: { employeeId: string }) => (
  <Late>
    <Person id={employeeId} />
  </Late>
);

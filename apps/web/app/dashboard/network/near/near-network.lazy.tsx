import { lazy, type ReactNode, Suspense } from 'react';
import { NETWORK_TEXTS } from '../../../lib/api/network-texts.ts';
import { readLanguage } from '../../../lib/i18n/language.ts';
import { WhenSeen } from '../../../ui/drawing/when-seen.tsx';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import classes from './near-network.lazy.module.css';

const Company = lazy(async () => ({ default: (await import('./near-network.tsx')).CompanyNetworkCard }));
const Person = lazy(async () => ({ default: (await import('./mini-network.tsx')).MiniNetwork }));

/** Its own texts come with the script that did not. */
const Failed = () => (
  <p className={`${classes.failed} box px-16 py-16 no-print`} role="alert">
    {NETWORK_TEXTS[readLanguage()]}
  </p>
);

const Place = () => <div className={`${classes.place} box no-print`} />;

/** Loaded once it comes into view: no page needs it for its first paint. */
const Late = ({ children }: { children: ReactNode }) => (
  <WhenSeen placeholder={<Place />}>
    <PartBoundary fallback={<Failed />}>
      <Suspense fallback={<Place />}>{children}</Suspense>
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

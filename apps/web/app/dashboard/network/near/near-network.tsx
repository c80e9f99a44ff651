import type { Day } from '@firmament/calendar/day';
import { MiniNetwork } from './mini-network.tsx';
import { NetworkOwnershipPart } from './ownership-part.tsx';
import { SameAddressPart } from './same-address-part.tsx';

type CompanyNetworkCardProps = { company: string; on: Day | undefined };

/** A company's surroundings, who owns it in the end, and who is at the same address. */
export const CompanyNetworkCard = ({ company, on }: CompanyNetworkCardProps) => (
  <MiniNetwork id={company} on={on}>
    <NetworkOwnershipPart company={company} on={on} />
    <SameAddressPart company={company} />
  </MiniNetwork>
);

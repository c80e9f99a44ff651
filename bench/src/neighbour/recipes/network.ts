import * as network from '@firmament/api-contract/calls/network';
import { byMember } from '../recipe.ts';
import type { Things } from '../things.ts';

/** Who runs and owns whom, from the places where most is known. */

export const widest = ({ administrator, bank, group, companies }: Things) => ({
  start: [administrator, bank, group, ...companies.slice(0, network.MAX_START_POINTS - 3)].join(','),
  depth: network.MAX_NETWORK_DEPTH,
  limit: network.MAX_POINTS_LISTED,
  sure: 'likely' as const,
});

export const NETWORK = [
  byMember(network.getNetwork, ({ things }) => ({ query: widest(things) })),
  byMember(
    network.getNetworkFile,
    ({ things }) => network.NETWORK_FORMATS.map((format) => ({ query: { ...widest(things), format } })),
    { later: [402] },
  ),
  byMember(network.getNetworkPath, ({ things }) =>
    things.companies.map((id) => ({
      query: {
        from: things.administrator,
        to: String(id),
        past: 'show' as const,
        hubs: 'walk' as const,
        sure: 'likely' as const,
      },
    })),
  ),
  byMember(network.getNetworkOwnership, ({ things }) => ({
    query: { company: String(things.group), threshold: 'any' as const, sure: 'likely' as const },
  })),
  byMember(network.getCoOfficers, ({ things }) => ({
    query: { person: things.administrator, sure: 'likely' as const },
  })),
  byMember(network.getSameAddress, ({ things }) => ({ query: { company: String(things.sharedDoor) } })),
];

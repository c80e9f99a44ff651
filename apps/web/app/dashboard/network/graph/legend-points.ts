import type { NetworkPoint } from '@firmament/api-contract/calls/network';

type Look = {
  name: 'company' | 'named' | 'person' | 'inLiquidation' | 'terminated' | 'hub' | 'group';
  point: NetworkPoint | undefined;
};

/** A point that is only there to be looked at. */
const pointOf = (about: Partial<NetworkPoint>): NetworkPoint => ({
  id: '',
  kind: 'company',
  name: '',
  place: null,
  country: null,
  status: 'active',
  stated_on: null,
  legal_form: null,
  register_number: null,
  founded: null,
  industry: null,
  birth_year: null,
  steps: 0,
  neighbours: 0,
  is_hub: false,
  ...about,
});

/** One of each look, for the legend. */
export const samplePointLooks: readonly Look[] = [
  { name: 'company', point: pointOf({}) },
  { name: 'person', point: pointOf({ kind: 'person' }) },
  { name: 'named', point: pointOf({ kind: 'named_company' }) },
  { name: 'inLiquidation', point: pointOf({ status: 'in_liquidation' }) },
  { name: 'terminated', point: pointOf({ status: 'terminated' }) },
  { name: 'hub', point: pointOf({}) },
  { name: 'group', point: undefined },
];

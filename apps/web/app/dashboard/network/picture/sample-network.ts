import {
  type Network,
  type NetworkPaths,
  type NetworkPoint,
  type NetworkRelation,
  pointKind,
} from '@firmament/api-contract/calls/network';

/** Invented, for tests. */

export const samplePoint = (id: string, about: Partial<NetworkPoint> = {}): NetworkPoint => ({
  id,
  kind: pointKind(id),
  name: pointKind(id) === 'person' ? `Rosa Muster ${id.slice(4)}` : `Werk ${id} GmbH`,
  place: 'Judenburg',
  country: 'Austria',
  status: pointKind(id) === 'company' ? 'active' : null,
  stated_on: null,
  legal_form: null,
  register_number: null,
  founded: null,
  industry: null,
  birth_year: null,
  steps: 1,
  neighbours: 1,
  is_hub: false,
  ...about,
});

export const sampleRelation = (from: string, to: string, about: Partial<NetworkRelation> = {}): NetworkRelation => ({
  from,
  to,
  kinds: ['shareholder'],
  is_same_person: false,
  title: 'Gesellschafter',
  share: 50,
  started_on: '2012-03-01',
  ended_on: null,
  missed_on: null,
  state: 'current',
  is_in_force: true,
  standing: 'current',
  basis: 'held',
  grade: 'certain',
  source_label: 'Firmenbuch',
  as_of: '2026-11-14',
  sentence: { en: `${from} holds 50% of ${to}.`, de: `${from} hält 50 % an ${to}.` },
  ...about,
});

/** What all of an ended relation says so. */
export const ENDED = { is_in_force: false, state: 'past', standing: 'past', basis: null } as const;

export const sampleNetwork = (about: Partial<Network> = {}): Network => ({
  on: '2026-11-16',
  starts: ['1'],
  points: [samplePoint('1', { steps: 0, neighbours: 3 }), samplePoint('2'), samplePoint('reg.3')],
  relations: [
    sampleRelation('1', '2'),
    sampleRelation('reg.3', '1', {
      kinds: ['management'],
      title: 'Geschäftsführer',
      share: null,
      sentence: { en: 'Rosa manages Werk 1.', de: 'Rosa führt Werk 1.' },
    }),
  ],
  groups: [],
  total: { companies: 2, people: 1, is_more: false },
  left_out: { likely: 0 },
  starts_today: { used: 1, quota: 500 },
  first_read: { earliest: '2016-01-01', latest: '2018-01-01', has_unknown: false },
  ...about,
});

export const samplePaths = (about: Partial<NetworkPaths> = {}): NetworkPaths => ({
  on: '2026-11-16',
  paths: [
    {
      points: ['reg.3', '1', '9'],
      relations: [0, 1],
      grade: 'certain',
      sentence: { en: 'Rosa manages Werk 1; Werk 1 holds 50% of Werk 9.', de: 'Rosa führt Werk 1.' },
    },
  ],
  points: [samplePoint('reg.3'), samplePoint('1'), samplePoint('9')],
  relations: [sampleRelation('reg.3', '1', { kinds: ['management'], share: null }), sampleRelation('1', '9')],
  hubs_avoided: 0,
  is_cut_short: false,
  would_help: [],
  is_help_known: true,
  starts_today: { used: 1, quota: 500 },
  ...about,
});

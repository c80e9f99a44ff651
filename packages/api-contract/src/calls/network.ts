import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isRegisterId } from '../rules/register-id.ts';
import type { Rule } from '../rules/rule-texts.ts';

/** Who runs and owns whom: the surroundings of companies and people, paths between two, ownership. */

const text = z.string().nullable();
const day = z.iso.date().nullable();
const count = z.number().int();

export const MAX_NETWORK_DEPTH = 3;
/** In a drawing, and in a list. */
export const MAX_POINTS_DRAWN = 150;
export const MAX_POINTS_LISTED = 500;
export const DEFAULT_POINTS = 50;
export const MAX_START_POINTS = 10;
export const MAX_PATH_STEPS = 8;
/** How many paths are looked for, the shortest first. */
export const MAX_PATHS = 5;

export const NETWORK_RELATIONS = [
  ...(['management', 'prokura', 'board', 'partner', 'parent', 'shareholder', 'branch', 'other'] as const),
] as const;
export type NetworkRelationKind = (typeof NETWORK_RELATIONS)[number];

/** `123`, `reg.45`, `named.6`. */
const POINT_ID = /^(?:(?:reg|named)\.)?[1-9]\d{0,8}$/;
export const isPointId = (text: string): boolean => POINT_ID.test(text);

/** What stands at a point, as its id tells. */
export const pointKind = (id: string): 'company' | 'named_company' | 'person' => {
  if (isRegisterId(id)) return 'person';
  return id.startsWith('named.') ? 'named_company' : 'company';
};

const pointId = z
  .string()
  .trim()
  .regex(POINT_ID, 'network_point' satisfies Rule)
  .meta({
    description:
      'A company by its number, a person of the registers as `reg.45`, a company that is only named as `named.6`.',
  });

const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value),
    z.array(item).min(1).max(max),
  );

const filters = {
  kinds: listOf(z.enum(NETWORK_RELATIONS), NETWORK_RELATIONS.length)
    .optional()
    .meta({ description: 'Only these relations, separated by commas.' }),
  min_share: z.coerce
    .number()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: 'Leaves out smaller shares, in per cent. Unknown ones stay.' }),
  on: z.iso.date().optional().meta({ description: 'The day to look at; today if it is left out.' }),
  sure: z
    .enum(['certain', 'likely'])
    .default('certain')
    .meta({ description: '`likely`: also walk through what is likely, but not certain.' }),
};

/** Of every call that begins at companies or people and says who is around them. */
const COUNTED =
  ' A company or person from which one begins counts once a day (Vienna time), whichever call it is; beyond what the ' +
  'plan allows a day the answer is 429 until midnight, and those of the day stay free.';

const startsToday = z
  .object({ used: count, quota: count })
  .meta({ id: 'NetworkStarts', description: 'Companies and people from which the member began today, and may begin.' });
export type StartsToday = z.infer<typeof startsToday>;

const bothLanguages = z.object({ en: z.string(), de: z.string() });

const point = z.object({
  id: z.string(),
  kind: z.enum(['company', 'named_company', 'person']),
  name: z.string(),
  place: text,
  country: text.meta({ description: 'As in a search.' }),
  status: z.enum(['active', 'in_liquidation', 'terminated']).nullable().meta({ description: 'Of a company.' }),
  stated_on: day.meta({
    description: 'The day of the newest statement of a source about the company. Null: not known.',
  }),
  legal_form: text,
  register_number: text,
  founded: text,
  industry: text,
  birth_year: count.nullable(),
  steps: count.meta({ description: 'From the nearest start.' }),
  neighbours: count.meta({ description: 'With how many others it has relations of the kinds asked for.' }),
  is_hub: z.boolean().meta({ description: 'With so many relations that paths do not lead through it unless asked.' }),
});
export type NetworkPoint = z.infer<typeof point>;

const share = z
  .object({ min: z.number(), max: z.number() })
  .meta({ description: 'In per cent: at least, and at most. Equal where it is known exactly.' });

const STANDINGS = ['current', 'unconfirmed', 'undated', 'past', 'to_come'] as const;
export type Standing = (typeof STANDINGS)[number];

const relation = z.object({
  from: z.string().meta({ description: 'Who holds the office or the share.' }),
  to: z.string(),
  kinds: z.array(z.enum(NETWORK_RELATIONS)).meta({ description: 'Empty for two who are likely the same person.' }),
  is_same_person: z.boolean().meta({ description: 'The two are likely the same person; see `employees` for why.' }),
  title: text.meta({ description: "In the register's words." }),
  share: z.number().nullable(),
  started_on: day,
  ended_on: day.meta({ description: 'As its source states it.' }),
  missed_on: day.meta({
    description: 'The first day on which its source no longer listed it: it had ended by then, nobody says when.',
  }),
  state: z.enum(['current', 'unconfirmed', 'past']).meta({
    description: 'Today: `unconfirmed` is not known to have ended, but was last stated two years ago or more.',
  }),
  is_in_force: z.boolean().meta({ description: 'On the day asked for.' }),
  standing: z.enum(STANDINGS).meta({
    description:
      'How it stands on the day asked for. In force are: `current`; `unconfirmed`, last stated two years or more before ' +
      'that day; `undated`, of which the source tells no day, so that it may not have begun. Not in force are `past` and `to_come`.',
  }),
  basis: z.enum(['held', 'last_stated', 'undated']).nullable().meta({
    description:
      'How we know that it held on the day: a source said so, had said so before, or tells no day. Null if it is not in force.',
  }),
  grade: z.enum(['certain', 'likely']),
  source_label: z.string(),
  as_of: day.meta({ description: 'The last day on which the source said so.' }),
  sentence: bothLanguages,
});
export type NetworkRelation = z.infer<typeof relation>;

const leftOut = z.object({
  likely: count.meta({ description: 'Relations that are likely, not certain.' }),
});

const surroundings = z
  .object({
    on: z.iso.date(),
    starts: z.array(z.string()),
    points: z.array(point),
    relations: z.array(relation),
    groups: z
      .array(z.object({ at: z.string(), kind: z.enum(['company', 'person']), count }))
      .meta({ description: 'Neighbours of points that are not among the points.' }),
    total: z.object({ companies: count, people: count, is_more: z.boolean() }).meta({
      description: 'How many there are within these steps, shown or not; `is_more`: at least so many.',
    }),
    left_out: leftOut,
    starts_today: startsToday,
    first_read: z.object({ earliest: day, latest: day, has_unknown: z.boolean() }).meta({
      description:
        'When the sources of these companies were read first. Before, only what still held is known. `has_unknown`: of ' +
        'some of them that day is not known.',
    }),
  })
  .meta({ id: 'Network' });
export type Network = z.infer<typeof surroundings>;

const surroundingsQuery = z.object({
  start: listOf(pointId, MAX_START_POINTS).meta({ description: 'Where to begin, separated by commas.' }),
  depth: z.coerce.number().int().min(1).max(MAX_NETWORK_DEPTH).default(1),
  past: z.enum(['show', 'hide']).default('show').meta({ description: 'Relations that had ended by the day.' }),
  limit: z.coerce.number().int().min(1).max(MAX_POINTS_LISTED).default(DEFAULT_POINTS),
  ...filters,
});

export const getNetwork = defineEndpoint({
  id: 'network',
  method: 'GET',
  path: '/api/network',
  summary: `Companies and people around some of them, nearest and weightiest first.${COUNTED}`,
  tag: 'network',
  access: 'member',
  isService: true,
  query: surroundingsQuery,
  response: surroundings,
  errors: ['not_found'],
});

export const NETWORK_FORMATS = ['csv', 'ftm'] as const;

export const getNetworkFile = defineEndpoint({
  id: 'networkFile',
  method: 'GET',
  path: '/api/network/file',
  summary:
    'The same as a file: relations as CSV, or entities of FollowTheMoney as JSON Lines. Costs one data export, which is ' +
    'given back if it fails. Headings and sentences follow the language of the request; a German CSV separates by semicolon.' +
    COUNTED,
  tag: 'network',
  access: 'member',
  isService: true,
  isCostly: true,
  query: surroundingsQuery.extend({ format: z.enum(NETWORK_FORMATS) }),
  produces: 'text/csv',
  response: z.string().meta({ description: 'CSV, or JSON Lines as `application/json+ftm`.' }),
  errors: ['not_found', 'quota_used_up'],
});

const path = z.object({
  points: z.array(z.string()),
  relations: z.array(count).meta({
    description: 'For each step the place in `relations` of the one that is surest, still holds, and weighs most.',
  }),
  grade: z.enum(['certain', 'likely']).meta({ description: '`likely` if nothing certain joins the two of a step.' }),
  sentence: bothLanguages,
});

const paths = z
  .object({
    on: z.iso.date(),
    paths: z.array(path).meta({ description: 'The shortest first. Empty: none within these steps.' }),
    points: z.array(point),
    relations: z.array(relation),
    hubs_avoided: count.meta({ description: 'Points with very many relations that were not walked through.' }),
    is_cut_short: z.boolean().meta({
      description: 'The search ended early: there may be more paths, as short as the last of these or longer.',
    }),
    would_help: z.array(z.enum(['likely', 'past', 'hubs', 'all'])).meta({
      description: 'If there is no path: with which of these there would be one.',
    }),
    is_help_known: z.boolean().meta({
      description: 'False: some of these were not looked at to the end, because that takes too long, and may help too.',
    }),
    starts_today: startsToday,
  })
  .meta({ id: 'NetworkPaths' });
export type NetworkPaths = z.infer<typeof paths>;

export const getNetworkPath = defineEndpoint({
  id: 'networkPath',
  method: 'GET',
  path: '/api/network/path',
  summary: `The shortest connections between two, both of which count.${COUNTED}`,
  tag: 'network',
  access: 'member',
  isService: true,
  query: z.object({
    from: pointId,
    to: pointId,
    past: z.enum(['show', 'hide']).default('hide').meta({ description: 'Relations that had ended by the day.' }),
    hubs: z.enum(['avoid', 'walk']).default('avoid'),
    max_steps: z.coerce.number().int().min(1).max(MAX_PATH_STEPS).default(MAX_PATH_STEPS),
    ...filters,
  }),
  response: paths,
  errors: ['not_found'],
});

export const OWNERSHIP_THRESHOLDS = ['over_25', 'from_25', 'over_50', 'any'] as const;

const holding = z.object({
  id: z.string(),
  direct: share.nullable(),
  share,
  is_share: z.boolean().meta({
    description:
      'On some chain every step is said to be a share. Otherwise a parent is on the way, and `share` is only what others leave.',
  }),
  is_controlling: z
    .boolean()
    .meta({ description: 'More than half counts as all down the chain; so does consolidation.' }),
  reaches: z.enum(['yes', 'maybe', 'no']).meta({ description: 'The threshold: surely, perhaps, or surely not.' }),
  state: z.enum(['current', 'unconfirmed', 'past']).meta({
    description: 'Today, the worst of all relations it follows from.',
  }),
  grade: z.enum(['certain', 'likely']).meta({ description: '`likely` if one of them is.' }),
  is_contradicted: z.boolean().meta({
    description:
      'Shares of a company on the way come to more than all: newer ones count, or else only what others leave.',
  }),
  steps: count,
  chain: z.array(z.string()).meta({ description: 'The chain that carries most, from the owner to what is owned.' }),
  sentence: bothLanguages,
});
export type NetworkHolding = z.infer<typeof holding>;

const ownership = z
  .object({
    on: z.iso.date(),
    company: z.string(),
    threshold: z.enum(OWNERSHIP_THRESHOLDS),
    owners: z.array(holding),
    holdings: z.array(holding),
    ultimate_parents: z.array(z.string()).meta({
      description:
        'Who controls it without being controlled by anybody known. Left out if somebody hidden may be above.',
    }),
    unknown: share.meta({ description: 'What the known owners do not hold.' }),
    hidden_owners: z
      .array(
        z.object({
          at: z.string(),
          objected: count.meta({ description: 'People who objected to being shown.' }),
          unidentified: count.meta({ description: 'People of whom it is not known yet who they are.' }),
        }),
      )
      .meta({ description: 'Owners who are not shown: of the company, and of those who would be on top.' }),
    points: z.array(point.omit({ steps: true, neighbours: true, is_hub: true })),
    relations: z.array(relation),
    has_loop: z.boolean().meta({ description: 'Somebody holds, through others, part of itself.' }),
    is_more: z.boolean(),
    left_out: leftOut,
    starts_today: startsToday,
  })
  .meta({ id: 'NetworkOwnership' });
export type NetworkOwnership = z.infer<typeof ownership>;

export const getNetworkOwnership = defineEndpoint({
  id: 'networkOwnership',
  method: 'GET',
  path: '/api/network/ownership',
  summary: `Who owns and controls a company, directly and through others, and what it owns.${COUNTED}`,
  tag: 'network',
  access: 'member',
  isService: true,
  query: z.object({
    company: pointId,
    threshold: z.enum(OWNERSHIP_THRESHOLDS).default('over_25'),
    on: filters.on,
    sure: filters.sure,
  }),
  response: ownership,
  errors: ['not_found'],
});

const coOfficers = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      birth_year: count.nullable(),
      grade: z
        .enum(['certain', 'likely'])
        .meta({ description: '`likely`: only somebody who is likely the person is registered with them.' }),
      companies: z.array(z.string()),
      likely_companies: z
        .array(z.string())
        .meta({ description: 'Those of them in which only somebody who is likely the person is registered.' }),
    }),
  ),
  companies: z.array(z.object({ id: z.string(), name: z.string() })),
  sentences: z.array(bothLanguages),
  starts_today: startsToday,
});
export type CoOfficers = z.infer<typeof coOfficers>;

export const getCoOfficers = defineEndpoint({
  id: 'coOfficers',
  method: 'GET',
  path: '/api/network/coOfficers',
  summary: `Who is registered in the same companies as a person of the registers.${COUNTED}`,
  tag: 'network',
  access: 'member',
  isService: true,
  query: z.object({
    person: pointId,
    past: z.enum(['show', 'hide']).default('show'),
    on: filters.on,
    sure: filters.sure,
  }),
  response: coOfficers,
  errors: ['not_found'],
});

export const MAX_SAME_ADDRESS = 50;

export const getSameAddress = defineEndpoint({
  id: 'sameAddress',
  method: 'GET',
  path: '/api/network/sameAddress',
  summary: `Other companies at the same address.${COUNTED}`,
  tag: 'network',
  access: 'member',
  isService: true,
  query: z.object({ company: pointId }),
  response: z.object({
    address: text,
    source_label: text.meta({ description: 'Who states the address.' }),
    as_of: day.meta({ description: 'The last day on which the source said so. Null: not known.' }),
    total: count,
    companies: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        status: point.shape.status,
        source_label: z.string(),
        as_of: day,
      }),
    ),
    sentence: bothLanguages.nullable(),
    starts_today: startsToday,
  }),
  errors: ['not_found'],
});

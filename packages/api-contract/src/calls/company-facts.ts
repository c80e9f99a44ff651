import { z } from 'zod';

/** What is known of a company on a day: every value, person and event with who said so, and when. */

const text = z.string().nullable();
const day = z.iso.date().nullable();

/** How sure it is that something held on the day in question. */
const basis = z.enum(['held', 'last_stated', 'undated']).meta({
  description:
    '`held`: stated before and after that day, or with days that include it. `last_stated`: what was last stated before it. `undated`: known only from statements without a day, or from later ones.',
});

export const fact = z.object({
  field: z.string().meta({ description: 'Name of the field in `company`.' }),
  value: z.union([z.string(), z.number()]),
  display: z.string().meta({ description: 'The value in the spelling that a reader expects, such as `FN 941873h`.' }),
  source: z.number().int(),
  source_label: z.string(),
  as_of: day.meta({ description: 'The last day on which the source said so. Null: not known.' }),
  since: day.meta({ description: 'The first day on which we know it to have said so.' }),
  basis,
});

export const personInCharge = z.object({
  mandate_id: z.number().int().meta({ description: 'Stays the same as long as the source lists the term.' }),
  name: z.string(),
  title: z.string(),
  representation: text,
  location: text,
  birth_year: z.number().int().nullable(),
  started_on: day,
  ended_on: day,
  is_in_charge: z.boolean().meta({ description: 'On the day in question.' }),
  basis,
  source_label: z.string(),
  as_of: day.meta({ description: 'The last day on which the source listed the person.' }),
  employee_id: text.meta({ description: 'The person of the registers. Null: not found out yet.' }),
  other_mandates: z
    .object({ certain: z.number().int(), likely: z.number().int() })
    .nullable()
    .meta({ description: 'At other companies, without those that ended more than five years ago.' }),
});

/** So many people in charge are sent at a time, wherever they are listed. A bank has hundreds. */
export const PEOPLE_PER_PAGE = 40;

const leftOut = z.number().int().optional();

const evidence = z.object({ text: z.string(), source_label: z.string(), as_of: day });

/** Parts in representation that another signer can be required to hold. */
export const SIGNING_PARTS = [
  ...(['director', 'board_member', 'partner', 'liquidator', 'prokurist', 'chair'] as const),
  /** Any of the above who represents by office: not a Prokurist. */
  'representative',
  /** Anybody with a signature, as in Switzerland. */
  'signatory',
] as const;

export const SIGNING_LIMITS = [
  ...(['prokura', 'branch_only', 'no_land', 'with_land', 'self_dealing', 'multiple_representation'] as const),
] as const;

const signer = z.object({
  mandate_id: z.number().int().nullable().meta({ description: 'Null for a company.' }),
  name: z.string(),
  title: z.string(),
});

const signingLimits = z.array(z.enum(SIGNING_LIMITS)).meta({
  description: 'Where it does not hold, or holds beyond the usual. `prokura`: not by office, but by Prokura.',
});

export const signing = z
  .object({
    ways: z
      .array(
        z.object({
          signers: z.array(signer).meta({ description: 'Each of them signs this way; all have the same rule.' }),
          more_signers: leftOut.meta({ description: 'How many further ones sign this way, if not all are listed.' }),
          beside_count: z.number().int().nullable().meta({
            description: 'How many others it takes. 0: signs alone. Null: all others who hold one of `beside`.',
          }),
          beside: z.array(z.enum(SIGNING_PARTS)).meta({
            description: 'The others hold one of these parts. Empty for those who sign alone or with somebody named.',
          }),
          beside_names: z.array(z.string()).meta({
            description:
              'Who that can be on that day, without those whom the register excludes. Empty though others are needed: nobody is listed.',
          }),
          beside_titles: z.array(z.string()).meta({ description: 'Their titles, in the same order.' }),
          more_beside: leftOut.meta({ description: 'How many further ones that can be, if not all are listed.' }),
          limits: signingLimits,
          evidence,
        }),
      )
      .meta({ description: 'The combinations that bind the company on that day, as the register words them.' }),
    quoted: z
      .array(evidence.extend({ name: z.string().nullable() }))
      .meta({ description: 'Rules that could not be read for certain, as they stand. No name: of the company.' }),
    not_stated: z
      .array(signer.extend({ limits: signingLimits, evidence: evidence.nullable() }))
      .meta({ description: 'Who represents the company without our source saying whether alone or with whom.' }),
    more: z
      .object({ ways: z.number().int(), quoted: z.number().int(), not_stated: z.number().int() })
      .optional()
      .meta({ description: 'How many further entries each list has, if not all are sent. A dossier has all.' }),
  })
  .meta({ description: 'Who may sign for the company.' });

const owner = z.object({
  name: z.string(),
  company_id: z.number().int().nullable().meta({ description: 'Null for persons and companies known by name only.' }),
  relation: z.enum(['shareholder', 'parent', 'partner', 'proprietor']).meta({
    description:
      '`parent`: consolidates the company, which says nothing about a share. `partner`: liable in person. `proprietor`: a sole trader.',
  }),
  percent: z.number().nullable().meta({ description: 'Of the capital. Null: not known.' }),
  since: day,
  source_label: z.string(),
  as_of: day,
  basis,
});

export const ownership = z
  .object({
    owners: z.array(owner),
    known_percent: z.number().meta({ description: 'What the known shares add up to.' }),
    unknown_percent: z.number().nullable().meta({
      description: 'The rest that nobody we ask tells of. Null where there are no shares to be told of.',
    }),
    no_parent: z
      .object({
        reasons: z.array(z.string()).meta({ description: "GLEIF's codes, such as `NATURAL_PERSONS`." }),
        source_label: z.string(),
        as_of: z.string(),
      })
      .nullable()
      .meta({ description: 'Why the company names no parent to the LEI register, where no parent is known.' }),
  })
  .meta({ description: 'Who owns the company, as far as our sources tell.' });

export const EVENT_KINDS = [
  'founded',
  'renamed',
  'moved',
  'form_changed',
  'capital_changed',
  'officer_entered',
  'officer_left',
  'officer_changed',
  'owner_entered',
  'owner_left',
  'share_changed',
  'accounts_filed',
  'insolvency_opened',
  'insolvency_changed',
  'insolvency_closed',
  'deletion_announced',
  'liquidation',
  'continued',
  'deleted',
  'register_changed',
  'merged',
  'other',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

export const companyEvent = z.object({
  event_id: z.guid().meta({ description: 'The same for the same event, whichever sources tell of it.' }),
  kind: z.enum(EVENT_KINDS),
  subject: z.string().meta({ description: 'Whom or what it is about: a role and a name, a field, a day of accounts.' }),
  happened_on: day,
  announced_on: day,
  seen_at: z.iso.datetime().nullable().meta({
    description: 'When we noticed it. Null for what was known when we first read of the company.',
  }),
  from: text,
  to: text,
  certainty: z.enum(['stated', 'compared']).meta({
    description: '`stated`: a source gives the day. `compared`: it follows from two statements of one source.',
  }),
  supersedes: z.guid().nullable(),
  sources: z.array(z.object({ source_label: z.string(), as_of: day })),
});

export const CHECKS = ['insolvency', 'vat', 'lei', 'accounts', 'deletion_notice'] as const;

export const check = z.object({
  check: z.enum(CHECKS),
  state: z.enum(['found', 'not_found', 'not_asked']).meta({
    description: 'Unknown is not none: `not_found` is only said where a source that would know was asked.',
  }),
  value: text.meta({ description: 'What was found.' }),
  source_label: text.meta({ description: 'Who said so.' }),
  as_of: day,
  reason: z
    .enum(['no_open_source', 'not_read', 'not_checked'])
    .nullable()
    .meta({ description: 'Why nobody was asked.' }),
  look_up: z.url().nullable().meta({ description: 'Where one can look.' }),
});

export type Fact = z.infer<typeof fact>;
export type PersonInCharge = z.infer<typeof personInCharge>;
export type Signing = z.infer<typeof signing>;
export type Ownership = z.infer<typeof ownership>;
export type CompanyEvent = z.infer<typeof companyEvent>;
export type Check = z.infer<typeof check>;

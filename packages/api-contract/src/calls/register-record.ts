import { z } from 'zod';

/** What the registers say about a person, and how sure it is that it is one person. */

const text = z.string().nullable();
const day = z.iso.date().nullable();
const year = z.number().int().nullable();
const count = z.number().int();

/** An answer lists no more; somebody may hold thousands of offices. */
export const MAX_MANDATES_LISTED = 500;

const source = z.object({
  source_label: z.string(),
  as_of: day.meta({ description: 'The last day on which the source said so. Null: not known.' }),
});

const grade = z.enum(['certain', 'likely']).meta({
  description: '`likely`: the mandate of a person who is likely the same. It is counted apart.',
});

const mandate = z.object({
  mandate_id: z.number().int(),
  employee_id: z.string().meta({ description: 'Whose it is; of likely ones, another person than the one opened.' }),
  grade,
  company_id: z.number().int(),
  company_name: z.string(),
  company_city: text,
  company_status: z.enum(['active', 'in_liquidation', 'terminated']),
  legal_form: text,
  title: z.string().meta({ description: "In the register's words." }),
  share: z.number().nullable().meta({ description: 'Of the capital, in per cent. Null: none, or not known.' }),
  started_on: day,
  ended_on: day.meta({ description: 'The day of the end, as the source states it.' }),
  missed_on: day.meta({
    description: 'The first day on which the source no longer listed it, where that is all that is known of the end.',
  }),
  state: z.enum(['current', 'unconfirmed', 'past']).meta({
    description: '`unconfirmed`: not known to have ended, but last stated two years ago or more.',
  }),
  is_old: z.boolean().meta({ description: 'Ended more than five years ago, or on an unknown day.' }),
  sources: z.array(source).meta({ description: 'Who tells of it, newest first.' }),
});

const counts = z.object({ current: count, unconfirmed: count, past: count, companies: count });

export const REASON_KINDS = [
  ...(['same_key', 'name', 'spelling', 'generation_unsaid', 'same_place', 'near_place', 'far_place'] as const),
  ...(['near_seat', 'far_seat', 'same_rare_role', 'same_birth_date', 'same_birth_year', 'other_birth_date'] as const),
  ...(['same_company', 'same_address', 'same_co_officer', 'tied_companies'] as const),
  /** What is not known, and an operator's word. */
  ...(['birth_year_not_stated', 'place_not_stated', 'decided'] as const),
] as const;

const reason = z.object({
  kind: z.enum(REASON_KINDS),
  speaks: z.enum(['for', 'against', 'silent']).meta({ description: '`silent`: it would tell, but is not known.' }),
  persons: z.number().int().nullable().meta({ description: '`name`: how many people of that name are on record.' }),
  km: z.number().int().nullable(),
  year,
  name: text.meta({ description: 'The place, the office, or the other person who sits in both companies.' }),
});

const face = z.object({
  employee_id: z.string(),
  name: z.string(),
  birth_year: year,
  place: text,
  title: z.string(),
  company_name: z.string(),
});

const match = z
  .object({
    persons: z
      .array(face.extend({ mandates: count, sources: z.array(source) }))
      .meta({ description: 'Those who are likely the same, the person opened first; 20 at most.' }),
    links: z
      .array(z.object({ employee_ids: z.tuple([z.string(), z.string()]), reasons: z.array(reason) }))
      .meta({ description: 'What connects them.' }),
    questions: z
      .array(face.extend({ reasons: z.array(reason) }))
      .meta({ description: 'Who might be the same; nothing of theirs is shown or counted here. 5 at most.' }),
    entries: count.meta({ description: 'How many entries of registers were taken as the person opened, for certain.' }),
    reasons: z.array(reason).meta({ description: 'Why. Empty where there is only one entry.' }),
  })
  .meta({ description: 'Whether this is one person.' });

const companion = z.object({
  employee_id: z.string(),
  name: z.string(),
  companies: count,
  years: z.number().nullable().meta({ description: 'In the same company, added up. Null: no days are known.' }),
  is_current: z.boolean(),
  until_year: year.meta({ description: 'The last year in which both were on record together.' }),
});

export const registerRecord = z
  .object({
    other_names: z.array(z.string()).meta({ description: 'Other spellings of the name.' }),
    birth_year: year,
    country: text,
    mandates: z.array(mandate).meta({
      description: `Current ones first; ${MAX_MANDATES_LISTED} at most. Those that ended more than five years ago only with \`past=all\`.`,
    }),
    mandates_total: count.meta({ description: 'How many there are, of those asked for.' }),
    old_mandates: count.meta({ description: 'How many ended more than five years ago.' }),
    since_year: year.meta({ description: 'When the first of them began.' }),
    counts: z.object({ certain: counts, likely: counts }).meta({ description: 'Without those of long ago.' }),
    match,
    companions: z.array(companion).meta({ description: 'Who is often registered together with this person.' }),
    sources: z.array(source.extend({ licence: z.string(), attribution: z.string() })),
  })
  .meta({ id: 'RegisterRecord' });

export type RegisterRecord = z.infer<typeof registerRecord>;
export type RegisterMandate = RegisterRecord['mandates'][number];
export type MatchReason = z.infer<typeof reason>;
export type RegisterFace = z.infer<typeof face>;
export type Companion = RegisterRecord['companions'][number];

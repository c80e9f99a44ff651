import { z } from 'zod';

/** What stands out about a company: every rule with its outcome. There is no sum, no score and no grade. */

export const FLAG_RULES = [
  'directors_changed',
  'accounts_late',
  'equity_negative',
  'equity_halved',
  'revenue_grown',
  'insolvency',
  'liquidation',
  'deletion_announced',
  'moved_often',
  'renamed_with_new_director',
  'nobody_signs',
  'director_of_failing_company',
] as const;

const bothLanguages = z.object({ en: z.string(), de: z.string() });
const day = z.iso.date().nullable();

const flagEvidence = z.object({
  kind: z.enum(['event', 'report', 'person', 'company', 'source']),
  id: z.string().nullable().meta({
    description: '`event_id`, `report_id`, `employee_id` or `company_id`. Null: there is none.',
  }),
  text: bothLanguages,
  day: day.meta({ description: 'On which it happened, or of which it is.' }),
  source_label: z.string().nullable(),
  as_of: day.meta({ description: 'On which the source said so. Null: not known.' }),
});

const flagDrawing = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changes'),
    points: z.array(z.object({ day: z.iso.date(), is_entry: z.boolean(), subject: z.string() })),
  }),
  z.object({
    kind: z.literal('amounts'),
    currency: z.string(),
    values: z.array(z.object({ day: z.iso.date(), value: z.number() })),
  }),
]);

const flag = z.object({
  rule: z.enum(FLAG_RULES),
  kind: z.enum(['to_check', 'good_to_know']),
  state: z.enum(['applies', 'does_not_apply', 'not_checkable']).meta({
    description:
      'Unknown is not none: `does_not_apply` is only said where a source that would know was read; `not_checkable` counts as neither.',
  }),
  title: bothLanguages.meta({ description: 'What stands out; of a rule that does not apply, its name.' }),
  sentence: bothLanguages.meta({ description: 'With figures and days; else what was looked at, or why it was not.' }),
  day: day.meta({
    description:
      'Of the newest evidence; of a rule that does not apply, the day up to which is known. Null: not known.',
  }),
  evidence: z.array(flagEvidence),
  drawing: flagDrawing.nullable(),
});

export const companyFlags = z.array(flag).meta({
  description: 'Every rule once: those that apply first, newest first. As of the day asked for; never summed up.',
});

export type Flag = z.infer<typeof flag>;
export type FlagRule = (typeof FLAG_RULES)[number];
export type FlagEvidence = z.infer<typeof flagEvidence>;
export type FlagDrawing = z.infer<typeof flagDrawing>;

import { z } from 'zod';
import { COVERED_COUNTRIES, COVERED_FIELDS, type CoveredField } from '../coverage.ts';
import { defineEndpoint } from '../endpoint.ts';

const words = z.object({ en: z.string(), de: z.string() });
const count = z.number().int();
const day = z.iso.date().nullable();

const source = z.object({
  name: z.string().meta({ description: 'Stays the same: firmenbuch, offeneregister, zefix …' }),
  label: words,
  publisher: words,
  country: z.enum(COVERED_COUNTRIES).nullable().meta({ description: 'Null: not of one country.' }),
  link: z.string().nullable(),
  licence: words,
  attribution: words.meta({ description: 'The line that names it wherever its data is shown.' }),
  states: words.meta({ description: 'What it tells.' }),
  does_not_tell: words,
  companies: count.meta({ description: 'Companies of which it states something.' }),
  people: count.meta({ description: 'People whom it names and who are shown.' }),
  reports: count.meta({ description: 'Annual accounts.' }),
  places: count,
  newest_on: day.meta({ description: 'The newest day of which it speaks; never the day on which it was read.' }),
  middle_on: day.meta({ description: 'Half of what it says of companies is of this day or a later one.' }),
  oldest_on: day,
  undated: count.meta({ description: 'Companies of which it states something without a day.' }),
  reading: z.object({
    way: z
      .enum(['schedule', 'request', 'upload', 'file', 'frozen'])
      .meta({ description: 'schedule: asked by itself; request: when a member asks; frozen: never renewed.' }),
    every_hours: z.number().nullable(),
    last_clean_at: z.iso.datetime().nullable().meta({ description: 'When it was last read without a failure.' }),
  }),
});

const coverage = z.object({
  country: z.enum(COVERED_COUNTRIES),
  companies: count.meta({ description: 'Active companies: shares are of these.' }),
  fields: z.object(Object.fromEntries(COVERED_FIELDS.map((field) => [field, count])) as FieldCounts),
});

type FieldCounts = Record<CoveredField, typeof count>;

export const getSources = defineEndpoint({
  id: 'getSources',
  method: 'GET',
  path: '/api/sources',
  summary: 'Where the data comes from, how old and how complete it is, and what is missing.',
  tag: 'sources',
  access: 'public',
  response: z.object({
    counted_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Null until all has been counted for the first time.' }),
    is_demo: z.boolean().meta({ description: 'Fictional companies and people are among them.' }),
    sources: z.array(source).meta({ description: 'Those that state something here, or can be asked.' }),
    coverage: z.array(coverage),
    missing: z.array(z.object({ name: z.string(), subject: words, reason: words })),
  }),
  errors: [],
});

export type DataReport = z.output<typeof getSources.response>;
export type SourceReport = DataReport['sources'][number];

import {
  COUNTRIES,
  KNOWN_THINGS,
  MARKS,
  OPERATORS,
  type PerformanceIndicator,
  RANGE_INDICATORS,
} from '@firmament/api-contract/calls/search';
import { fold } from '@firmament/text/fold';
import fc from 'fast-check';
import type pg from 'pg';

/** Draws sets of filters whose values come from the data itself, so that most of them find something. */

type Indicators = PerformanceIndicator[];

/** The distinct values of an expression over a plain table. */
const valuesOf = async (pool: pg.Pool, table: string, expression: string): Promise<string[]> => {
  const { rows } = await pool.query(
    `select value::text from (select distinct ${expression} as value from ${table}) found
     where value is not null and value::text <> '' order by 1`,
  );
  return rows.map(({ value }) => value);
};

const NOISE = ['gmbh', 'a', 'e', '10', 'xyzzy', "o'k", '100 %', 'G.m.b.H.', 'Ö', 'und', '🦊 er', 'ss', 'muell'];

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

const SPELLINGS: ((text: string, at: number, length: number) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/[äöüÄÖÜß]/g, (letter) => UMLAUTS[letter] ?? letter),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text) => text.replace(/GmbH|Gesellschaft m\.b\.H\./, 'Gesellschaft mit beschränkter Haftung'),
  (text) => text.replace(/\bAG\b/, 'Aktiengesellschaft').replace(/\bKG\b/, 'Kommanditgesellschaft'),
  (text, at) => wordOf(text, at),
  (text, at, length) => wordOf(text, at).slice(0, 1 + (length % 5)),
  (text, at, length) => wordOf(text, at).slice(at % 4, (at % 4) + 2 + (length % 4)),
  (text, at, length) => `${wordOf(text, at).slice(0, 3)} ${wordOf(text, at + 1 + length)}`,
];

const wordOf = (text: string, at: number): string => {
  const words = text.split(' ').filter((word) => fold(word) !== '');
  return words[at % words.length] ?? text;
};

/** A text of the data, or a piece of one, in some spelling; never one without letters and digits. */
const spelt = (texts: readonly string[]): fc.Arbitrary<string> => {
  const piece = fc
    .tuple(fc.constantFrom(...texts), fc.constantFrom(...SPELLINGS), fc.nat(50), fc.nat(50))
    .map(([text, spell, at, length]) => (fold(spell(text, at, length)) === '' ? text : spell(text, at, length)));
  return fc.oneof({ weight: 9, arbitrary: piece }, { weight: 1, arbitrary: fc.constantFrom(...NOISE) });
};

const indicator = (
  name: string,
  values: fc.Arbitrary<PerformanceIndicator['values']>,
): fc.Arbitrary<PerformanceIndicator> =>
  fc.record({ indicator: fc.constant(name), operator: fc.constantFrom(...OPERATORS), values });

const some = (name: string, value: fc.Arbitrary<string>) =>
  indicator(name, fc.array(value, { minLength: 0, maxLength: 3 }));

const words = async (pool: pg.Pool, table: string, name: string, expression: string) =>
  some(name, spelt(await valuesOf(pool, table, expression)));

const labels = async (pool: pg.Pool, table: string, name: string, expression: string) =>
  some(name, fc.constantFrom(...(await valuesOf(pool, table, expression)), 'nobody has this'));

/** Two values of the data or near them, in order; an end may be open. */
const range = (name: string, numbers: readonly number[]) => {
  const near = fc.tuple(fc.constantFrom(...numbers), fc.constantFrom(0, 0, 0.5, -0.5)).map(([a, b]) => a + b);
  const values = fc
    .tuple(near, near, fc.constantFrom('both', 'min', 'max', 'text', 'one'))
    .map(([a, b, form]): PerformanceIndicator['values'] => {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      if (form === 'both') return [min, max];
      if (form === 'text') return [String(min), String(max)];
      if (form === 'one') return [min];
      return form === 'min' ? [min, ''] : [null, max];
    });
  return indicator(name, values);
};

/** Two days of the data or their years, in order; an end may be open. */
const daysBetween = (name: string, known: readonly string[]) => {
  const day = fc.constantFrom(...known);
  const values = fc
    .tuple(day, day, fc.constantFrom('days', 'years', 'numbers', 'mixed', 'min', 'max', 'one', 'any'))
    .map(([a, b, form]): PerformanceIndicator['values'] => {
      const [from = a, to = b] = [a, b].sort();
      const year = (text: string) => text.slice(0, 4);
      const forms: Record<string, PerformanceIndicator['values']> = {
        days: [from, to],
        years: [year(from), year(to)],
        numbers: [Number(year(from)), Number(year(to))],
        mixed: [from, year(to)],
        min: [from, ''],
        max: [null, to],
        one: [year(from)],
        any: ['', null],
      };
      return forms[form] ?? [];
    });
  return indicator(name, values);
};

const numbersOf = async (pool: pg.Pool, table: string, expression: string): Promise<number[]> =>
  (await valuesOf(pool, table, expression)).map(Number);

const places = async (pool: pg.Pool): Promise<fc.Arbitrary<Indicators>> => {
  const known = [
    ...(await valuesOf(pool, 'company', 'city')),
    ...(await valuesOf(pool, 'company', `postcode || ' ' || city`)),
    ...(await valuesOf(pool, 'company', `concat_ws(', ', street, postcode || ' ' || city)`)),
    'Vienna',
    'Nirgendsheim',
    '8010',
    'Bavaria',
    'straße',
    'Steiermark',
    'Austria',
    'Frankfurt',
    'Kanton Zürich',
    'Baden',
    'Munich, Bavaria, Germany',
    '1010 Vienna',
    'Deutschland',
    'Salzburg',
    'Graz-Umgebung',
  ].filter((place) => place.length > 3);
  const radius = fc.option(fc.constantFrom<string | number>(0, 5, '30', 100, 250.5, 2000), { nil: undefined });
  return fc.tuple(fc.constantFrom(...known), radius).map(([address, km]): Indicators => {
    const around: PerformanceIndicator = { indicator: 'address', operator: 'must', values: [address] };
    return km === undefined ? [around] : [around, { indicator: 'radius', operator: 'must', values: [km] }];
  });
};

/** One to three filters, sometimes with a keyword that ranks and a place, in any order. */
const sets = (
  filters: fc.Arbitrary<PerformanceIndicator>[],
  keyword: fc.Arbitrary<PerformanceIndicator>,
  place: fc.Arbitrary<Indicators>,
): fc.Arbitrary<Indicators> =>
  fc
    .tuple(
      fc.array(fc.oneof(...filters), { maxLength: 3 }),
      fc.option(keyword, { freq: 2 }),
      fc.option(place, { freq: 2 }),
    )
    .chain(([chosen, name, around]) => {
      const set = [...chosen, ...(name ? [name] : []), ...(around ?? [])];
      return fc.shuffledSubarray(set, { minLength: set.length });
    });

const one = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<PerformanceIndicator> =>
  indicator(
    name,
    value.map((text) => [text]),
  );

export type RandomIndicators = {
  /** Searches as members make them: several indicators at once. */
  sets: fc.Arbitrary<Indicators>;
  /** One for each indicator there is, so that none is left out by chance. */
  singles: fc.Arbitrary<Indicators>[];
};

const alone = (filter: fc.Arbitrary<PerformanceIndicator>): fc.Arbitrary<Indicators> => filter.map((one) => [one]);

export const companyIndicators = async (pool: pg.Pool): Promise<RandomIndicators> => {
  const table = 'plain_company';
  const names = [
    ...(await valuesOf(pool, table, 'name')),
    ...(await valuesOf(pool, table, 'unnest(former_names)')),
    ...(await valuesOf(pool, table, 'unnest(code_list)')),
  ];
  const ranges = await Promise.all(
    RANGE_INDICATORS.map(async (name) => {
      const column = name === 'base_per_share_capital' ? 'registered_capital' : name;
      return range(name, await numbersOf(pool, table, column));
    }),
  );
  const texts = await Promise.all([
    words(pool, table, 'industry', 'industry'),
    words(pool, table, 'employee_title', 'unnest(title_list)'),
    labels(pool, table, 'industry_name', 'industry'),
    labels(pool, table, 'status', 'status'),
    labels(pool, table, 'legal_form', 'legal_form'),
    labels(pool, table, 'size_class', 'size_class'),
    labels(pool, table, 'region', 'region'),
  ]);
  const choices = [
    some('country', fc.constantFrom(...Object.values(COUNTRIES))),
    some('legal_status', fc.constantFrom('Active', 'Inactive')),
    some('mark', fc.constantFrom(...MARKS)),
    some('has', fc.constantFrom(...KNOWN_THINGS)),
    some('keyword', spelt(names)),
    daysBetween('founded', await valuesOf(pool, table, 'founded_on')),
  ];
  // There are many ranges; each of the other filters should come up as often as all ranges together.
  const filters = [...texts, ...choices, fc.oneof(...ranges)];
  const place = await places(pool);
  return {
    sets: sets(filters, one('keyword', spelt(names)), place),
    singles: [...[...texts, ...choices, ...ranges].map(alone), place],
  };
};

const PEOPLES_PLACES = [
  'Vienna',
  'Styria',
  'Austria',
  'Schweiz',
  'Munich',
  'Zürich',
  'Kanton Zürich',
  'Bayern',
  'Baden',
];

export const personIndicators = async (pool: pg.Pool, today: string): Promise<RandomIndicators> => {
  const table = 'plain_person';
  const spellings = [...(await valuesOf(pool, table, 'name')), ...(await valuesOf(pool, table, 'unnest(code_list)'))];
  const ages = await numbersOf(pool, table, `extract(year from age(date '${today}', born_on))`);
  const filters = await Promise.all([
    some('locality', fc.oneof(spelt(await valuesOf(pool, table, 'locality')), fc.constantFrom(...PEOPLES_PLACES))),
    words(pool, table, 'employee_industry', 'industry'),
    words(pool, table, 'education', 'unnest(education_list)'),
    words(pool, table, 'current_employer', 'unnest(current_list)'),
    words(pool, table, 'former_employer', 'unnest(former_list)'),
    words(pool, table, 'skills', 'unnest(skill_list)'),
    words(pool, table, 'professional_experience', 'unnest(experience_list)'),
    words(pool, table, 'position', 'unnest(position_list)'),
    labels(pool, table, 'locality_name', 'locality'),
    labels(pool, table, 'employee_industry_name', 'industry'),
    labels(pool, table, 'employer_name', 'employer'),
  ]);
  const choices = [
    some('gender', fc.constantFrom('Male', 'Female')),
    some('isManagement', fc.constantFrom('Yes', 'No')),
    some('keyword', spelt(spellings)),
    range('age', ages),
  ];
  const names = [one('keyword', spelt(spellings)), one('employee_name', spelt(spellings))];
  return {
    sets: sets([...filters, ...choices], fc.oneof(...names), fc.constant([])),
    singles: [...filters, ...choices, ...names].map(alone),
  };
};

/** What people of the registers can be asked for. */
export const registerIndicators = async (pool: pg.Pool, today: string): Promise<RandomIndicators> => {
  const table = 'plain_register_person';
  const spellings = [
    ...(await valuesOf(pool, table, 'name')),
    ...(await valuesOf(pool, table, 'unnest(former_names)')),
  ];
  const companies = await valuesOf(pool, table, 'unnest(current_list || former_list || position_list)');
  const ages = await numbersOf(pool, table, `extract(year from date '${today}') - birth_year`);
  const filters = await Promise.all([
    some('locality', fc.oneof(spelt(await valuesOf(pool, table, 'locality')), fc.constantFrom(...PEOPLES_PLACES))),
    words(pool, table, 'current_employer', 'unnest(current_list)'),
    words(pool, table, 'former_employer', 'unnest(former_list)'),
    words(pool, table, 'position', 'unnest(position_list)'),
    labels(pool, table, 'locality_name', 'locality'),
  ]);
  const choices = [
    some('keyword', spelt([...spellings, ...companies])),
    some('employee_name', spelt(spellings)),
    range('age', ages),
  ];
  const names = [one('keyword', spelt([...spellings, ...companies])), one('employee_name', spelt(spellings))];
  return {
    sets: sets([...filters, ...choices], fc.oneof(...names), fc.constant([])),
    singles: [...filters, ...choices, ...names].map(alone),
  };
};

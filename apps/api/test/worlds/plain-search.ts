import { COUNTRIES, type PerformanceIndicator, RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import { fold, foldWords } from '@firmament/text/fold';
import type pg from 'pg';
import { type CompanyWords, readCompanyWords } from '../../src/search/company-words.ts';
import { asStored } from '../../src/search/pasted-identifier.ts';

/** The rules of the search as plain SQL over the plain tables: slow, obvious, and the reference for the index. */

type Value = PerformanceIndicator['values'][number];
type Bind = (value: unknown, type?: string) => string;
type Meaning = (value: string, bind: Bind) => string;

const all = (conditions: string[]): string => (conditions.length === 0 ? 'true' : `(${conditions.join(' and ')})`);

const contains =
  (column: string): Meaning =>
  (text, bind) =>
    all(foldWords(text).map((word) => `${column} like ${bind(`%${word}%`)}`));

type Entity = 'company' | 'person' | 'register_person';

const wordsOf = (entity: Entity, text: string): CompanyWords =>
  entity === 'company' ? readCompanyWords(text) : { keyword: asStored(text), spellings: [] };

const keywordOf =
  (entity: Entity): Meaning =>
  (text, bind) =>
    all(
      foldWords(wordsOf(entity, text).keyword).map(
        (word) => `(folded_names like ${bind(`%${word}%`)} or ' ' || folded_codes like ${bind(`% ${word}%`)})`,
      ),
    );

const is =
  (column: string, translate: (value: string) => string = (value) => value): Meaning =>
  (value, bind) =>
    `coalesce(${column}::text = ${bind(translate(value))}, false)`;

const CODE_OF_COUNTRY = Object.fromEntries(Object.entries(COUNTRIES).map(([code, name]) => [name, code]));

const COMPANY: Record<string, Meaning> = {
  keyword: keywordOf('company'),
  industry: contains('folded_industry'),
  industry_name: is('industry'),
  employee_title: contains('folded_titles'),
  country: is('country', (name) => CODE_OF_COUNTRY[name] ?? name),
  legal_status: is(`case status when 'active' then 'Active' else 'Inactive' end`),
  status: is('status'),
  legal_form: is('legal_form'),
  size_class: is('size_class'),
  region: is('region'),
  mark: (value, bind) => `${bind(value)} = any(marks)`,
  has: (value, bind) => `${bind(value)} = any(known)`,
};

const PERSON: Record<string, Meaning> = {
  keyword: keywordOf('person'),
  employee_name: keywordOf('person'),
  locality_name: is('locality'),
  employee_industry: contains('folded_industry'),
  employee_industry_name: is('industry'),
  education: contains('folded_education'),
  current_employer: contains('folded_current'),
  former_employer: contains('folded_former'),
  employer_name: is('employer'),
  skills: contains('folded_skills'),
  professional_experience: contains('folded_experience'),
  position: contains('folded_position'),
  gender: is('initcap(gender)'),
  isManagement: is(`case when is_management then 'Yes' else 'No' end`),
};

const REGISTER_PERSON: Record<string, Meaning> = {
  keyword: keywordOf('register_person'),
  employee_name: contains('folded_names'),
  locality_name: is('locality'),
  current_employer: contains('folded_current'),
  former_employer: contains('folded_former'),
  position: contains('folded_position'),
};

/** The column of each range. */
const COMPANY_RANGES: Record<string, string> = Object.fromEntries(
  RANGE_INDICATORS.map((name) => [name, name === 'base_per_share_capital' ? 'registered_capital' : name]),
);
const personRanges = (today: string): Record<string, string> => ({
  age: `extract(year from age(date '${today}', born_on))`,
});
const registerRanges = (today: string): Record<string, string> => ({
  age: `extract(year from date '${today}') - birth_year`,
});

const between = (number: string, [min, max]: readonly Value[], bind: Bind): string => {
  return all([
    `${number} is not null`,
    ...(isOpen(min) ? [] : [`${number}::float8 >= ${bind(Number(min), 'float8')}`]),
    ...(isOpen(max) ? [] : [`${number}::float8 <= ${bind(Number(max), 'float8')}`]),
  ]);
};

const isOpen = (bound: Value | undefined) => bound === undefined || bound === null || bound === '';

/** A year begins with its first day and ends with its last. */
const foundedBetween = ([from, to]: readonly Value[], bind: Bind): string => {
  const day = (value: Value | undefined, ofYear: string) =>
    bind(String(value).length === 4 ? `${value}-${ofYear}` : value, 'date');
  return all([
    'founded_on is not null',
    ...(isOpen(from) ? [] : [`founded_on >= ${day(from, '01-01')}`]),
    ...(isOpen(to) ? [] : [`founded_on <= ${day(to, '12-31')}`]),
  ]);
};

const OPERATORS: Record<PerformanceIndicator['operator'], (conditions: string[]) => string> = {
  must: all,
  atleast: (conditions) => `(${conditions.join(' or ')})`,
  exclusive: (conditions) => `(${conditions.map((condition) => `(${condition})::int`).join(' + ')} = 1)`,
};

const circle = (middle: { latitude: number; longitude: number }, radius: Value, bind: Bind): string => {
  const latitude = bind(middle.latitude, 'float8');
  return `coalesce(sin(radians(latitude - ${latitude}) / 2) ^ 2 + cos(radians(${latitude})) * cos(radians(latitude))
    * sin(radians(longitude - ${bind(middle.longitude, 'float8')}) / 2) ^ 2
    <= sin(least(pi() / 2, ${bind(Number(radius), 'float8')} / (2 * 6371))) ^ 2, false)`;
};

const inTown = (gazetteer: Gazetteer, town: Town, bind: Bind): string => {
  const { own, shared } = gazetteer.townKeysOf(town);
  const isShared = `town = any(${bind(shared, 'text[]')}) and region = ${bind(town.region)}`;
  return `coalesce(country = ${bind(town.country)} and (town = any(${bind(own, 'text[]')}) or (${isShared})), false)`;
};

type Town = Parameters<Gazetteer['townKeysOf']>[0];

/** A circle, an area, or words. */
const inPlace = (gazetteer: Gazetteer, address: string, radius: Value | undefined, bind: Bind): string => {
  const spot = gazetteer.spot(address, 'en')?.spot;
  if (spot?.kind === 'country') return is('country')(spot.country, bind);
  if (spot?.kind === 'region') {
    return all([is('region')(spot.region.name, bind), is('country')(spot.region.country, bind)]);
  }
  const middle = spot === undefined ? gazetteer.place(address) : spot.kind === 'city' ? spot.place : spot.at;
  if (radius !== undefined && middle) return circle(middle, radius, bind);
  if (spot?.kind === 'city') return inTown(gazetteer, spot.place, bind);
  if (spot?.kind === 'postcode') {
    return all([is('country')(spot.at.country, bind), contains('folded_address')(spot.at.postcode, bind)]);
  }
  return contains('folded_address')(address, bind);
};

/** Where people are: by town, region and country, else by words. */
const atLocality =
  (gazetteer: Gazetteer): Meaning =>
  (text, bind) => {
    const spot = gazetteer.spot(text, 'en')?.spot;
    if (spot?.kind === 'country') return is('country')(spot.country, bind);
    if (spot === undefined || spot.kind === 'postcode') return contains('folded_locality')(text, bind);
    return `coalesce(town = any(${bind(gazetteer.localitiesOf(spot), 'text[]')}), false)`;
  };

/** Registers name no country: a town is also meant where the company's country has none of that name. */
const atRegisterLocality =
  (gazetteer: Gazetteer): Meaning =>
  (text, bind) => {
    const here = atLocality(gazetteer)(text, bind);
    const spot = gazetteer.spot(text, 'en')?.spot;
    if (spot?.kind !== 'city') return here;
    const known = gazetteer.localitiesOf(spot).filter((label) => label.startsWith(' '));
    const abroad = known.flatMap((label) =>
      Object.keys(COUNTRIES)
        .filter((country) => !gazetteer.positionOf({ city: label.trim(), country }))
        .map((country) => `coalesce(town = ${bind(country + label)}, false)`),
    );
    return `(${[here, ...abroad].join(' or ')})`;
  };

/** Same name, then name starts with it, then every word starts a word, then the rest. */
const tier = (entity: Entity, text: string | undefined, bind: Bind): string => {
  if (text === undefined) return '(select 0)';
  const { keyword, spellings } = wordsOf(entity, text);
  const words = foldWords(keyword);
  const names = [keyword, ...spellings].map(fold);
  const starts = words.map((word) => `' ' || folded_names || ' ' || folded_codes like ${bind(`% ${word}%`)}`);
  const same = names.map((name) => `folded_name = ${bind(name)}`).join(' or ');
  const starting = names.map((name) => `folded_name like ${bind(`${name}%`)}`).join(' or ');
  return `case when ${same} then 0 when ${starting} then 1
    when ${all(starts)} then 2 else 3 end`;
};

/** What companies can be sorted by: the column, and how to order it. */
const SORTED: Record<string, string> = {
  name: 'folded_name collate "C"',
  founded: 'founded_on',
  revenue: 'revenue',
  employees_number: 'employees_number',
  total_assets: 'total_assets',
};

export type PlainSort = { sort: string; direction: string };

/** Every id that the search should find, in order. */
export const plainSearch = async (
  { pool, gazetteer, today }: { pool: pg.Pool; gazetteer: Gazetteer; today: string },
  entity: Entity,
  indicators: readonly PerformanceIndicator[],
  { sort, direction }: PlainSort = { sort: 'relevance', direction: 'desc' },
): Promise<number[]> => {
  const values: unknown[] = [];
  const bind: Bind = (value, type = 'text') => `$${values.push(value)}::${type}`;
  const locality = atLocality(gazetteer);
  const rules: Record<Entity, { meanings: Record<string, Meaning>; ranges: Record<string, string> }> = {
    company: { meanings: COMPANY, ranges: COMPANY_RANGES },
    person: { meanings: { ...PERSON, locality }, ranges: personRanges(today) },
    register_person: {
      meanings: { ...REGISTER_PERSON, locality: atRegisterLocality(gazetteer) },
      ranges: registerRanges(today),
    },
  };
  const { meanings, ranges } = rules[entity];
  const radius = indicators.find(({ indicator }) => indicator === 'radius')?.values[0];
  const where = indicators.flatMap((indicator) => {
    const { indicator: name, operator, values: given } = indicator;
    if (given.length === 0 || name === 'radius') return [];
    if (name === 'address') return [inPlace(gazetteer, String(given[0]), radius, bind)];
    const range = ranges[name];
    if (range !== undefined) return [between(range, given, bind)];
    if (name === 'founded') return [foundedBetween(given, bind)];
    return [OPERATORS[operator](given.map((value) => meanings[name]?.(String(value), bind) ?? 'null'))];
  });
  const ranking = indicators.find(
    ({ indicator, values: given }) => ['keyword', 'employee_name'].includes(indicator) && given.length === 1,
  );
  const order =
    SORTED[sort] === undefined
      ? tier(entity, ranking === undefined ? undefined : String(ranking.values[0]), bind)
      : `${SORTED[sort]} ${direction} nulls last`;
  // As one text: thousands of rows take longer to send and read than to find.
  const { rows } = await pool.query<{ ids: string | null }>(
    `select string_agg(id::text, ' ' order by ${order}, prominence desc, id) as ids
     from plain_${entity} where ${all(where)}`,
    values,
  );
  return rows[0]?.ids?.split(' ').map(Number) ?? [];
};

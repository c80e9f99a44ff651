import { MIN_ADDRESS_LENGTH, type PerformanceIndicator, RANGE_INDICATORS } from '@firmament/api-contract/calls/search';
import { DAY_MS } from '@firmament/calendar/day';
import type { Columns, Condition, Indicator } from '@firmament/search/schema';
import { fold } from '@firmament/text/fold';
import { AppError } from '../platform/http/app-error.ts';

/** Turns the wire's indicators into conditions of the index. Errors name the indicator that does not fit. */

export type Value = PerformanceIndicator['values'][number];

/** How one indicator becomes conditions; `refuse` says why a value cannot be used. */
export type Reading<C extends Columns> = (
  values: readonly Value[],
  refuse: (reason: Reason) => never,
) => Condition<C>[];

export type Reason = { en: string; de: string };

const NOT_A_TEXT: Reason = { en: 'expected a text', de: 'ein Text wird erwartet' };
const NO_WORDS: Reason = { en: 'expected letters or digits', de: 'Buchstaben oder Ziffern werden erwartet' };
const NOT_A_RANGE: Reason = {
  en: 'expected two numbers [min, max], either of which may be empty',
  de: 'zwei Zahlen [Minimum, Maximum] werden erwartet, jede darf leer sein',
};
const UPSIDE_DOWN: Reason = {
  en: 'the minimum is larger than the maximum',
  de: 'das Minimum ist größer als das Maximum',
};

export const unknownIndicator = (name: string): AppError =>
  refuse(name, { en: 'unknown indicator', de: 'unbekanntes Kriterium' });

const MAX_SHOWN = 60;

export const refuse = (name: string, { en, de }: Reason): AppError => {
  const shown = name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name;
  return new AppError('invalid_request', {
    fields: { [shown]: en },
    text: { en: `The request is not valid (${shown}: ${en}).`, de: `Die Anfrage ist ungültig (${shown}: ${de}).` },
  });
};

/** The words of each value must occur in the text. */
export const words =
  <C extends Columns>(toCondition: (text: string) => Condition<C>): Reading<C> =>
  (values, refuse) =>
    values.map((value) => {
      if (typeof value !== 'string' && typeof value !== 'number') return refuse(NOT_A_TEXT);
      const text = String(value);
      return fold(text) === '' ? refuse(NO_WORDS) : toCondition(text);
    });

/** Like words, for names and identifiers; `read` gives the spelling that the index has. */
export const keywords = <C extends Columns>(read: (text: string) => string): Reading<C> =>
  words((text) => ({ keyword: read(text) }));

/** Each value is one of a few names. */
export const oneOf =
  <C extends Columns>(choices: Record<string, Condition<C>>): Reading<C> =>
  (values, refuse) =>
    values.map((value) => {
      const condition = typeof value === 'string' && Object.hasOwn(choices, value) ? choices[value] : undefined;
      const list = Object.keys(choices).join(', ');
      return condition ?? refuse({ en: `expected one of ${list}`, de: `eines von ${list} wird erwartet` });
    });

/** Each value is a label as a facet lists it. */
export const label =
  <C extends Columns>(toCondition: (label: string) => Condition<C>): Reading<C> =>
  (values, refuse) =>
    values.map((value) => (typeof value === 'string' ? toCondition(value) : refuse(NOT_A_TEXT)));

export const readBound = (value: Value | undefined): number | undefined | 'malformed' => {
  if (value === undefined || value === null || value === '') return undefined;
  const number = typeof value === 'number' ? value : Number(value.trim() === '' ? Number.NaN : value);
  return Number.isFinite(number) ? number : 'malformed';
};

/** The two values are the ends of a range, both included. */
export const range =
  <C extends Columns>(toCondition: (min: number | undefined, max: number | undefined) => Condition<C>): Reading<C> =>
  (values, refuse) => {
    const [min, max] = [readBound(values[0]), readBound(values[1])];
    if (values.length > 2 || min === 'malformed' || max === 'malformed') return refuse(NOT_A_RANGE);
    if (min !== undefined && max !== undefined && min > max) return refuse(UPSIDE_DOWN);
    return [toCondition(min, max)];
  };

const NOT_DAYS: Reason = {
  en: 'expected two days or years [from, to], such as 2019-04-01 or 2019, either of which may be empty',
  de: 'zwei Tage oder Jahre [von, bis] werden erwartet, etwa 2019-04-01 oder 2019; beide dürfen leer sein',
};
const DAYS_REVERSED: Reason = { en: 'the first day is after the last', de: 'der erste Tag liegt nach dem letzten' };

const YEAR = /^\d{4}$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970 of a day, or of the day of a year that is given as month and day. */
const readDay = (value: Value | undefined, ofYear: '01-01' | '12-31'): number | undefined | 'malformed' => {
  const text = String(value ?? '').trim();
  if (text === '') return undefined;
  const day = YEAR.test(text) ? `${text}-${ofYear}` : text;
  const moment = ISO_DAY.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  // Dates roll over: the 30th of February would be a day in March.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isReal ? moment.getTime() / DAY_MS : 'malformed';
};

/** The two values are the first and the last day; a year stands for its first or last day. */
export const days =
  <C extends Columns>(toCondition: (min: number | undefined, max: number | undefined) => Condition<C>): Reading<C> =>
  (values, refuse) => {
    const [min, max] = [readDay(values[0], '01-01'), readDay(values[1], '12-31')];
    if (values.length > 2 || min === 'malformed' || max === 'malformed') return refuse(NOT_DAYS);
    if (min !== undefined && max !== undefined && min > max) return refuse(DAYS_REVERSED);
    return [toCondition(min, max)];
  };

export type Readings<C extends Columns> = Record<string, Reading<C>>;

/** The filters of a request. An indicator without values is left out. */
export const readIndicators = <C extends Columns>(
  readings: Readings<C>,
  indicators: readonly PerformanceIndicator[],
): Indicator<C>[] =>
  indicators.flatMap(({ indicator, operator, values }) => {
    const reading = Object.hasOwn(readings, indicator) ? readings[indicator] : undefined;
    if (!reading) throw unknownIndicator(indicator);
    if (values.length === 0) return [];
    const conditions = reading(values, (reason) => {
      throw refuse(indicator, reason);
    });
    // With one condition all operators mean the same.
    return [{ operator: conditions.length === 1 ? 'must' : operator, conditions }];
  });

/** Takes the text to rank by out of the indicators, as it was typed: a keyword indicator with a single value. */
export const takeKeyword = (
  indicators: readonly PerformanceIndicator[],
  names: readonly string[],
): { typed: string | undefined; rest: PerformanceIndicator[] } => {
  const chosen = indicators.find(
    ({ indicator, values }) => names.includes(indicator) && values.length === 1 && typeof values[0] === 'string',
  );
  const text = chosen?.values[0];
  if (!chosen || typeof text !== 'string') return { typed: undefined, rest: [...indicators] };
  if (fold(text) === '') throw refuse(chosen.indicator, NO_WORDS);
  return { typed: text, rest: indicators.filter((indicator) => indicator !== chosen) };
};

export type Surroundings = { address: string | undefined; radiusKm: number | undefined; rest: PerformanceIndicator[] };

const MAX_RADIUS_KM = 20_000;

/** Address and radius belong together; an address of three characters or fewer is not used. */
export const takeSurroundings = (indicators: readonly PerformanceIndicator[]): Surroundings => {
  const only = (name: string): Value | undefined => {
    const found = indicators.filter(({ indicator }) => indicator === name);
    const values = found.flatMap((indicator) => indicator.values);
    if (values.length > 1) throw refuse(name, { en: 'expected one value', de: 'ein einziger Wert wird erwartet' });
    return values[0];
  };
  const address = only('address');
  if (address !== undefined && address !== null && typeof address !== 'string') throw refuse('address', NOT_A_TEXT);
  const radius = readBound(only('radius'));
  if (radius === 'malformed' || (radius !== undefined && (radius < 0 || radius > MAX_RADIUS_KM))) {
    throw refuse('radius', {
      en: `expected 0 to ${MAX_RADIUS_KM} km`,
      de: `0 bis ${MAX_RADIUS_KM} km werden erwartet`,
    });
  }
  const isUsed = typeof address === 'string' && address.trim().length > MIN_ADDRESS_LENGTH && fold(address) !== '';
  return {
    address: isUsed ? address.trim() : undefined,
    radiusKm: radius,
    rest: indicators.filter(({ indicator }) => indicator !== 'address' && indicator !== 'radius'),
  };
};

/** The wire's name of a figure → the name that database and index use. */
export const FIGURE_OF_INDICATOR: Record<(typeof RANGE_INDICATORS)[number], string> = Object.fromEntries(
  RANGE_INDICATORS.map((name) => [name, name === 'base_per_share_capital' ? 'registered_capital' : name]),
) as Record<(typeof RANGE_INDICATORS)[number], string>;

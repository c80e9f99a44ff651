import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import { dayBoundInField, isAfter, parseDayBound } from './days.ts';
import { formatFigure, parseFigure } from './figures.ts';
import { textOf } from './indicators.ts';
import { placeIndicators } from './place.ts';
import type { FilterDefinition, FilterId, Indicators, Operator, SearchDefinition } from './search-definition.ts';
import { filterOf } from './search-definition.ts';

/** An advanced search being edited: the texts of the fields, possibly empty or wrong. */
export type DraftFilter = {
  /** Identifies the row while others come and go. */
  key: number;
  id: FilterId;
  operator: Operator;
  /** For a range: minimum and maximum. For a place: address and radius. */
  values: readonly string[];
  /** Text in a field for several values that has not been added yet. */
  typed: string;
};

export type Draft = readonly DraftFilter[];
export type Problem = 'notANumber' | 'upsideDown' | 'notADay' | 'endsBefore' | 'shortAddress' | 'noAddress';

type Definition = Pick<SearchDefinition, 'filters' | 'startingFilters'>;

const EMPTY_VALUES: Record<FilterDefinition['kind'], readonly string[]> = {
  text: [],
  select: [],
  label: [],
  listed: [],
  range: ['', ''],
  days: ['', ''],
  place: ['', ''],
  name: [''],
};

/** Kinds of filters that can have several values. */
const SEVERAL: readonly FilterDefinition['kind'][] = ['text', 'select', 'label', 'listed'];

export const emptyFilter = ({ id, kind, isEachWanted = false }: FilterDefinition, key: number): DraftFilter => ({
  key,
  id,
  operator: SEVERAL.includes(kind) && !isEachWanted ? 'atleast' : 'must',
  values: EMPTY_VALUES[kind],
  typed: '',
});

export const startingDraft = (definition: Definition): Draft =>
  definition.startingFilters.flatMap((id, key) => {
    const filter = filterOf(definition, id);
    return filter === undefined ? [] : [emptyFilter(filter, key)];
  });

const boundText = (value: PerformanceIndicator['values'][number] | undefined, language: Language): string => {
  if (value === undefined || value === null || value === '') return '';
  const number = Number(value);
  return Number.isFinite(number) ? formatFigure(number, language) : String(value);
};

export const draftOf = (definition: Definition, indicators: Indicators, language: Language): Draft =>
  indicators.flatMap(({ indicator, operator, values }, key): DraftFilter[] => {
    const filter = filterOf(definition, indicator);
    if (filter === undefined) return [];
    const row = { key, id: filter.id, operator, typed: '' };
    if (filter.kind === 'range') return [{ ...row, values: [0, 1].map((end) => boundText(values[end], language)) }];
    if (filter.kind === 'days') {
      return [{ ...row, values: [0, 1].map((end) => dayBoundInField(values[end] ?? '', language)) }];
    }
    if (filter.kind === 'place') return [{ ...row, values: [String(values[0] ?? ''), textOf(indicators, 'radius')] }];
    return [{ ...row, values: values.map((value) => String(value ?? '')) }];
  });

type Read = { indicators: PerformanceIndicator[] } | { problem: Problem };

const readRange = ({ id, operator, values: [min = '', max = ''] }: DraftFilter, language: Language): Read => {
  const bounds = [min, max].map((text) => parseFigure(text, language));
  const [lower, upper] = bounds;
  if (bounds.some((bound) => Number.isNaN(bound))) return { problem: 'notANumber' };
  if (lower === undefined && upper === undefined) return { indicators: [] };
  if (lower !== undefined && upper !== undefined && lower > upper) return { problem: 'upsideDown' };
  return { indicators: [{ indicator: id, operator, values: bounds.map((bound) => bound ?? null) }] };
};

const readDays = ({ id, operator, values: [from = '', to = ''] }: DraftFilter): Read => {
  const [start, end] = [parseDayBound(from), parseDayBound(to)];
  if (start === null || end === null) return { problem: 'notADay' };
  if (start === undefined && end === undefined) return { indicators: [] };
  if (start !== undefined && end !== undefined && isAfter(start, end)) return { problem: 'endsBefore' };
  return { indicators: [{ indicator: id, operator, values: [start ?? null, end ?? null] }] };
};

const readPlace = ({ operator, values: [address = '', radius = ''] }: DraftFilter): Read => {
  const indicators = placeIndicators(address, radius, operator);
  if (indicators.length > 0) return { indicators };
  if (address.trim() !== '') return { problem: 'shortAddress' };
  return radius.trim() === '' ? { indicators } : { problem: 'noAddress' };
};

const readValues = ({ id, operator, values, typed }: DraftFilter): Read => {
  const texts = [...values, typed].map((text) => text.trim()).filter((text) => text !== '');
  const distinct = [...new Set(texts)];
  return { indicators: distinct.length === 0 ? [] : [{ indicator: id, operator, values: distinct }] };
};

const readFilter = (definition: Definition, row: DraftFilter, language: Language): Read => {
  const kind = filterOf(definition, row.id)?.kind;
  if (kind === 'range') return readRange(row, language);
  if (kind === 'days') return readDays(row);
  return kind === 'place' ? readPlace(row) : readValues(row);
};

export type ReadDraft = { indicators: PerformanceIndicator[]; problems: ReadonlyMap<number, Problem> };

/** Reads the search from a draft. Skips filters without values; reports those with a problem by key. */
export const readDraft = (definition: Definition, draft: Draft, language: Language): ReadDraft => {
  const problems = new Map<number, Problem>();
  const indicators = draft.flatMap((row) => {
    const read = readFilter(definition, row, language);
    if ('indicators' in read) return read.indicators;
    problems.set(row.key, read.problem);
    return [];
  });
  return { indicators, problems };
};

const isEmpty = ({ values, typed }: DraftFilter): boolean => [...values, typed].every((text) => text.trim() === '');

/**
 * The draft of the next search. Rows that were not filled in yet stay where they are: whoever added one still wants it.
 * A form that nobody has touched makes way.
 */
export const nextDraft = (definition: Definition, draft: Draft, indicators: Indicators, language: Language): Draft => {
  const next = draftOf(definition, indicators, language);
  const isUntouched = draft.every(isEmpty);
  if (next.length === 0) return isUntouched ? draft : startingDraft(definition);
  if (isUntouched) return next;
  const added = [...next];
  const kept = draft.flatMap((row) => {
    const at = added.findIndex(({ id }) => id === row.id);
    if (at !== -1) return added.splice(at, 1);
    return isEmpty(row) ? [row] : [];
  });
  return [...kept, ...added].map((row, key) => ({ ...row, key }));
};

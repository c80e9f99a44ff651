import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
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
export type Problem = 'notANumber' | 'upsideDown' | 'shortAddress';

type Definition = Pick<SearchDefinition, 'filters' | 'startingFilters'>;

const EMPTY_VALUES: Record<FilterDefinition['kind'], readonly string[]> = {
  text: [],
  select: [],
  label: [],
  range: ['', ''],
  place: ['', ''],
  name: [''],
};

export const emptyFilter = ({ id, kind }: FilterDefinition, key: number): DraftFilter => ({
  key,
  id,
  operator: kind === 'text' || kind === 'select' || kind === 'label' ? 'atleast' : 'must',
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

const readPlace = ({ operator, values: [address = '', radius = ''] }: DraftFilter): Read => {
  const indicators = placeIndicators(address, radius, operator);
  return address.trim() !== '' && indicators.length === 0 ? { problem: 'shortAddress' } : { indicators };
};

const readValues = ({ id, operator, values, typed }: DraftFilter): Read => {
  const texts = [...values, typed].map((text) => text.trim()).filter((text) => text !== '');
  const distinct = [...new Set(texts)];
  return { indicators: distinct.length === 0 ? [] : [{ indicator: id, operator, values: distinct }] };
};

const readFilter = (definition: Definition, row: DraftFilter, language: Language): Read => {
  const kind = filterOf(definition, row.id)?.kind;
  if (kind === 'range') return readRange(row, language);
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

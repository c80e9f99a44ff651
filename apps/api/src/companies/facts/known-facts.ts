import type { Fact } from '@firmament/api-contract/calls/company-facts';
import { type Day, dayOf } from '@firmament/calendar/day';
import { COMPANY_FIELDS } from '@firmament/record/fields/company-fields';
import type { CompanyRow } from '../company.query.ts';
import { wireNameOf } from '../wire-words.ts';
import { withDaysOfEvents } from './dated-changes.ts';
import { displayOf } from './display.ts';
import { type Known, type StatedValues, type Value, valuesOn } from './statements.ts';

/** What a company's row says of its fields, today or on another day. */

export type KnownFacts = ReadonlyMap<string, Known>;

/** The position is ours. */
const FACTS = COMPANY_FIELDS.filter(({ path }) => !path.startsWith('position.'));
const FACT_FIELDS = FACTS.map(({ name }) => name);

/** What a source says according to the company's row, where its statement is not kept apart. */
const ownValues = (row: CompanyRow, sourceId: number): StatedValues => {
  const owners = row.value_sources as Record<string, number>;
  const values = row as unknown as Record<string, Value | null>;
  const own: Record<string, Value> = {};
  for (const { name, column = name } of FACTS) {
    const value = values[name];
    if (value !== null && value !== undefined && (owners[column] ?? row.source_id) === sourceId) own[name] = value;
  }
  return own;
};

export const factsOn = (row: CompanyRow, day: Day): KnownFacts => {
  const statements = row.statements.map(({ source_id, authority, as_of, first_as_of, read_at, values }) => ({
    sourceId: source_id,
    authority,
    asOf: as_of,
    firstAsOf: first_as_of,
    readOn: dayOf(new Date(read_at)),
    values: (values as StatedValues | null) ?? ownValues(row, source_id),
  }));
  const replaced = row.replaced.map(({ source_id, field, value, seen_from, seen_until, replaced_on }) => ({
    sourceId: source_id,
    field,
    seenFrom: seen_from,
    seenUntil: seen_until,
    replacedOn: replaced_on,
    // Kept as text, like all replaced values.
    value: field === 'registered_capital' && value !== null ? Number(value) : value,
  }));
  return valuesOn(statements, withDaysOfEvents(replaced, row.events), FACT_FIELDS, day);
};

/** The company's row with the values of another day; what was not said of that day is empty. */
export const asOfDay = (row: CompanyRow, facts: KnownFacts): CompanyRow => {
  const values = Object.fromEntries(FACT_FIELDS.map((field) => [field, facts.get(field)?.value ?? null]));
  const hasMoved = values.city !== row.city || values.street !== row.street;
  return {
    ...row,
    ...values,
    name: String(values.name ?? row.name),
    former_names: row.former_names.filter((name) => name !== values.name),
    status: String(values.status ?? row.status),
    ...(hasMoved && { latitude: null, longitude: null }),
  };
};

export const presentFacts = (row: CompanyRow, facts: KnownFacts): Fact[] =>
  [...facts].map(([field, { value, sourceId, asOf, since, basis }]) => ({
    field: wireNameOf(field),
    value,
    display: displayOf(field, value, row.country),
    source: sourceId,
    as_of: asOf,
    since,
    basis,
    source_label: row.statements.find(({ source_id }) => source_id === sourceId)?.label ?? row.source_label,
  }));

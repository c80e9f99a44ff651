import type { Change } from '../platform/operator-log/record-action.ts';

type Fields = Record<string, unknown>;

/** Every field by its path, such as `plans.1.name`: what a version changes is told field by field. */
const flatten = (value: unknown, path = ''): Fields => {
  if (typeof value !== 'object' || value === null) return { [path]: value };
  const parts = Object.entries(value).map(([name, part]) => flatten(part, path === '' ? name : `${path}.${name}`));
  return Object.assign({}, ...parts);
};

/** Paths whose values differ; null and missing are the same, as with an operator who is entered for the first time. */
export const changedFields = (before: unknown, after: unknown): string[] => {
  const [old, current] = [flatten(before), flatten(after)];
  const paths = new Set([...Object.keys(current), ...Object.keys(old)]);
  return [...paths].filter((path) => (old[path] ?? null) !== (current[path] ?? null));
};

/** The values of these fields before and after. */
export const changeOf = (before: unknown, after: unknown, paths = changedFields(before, after)): Change => {
  const only = (offer: unknown): Fields => {
    const fields = flatten(offer);
    return Object.fromEntries(paths.map((path) => [path, fields[path] ?? null]));
  };
  return { before: only(before), after: only(after) };
};

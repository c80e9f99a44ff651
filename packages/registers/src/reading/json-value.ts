import { visibleText } from '@firmament/text/visible-text';

/** Reading values of unknown JSON: the wrong type counts as missing, never as an exception. */

export type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a field as it is seen, without surrounding space; numbers count as text, blank text as missing. */
export const textAt = (object: JsonObject, key: string): string | undefined => {
  const value = object[key];
  if (typeof value === 'string') {
    const text = visibleText(value).trim();
    return text === '' ? undefined : text;
  }
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
};

/** Follows object keys; anything that is not an object on the way ends the search. */
export const objectAt = (object: JsonObject, ...path: string[]): JsonObject | undefined => {
  let current: unknown = object;
  for (const key of path) {
    if (!isJsonObject(current)) return undefined;
    current = current[key];
  }
  return isJsonObject(current) ? current : undefined;
};

export const objectsAt = (object: JsonObject, key: string): JsonObject[] => {
  const value = object[key];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
};

/** The texts of a list, blanks left out. */
export const textsAt = (object: JsonObject, key: string): string[] => {
  const value = object[key];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => (typeof item === 'string' ? visibleText(item).trim() || [] : []));
};

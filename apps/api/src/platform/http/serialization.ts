import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler as zodSerializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/**
 * Answers are checked against the contract before they leave. zod copies every value on the way; for large answers that
 * took longer than anything else. So we look first whether the copy would be the same as the answer: then the answer is
 * written as it is. Whatever is not exactly as the contract has it, or has a shape that we do not look at here, goes
 * through zod, which leaves out what the contract does not know and refuses what contradicts it.
 */

type IsExact = (value: unknown) => boolean;

const isNumber: IsExact = (value) => Number.isFinite(value);
const isString: IsExact = (value) => typeof value === 'string';
const isBoolean: IsExact = (value) => typeof value === 'boolean';

const FORMATS_BY_PATTERN: readonly (string | undefined)[] = ['date', 'datetime', 'guid'];

/** Of a text or number whose rules only zod knows: whether it leaves it as it is. */
const exactByZod = (schema: z.core.$ZodType): IsExact => {
  return (value) => {
    const result = schema._zod.run({ value, issues: [] }, { async: false });
    return !(result instanceof Promise) && result.issues.length === 0 && result.value === value;
  };
};

const exactString = (
  schema: z.core.$ZodType,
  { format, pattern, checks = [] }: z.core.$ZodStringFormatDef,
): IsExact => {
  if (checks.length > 0) return exactByZod(schema);
  if (format === undefined) return isString;
  if (pattern === undefined || !FORMATS_BY_PATTERN.includes(format)) return exactByZod(schema);
  return (value) => typeof value === 'string' && pattern.test(value);
};

const exactNumber = (schema: z.core.$ZodType, { checks = [] }: z.core.$ZodNumberDef): IsExact => {
  if (checks.length === 0) return isNumber;
  const isWhole = checks.every(({ _zod: { def } }) => 'format' in def && def.format === 'safeint');
  return isWhole ? Number.isSafeInteger : exactByZod(schema);
};

const LENGTHS = ['min_length', 'max_length'];

/** How long a list may be. */
const exactLength = (checks: readonly z.core.$ZodCheck<never>[]): IsExact | undefined => {
  if (!checks.every(({ _zod: { def } }) => LENGTHS.includes(def.check))) return undefined;
  return (value) => {
    const payload = { value: value as never, issues: [] };
    for (const check of checks) check._zod.check(payload);
    return payload.issues.length === 0;
  };
};

const both = (one: IsExact, other: IsExact | undefined): IsExact | undefined =>
  other && ((value) => one(value) && other(value));

const exactArray = (element: IsExact): IsExact => {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const item of value) if (!element(item)) return false;
    return true;
  };
};

const exactTuple = (schemas: readonly z.core.$ZodType[]): IsExact | undefined => {
  const items = schemas.map(exactnessOf);
  if (items.includes(undefined)) return undefined;
  return (value) =>
    Array.isArray(value) && value.length === items.length && items.every((isExact, i) => isExact?.(value[i]) === true);
};

/** Others may write themselves in a way of their own. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const exactRecord = (isKey: IsExact, element: IsExact): IsExact => {
  return (value) => {
    if (!isPlainObject(value)) return false;
    for (const key in value) if (key === '__proto__' || !isKey(key) || !element(value[key])) return false;
    return true;
  };
};

/** In any order: zod would write the properties in that of the contract, but nobody reads them by it. */
const exactObject = ({ shape, catchall }: z.core.$ZodObjectDef): IsExact | undefined => {
  const isOtherExact = catchall && exactnessOf(catchall);
  if (catchall !== undefined && isOtherExact === undefined) return undefined;
  const properties = new Map<string, IsExact>();
  const needed = new Set<string>();
  for (const [key, property] of Object.entries(shape)) {
    const isExact = exactnessOf(property);
    if (isExact === undefined) return undefined;
    properties.set(key, isExact);
    if (property._zod.def.type !== 'optional') needed.add(key);
  }
  return (value) => {
    if (!isPlainObject(value)) return false;
    let found = 0;
    for (const key in value) {
      const isExact = key === '__proto__' ? undefined : (properties.get(key) ?? isOtherExact);
      if (isExact?.(value[key]) !== true) return false;
      if (needed.has(key)) found++;
    }
    return found === needed.size;
  };
};

const PRIMITIVES: readonly string[] = ['string', 'number', 'boolean', 'null'];

/** Of several that fit zod takes the first; of different primitives no two fit. */
const exactUnion = (options: readonly z.core.$ZodType[]): IsExact | undefined => {
  const types = options.map(({ _zod: { def } }) => def.type);
  const isOfPrimitives = types.every((type, i) => PRIMITIVES.includes(type) && types.indexOf(type) === i);
  if (!isOfPrimitives) return options[0] && exactnessOf(options[0]);
  const all = options.map(exactnessOf);
  return all.includes(undefined) ? undefined : (value) => all.some((isExact) => isExact?.(value));
};

/** Says of a value whether zod would return it unchanged; undefined for schemas that only zod can judge. */
export const exactnessOf = (schema: z.core.$ZodType): IsExact | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return exactString(schema, def as z.core.$ZodStringFormatDef);
  if (def.type === 'number') return 'format' in def || def.coerce ? undefined : exactNumber(schema, def);
  const { checks = [] } = def;
  if (def.type === 'array') {
    const element = exactnessOf(def.element);
    return element && both(exactArray(element), exactLength(checks));
  }
  if (checks.length > 0) return undefined;
  switch (def.type) {
    case 'boolean':
      return def.coerce ? undefined : isBoolean;
    case 'enum':
    case 'literal': {
      const values: ReadonlySet<unknown> = schema._zod.values ?? new Set();
      return (value) => values.has(value);
    }
    case 'nullable':
    case 'optional': {
      const [inner, nothing] = [exactnessOf(def.innerType), def.type === 'nullable' ? null : undefined];
      return inner && ((value) => value === nothing || inner(value));
    }
    case 'record': {
      const element = exactnessOf(def.valueType);
      // Of a list of keys all have to be there, unless it is partial.
      const isOpen = def.partial === true || def.keyType._zod.values === undefined;
      return element && isOpen ? exactRecord(exactByZod(def.keyType), element) : undefined;
    }
    case 'tuple':
      return def.rest === null ? exactTuple(def.items) : undefined;
    case 'null':
      return (value) => value === null;
    case 'unknown':
      return () => true;
    case 'default':
      return both((value) => value !== undefined, exactnessOf(def.innerType));
    case 'union':
      return exactUnion(def.options);
    case 'object':
      return exactObject(def);
    default:
      return undefined;
  }
};

/** Looked into when the first answer is written: most of the answers that a call may give are rare errors. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const byZod = zodSerializerCompiler(route);
  let made: { isExact: IsExact | undefined } | undefined;
  return (data) => {
    made ??= { isExact: route.schema instanceof z.core.$ZodType ? exactnessOf(route.schema) : undefined };
    return made.isExact?.(data) ? JSON.stringify(data) : byZod(data);
  };
};

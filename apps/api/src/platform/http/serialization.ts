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

/** Those that look at one value only. */
const CHECKS = new Set(['min_length', 'max_length', 'greater_than', 'less_than', 'string_format', 'number_format']);
/** Changes what it finds; a value that it leaves as it is, is exact. */
const CHANGE = 'overwrite';

const exactChecks = (checks: readonly z.core.$ZodCheck<never>[]): IsExact | undefined => {
  if (!checks.every(({ _zod: { def } }) => CHECKS.has(def.check) || def.check === CHANGE)) return undefined;
  return (value) => {
    const payload = { value: value as never, issues: [] };
    for (const check of checks) check._zod.check(payload);
    return payload.issues.length === 0 && payload.value === value;
  };
};

const both = (one: IsExact, other: IsExact | undefined): IsExact | undefined =>
  other && ((value) => one(value) && other(value));

const exactString = ({ format, pattern, checks = [] }: z.core.$ZodStringFormatDef): IsExact | undefined => {
  if (format === undefined) return checks.length === 0 ? isString : both(isString, exactChecks(checks));
  if (checks.length > 0 || pattern === undefined || !FORMATS_BY_PATTERN.includes(format)) return undefined;
  return (value) => typeof value === 'string' && pattern.test(value);
};

const exactNumber = ({ checks = [] }: z.core.$ZodNumberDef): IsExact | undefined => {
  if (checks.length === 0) return isNumber;
  const isWhole = checks.every(({ _zod: { def } }) => 'format' in def && def.format === 'safeint');
  return isWhole ? Number.isSafeInteger : both(isNumber, exactChecks(checks));
};

const exactArray = (element: IsExact): IsExact => {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const item of value) if (!element(item)) return false;
    return true;
  };
};

/** Others may write themselves in a way of their own. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const exactRecord = (element: IsExact): IsExact => {
  return (value) => {
    if (!isPlainObject(value)) return false;
    for (const key in value) if (key === '__proto__' || !element(value[key])) return false;
    return true;
  };
};

/** In the contract's order too, because that is how zod writes them. */
const exactObject = (shape: z.core.$ZodShape): IsExact | undefined => {
  const keys = Object.keys(shape);
  const isOptional = Object.values(shape).map((property) => property._zod.def.type === 'optional');
  const properties: IsExact[] = [];
  for (const property of Object.values(shape)) {
    const isExact = exactnessOf(property);
    if (isExact === undefined) return undefined;
    properties.push(isExact);
  }
  return (value) => {
    if (!isPlainObject(value)) return false;
    let next = 0;
    for (const key in value) {
      while (keys[next] !== key && isOptional[next]) next++;
      if (keys[next] !== key || !properties[next]?.(value[key])) return false;
      next++;
    }
    while (isOptional[next]) next++;
    return next === keys.length;
  };
};

const PRIMITIVES: readonly string[] = ['string', 'number', 'boolean', 'null'];

/** Of several that fit zod takes the first; of different primitives no two fit. */
const exactUnion = (options: readonly z.core.$ZodType[]): IsExact | undefined => {
  const types = options.map(({ _zod: { def } }) => def.type);
  const isOfPrimitives = types.every((type, i) => PRIMITIVES.includes(type) && types.indexOf(type) === i);
  if (!isOfPrimitives) return options[0] && exactnessOf(options[0]);
  const all: IsExact[] = [];
  for (const option of options) {
    const isExact = exactnessOf(option);
    if (isExact === undefined) return undefined;
    all.push(isExact);
  }
  return (value) => all.some((isExact) => isExact(value));
};

/** Says of a value whether zod would return it unchanged; undefined for schemas that only zod can judge. */
export const exactnessOf = (schema: z.core.$ZodType): IsExact | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return exactString(def as z.core.$ZodStringFormatDef);
  if (def.type === 'number') return 'format' in def || def.coerce ? undefined : exactNumber(def);
  const { checks = [] } = def;
  if (def.type === 'array') {
    const element = exactnessOf(def.element);
    return element && both(exactArray(element), exactChecks(checks));
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
      return (value) => value === nothing || inner?.(value) === true;
    }
    case 'record': {
      const element = exactnessOf(def.valueType);
      return element && exactnessOf(def.keyType) === isString ? exactRecord(element) : undefined;
    }
    case 'null':
      return (value) => value === null;
    case 'unknown':
      return () => true;
    case 'default':
      return both((value) => value !== undefined, exactnessOf(def.innerType));
    case 'union':
      return exactUnion(def.options);
    case 'object':
      return def.catchall === undefined ? exactObject(def.shape) : undefined;
    default:
      return undefined;
  }
};

export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const byZod = zodSerializerCompiler(route);
  const isExact = route.schema instanceof z.core.$ZodType ? exactnessOf(route.schema) : undefined;
  return (data) => (isExact?.(data) ? JSON.stringify(data) : byZod(data));
};

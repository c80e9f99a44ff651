import type { Random } from './random.ts';

/** Values for a JSON Schema as the OpenAPI description has it: valid, nearly valid and hostile ones. */

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Values for a property of this name that get a call past its validation and deep into the code. */
export type Vocabulary = Record<string, readonly unknown[]>;

type Drawing = { random: Random; schemas: Record<string, Schema>; vocabulary: Vocabulary };

const WORDS = ['solar', 'müller', 'gmbh', 'Wien', 'Graz', 'bau', 'a', '1010', 'e.K.', 'Größe'];

const resolve = (schema: Schema, { schemas }: Drawing): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
};

const textFor = (schema: Schema, { random }: Drawing): string => {
  switch (schema.format) {
    case 'email':
      return `person${random.below(500)}@kunde.example`;
    case 'date':
      return `20${10 + random.below(20)}-0${1 + random.below(9)}-1${random.below(10)}`;
    case 'date-time':
      return `202${random.below(9)}-03-01T10:00:00.000Z`;
    default: {
      const text = Array.from({ length: 1 + random.below(3) }, () => random.pick(WORDS)).join(' ');
      return text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? 200);
    }
  }
};

const numberFor = ({ type, minimum, maximum }: Schema, { random }: Drawing): number => {
  const least = Math.max(minimum ?? 0, -1e6);
  const most = Math.min(maximum ?? 10_000, 1e6);
  const value = least + random.below(Math.max(1, most - least + 1));
  return type === 'integer' ? Math.floor(value) : value;
};

/** A value that the schema accepts, as far as the schema itself says. */
export const validValue = (given: Schema, drawing: Drawing, name = ''): unknown => {
  const { random, vocabulary } = drawing;
  const schema = resolve(given, drawing);
  const known = vocabulary[name];
  if (known && known.length > 0 && random.chance(0.8)) return random.pick(known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validValue(random.pick(choices), drawing, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => validValue(part, drawing)));
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectFor(schema, drawing);
    case 'array': {
      const length = (schema.minItems ?? 0) + random.below(3);
      return Array.from({ length }, () => validValue(schema.items ?? {}, drawing, name));
    }
    case 'integer':
    case 'number':
      return numberFor({ ...schema, type }, drawing);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return textFor(schema, drawing);
  }
};

const objectFor = ({ properties = {}, required = [] }: Schema, drawing: Drawing): Record<string, unknown> => {
  const object: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(properties)) {
    if (required.includes(key) || drawing.random.chance(0.7)) object[key] = validValue(schema, drawing, key);
  }
  return object;
};

/** Values that have broken servers before. */
export const HOSTILE: readonly unknown[] = [
  "'; drop table company; --",
  '" or 1=1 --',
  '%',
  '\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(10_000),
  '\u202Egnp.exe',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  'name\r\nBcc: all@world.example',
  '{{7*7}}#{7*7}',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '０１２３',
  'ﬀ ß ẞ ı İ',
  '',
  ' ',
  null,
  true,
  -1,
  0,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  0.1 + 0.2,
  [],
  {},
  [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]],
  { __proto__: { admin: true }, $where: '1' },
  Array.from({ length: 2_000 }, (_, index) => index),
];

/** A valid value with one thing changed. */
export const nearlyValidValue = (schema: Schema, drawing: Drawing): unknown => {
  const value = validValue(schema, drawing);
  return spoil(value, drawing.random);
};

const spoil = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return random.pick(HOSTILE);
  if (Array.isArray(value)) {
    if (value.length === 0) return [random.pick(HOSTILE)];
    const at = random.below(value.length);
    return value.map((item, index) => (index === at ? spoil(item, random) : item));
  }
  const keys = Object.keys(value);
  const key = keys.length === 0 || random.chance(0.1) ? 'unexpected' : random.pick(keys);
  if (random.chance(0.25)) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
  return { ...value, [key]: spoil((value as Record<string, unknown>)[key], random) };
};

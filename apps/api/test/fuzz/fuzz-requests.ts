import type { Endpoint } from '@firmament/api-contract/endpoint';
import type { InjectOptions } from 'fastify';
import type { Random } from './random.ts';
import { HOSTILE, nearlyValidValue, type Schema, type Vocabulary, validValue } from './schema-values.ts';

type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } };

export type Description = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

export type FuzzOptions = {
  description: Description;
  random: Random;
  vocabulary: Vocabulary;
  /** Cookies of members; some requests carry none, or a made-up one. */
  cookies: readonly string[];
};

/** Bodies that are not JSON, or claim to be something else. */
const BROKEN_BODIES: readonly { payload: string; contentType: string }[] = [
  { payload: '{"a":', contentType: 'application/json' },
  { payload: '', contentType: 'application/json' },
  { payload: 'null', contentType: 'application/json' },
  { payload: '[]', contentType: 'application/json' },
  { payload: '"text"', contentType: 'application/json' },
  { payload: '{"__proto__":{"a":1}}', contentType: 'application/json' },
  { payload: 'a=1&b=2', contentType: 'application/x-www-form-urlencoded' },
  { payload: '{"a":1}', contentType: 'text/plain' },
  { payload: '\u00ff\u00fe{"a":1}', contentType: 'application/json; charset=utf-16' },
  { payload: `${'['.repeat(50_000)}${']'.repeat(50_000)}`, contentType: 'application/json' },
];

/** Draws one request to a call of the contract. */
export const drawRequest = (endpoint: Endpoint, options: FuzzOptions): InjectOptions => {
  const { description, random, cookies } = options;
  const operation = description.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
  const kind = random.pick(['valid', 'valid', 'nearly', 'nearly', 'hostile'] as const);
  const drawing = { random, vocabulary: options.vocabulary, schemas: description.components?.schemas ?? {} };
  const draw = (schema: Schema, name: string): unknown => {
    if (kind === 'hostile' || (kind === 'nearly' && random.chance(0.3))) return random.pick(HOSTILE);
    return validValue(schema, drawing, name);
  };

  let path: string = endpoint.path;
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? []) {
    const value = draw(parameter.schema, parameter.name);
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (parameter.in === 'path') {
      // An empty segment would be another address.
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(wellFormed(text) || '0'));
    } else if (parameter.required || random.chance(0.7)) {
      query.append(parameter.name, text);
      if (kind !== 'valid' && random.chance(0.1)) query.append(parameter.name, text);
    }
  }

  const headers: Record<string, string> = {
    'accept-language': random.pick(['en', 'de', 'de-AT,de;q=0.9', 'xx', '*', ';;;', 'd'.repeat(500)]),
    'x-forwarded-for': `10.${random.below(250)}.${random.below(250)}.${1 + random.below(250)}`,
  };
  if (random.chance(0.85)) headers.cookie = random.pick(cookies);
  else if (random.chance(0.5)) headers.cookie = `firmament_session=${'A'.repeat(random.below(100))}`;

  const request: InjectOptions = {
    method: endpoint.method,
    url: `${path}${query.size > 0 ? `?${query}` : ''}`,
    headers,
  };
  if (endpoint.method === 'GET') return request;
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};
  if (kind === 'hostile' && random.chance(0.4)) {
    const { payload, contentType } = random.pick(BROKEN_BODIES);
    return { ...request, payload, headers: { ...headers, 'content-type': contentType } };
  }
  const body = kind === 'valid' ? validValue(schema, drawing) : nearlyValidValue(schema, drawing);
  return {
    ...request,
    payload: JSON.stringify(body ?? {}),
    headers: { ...headers, 'content-type': 'application/json' },
  };
};

/** `encodeURIComponent` throws on half a character. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '?').slice(0, 1_000);

import type { Endpoint, EndpointInput, EndpointOutput } from '@firmament/api-contract/endpoint';
import { ERROR_TEXTS } from '@firmament/api-contract/error-texts';
import type { ErrorBody } from '@firmament/api-contract/errors';
import type { Language } from '@firmament/api-contract/language';
import { readLanguage } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';
import { NETWORK_TEXTS } from './network-texts.ts';

/**
 * The one way to call the API. Endpoints bring their schemas, but nothing here imports zod, so that a page loads zod
 * only if one of its endpoints does.
 */

type Input = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

type CallOptions = { signal?: AbortSignal };

const fillPath = (path: string, params: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new TypeError(`${path} needs the parameter ${name}.`);
    return encodeURIComponent(String(value));
  });

const queryString = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size === 0 ? '' : `?${search}`;
};

/** Also used for links to documents. */
export const endpointUrl = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): string => {
  const { params = {}, query = {} } = input as Input;
  return fillPath(endpoint.path, params) + queryString(query);
};

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body && typeof body.message === 'string';

/** A proxy may answer for a server that is down, without our error body. */
const withoutBody = (status: number, language: Language): ApiError => {
  const code = status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal';
  return new ApiError({ code, message: ERROR_TEXTS[language][code], status });
};

const errorFrom = async (response: Response, language: Language): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isErrorBody(body)) return withoutBody(response.status, language);
  const { code, message, fields = {}, details, requestId } = body;
  return new ApiError({ code, message, fields, details, requestId, status: response.status });
};

const send = async (endpoint: Endpoint, url: string, body: unknown, language: Language, signal?: AbortSignal) => {
  const isRead = endpoint.method === 'GET';
  return fetch(url, {
    method: endpoint.method,
    headers: {
      Accept: endpoint.produces ?? 'application/json',
      'Accept-Language': language,
      ...(isRead ? {} : { 'Content-Type': 'application/json' }),
    },
    // The server accepts writes as JSON only, so that a form on another site cannot send one.
    ...(isRead ? {} : { body: JSON.stringify(body ?? {}) }),
    ...(signal === undefined ? {} : { signal }),
  });
};

const read = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  if (endpoint.produces !== undefined) return response.text();
  const body: unknown = await response.json();
  // In development a server that breaks the contract must not go unnoticed; in production it is too late to refuse.
  return import.meta.env.DEV ? endpoint.response.parse(body) : body;
};

/** Turns a missing or truncated answer into an ApiError; a cancelled call fails with the signal's reason. */
const toNetworkError = (cause: unknown, signal: AbortSignal | undefined): unknown =>
  signal?.aborted
    ? signal.reason
    : new ApiError({ code: 'network', message: NETWORK_TEXTS[readLanguage()], status: 0, cause });

const open = async <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  signal: AbortSignal | undefined,
): Promise<Response> => {
  const language = readLanguage();
  const url = endpointUrl(endpoint, input);
  const response = await send(endpoint, url, (input as Input).body, language, signal).catch((cause: unknown) => {
    throw toNetworkError(cause, signal);
  });
  if (!response.ok) throw await errorFrom(response, language);
  return response;
};

/**
 * Rejects with an `ApiError` for every failure but two: a call cancelled by its signal rejects with the signal's
 * reason, and in development an answer that breaks the contract rejects with the schema's error.
 */
export const callApi = async <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { signal }: CallOptions = {},
): Promise<EndpointOutput<E>> => {
  const response = await open(endpoint, input, signal);
  try {
    return (await read(endpoint, response)) as EndpointOutput<E>;
  } catch (cause) {
    // A connection that breaks mid-answer leaves invalid JSON.
    if (cause instanceof SyntaxError || cause instanceof TypeError || signal?.aborted) {
      throw toNetworkError(cause, signal);
    }
    throw cause;
  }
};

/**
 * A read whose caller writes out the path, so that its page loads neither the contract nor its schemas. The types still
 * check the path and the answer. Fails like `callApi`.
 */
export const readPath = async <E extends Endpoint>(
  path: E['path'],
  query: Record<string, string>,
): Promise<EndpointOutput<E>> => {
  const endpoint = { method: 'GET', path } as E;
  const response = await open(endpoint, { query } as EndpointInput<E>, undefined);
  return response.json().catch((cause: unknown) => {
    throw toNetworkError(cause, undefined);
  });
};

type FileOptions = CallOptions & { onProgress?: (bytes: number) => void };

/** Downloads a file and reports its progress; fails like `callApi`. */
export const fetchFile = async <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { signal, onProgress }: FileOptions = {},
): Promise<{ headers: Headers; content: Blob }> => {
  const { headers, body } = await open(endpoint, input, signal);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    const reader = body?.getReader();
    for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
      pieces.push(next.value);
      bytes += next.value.length;
      onProgress?.(bytes);
    }
  } catch (cause) {
    throw toNetworkError(cause, signal);
  }
  return { headers, content: new Blob(pieces, { type: headers.get('content-type') ?? '' }) };
};

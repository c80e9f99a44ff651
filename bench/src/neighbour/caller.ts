import type { Endpoint, EndpointInput, EndpointOutput } from '@firmament/api-contract/endpoint';
import type { Call } from '../engines/firmament.ts';

/** Somebody who makes calls of the contract and keeps cookies, as a browser does. */
export type Caller = {
  /** With the cookies of the answers so far. */
  headers(): Record<string, string>;
  send(call: Call): Promise<{ status: number; text: string }>;
  /** Makes a call that has to succeed. */
  ask<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointOutput<E>>;
};

/** The parts of a call, as the contract names them. */
export type Input = { params?: object; query?: object; body?: unknown };

const textsOf = (values: object): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

export const callOf = ({ method, path }: Endpoint, { params = {}, query = {}, body }: Input): Call => {
  const named = textsOf(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    path as string,
  );
  const search = new URLSearchParams(textsOf(query)).toString();
  return {
    method,
    path: search === '' ? named : `${named}?${search}`,
    // Calls with a body that they do not use are refused without one, too.
    ...(method !== 'GET' && method !== 'DELETE' && { body: JSON.stringify(body ?? {}) }),
  };
};

const PATIENCE_MS = 30_000;

type Options = { address: string; session?: string; headers?: Record<string, string> };

export const createCaller = (port: number, { address, session, headers: own }: Options): Caller => {
  const origin = `http://127.0.0.1:${port}`;
  const cookies = new Map(session === undefined ? [] : [['firmament_session', session]]);
  const keep = (line: string): void => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  };
  const headers: Caller['headers'] = () => ({
    origin,
    'x-forwarded-for': address,
    ...own,
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  });
  const send: Caller['send'] = async ({ method, path, body }) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers(), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    answer.headers.getSetCookie().forEach(keep);
    return { status: answer.status, text: await answer.text() };
  };
  const ask: Caller['ask'] = async (endpoint, input) => {
    const { status, text } = await send(callOf(endpoint, input as Input));
    if (status !== 200) throw new Error(`${endpoint.id} answered ${status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  return { headers, send, ask };
};

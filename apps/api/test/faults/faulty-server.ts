import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { findRunningEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { createToken, digestOf } from '../../src/platform/secrets.ts';
import { type Program, postmasterOf, startProgram } from '../servers/program.ts';

/** A server on the demo world, as operators run it, that trusts the addresses its clients claim. */

export type Server = Program & { address: string; startMs: number };

export const startServer = async (
  environment: Record<string, string> = {},
  nodeOptions: string[] = [],
): Promise<Server> => {
  const startedAt = performance.now();
  const program = startProgram(
    // Limits count by address; every sign-up comes from another one.
    { DATA_DIR: inject('demoDir'), DEMO: 'on', TRUST_PROXY: '127.0.0.1', ...environment },
    nodeOptions,
  );
  const address = await program.isReady;
  if (!address.startsWith('http')) throw new Error(address);
  return { ...program, address, startMs: performance.now() - startedAt };
};

/** SIGKILL, so that no handler runs. */
export const kill = async ({ child, ended }: Program): Promise<void> => {
  child.kill('SIGKILL');
  await ended;
};

export const stop = async ({ child, ended }: Program): Promise<void> => {
  child.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('the server did not end in order');
};

export const killDatabase = (dataDir = inject('demoDir')): void => {
  process.kill(postmasterOf(dataDir), 'SIGKILL');
};

/** Queries the database directly, past the product. */
export const query = async (text: string, values: unknown[] = [], dataDir = inject('demoDir')) => {
  const url = await findRunningEmbeddedPostgres(dataDir);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
};

let memberCount = 0;

/** Makes a member with a session; returns the header that carries it. */
export const createMember = async (): Promise<{ cookie: string }> => {
  const token = createToken();
  memberCount += 1;
  const email = `faults-${process.pid}-${memberCount}@kunde.example`;
  await query(
    `with made as (
       insert into account (email, full_name, language, membership_level, membership_start, created_at)
       values ($1, 'Eva Muster', 'en', 3, current_date, now()) returning id)
     insert into session (account_id, token_digest, signed_in_with, created_at, last_seen_at, expires_at)
     select id, $2, 'password', now(), now(), now() + interval '30 days' from made`,
    [email, digestOf(token)],
  );
  return { cookie: `firmament_session=${token}` };
};

let callCount = 0;

/** A different client for every call. */
export const someAddress = (): string => {
  callCount += 1;
  return `10.${(callCount >> 16) & 255}.${(callCount >> 8) & 255}.${callCount & 255}`;
};

export type Answer = { status: number; retryAfter: string | null; body: unknown; ms: number };

/** Asks once; status 0 means that the connection broke. */
export const ask = async (
  url: string,
  {
    headers = {},
    body,
    timeoutMs = 30_000,
  }: { headers?: Record<string, string>; body?: unknown; timeoutMs?: number } = {},
): Promise<Answer> => {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': someAddress(),
        ...(body !== undefined && { 'content-type': 'application/json', origin: new URL(url).origin }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      retryAfter,
      body: isJson ? JSON.parse(text) : text,
      ms: performance.now() - startedAt,
    };
  } catch {
    return { status: 0, retryAfter: null, body: undefined, ms: performance.now() - startedAt };
  }
};

/** Errors that the server logged for requests that failed through its own fault, each kind once. */
export const failuresIn = ({ output }: Program): string[] => {
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('"request failed"'));
  const errors = lines.map((line) => JSON.parse(line).err as { message: string; code?: string });
  return [...new Set(errors.map(({ message, code }) => `${code ?? ''} ${message}`))];
};

/** The value of one metric of a server. */
export const metric = async (address: string, name: string): Promise<number> => {
  const { body } = await ask(`${address}/api/metrics`);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(String(body))?.[1]);
};

/** Repeats `act` until it is told to stop. */
export const keepDoing = (act: () => Promise<void>): { stop: () => Promise<void> } => {
  let isOver = false;
  const going = (async () => {
    while (!isOver) await act();
  })();
  const stopping = async () => {
    isOver = true;
    await going;
  };
  onTestFinished(stopping);
  return { stop: stopping };
};

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const ms = (value: number): string =>
  value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;

/** Prints one result of a run of the faults: what was done, and what was seen. */
export const tell = (done: string, seen: string): void => {
  process.stdout.write(`\n■ ${done}\n  → ${seen}\n`);
};

import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { LimitName } from './limits.ts';

/**
 * One call of the API. The server's validation and documentation and the web client's types come from it, so that the
 * two cannot drift apart.
 */
export type Endpoint = {
  /** Name of the operation in the OpenAPI description. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  /** Only reads, whatever its method says. */
  readonly isReading?: true;
  readonly summary: string;
  readonly tag: string;
  /** `member`: needs a session. `operator`: needs one of an operator; for other members there is no such call. */
  readonly access: 'public' | 'member' | 'operator';
  /** Asked by a page by itself, now and then: does not keep the session of an operator alive. */
  readonly isBackground?: true;
  /** Part of what a plan pays for: refused with `access_blocked` while an invoice is in default. */
  readonly isService?: true;
  /** Also for sessions that began with a mailed password. All other calls for members refuse these. */
  readonly isOpenToMailedPassword?: true;
  /**
   * Refused to the accounts that visitors of the demo get without signing up: it would bother or mislead others, or
   * give the account a life beyond its day.
   */
  readonly isClosedToVisitors?: true;
  /**
   * The limit this call counts against, per caller address; if left out, the general limit, per user. `unlimited`: the
   * server itself is watched by it (WATCHING_AT_ONCE).
   */
  readonly limit?: LimitName | 'unlimited';
  /**
   * Keeps a processor busy, so that even four at once are too many; counts apart (COSTLY_CALLS_AT_ONCE). A call without
   * this is fair, too: what it costs is measured while it runs.
   */
  readonly isCostly?: true;
  /** Costly, and sets a document: few of a caller may wait (DOCUMENTS_AT_ONCE). */
  readonly isDocument?: true;
  /** Lasts as long as its client reads; counts as a download (DOWNLOADS_AT_ONCE). */
  readonly isDownload?: true;
  /** Its body may be larger than that of others. */
  readonly maxBodyBytes?: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Content type of a successful answer that is not JSON; `response` then only describes it. */
  readonly produces?: string;
  /** Codes this call can answer with, beyond those every call shares. */
  readonly errors: readonly ErrorCode[];
};

/** Every call may answer with these. */
export const SHARED_ERRORS = [
  'invalid_request',
  'rate_limited',
  'internal',
  'unavailable',
] as const satisfies ErrorCode[];

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Input<S> = S extends z.ZodType ? z.input<S> : never;

/** What a caller passes: only the parts that the endpoint declares. */
export type EndpointInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: Input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query: Input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: Input<E['body']> } : unknown);

export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

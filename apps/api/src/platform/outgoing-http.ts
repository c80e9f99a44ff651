import { type LookupAddress, lookup } from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

/**
 * The only way the server makes requests. It goes to the origins that the caller lists and nowhere else, never to a
 * private address, whatever DNS or a redirect says, and neither a slow nor a large answer can hold it up.
 */

export type OutgoingFailure = 'forbidden' | 'redirected' | 'timed_out' | 'too_large' | 'broken';

/** What that says of whoever was asked, in the words of those who ask registers. */
export const MEANING_OF: Readonly<Record<OutgoingFailure, 'led_astray' | 'no_answer' | 'unreadable'>> = {
  forbidden: 'led_astray',
  redirected: 'led_astray',
  timed_out: 'no_answer',
  broken: 'no_answer',
  too_large: 'unreadable',
};

export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';

  constructor(
    readonly failure: OutgoingFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type OutgoingRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Dropped when a redirect leads to another origin. */
  secretHeaders?: Record<string, string>;
  body?: string;
  /** The request and every redirect must stay within these. */
  origins: readonly string[];
  signal: AbortSignal;
};

export type OutgoingAnswer = { status: number; body: Buffer };

export type OutgoingHttp = (request: OutgoingRequest) => Promise<OutgoingAnswer>;

/** An answer whose body has not been read yet. */
export type OpenAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The whole body, unpacked; refused if it is larger than the limit. */
  whole(): Promise<Buffer>;
  /** The body as it arrives, as it was sent. */
  parts(): AsyncGenerator<Buffer>;
  /** For an answer whose body is of no interest. */
  close(): void;
};

export type OutgoingStream = (request: OutgoingRequest) => Promise<OpenAnswer>;

type Limits = { totalMs: number; silenceMs: number; maxBytes: number };

export type OutgoingOptions = {
  /** Which addresses a name may resolve to. Only tests that run a server of their own let loopback in. */
  canReach?: (address: string) => boolean;
  resolve?: typeof lookup;
  limits?: Partial<Limits>;
};

const LIMITS: Limits = { totalMs: 15_000, silenceMs: 5_000, maxBytes: 5 * 1024 * 1024 };
const MAX_REDIRECTS = 3;
/** Registers like to know who asks. */
const USER_AGENT = 'Firmament';

export const createOutgoingHttp = (options: OutgoingOptions = {}): OutgoingHttp => {
  const open = createOutgoingStream(options);
  return async (request) => {
    const answer = await open(request);
    return { status: answer.status, body: await answer.whole() };
  };
};

/** The same for answers that are too large for memory, or whose headers matter. */
export const createOutgoingStream = (options: OutgoingOptions = {}): OutgoingStream => {
  const { canReach = isPublicAddress, resolve = lookup } = options;
  const limits = { ...LIMITS, ...options.limits };
  const lookupReachable = reachableOnly(resolve, canReach);

  const assertAllowed = (url: URL, origins: readonly string[]): void => {
    if (!origins.includes(url.origin)) throw new OutgoingError('forbidden', 'the host is not one of those to be asked');
    // A URL with an address instead of a name is connected to without a lookup.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !canReach(host)) throw new OutgoingError('forbidden', 'the address is not public');
  };

  return async ({ url, origins, signal, ...request }) => {
    const first = new URL(url);
    const silence = new AbortController();
    const patience = AbortSignal.any([signal, silence.signal, AbortSignal.timeout(limits.totalMs)]);
    const timeout = { ms: limits.silenceMs, signal: patience, fellSilent: () => silence.abort() };
    let current = first;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      assertAllowed(current, origins);
      const secrets = current.origin === first.origin ? request.secretHeaders : undefined;
      const response = await send(current, { ...request, secretHeaders: secrets }, timeout, lookupReachable);
      const next = redirectOf(response, current, request.method);
      if (!next) return opened(response, limits.maxBytes, patience);
      response.destroy();
      current = next;
    }
    throw new OutgoingError('redirected', `more than ${MAX_REDIRECTS} redirects`);
  };
};

const opened = (response: IncomingMessage, maxBytes: number, signal: AbortSignal): OpenAnswer => ({
  status: response.statusCode ?? 0,
  headers: response.headers,
  whole: () => readBody(response, maxBytes, signal),
  async *parts() {
    try {
      yield* response;
    } catch (error) {
      throw asOutgoingError(error, signal);
    } finally {
      response.destroy();
    }
  },
  close: () => void response.destroy(),
});

/**
 * Resolves a name and refuses it if any of its addresses may not be reached. The connection goes to exactly what this
 * returns, so a name that resolves differently after the check gains nothing.
 */
const reachableOnly =
  (resolve: typeof lookup, canReach: (address: string) => boolean): LookupFunction =>
  (hostname, { family, hints, all }, callback) => {
    const wanted = {
      all: true as const,
      ...(family !== undefined && { family }),
      ...(hints !== undefined && { hints }),
    };
    resolve(hostname, wanted, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('the name has no address'), []);
      if (!addresses.every(({ address }) => canReach(address))) {
        return callback(new OutgoingError('forbidden', 'the name leads to an address that is not public'), []);
      }
      return all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

/** `signal` ends the exchange; `fellSilent` is called when the socket has been silent for `ms`. */
type Patience = { ms: number; signal: AbortSignal; fellSilent: () => void };

type Sending = Omit<OutgoingRequest, 'url' | 'origins' | 'signal' | 'secretHeaders'> & {
  secretHeaders: Record<string, string> | undefined;
};

const send = (
  url: URL,
  { method = 'GET', headers, secretHeaders, body }: Sending,
  { ms, signal, fellSilent }: Patience,
  lookupReachable: LookupFunction,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { 'user-agent': USER_AGENT, 'accept-encoding': 'gzip', ...headers, ...secretHeaders },
      // A new connection each time: a kept one might lead elsewhere by now.
      agent: false,
      lookup: lookupReachable,
      timeout: ms,
      signal,
    });
    request.on('timeout', fellSilent);
    request.on('error', (error) => reject(asOutgoingError(error, signal)));
    request.on('response', resolve);
    request.end(body);
  });

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Only these repeat the request as it was; after the others a POST would become another request. */
const REPEATING_REDIRECTS = new Set([307, 308]);

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage, from: URL, method = 'GET'): URL | undefined => {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return undefined;
  if (method !== 'GET' && !REPEATING_REDIRECTS.has(statusCode)) {
    throw new OutgoingError('redirected', 'the answer to a question was sent elsewhere');
  }
  if (!URL.canParse(headers.location, from.href)) throw new OutgoingError('redirected', 'the redirect leads nowhere');
  return new URL(headers.location, from);
};

const UNPACK: Record<string, (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  identity: async (packed) => packed,
};

const readBody = async (response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> => {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const unpack = Object.hasOwn(UNPACK, encoding) ? UNPACK[encoding] : undefined;
  if (!unpack) {
    response.destroy();
    throw new OutgoingError('broken', 'the answer is packed in a way we do not know');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) throw new OutgoingError('too_large', `the answer is larger than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return await unpack(Buffer.concat(chunks), { maxOutputLength: maxBytes });
  } catch (error) {
    throw asOutgoingError(error, signal);
  } finally {
    response.destroy();
  }
};

const asOutgoingError = (error: unknown, signal: AbortSignal): OutgoingError => {
  if (error instanceof OutgoingError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  // A cut-off answer only says that the connection is gone, not that we closed it.
  if (signal.aborted) return new OutgoingError('timed_out', 'the time for an answer is up', { cause: error });
  if (code === 'ERR_BUFFER_TOO_LARGE') {
    return new OutgoingError('too_large', 'the unpacked answer is too large', { cause: error });
  }
  return new OutgoingError('broken', `the exchange failed: ${message}`, { cause: error });
};

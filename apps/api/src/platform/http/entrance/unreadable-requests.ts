import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_TEXTS } from '@firmament/api-contract/error-texts';
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@firmament/api-contract/errors';

/** What Node.js says about bytes that it cannot read as a request; anything else is just not valid. */
const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what never becomes a request, and so reaches no hook and no route, like everything else. */
export const answerUnreadable = (headers: Record<string, string>) => {
  const answer = (socket: Duplex, code: ErrorCode): void => {
    const requestId = randomUUID();
    const sentence = ERROR_TEXTS.en[code];
    const body: ErrorBody = { success: false, error: sentence, message: sentence, code, requestId };
    const content = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(content)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const status = ERROR_STATUS[code];
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${content}`, () => socket.destroy());
  };
  const newest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  /** No request gets two answers: a proxy in between would take the second for the answer to somebody else. */
  const isUnanswered = (socket: Duplex): boolean => {
    const exchange = newest.get(socket);
    if (!exchange) return true;
    const { request, response } = exchange;
    // Once a request is whole, what cannot be read is the beginning of another one.
    return request.complete ? response.writableFinished : !response.headersSent;
  };
  return {
    /** For the event `clientError` of the server. */
    onClientError: (error: NodeJS.ErrnoException, socket: Duplex): void => {
      if (error.code === 'ECONNRESET' || !socket.writable || !isUnanswered(socket)) socket.destroy();
      else answer(socket, CODES[error.code ?? ''] ?? 'invalid_request');
    },
    listenTo: (server: Server): void => {
      server.on('request', (request, response) => newest.set(request.socket, { request, response }));
      // Node.js would answer these two itself, without a word.
      server.on('connect', (_request, socket) => answer(socket, 'method_not_allowed'));
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    },
  };
};

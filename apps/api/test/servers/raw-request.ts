import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** Requests byte by byte, for what no HTTP library would send. */

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };

export const listenOnFreePort = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** What `Expect: 100-continue` is answered with before the answer. */
const GO_ON = /^HTTP\/1\.1 100 Continue\r\n\r\n/;

type Sending = {
  /** The request stops in the middle: the client hangs up after it, and reads until the server does. */
  isCutOff?: boolean;
  patienceMs?: number;
};

/** Resolves to the answer; undefined if the server closed the connection without one. */
export const sendRaw = (
  port: number,
  request: string,
  { isCutOff = false, patienceMs = 10_000 }: Sending = {},
): Promise<RawAnswer | undefined> =>
  new Promise((resolve, reject) => {
    const isHead = request.startsWith('HEAD ');
    const socket = connect(port, '127.0.0.1');
    let received = '';
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parse(received));
    };
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${patienceMs} ms to ${JSON.stringify(request.slice(0, 300))}`));
    }, patienceMs);
    socket.on('data', (chunk) => {
      received = `${received}${chunk.toString('latin1')}`.replace(GO_ON, '');
      if (!isCutOff && isComplete(received, isHead)) finish();
    });
    // A server that refuses in the middle of the request may reset the connection.
    socket.on('error', finish).on('close', finish);
    const bytes = Buffer.from(request, 'latin1');
    if (isCutOff) socket.end(bytes);
    else socket.write(bytes);
  });

const parse = (text: string): RawAnswer | undefined => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (!status) return undefined;
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString('utf8');
  return { status, headers: Object.fromEntries(headers), body };
};

const isComplete = (text: string, isHead: boolean): boolean => {
  const headEnd = text.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const answer = parse(text.slice(0, headEnd));
  if (!answer) return false;
  if (isHead || answer.status === 204 || answer.status === 304) return true;
  const bodyLength = text.length - headEnd - 4;
  if (answer.headers['transfer-encoding'] === 'chunked') return text.endsWith('\r\n0\r\n\r\n');
  return answer.headers['content-length'] !== undefined && bodyLength >= Number(answer.headers['content-length']);
};

export const useRawServer = async (
  app: FastifyInstance,
): Promise<(request: string, sending?: Sending) => Promise<RawAnswer | undefined>> => {
  const port = await listenOnFreePort(app);
  onTestFinished(() => void app.server.closeAllConnections());
  return (request, sending) => sendRaw(port, request, sending);
};

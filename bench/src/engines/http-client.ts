import { Agent, request } from 'node:http';
import type { Call } from './firmament.ts';

/** A client like a browser tab: one kept connection, one call at a time, answers of any length. */

export type ClientAnswer = { status: number; text: string };
export type HttpClient = { send(call: Call): Promise<ClientAnswer>; close(): void };

const PATIENCE_MS = 30_000;

export const createHttpClient = (port: number, ownHeaders: Record<string, string>): HttpClient => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: HttpClient['send'] = ({ method, path, body = '' }) =>
    new Promise((resolve, reject) => {
      const headers = {
        origin: `http://127.0.0.1:${port}`,
        ...ownHeaders,
        ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const call = request(
        { host: '127.0.0.1', port, method, path, headers, agent, timeout: PATIENCE_MS },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            if (!answer.complete) return reject(new Error(`${path} was broken off`));
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
          });
          answer.on('error', reject);
        },
      );
      call.on('timeout', () => call.destroy(new Error(`${path} took too long`)));
      call.on('error', reject);
      call.end(body);
    });
  return { send, close: () => agent.destroy() };
};

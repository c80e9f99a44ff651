import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** What every imitation of a service that answers single questions shares. */

export type Question = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
export type Answer = { status: number; body?: string | Buffer | undefined; headers?: Record<string, string> };

export type Misbehaviour =
  | Answer
  /** Something happens there between two questions. */
  | { before: () => void };

export type ImitationServer = {
  origin: string;
  /** What was asked, in the words that `nameOf` gave it. */
  asked: string[];
  /** The next question whose name contains this is answered wrongly; the one after it not. */
  misbehave(name: string, misbehaviour: Misbehaviour): void;
  close(): void;
};

type Service = { nameOf: (question: Question) => string; answer: (question: Question) => Answer };

/** Imitations are also shown outside tests, so only this knows of a test. */
export const untilTestEnds = async <T extends { close(): void }>(starting: Promise<T>): Promise<T> => {
  const { onTestFinished } = await import('vitest');
  const started = await starting;
  onTestFinished(started.close);
  return started;
};

export const startImitationServer = async ({ nameOf, answer }: Service): Promise<ImitationServer> => {
  const asked: string[] = [];
  const planned: { name: string; misbehaviour: Misbehaviour }[] = [];
  const respond = (question: Question): Answer => {
    const name = nameOf(question);
    asked.push(name);
    const at = planned.findIndex((one) => name.includes(one.name));
    const misbehaviour = at < 0 ? undefined : planned.splice(at, 1)[0]?.misbehaviour;
    if (misbehaviour && 'status' in misbehaviour) return misbehaviour;
    misbehaviour?.before();
    return answer(question);
  };
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const { status, body = '', headers: more } = respond({ method, path, headers, body: await text(request) });
    response.writeHead(status, more).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    misbehave: (name, misbehaviour) => planned.push({ name, misbehaviour }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

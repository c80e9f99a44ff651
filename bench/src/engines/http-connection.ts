import { connect, type Socket } from 'node:net';

/** One keep-alive connection for one call at a time, with less work per call than a general HTTP client. */

export type HttpAnswer = { status: number; body: Buffer };

const HEAD_END = Buffer.from('\r\n\r\n');
const CALL_TIMEOUT_MS = 30_000;

export class HttpConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #chunks: Buffer[] = [];
  #received = 0;
  /** Length of the whole answer, once its head has been read. */
  #expected: number | undefined;
  #head: { status: number; bodyAt: number } | undefined;
  #settle: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#host = `127.0.0.1:${port}`;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.setTimeout(CALL_TIMEOUT_MS, () => this.#fail(new Error('no answer in time')));
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail(new Error('the server closed the connection')));
  }

  call(method: string, path: string, headers: Record<string, string>, body = ''): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      const lines = Object.entries({ host: this.#host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}${length}\r\n${body}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    if (this.#expected === undefined) this.#readHead();
    if (this.#expected === undefined || this.#received < this.#expected || !this.#head) return;
    const { status, bodyAt } = this.#head;
    const body = Buffer.concat(this.#chunks).subarray(bodyAt);
    const settle = this.#settle;
    this.#reset();
    settle?.resolve({ status, body });
  }

  #readHead(): void {
    const bytes = Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    const end = bytes.indexOf(HEAD_END);
    if (end === -1) return;
    const text = bytes.toString('latin1', 0, end);
    const length = /^content-length: (\d+)$/im.exec(text)?.[1];
    if (length === undefined) {
      this.#fail(new Error('the answer does not say how long it is'));
      return;
    }
    const bodyAt = end + HEAD_END.length;
    this.#head = { status: Number(text.slice(9, 12)), bodyAt };
    this.#expected = bodyAt + Number(length);
  }

  #reset(): void {
    this.#chunks = [];
    this.#received = 0;
    this.#expected = undefined;
    this.#head = undefined;
    this.#settle = undefined;
  }

  #fail(error: Error): void {
    const settle = this.#settle;
    this.#reset();
    settle?.reject(error);
  }
}

import type { Socket } from 'node:net';
import type pg from 'pg';

/** Messages of PostgreSQL: a letter, four bytes that tell the length from there on, the content. */
const HEADER = 5;
const COPY_DATA = 0x64;
/** Come beside the data and say nothing that is needed: that the copy begins, notices, parameters, notifications. */
const PASSED_OVER: ReadonlySet<number> = new Set([0x48, 0x4e, 0x53, 0x41]);

/** More pieces than this are not taken from the socket before some have been read. */
const MOST_WAITING = 16;

type Listener = (bytes: Buffer) => void;

/**
 * What a `copy … to stdout` sends, without the frame around each row. It reads from the socket itself: a connection whose
 * copy is not read to the end, or breaks off, has to go on to the next query, and millions of frames are to cost little.
 */
class CopyOut implements pg.Submittable {
  readonly #text: string;
  readonly #waiting: Buffer[] = [];
  #socket: Socket | undefined;
  /** The client's own listener, which is kept away meanwhile. */
  #listener: Listener | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #isOver = false;
  #isUnwanted = false;
  #error: Error | undefined;
  #wake: (() => void) | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  submit(connection: pg.Connection): void {
    this.#socket = connection.stream as Socket;
    const [listener] = this.#socket.listeners('data');
    this.#listener = listener as Listener;
    this.#socket.removeAllListeners('data').on('data', this.#take);
    connection.query(this.#text);
  }

  async *pieces(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        const piece = this.#waiting.shift();
        if (piece) yield piece;
        else if (this.#error) throw this.#error;
        else if (this.#isOver) return;
        else {
          this.#socket?.resume();
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
        }
      }
    } finally {
      // Whoever stops early leaves the connection to others: the rest has to pass.
      this.#isUnwanted = true;
      this.#socket?.resume();
    }
  }

  /** Moves the contents together within the bytes they came in. */
  readonly #take = (chunk: Buffer): void => {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    let filled = 0;
    while (at + HEADER <= bytes.length) {
      const kind = bytes[at] as number;
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      const isData = kind === COPY_DATA;
      if (!isData && !PASSED_OVER.has(kind)) {
        this.#handBack(bytes.subarray(at));
        at = bytes.length;
        break;
      }
      if (end > bytes.length) break;
      if (isData) for (let from = at + HEADER; from < end; from++) bytes[filled++] = bytes[from] as number;
      at = end;
    }
    this.#rest = bytes.subarray(at);
    if (filled > 0 && !this.#isUnwanted) this.#waiting.push(bytes.subarray(0, filled));
    if (this.#waiting.length > MOST_WAITING && !this.#isUnwanted) this.#socket?.pause();
    this.#wake?.();
  };

  /** The copy is over, or failed: the client reads on. */
  #handBack(bytes: Buffer): void {
    if (this.#listener === undefined) return;
    this.#socket?.removeAllListeners('data').on('data', this.#listener).resume();
    this.#listener(bytes);
    this.#listener = undefined;
  }

  // What the client tells of a query.

  handleError(error: Error): void {
    this.#error = error;
    this.#wake?.();
  }

  handleReadyForQuery(): void {
    this.#isOver = true;
    this.#wake?.();
  }

  handleCommandComplete(): void {}
  handleCopyData(): void {}
}

/** The bytes of the rows in COPY's text format, as many at a time as arrive together. */
export const copyOut = (client: pg.ClientBase, query: string): AsyncGenerator<Buffer> =>
  client.query(new CopyOut(`copy (${query}) to stdout (null '')`)).pieces();

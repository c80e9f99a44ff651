import { on } from 'node:events';
import { startWorker } from '../../platform/start-worker.ts';

export type UnpackTask = {
  path: string;
  /** How many chunks may still be sent before one is read. */
  room: Int32Array;
};

export type UnpackNews =
  | { type: 'chunk'; chunk: Uint8Array; bytesRead: number }
  | { type: 'end'; bytesRead: number }
  | { type: 'failed'; message: string };

/** Chunks of a megabyte that may wait, so that the thread goes on while the reader is busy. */
const MAX_WAITING = 8;

/** Unpacks in a thread of its own: it takes longer than reading the records does. */
export async function* readBzip2(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  const room = new Int32Array(new SharedArrayBuffer(4)).fill(MAX_WAITING);
  const thread = startWorker('imports/formats/bzip2', { path, room } satisfies UnpackTask);
  let bytesSeen = 0;
  const count = (bytesRead: number): void => {
    onBytes(bytesRead - bytesSeen);
    bytesSeen = bytesRead;
  };
  try {
    for await (const [news] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[UnpackNews]>) {
      if (news.type === 'failed') throw new Error(news.message);
      count(news.bytesRead);
      if (news.type === 'end') return;
      yield news.chunk;
      Atomics.add(room, 0, 1);
      Atomics.notify(room, 0);
    }
    throw new Error('bzip2: the thread that unpacks ended early');
  } finally {
    await thread.terminate();
  }
}

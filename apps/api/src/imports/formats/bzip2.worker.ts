import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { unpackBzip2 } from './bzip2.ts';
import type { UnpackNews, UnpackTask } from './read-bzip2.ts';

/** Unpacks a file and waits whenever enough of it has not been read yet. */

const { path, room } = workerData as UnpackTask;
const tell = (news: UnpackNews, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(news, transfer);

let bytesRead = 0;
const file = openSync(path, 'r');
try {
  const fill = (target: Uint8Array): number => {
    const count = readSync(file, target);
    bytesRead += count;
    return count;
  };
  for (const chunk of unpackBzip2(fill)) {
    while (Atomics.load(room, 0) === 0) Atomics.wait(room, 0, 0);
    Atomics.sub(room, 0, 1);
    tell({ type: 'chunk', chunk, bytesRead }, [chunk.buffer as ArrayBuffer]);
  }
  tell({ type: 'end', bytesRead });
} catch (error) {
  tell({ type: 'failed', message: (error as Error).message });
} finally {
  closeSync(file);
}

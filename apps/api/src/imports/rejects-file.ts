import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { PRIVATE_FILE } from '../platform/data-folder.ts';

/** Records that could not be read, a JSON line each: file, line, reason, excerpt. Created with the first reject. */
export type RejectsFile = {
  path: string;
  add(file: string, reject: { at: number; reason: string; excerpt: string }): void;
  count(): number;
  close(): Promise<void>;
};

/** One of an earlier run may be open to others, and would stay so. */
const createAnew = (path: string): WriteStream => {
  rmSync(path, { force: true });
  return createWriteStream(path, { mode: PRIVATE_FILE });
};

export const createRejectsFile = (path: string): RejectsFile => {
  let stream: WriteStream | undefined;
  let count = 0;
  return {
    path,
    add: (file, { at, reason, excerpt }) => {
      stream ??= createAnew(path);
      stream.write(`${JSON.stringify({ file, line: at, reason, excerpt })}\n`);
      count += 1;
    },
    count: () => count,
    close: () => new Promise((resolve, reject) => (stream ? stream.on('error', reject).end(resolve) : resolve())),
  };
};

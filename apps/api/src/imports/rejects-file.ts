import { createWriteStream, type WriteStream } from 'node:fs';

/** Records that could not be read, a JSON line each: file, line, reason, excerpt. Created with the first reject. */
export type RejectsFile = {
  path: string;
  add(file: string, reject: { at: number; reason: string; excerpt: string }): void;
  count(): number;
  close(): Promise<void>;
};

export const createRejectsFile = (path: string): RejectsFile => {
  let stream: WriteStream | undefined;
  let count = 0;
  return {
    path,
    add: (file, { at, reason, excerpt }) => {
      stream ??= createWriteStream(path);
      stream.write(`${JSON.stringify({ file, line: at, reason, excerpt })}\n`);
      count += 1;
    },
    count: () => count,
    close: () => new Promise((resolve, reject) => (stream ? stream.on('error', reject).end(resolve) : resolve())),
  };
};

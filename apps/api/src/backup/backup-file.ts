import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '../platform/operator-error.ts';

/**
 * One gzip file of lines: a head; per table its name and columns, its rows in PostgreSQL's COPY format and a line `\.`;
 * the waiting jobs likewise; and at the end the hash of everything before it. COPY never writes a bare `\.`, so the
 * parts cannot be confused.
 */

export const END_OF_ROWS = '\\.';

export const head = z.object({
  format: z.literal('firmament-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Backups of earlier versions lack them. */
  counters: z.record(z.string(), z.number()).default({}),
});

export type Head = z.infer<typeof head>;

export const part = z.object({ table: z.string(), columns: z.array(z.string()) });

const tail = z.object({ sha256: z.string() });

const NEWLINE = 10;

/** The lines of a backup as bytes, without their ends. */
export async function* readLines(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE, start); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      yield bytes.subarray(start, end);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) yield rest;
}

/** Reads the file to its end first: only a complete backup may touch a database. */
export const verifyBackup = async (path: string): Promise<Head> => {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new OperatorError(
      `${path} is not a usable backup: ${reason}`,
      'Take another backup file. Nothing was changed.',
      {
        cause,
      },
    );
  };
  const hash = createHash('sha256');
  let first: Buffer | undefined;
  let last: Buffer | undefined;
  try {
    for await (const line of readLines(path)) {
      if (last) hash.update(last).update('\n');
      last = Buffer.from(line);
      first ??= last;
    }
  } catch (cause) {
    return refuse(`it cannot be read (${(cause as NodeJS.ErrnoException).code ?? 'damaged'})`, cause);
  }
  const given = head.safeParse(parseJson(first));
  if (!given.success) return refuse('it does not begin like one');
  const sum = tail.safeParse(parseJson(last));
  if (!sum.success) return refuse('its end is missing');
  if (sum.data.sha256 !== hash.digest('hex')) return refuse('its content does not match its checksum');
  return given.data;
};

export const parseJson = (line: Buffer | undefined): unknown => {
  try {
    return JSON.parse(line?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
};

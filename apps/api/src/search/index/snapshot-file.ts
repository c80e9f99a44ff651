import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Schema } from '@firmament/search/schema';
import type { Segment } from '@firmament/search/segment';
import { readSnapshot, SnapshotError, writeSnapshot } from '@firmament/search/snapshot';
import { z } from 'zod';
import { type Entity, SCHEMAS } from './schemas.ts';

/** A segment on disk, with the database it was made from and how far its change feed had been read. */

const head = z.object({ databaseId: z.string(), mark: z.number() });
export type SnapshotHead = z.infer<typeof head>;

/** Room for the head before the snapshot itself, which wants to begin at a round place. */
const HEAD_BYTES = 256;

const pathOf = (dir: string, entity: Entity): string => join(dir, `${entity}.snapshot`);

export const saveSnapshot = async (
  dir: string,
  entity: Entity,
  segment: Segment,
  facts: SnapshotHead,
): Promise<void> => {
  await mkdir(dir, { recursive: true });
  const unfinished = `${pathOf(dir, entity)}.${process.pid}`;
  const chunks = function* (): Generator<Uint8Array> {
    yield Buffer.from(JSON.stringify(facts).padEnd(HEAD_BYTES));
    // Files take no shared memory; a copy of each piece is cheap.
    for (const chunk of writeSnapshot(segment)) yield Uint8Array.from(chunk);
  };
  try {
    await pipeline(Readable.from(chunks()), createWriteStream(unfinished));
    await rename(unfinished, pathOf(dir, entity));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

export type LoadedSnapshot = { segment: Segment; mark: number };

/** Undefined, with a reason told, when there is none that fits: it is then built from the database. */
export const loadSnapshot = async (
  dir: string,
  entity: Entity,
  databaseId: string,
  tell: (reason: string) => void,
): Promise<LoadedSnapshot | undefined> => {
  const path = pathOf(dir, entity);
  if (!existsSync(path)) return undefined;
  try {
    const facts = await readHead(path);
    if (!facts) return discard(path, 'its head is damaged', tell);
    if (facts.databaseId !== databaseId) return discard(path, 'it belongs to another database', tell);
    const segment = await readSnapshot(
      SCHEMAS[entity] as Schema,
      createReadStream(path, { start: HEAD_BYTES, highWaterMark: 4 * 1024 * 1024 }) as AsyncIterable<Uint8Array>,
    );
    return { segment, mark: facts.mark };
  } catch (error) {
    if (error instanceof SnapshotError) return discard(path, error.message, tell);
    throw error;
  }
};

const readHead = async (path: string): Promise<SnapshotHead | undefined> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return head.safeParse(JSON.parse(buffer.toString('utf8', 0, bytesRead))).data;
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
};

const discard = async (path: string, reason: string, tell: (reason: string) => void): Promise<undefined> => {
  tell(`the search snapshot ${path} is discarded: ${reason}`);
  await rm(path, { force: true });
  return undefined;
};

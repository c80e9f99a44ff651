import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '@firmament/calendar/day';
import { checksum } from '@firmament/memory/checksum';
import type { Segment } from '@firmament/search/index/segment';
import { readSnapshot, writeSnapshot } from '@firmament/search/index/snapshot';
import { z } from 'zod';
import { makeFolder, PRIVATE_FILE, PRIVATE_FOLDER } from '../../platform/data-folder.ts';
import { DOCUMENTS_VERSION } from './documents.query.ts';
import { type Entity, SCHEMAS } from './schemas.ts';

/** Memory on disk, with the database it was made from and how far its change feed had been read. */

const head = z.object({
  databaseId: z.string(),
  /** Of what was read from the database. */
  documentsVersion: z.string(),
  mark: z.number(),
  /** Checksum of the other fields: a wrong mark would go unnoticed and hide changes for ever. */
  sum: z.number(),
});
type SnapshotHead = z.infer<typeof head>;
type SnapshotFacts = Pick<SnapshotHead, 'databaseId' | 'mark'>;

/** Space for the head, padded so that the snapshot itself begins at a round offset. */
const HEAD_BYTES = 256;

/** Which file it is, and the version of what is in it. */
type SnapshotPlace = { dir: string; name: string; version: string };

const pathOf = ({ dir, name }: SnapshotPlace): string => join(dir, `${name}.snapshot`);

const headOf = ({ databaseId, mark }: SnapshotFacts, documentsVersion: string): SnapshotHead => {
  const facts = { databaseId, documentsVersion, mark };
  return { ...facts, sum: checksum(Buffer.from(JSON.stringify(facts))) };
};

let saveCount = 0;

export const saveFile = async (
  place: SnapshotPlace,
  content: Iterable<Uint8Array>,
  facts: SnapshotFacts,
): Promise<void> => {
  await makeFolder(place.dir, PRIVATE_FOLDER);
  await removeUnfinished(place);
  saveCount += 1;
  const path = pathOf(place);
  const unfinished = `${path}.${process.pid}-${saveCount}`;
  const chunks = function* (): Generator<Uint8Array> {
    yield Buffer.from(JSON.stringify(headOf(facts, place.version)).padEnd(HEAD_BYTES));
    // Files cannot be written from shared memory; copying each chunk is cheap.
    for (const chunk of content) yield Uint8Array.from(chunk);
  };
  try {
    await pipeline(Readable.from(chunks()), createWriteStream(unfinished, { mode: PRIVATE_FILE }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

/** No save takes this long: its process was killed. */
const ABANDONED_AFTER_MS = HOUR_MS;

const removeUnfinished = async ({ dir, name }: SnapshotPlace): Promise<void> => {
  for (const found of await readdir(dir)) {
    if (!found.startsWith(`${name}.snapshot.`)) continue;
    const path = join(dir, found);
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - changedAt > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
};

type Loaded<T> = { content: T; mark: number; savedAt: number };

/** Returns undefined if no snapshot fits, after telling why; what is in it is then built from the database. */
export const loadFile = async <T>(
  place: SnapshotPlace,
  databaseId: string,
  read: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
  tell: (reason: string) => void,
): Promise<Loaded<T> | undefined> => {
  const path = pathOf(place);
  if (!existsSync(path)) return undefined;
  try {
    const facts = await readHead(path);
    if (!facts) return await discard(path, 'its head is damaged', tell);
    if (facts.databaseId !== databaseId) return await discard(path, 'it belongs to another database', tell);
    if (facts.documentsVersion !== place.version) return await discard(path, 'another version wrote it', tell);
    const chunks = createReadStream(path, { start: HEAD_BYTES, highWaterMark: 4 * 1024 * 1024 });
    const content = await read(chunks as AsyncIterable<Uint8Array>);
    return { content, mark: facts.mark, savedAt: (await stat(path)).mtimeMs };
  } catch (error) {
    // Whatever is wrong with it or with the disk: the index can always be built again.
    return await discard(path, (error as Error).message, tell);
  }
};

const readHead = async (path: string): Promise<SnapshotHead | undefined> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const facts = head.parse(JSON.parse(buffer.toString('utf8', 0, bytesRead)));
    return headOf(facts, facts.documentsVersion).sum === facts.sum ? facts : undefined;
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
};

const discard = async (path: string, reason: string, tell: (reason: string) => void): Promise<undefined> => {
  tell(`the search snapshot ${path} is discarded: ${reason}`);
  await rm(path, { force: true }).catch(() => {});
  return undefined;
};

const placeOf = (dir: string, entity: Entity): SnapshotPlace => ({ dir, name: entity, version: DOCUMENTS_VERSION });

export const saveSnapshot = (dir: string, entity: Entity, segment: Segment, facts: SnapshotFacts): Promise<void> =>
  saveFile(placeOf(dir, entity), writeSnapshot(segment), facts);

type LoadedSnapshot = { segment: Segment; mark: number; savedAt: number };

export const loadSnapshot = async (
  dir: string,
  entity: Entity,
  databaseId: string,
  tell: (reason: string) => void,
): Promise<LoadedSnapshot | undefined> => {
  const read = (chunks: AsyncIterable<Uint8Array>) => readSnapshot(SCHEMAS[entity], chunks);
  const loaded = await loadFile(placeOf(dir, entity), databaseId, read, tell);
  return loaded && { segment: loaded.content, mark: loaded.mark, savedAt: loaded.savedAt };
};

import { sharedUint32, shareUint32 } from '@firmament/memory/arrays';
import { addBit, type Bitmap, bitmapLength, hasBit, nextBit } from '@firmament/memory/bitmap';
import type { Text } from '@firmament/text/utf8';
import { type Columns, type Document, type Schema, schemaFingerprint } from '../schema.ts';
import { SegmentBuilder } from './builder.ts';
import { bytesOf, findDocument, type Segment } from './segment.ts';

/** A segment and which of its documents were deleted or replaced by newer segments. */
export type ViewPart = { readonly segment: Segment; readonly deleted?: Bitmap | undefined; readonly live: number };

/** The state of a collection at one moment: every id is live in at most one part. Immutable; can be posted to threads. */
export type View<C extends Columns = Columns> = { readonly schema: Schema<C>; readonly parts: readonly ViewPart[] };

export type Changes<C extends Columns> = {
  readonly upserts?: readonly Document<C, Text>[];
  readonly deletes?: readonly number[];
};

export const createView = <C extends Columns>(schema: Schema<C>, segment?: Segment): View<C> => {
  if (segment === undefined || segment.size === 0) return { schema, parts: [] };
  if (segment.fingerprint !== schemaFingerprint(schema)) throw new Error('The segment was built for another schema.');
  return { schema, parts: [{ segment, live: segment.size }] };
};

export const liveCount = (view: View): number => view.parts.reduce((sum, part) => sum + part.live, 0);

/** Bytes of memory a view takes. */
export const bytesOfView = (view: View): number =>
  view.parts.reduce((sum, { segment, deleted }) => sum + bytesOf(segment) + (deleted?.byteLength ?? 0), 0);

/** Bytes that a view took and a later one does not: they can be freed once nobody reads the earlier one. */
export const bytesLeftBehind = (before: View, after: View): number => {
  const isKept = new Set<unknown>(after.parts.flatMap(({ segment, deleted }) => [segment, deleted]));
  return before.parts.reduce(
    (sum, { segment, deleted }) =>
      sum + (isKept.has(segment) ? 0 : bytesOf(segment)) + (isKept.has(deleted) ? 0 : (deleted?.byteLength ?? 0)),
    0,
  );
};

/**
 * Returns the view after the changes. Of several documents with one id the last wins, and a delete beats an upsert in
 * the same batch. The first `frozen` parts are not joined with others, because a background merge is reading them.
 */
export const applyChanges = <C extends Columns>(
  view: View<C>,
  changes: Changes<C>,
  { frozen = 0 }: { readonly frozen?: number } = {},
): View<C> => {
  const deletes = new Set(changes.deletes);
  const upserts = new Map<number, Document<C, Text>>();
  for (const document of changes.upserts ?? []) if (!deletes.has(document.id)) upserts.set(document.id, document);
  const gone = [...deletes, ...upserts.keys()];
  const parts = view.parts.map((part) => strikeOut(part, gone));
  if (upserts.size > 0) {
    const builder = new SegmentBuilder(view.schema);
    for (const document of upserts.values()) builder.add(document);
    parts.push({ segment: builder.finish(), live: upserts.size });
  }
  return { schema: view.schema, parts: joinSmall(view.schema, parts, frozen) };
};

const strikeOut = (part: ViewPart, ids: readonly number[]): ViewPart => {
  const { segment } = part;
  let deleted: Bitmap | undefined;
  let live = part.live;
  for (const id of ids) {
    const document = findDocument(segment, id);
    if (document === -1 || (part.deleted !== undefined && hasBit(part.deleted, document))) continue;
    deleted ??= part.deleted === undefined ? sharedUint32(bitmapLength(segment.size)) : shareUint32(part.deleted);
    if (hasBit(deleted, document)) continue;
    addBit(deleted, document);
    live--;
  }
  return deleted === undefined ? part : { segment, deleted, live };
};

/** A part is joined with its neighbour once it is no longer this many times larger than what follows it. */
const GROWTH = 2;
/** Larger parts are left to the background merge: joining them would delay the change. */
const MAX_JOINED = 50_000;

/** Keeps the number of small parts logarithmic: every document is indexed again only a few times. */
const joinSmall = <C extends Columns>(schema: Schema<C>, parts: readonly ViewPart[], frozen: number): ViewPart[] => {
  const kept = parts.slice(0, frozen);
  const free = parts.slice(frozen).filter((part) => part.live > 0);
  let from = free.length - 1;
  let following = free.at(-1)?.live ?? 0;
  while (from > 0) {
    const before = free[from - 1] as ViewPart;
    if (before.live > following * GROWTH || before.live + following > MAX_JOINED) break;
    following += before.live;
    from--;
  }
  if (from >= free.length - 1) return [...kept, ...free];
  const joined = mergeParts(schema, free.slice(from));
  return [...kept, ...free.slice(0, from), { segment: joined, live: joined.size }];
};

const mergeParts = <C extends Columns>(schema: Schema<C>, parts: readonly ViewPart[]): Segment => {
  const builder = new SegmentBuilder(schema);
  for (const { segment, deleted } of parts) builder.addSegment(segment, deleted);
  return builder.finish();
};

/** One segment with all live documents of the view. */
export const mergeView = <C extends Columns>(view: View<C>): Segment => mergeParts(view.schema, view.parts);

/**
 * Replaces the parts of `base` by `merged`, which was made from them. Documents deleted from them since are deleted
 * from it too; later parts stay. `base` must be what `frozen` protected.
 */
export const adoptMerged = <C extends Columns>(view: View<C>, base: View<C>, merged: Segment): View<C> => {
  const gone: number[] = [];
  base.parts.forEach((part, index) => {
    const now = view.parts[index];
    if (now === undefined || now.segment !== part.segment) {
      throw new Error('The view no longer has the parts that were merged: pass their number as "frozen" meanwhile.');
    }
    if (now.deleted === undefined || now.deleted === part.deleted) return;
    for (let document = nextBit(now.deleted, 0); document !== -1; document = nextBit(now.deleted, document + 1)) {
      const wasGone = part.deleted !== undefined && hasBit(part.deleted, document);
      if (!wasGone) gone.push(part.segment.ids[document] as number);
    }
  });
  const parts = merged.size === 0 ? [] : [strikeOut({ segment: merged, live: merged.size }, gone)];
  return { schema: view.schema, parts: [...parts, ...view.parts.slice(base.parts.length)] };
};

import { sharedUint32 } from '@firmament/memory/arrays';
import { PartBuilder } from './build.ts';
import {
  countBits,
  emptyPart,
  findKey,
  type Graph,
  type GraphPart,
  isGone,
  NONE,
  nodesIn,
  type Overlay,
  originOf,
  relationsIn,
  WORDS,
} from './graph.ts';
import { KeySet } from './memory/key-set.ts';
import { type NodeKey, ORIGINS, type Origin, type Relation } from './relation.ts';

/**
 * What happened to the network: all relations of these rows and all at these nodes have gone, then these came. A row that
 * was changed is named and handed in anew. Doing it twice changes nothing.
 */
export type GraphChanges = {
  readonly rows?: readonly { readonly origin: Origin; readonly row: number }[];
  readonly nodes?: readonly NodeKey[];
  readonly relations?: readonly Relation[];
};

/** Returns the state after the changes; the one before stays valid. */
export const applyChanges = (graph: Graph, changes: GraphChanges): Graph => {
  const gone = strikeOut(graph.gone, relationsIn(graph.base), hitsIn(graph.base, changes));
  const before = graph.overlay?.part ?? emptyPart();
  const replaced = strikeOut(undefined, relationsIn(before), hitsIn(before, changes));
  const came = changes.relations ?? [];
  if (gone === graph.gone && replaced === undefined && came.length === 0) return graph;
  const builder = new PartBuilder();
  takeAll(builder, before, replaced);
  for (const relation of came) builder.add(relation);
  const part = builder.finish();
  return { base: graph.base, gone, overlay: relationsIn(part) === 0 ? undefined : overlayOf(graph.base, part) };
};

/** Relations that the changes remove, some of them twice. */
const hitsIn = (part: GraphPart, { rows = [], nodes = [] }: GraphChanges): number[] => {
  const hits = rows.length === 0 ? [] : relationsOfRows(part, rows);
  for (const key of nodes) {
    const node = findKey(part.keys, key);
    if (node === NONE) continue;
    const { outStarts, inStarts, incoming } = part;
    for (let i = outStarts[node] as number; i < (outStarts[node + 1] as number); i++) hits.push(i);
    for (let i = inStarts[node] as number; i < (inStarts[node + 1] as number); i++) hits.push(incoming[i] as number);
  }
  return hits;
};

/** Looks at every relation: some milliseconds, where an index by row would take an eighth of all memory. */
const relationsOfRows = (part: GraphPart, wanted: NonNullable<GraphChanges['rows']>): number[] => {
  const ofAnyOrigin = new KeySet();
  const byOrigin = ORIGINS.map(() => new KeySet());
  for (const { origin, row } of wanted) {
    ofAnyOrigin.add(row);
    byOrigin[ORIGINS.indexOf(origin)]?.add(row);
  }
  const numbers = wanted.map(({ row }) => row);
  const [lowest, highest] = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
  const hits: number[] = [];
  const { rows, words } = part;
  for (let relation = 0; relation < rows.length; relation++) {
    const row = rows[relation] as number;
    if (row < lowest || row > highest || !ofAnyOrigin.has(row)) continue;
    const origin = originOf(words[relation * WORDS + 1] as number);
    if (byOrigin[ORIGINS.indexOf(origin)]?.has(row)) hits.push(relation);
  }
  return hits;
};

/** The bits with these added; the same array if they were there already. */
const strikeOut = (
  bits: Uint32Array | undefined,
  length: number,
  added: readonly number[],
): Uint32Array | undefined => {
  let struck: Uint32Array | undefined;
  for (const relation of added) {
    if (isGone(struck ?? bits, relation)) continue;
    struck ??= copyOfBits(bits, length);
    struck[relation >>> 5] = (struck[relation >>> 5] as number) | (1 << (relation & 31));
  }
  return struck ?? bits;
};

const copyOfBits = (bits: Uint32Array | undefined, count: number): Uint32Array => {
  const copy = sharedUint32(Math.ceil(count / 32));
  if (bits !== undefined) copy.set(bits);
  return copy;
};

const takeAll = (builder: PartBuilder, part: GraphPart, gone: Uint32Array | undefined): void => {
  const { keys, outStarts, words, rows } = part;
  for (let subject = 0; subject < keys.length; subject++) {
    for (let relation = outStarts[subject] as number; relation < (outStarts[subject + 1] as number); relation++) {
      if (isGone(gone, relation)) continue;
      const at = relation * WORDS;
      const object = keys[words[at] as number] as number;
      const [traits, days] = [words[at + 1] as number, words[at + 2] as number];
      builder.take(keys[subject] as number, object, traits, days, rows[relation] as number);
    }
  }
};

const overlayOf = (base: GraphPart, part: GraphPart): Overlay => {
  const baseNodes = sharedUint32(nodesIn(part));
  for (let node = 0; node < baseNodes.length; node++) baseNodes[node] = findKey(base.keys, part.keys[node] as number);
  return { part, baseNodes };
};

/** Merging pays once so much lies beside the base that questions and further changes notice it. */
const MERGE_FROM = 20_000;
const MERGE_SHARE = 0.05;

export const isMergeDue = ({ base, gone, overlay }: Graph): boolean => {
  const beside = Math.max(countBits(gone), overlay === undefined ? 0 : relationsIn(overlay.part));
  return beside >= Math.max(MERGE_FROM, relationsIn(base) * MERGE_SHARE);
};

/** The same state with everything in its base. Takes seconds at full size: run it in a thread of its own. */
export const mergeGraph = ({ base, gone, overlay }: Graph): Graph => {
  const builder = new PartBuilder();
  takeAll(builder, base, gone);
  if (overlay !== undefined) takeAll(builder, overlay.part, undefined);
  return { base: builder.finish() };
};

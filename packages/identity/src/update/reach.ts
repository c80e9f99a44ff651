import { type Edge, isStrong } from '../edge.ts';
import type { Decision } from '../mention.ts';
import type { Store } from '../store.ts';

/** Everything that the touched mentions reach now or reached before. */
export type Reach = { ids: Set<number>; edges: Edge[]; decisions: Set<Decision> };

export const reachOf = async (store: Store, start: Iterable<number>): Promise<Reach> => {
  const reach: Reach = { ids: new Set(start), edges: [], decisions: new Set() };
  const asked = new Set<number>();
  let next = [...reach.ids];
  while (next.length > 0) {
    const [edges, decisions] = await Promise.all([store.edges(next), store.decisions(next)]);
    // An edge from somebody who was asked before is known.
    for (const edge of edges) if (!asked.has(edge.a) && !asked.has(edge.b)) reach.edges.push(edge);
    for (const id of next) asked.add(id);
    next = [];
    const visit = (id: number): void => {
      if (reach.ids.has(id)) return;
      reach.ids.add(id);
      next.push(id);
    };
    for (const edge of edges) if (isStrong(edge)) for (const id of [edge.a, edge.b]) visit(id);
    const isThere = await presenceOf(store, decisions);
    for (const decision of decisions) {
      if (!decision.mentions.every(isThere)) continue;
      reach.decisions.add(decision);
      if (decision.verdict === 'one') for (const id of decision.mentions) visit(id);
    }
  }
  return reach;
};

/** A decision outlives the mentions it was about. */
const presenceOf = async (store: Store, decisions: readonly Decision[]): Promise<(id: number) => boolean> => {
  const entries = await store.entries([...new Set(decisions.flatMap(({ mentions }) => [...mentions]))]);
  const present = new Set(entries.map(({ id }) => id));
  return (id) => present.has(id);
};

import { type Graph, sizeOf } from '@firmament/network/graph';

/** Above this share of changed relations building anew is faster than catching up. */
const REBUILD_SHARE = 0.3;
/** So few are caught up with at once, however small the network is. */
const FEW_CHANGES = 20_000;

/** How many rows of one kind may have changed, so that catching up is worth it. */
export const mostChanges = (graph: Graph): number => Math.max(FEW_CHANGES, sizeOf(graph).relations * REBUILD_SHARE);

import type { NetworkRelation } from '@firmament/api-contract/calls/network';
import { linesOn, type Picture } from '../picture/picture.ts';

export type ListedRelation = { key: string; relation: NetworkRelation; isOnPath: boolean };

/** The path first, step by step; then the nearest to the starts, what holds before what has ended. */
export const orderRelations = ({ lines, points }: Picture, path: readonly string[]): ListedRelation[] => {
  const steps = new Map(points.map(({ id, steps: count }) => [id, count]));
  const onPath = [...linesOn(path)];
  const rankOf = ({ id, from, to }: Picture['lines'][number]): number => {
    const place = onPath.indexOf(id);
    return place === -1 ? 1_000 + (steps.get(from) ?? 0) + (steps.get(to) ?? 0) : place;
  };
  return [...lines]
    .map((line) => ({ line, rank: rankOf(line) }))
    .sort((a, b) => a.rank - b.rank || Number(a.line.isPast) - Number(b.line.isPast))
    .flatMap(({ line }) =>
      line.relations.map((relation, place) => ({
        key: `${line.id} ${place}`,
        relation,
        isOnPath: onPath.includes(line.id),
      })),
    );
};

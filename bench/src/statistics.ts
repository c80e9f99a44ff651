export type Summary = { count: number; p50: number; p95: number; p99: number; max: number };

/** By nearest rank: a duration that really occurred, not one between two. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length, Math.max(1, Math.ceil(sorted.length * share))) - 1] ?? Number.NaN;

export const summarise = (durations: readonly number[]): Summary => {
  const sorted = [...durations].sort((a, b) => a - b);
  return {
    count: sorted.length,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1) ?? Number.NaN,
  };
};

/**
 * One summary over groups of different length in which every group has the same weight: a slow engine answers fewer
 * questions in the same time, and must not look faster for it.
 */
export const summariseEvenly = (groups: readonly (readonly number[])[]): Summary => {
  const weighted = groups
    .flatMap((group) => group.map((duration) => ({ duration, weight: 1 / group.length })))
    .sort((a, b) => a.duration - b.duration);
  const whole = groups.filter((group) => group.length > 0).length;
  const at = (share: number): number => {
    let sum = 0;
    for (const { duration, weight } of weighted) {
      sum += weight;
      // Thirds do not add up exactly in binary.
      if (sum >= share * whole - 1e-9) return duration;
    }
    return weighted.at(-1)?.duration ?? Number.NaN;
  };
  return {
    count: weighted.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: weighted.at(-1)?.duration ?? Number.NaN,
  };
};

/** The specification's rule: about 1 per half second to 70, slower to 90, very slowly to 95, and no further. */
const STEPS = [
  { until: 70, msPerPoint: 500 },
  { until: 90, msPerPoint: 1_500 },
  { until: 95, msPerPoint: 6_000 },
] as const;

/** Value of the bar after the given time, in per cent. */
export const progressAt = (elapsedMs: number): number => {
  let value = 0;
  let left = Math.max(0, elapsedMs);
  for (const { until, msPerPoint } of STEPS) {
    const points = Math.min(until - value, left / msPerPoint);
    value += points;
    left -= points * msPerPoint;
  }
  return Math.floor(value);
};

/** Parts of a whole in whole per cent that add up to 100: those that lose most by rounding down get one more. */
export const wholePercents = (parts: readonly number[]): number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / whole);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byLoss = exact
    .map((percent, index) => ({ index, loss: percent - Math.floor(percent) }))
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
};

/** Tenths of a degree as they are written, by their number: some hundred for millions of companies. */
const tenths = new Map<number, string>();

/** Like `toFixed(1)`, which takes its time. */
export const tenthsOf = (degrees: number): string => {
  const scaled = degrees * 10;
  const number = Math.round(scaled);
  // In the middle between two, and around zero, the slow one knows better.
  const isPlain = number > 0 && Math.abs(Math.abs(scaled - number) - 0.5) > 1e-6;
  if (!isPlain) return degrees.toFixed(1);
  let text = tenths.get(number);
  if (text === undefined) {
    text = (number / 10).toFixed(1);
    tenths.set(number, text);
  }
  return text;
};

/** Labels by the number of their cell: some ten thousand for millions of companies. */
const labels = new Map<number, string>();

const CELLS_PER_ROW = 3601;

/** The cell of a tenth of a degree in which a position lies, as "48.2,16.4": like `toFixed(1)`, which is slow. */
export const cellLabel = (latitude: number, longitude: number): string => {
  const row = tenths(latitude);
  const column = tenths(longitude);
  if (row === undefined || column === undefined) return `${latitude.toFixed(1)},${longitude.toFixed(1)}`;
  const cell = row * CELLS_PER_ROW + column;
  let label = labels.get(cell);
  if (label === undefined) {
    label = `${(row / 10).toFixed(1)},${(column / 10).toFixed(1)}`;
    labels.set(cell, label);
  }
  return label;
};

/** Undefined halfway between two tenths and up to zero, where only `toFixed` knows the result. */
const tenths = (degrees: number): number | undefined => {
  const scaled = degrees * 10;
  const number = Math.round(scaled);
  return number > 0 && Math.abs(Math.abs(scaled - number) - 0.5) > 1e-6 ? number : undefined;
};

export type Point = [x: number, y: number];

/** Coordinates are kept in tenths of a unit: exact sums, and short numbers in the markup. */
const tenths = (value: number): number => Math.round(value * 10);

const number = (inTenths: number): string => String(inTenths / 10).replace(/^(-?)0\./, '$1.');

/** A pair of numbers as short as SVG allows: a minus sign separates by itself. */
const pair = (x: number, y: number): string => `${number(x)}${y < 0 ? '' : ' '}${number(y)}`;

/** One relative path, since repeated absolute coordinates would double the size of the page. */
const relative = (points: readonly Point[], step: (dx: number, dy: number, index: number) => string): string => {
  let lastX = 0;
  let lastY = 0;
  return points
    .map(([x, y], index) => {
      const [tenthX, tenthY] = [tenths(x), tenths(y)];
      const text = step(tenthX - lastX, tenthY - lastY, index);
      [lastX, lastY] = [tenthX, tenthY];
      return text;
    })
    .join('');
};

export const polyline = (points: readonly Point[]): string =>
  relative(points, (dx, dy, index) => `${index === 0 ? 'M' : 'l'}${pair(dx, dy)}`);

/** Points are sorted from left to right in bands of this height, which keeps the steps between them small. */
const BAND_HEIGHT = 4;

/** Draws points as zero-length lines, which round caps turn into discs as wide as the stroke. */
export const pointsPath = (points: readonly Point[]): string => {
  const distinct = [...new Map(points.map((point) => [point.map(tenths).join(), point])).values()];
  const band = ([, y]: Point) => Math.floor(y / BAND_HEIGHT);
  const sorted = distinct.sort((a, b) => band(a) - band(b) || a[0] - b[0] || a[1] - b[1]);
  return relative(sorted, (dx, dy, index) => `${index === 0 ? 'M' : 'm'}${pair(dx, dy)}h0`);
};

/** A vertex closer than this to the previous one does not show. */
const MIN_STEP = 1.4;

export const thinned = (points: readonly Point[]): Point[] => {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    const isEnd = index === points.length - 1;
    if (last === undefined || isEnd || Math.hypot(point[0] - last[0], point[1] - last[1]) >= MIN_STEP) kept.push(point);
  }
  return kept;
};

export const markupPath = (part: string, d: string): string => `<path data-part="${part}" d="${d}"/>`;

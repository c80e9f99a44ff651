import classes from './sparkline.module.css';

const WIDTH = 60;
const HEIGHT = 20;
const MARGIN = 3;

type Point = { x: number; y: number };

/** Years without a value leave a gap; if nothing changes, the line runs in the middle. */
const pointsOf = (values: readonly (number | null)[]): (Point | undefined)[] => {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const step = values.length > 1 ? (WIDTH - 2 * MARGIN) / (values.length - 1) : 0;
  return values.map((value, index) => {
    if (value === null) return undefined;
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return { x: MARGIN + index * step, y: HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN) };
  });
};

const round = (value: number): number => Math.round(value * 10) / 10;

const pathOf = (points: readonly (Point | undefined)[]): string =>
  points
    .map((point, index) => {
      if (point === undefined) return '';
      return `${points[index - 1] === undefined ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`;
    })
    .join('');

/** A chart in the size of a word. Decoration: the figures are beside it. */
export const Sparkline = ({ values }: { values: readonly (number | null)[] }) => {
  const points = pointsOf(values);
  const end = points.findLast((point) => point !== undefined);
  return (
    <svg
      className={classes.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={pathOf(points)} />
      {end !== undefined && <circle cx={round(end.x)} cy={round(end.y)} r="2.25" />}
    </svg>
  );
};

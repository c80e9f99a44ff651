import classes from './samples.module.css';

const WIDTH = 68;
const HEIGHT = 20;

/** Positions of the values in the frame, the smallest at the bottom. */
const pointsOf = (values: readonly number[]): [x: number, y: number][] => {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  return values.map((value, index) => [
    Math.round((index / (values.length - 1)) * WIDTH),
    Math.round((1 - (value - least) / range) * (HEIGHT - 4)) + 2,
  ]);
};

type SparklineProps = { values: readonly number[] };

/** The trend of a figure over the years. Decoration only: the numbers are beside it. */
export const Sparkline = ({ values }: SparklineProps) => {
  const points = pointsOf(values);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={classes.sparkline} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <path d={`M${points.join('L')}`} />
      <path d={`M${x} ${y}h0`} strokeWidth="5" />
    </svg>
  );
};

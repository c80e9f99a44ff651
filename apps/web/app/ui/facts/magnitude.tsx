import classes from './magnitude.module.css';

/** Smaller points would be invisible. */
const MIN_DIAMETER = 3;

/** The eye compares areas, not widths. */
export const diameterOf = (value: number, largest: number, maxDiameter: number): number =>
  Math.max(MIN_DIAMETER, Math.round(maxDiameter * Math.sqrt(value / largest) * 10) / 10);

type MagnitudeProps = {
  value: number;
  largest: number;
  /** Diameter of the largest point, in pixels. */
  maxDiameter: number;
  tone?: 'ink' | 'primary' | 'light' | 'amber';
};

/** A point whose area shows a quantity. Decoration only: the number is beside it. */
export const Magnitude = ({ value, largest, maxDiameter, tone = 'ink' }: MagnitudeProps) => {
  const size = `${diameterOf(value, largest, maxDiameter) / 16}rem`;
  return <i className={classes.point} data-tone={tone} style={{ width: size, height: size }} aria-hidden="true" />;
};

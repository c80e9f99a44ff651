import classes from './magnitude.module.css';

/** Smaller ones would not be seen. */
const MIN_DIAMETER = 3;

/** The area, not the width, is what the eye compares. */
export const diameterOf = (value: number, largest: number, maxDiameter: number): number =>
  Math.max(MIN_DIAMETER, Math.round(maxDiameter * Math.sqrt(value / largest) * 10) / 10);

type MagnitudeProps = {
  value: number;
  largest: number;
  /** Of the largest, in pixels. */
  maxDiameter: number;
  tone?: 'ink' | 'primary' | 'light' | 'amber';
};

/** A point whose area is a quantity. Decoration: the number stands beside it. */
export const Magnitude = ({ value, largest, maxDiameter, tone = 'ink' }: MagnitudeProps) => {
  const size = `${diameterOf(value, largest, maxDiameter) / 16}rem`;
  return <i className={classes.point} data-tone={tone} style={{ width: size, height: size }} aria-hidden="true" />;
};

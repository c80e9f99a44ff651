import classes from './star-trails.module.css';

/** All stars turn by the same angle around the same centre, as on a long-exposure photograph. */
const CENTRE = { x: 1120, y: 560 };
const TURN_RADIANS = 0.34;
const TRAILS = 150;
const ASKED = new Set([20, 31]);

/** The golden angle spreads any number of stars evenly, without a visible pattern. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

const tenths = (value: number): number => Math.round(value * 10) / 10;

const arc = (index: number): string => {
  const radius = 36 + 6.3 * index + ((index * 37) % 11);
  const from = index * GOLDEN_ANGLE;
  const at = (angle: number) =>
    `${tenths(CENTRE.x + radius * Math.cos(angle))} ${tenths(CENTRE.y + radius * Math.sin(angle))}`;
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(from + TURN_RADIANS)}`;
};

/** Bright, middling and faint stars, in a fixed rhythm. */
const BRIGHTNESS = [0.8, 0.42, 0.2];

const pathOfClass = (brightness: number): string =>
  Array.from({ length: TRAILS }, (_, index) => index)
    .filter((index) => !ASKED.has(index) && (index * 7) % BRIGHTNESS.length === brightness)
    .map(arc)
    .join('');

/** Behind the closing banner. Decoration only. */
export const StarTrails = () => (
  <svg className={classes.trails} viewBox="0 0 1440 560" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    {BRIGHTNESS.map((opacity, brightness) => (
      <path key={opacity} d={pathOfClass(brightness)} strokeOpacity={opacity} />
    ))}
    <path className={classes.asked} d={[...ASKED].map(arc).join('')} />
  </svg>
);

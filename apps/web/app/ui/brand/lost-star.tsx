import classes from './lost-star.module.css';

const FADE_ID = 'lost-star-fade';

type LostStarProps = { className?: string };

/** The mark with its third star missing. Decoration only. */
export const LostStar = ({ className = '' }: LostStarProps) => (
  <svg className={`${classes.figure} ${className}`} viewBox="0 0 416 384" aria-hidden="true">
    <defs>
      <linearGradient id={FADE_ID}>
        <stop className={classes.fadeEnd} offset="0" />
        <stop className={classes.fadeMiddle} offset=".5" />
        <stop className={classes.fadeEnd} offset="1" />
      </linearGradient>
    </defs>
    <path
      stroke={`url(#${FADE_ID})`}
      fill="none"
      d="M-40 300A420 420 0 0 1 456 96M-40 372A480 480 0 0 1 456 176M-40 236A360 360 0 0 1 456 8"
    />
    <path className={classes.line} d="M86.5 309.4 122.6 113.3M146.9 100.6 303.7 143.5" />
    <circle className={classes.star} cx="83" cy="328" r="13" />
    <circle className={classes.star} cx="126" cy="95" r="21" />
    <circle className={classes.lost} cx="326" cy="150" r="18" />
    <g className={classes.dust}>
      <circle cx="36" cy="150" r="1.5" />
      <circle cx="212" cy="52" r="2" />
      <circle cx="250" cy="226" r="1.5" />
      <circle cx="178" cy="286" r="2.5" />
      <circle cx="356" cy="278" r="2" />
      <circle cx="388" cy="74" r="1.5" />
      <circle cx="286" cy="340" r="1.5" />
      <circle cx="58" cy="44" r="2" />
    </g>
  </svg>
);

import classes from './logo.module.css';
import { LOGO_WORD_ID } from './logo-word.tsx';

const MARK_LINES = 'M8.2 26.4 11.4 8.4 25.4 12.6';

/** Three stars, two lines: the small constellation. */
const Constellation = () => (
  <>
    <path d={MARK_LINES} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" opacity=".62" />
    <circle cx="8.2" cy="26.4" r="2.5" fill="currentColor" />
    <circle cx="11.4" cy="8.4" r="3.9" fill="currentColor" />
    <circle className={classes.star} cx="25.4" cy="12.6" r="2.9" />
  </>
);

/** The view box starts where the mark does, so that its edge lines up with the text below. */
export const Logo = () => (
  <svg className={classes.logo} viewBox="5.5 0 142 32" role="img" aria-label="Firmament">
    <Constellation />
    <use href={`#${LOGO_WORD_ID}`} transform="translate(36 24.2)" fill="currentColor" />
  </svg>
);

/** The constellation without the word, for where there is no room for it. */
export const Mark = () => (
  <svg className={classes.mark} viewBox="0 0 32 32" role="img" aria-label="Firmament">
    <Constellation />
  </svg>
);

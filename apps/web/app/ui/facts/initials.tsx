import classes from './initials.module.css';

/** First letters of the first and the last word. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/);
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
};

/** Takes the place of a portrait; the name is beside it. */
export const Initials = ({ name, isSmall = false }: { name: string; isSmall?: boolean }) => (
  <span className={classes.initials} data-small={isSmall} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

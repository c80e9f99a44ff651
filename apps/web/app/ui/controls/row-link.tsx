import { Link, type LinkProps } from 'react-router';
import classes from './row-link.module.css';

/** Makes the whole row that it stands in a link; the row is its container. */
export const RowLink = ({ className = '', ...link }: LinkProps & { className?: string }) => (
  <Link {...link} className={`${classes.link} ${className}`} />
);

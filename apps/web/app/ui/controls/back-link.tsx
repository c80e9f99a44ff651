import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './back-link.module.css';

/** Above a page: the way back to the list that led to it. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link className={classes.back} to={to}>
    <IconArrowLeft size={14} stroke={1.7} aria-hidden />
    {children}
  </Link>
);

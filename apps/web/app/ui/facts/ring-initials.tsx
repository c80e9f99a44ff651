import { Initials } from './initials.tsx';
import classes from './ring-initials.module.css';

/** Somebody whom only registers tell of: a ring, where people with a profile have a filled circle. */
export const RingInitials = ({ name }: { name: string }) => (
  <span className={classes.ring}>
    <Initials name={name} />
  </span>
);

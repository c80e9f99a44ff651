import classes from './register-label.module.css';

/** Marks somebody whom only registers tell of; `why` says what follows from it. The word is the same in English. */
export const RegisterLabel = ({ why }: { why: string }) => (
  <span className={classes.label} title={why}>
    Register
  </span>
);

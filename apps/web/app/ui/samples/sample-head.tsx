import type { ReactNode } from 'react';
import classes from './sample-head.module.css';

type SampleHeadProps = { title: string; note?: ReactNode };

export const SampleHead = ({ title, note }: SampleHeadProps) => (
  <div className={classes.head}>
    <h3>{title}</h3>
    {note !== undefined && <small>{note}</small>}
  </div>
);

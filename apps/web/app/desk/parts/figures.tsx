import type { ReactNode } from 'react';
import classes from './figures.module.css';

/** A few figures side by side, each under its name. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className={classes.figures}>{children}</dl>;

type FigureProps = { name: string; value: ReactNode; note?: ReactNode };

export const Figure = ({ name, value, note }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={classes.value}>{value}</dd>
    {note !== undefined && <dd className={classes.note}>{note}</dd>}
  </div>
);

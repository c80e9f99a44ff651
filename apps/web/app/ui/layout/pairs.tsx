import type { ReactNode } from 'react';
import classes from './pairs.module.css';

type PairsProps = { pairs: readonly { name: string; text: ReactNode; picture: ReactNode }[] };

/** Text beside what it is about, the sides changing from row to row. */
export const Pairs = ({ pairs }: PairsProps) => (
  <ul className={classes.pairs}>
    {pairs.map(({ name, text, picture }) => (
      <li key={name}>
        <div className={classes.text}>{text}</div>
        <div>{picture}</div>
      </li>
    ))}
  </ul>
);

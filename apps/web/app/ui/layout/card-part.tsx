import type { ReactNode } from 'react';
import classes from './card-part.module.css';

type CardPartProps = {
  title: string;
  count?: number;
  children: ReactNode;
};

/** A part of a card under a heading of its own. */
export const CardPart = ({ title, count, children }: CardPartProps) => (
  <section className={classes.part}>
    <h3>
      {title} {count !== undefined && <span>{count}</span>}
    </h3>
    {children}
  </section>
);

import type { ReactNode } from 'react';
import classes from './entrance.module.css';
import { Promotion } from './promotion.tsx';

type EntranceProps = { heading: string; lead?: string; banner?: ReactNode; picture: ReactNode; children: ReactNode };

/** The ground of sign-in, sign-up and reset: the form on one side, the night sky on the other. */
export const Entrance = ({ heading, lead, banner, picture, children }: EntranceProps) => (
  <div className={classes.entrance}>
    <div className={classes.side} data-verification>
      <div className={classes.column}>
        {banner}
        <h1 className={classes.heading}>{heading}</h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </div>
    <Promotion picture={picture} />
  </div>
);
